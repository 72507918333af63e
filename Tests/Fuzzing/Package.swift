// swift-tools-version: 6.2

import PackageDescription

// The fuzzers, in a package of their own: libFuzzer brings the main function, without which nothing else would build.
// `run` builds and runs them.

let package = Package(
    name: "Fuzzing",
    dependencies: [.package(name: "Tinamou", path: "../..")],
    targets: [
        .target(name: "LibFuzzer", path: "LibFuzzer"),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "LibFuzzer", .product(name: "Tinamou", package: "Tinamou"),
                .product(name: "TinamouLayout", package: "Tinamou"),
                .product(name: "TinamouDocuments", package: "Tinamou"),
            ],
            path: ".", exclude: ["run", "LibFuzzer", "Dictionaries"], sources: ["Checks", "Fuzzer"],
            swiftSettings: [.treatAllWarnings(as: .error), .unsafeFlags(["-parse-as-library"])]),
    ],
    swiftLanguageModes: [.v6]
)
