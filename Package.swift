// swift-tools-version: 6.2

import PackageDescription

/// Settings of every target of our own: the Swift 6 language mode comes from the tools version,
/// and a warning does not land.
let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Rounding is in the mathematical part of the C library, which only programs that import Glibc link by themselves.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
    name: "Tinamou",
    products: [
        .library(name: "Tinamou", targets: ["Tinamou"]),
        .library(name: "TinamouLayout", targets: ["TinamouLayout"]),
        .library(name: "TinamouScroll", targets: ["TinamouScroll"]),
        .library(name: "TinamouUIKit", targets: ["TinamouUIKit"]),
        .library(name: "TinamouDocuments", targets: ["TinamouDocuments"]),
        .library(name: "CTinamou", targets: ["CTinamou", "TinamouABI"]),
        .executable(name: "tinamou", targets: ["TinamouTool"]),
    ],
    targets: [
        .target(name: "Tinamou", swiftSettings: settings, linkerSettings: mathematics),
        .target(
            name: "CTinamou",
            exclude: ["build", "tinamou.pc.in", "TinamouConfig.cmake", "TinamouConfigVersion.cmake.in"]),
        .target(name: "TinamouABI", dependencies: ["Tinamou", "CTinamou"], swiftSettings: settings),
        .target(name: "TinamouLayout", dependencies: ["Tinamou"], swiftSettings: settings),
        .target(name: "TinamouScroll", dependencies: ["Tinamou", "TinamouLayout"], swiftSettings: settings),
        .target(
            name: "TinamouUIKit", dependencies: ["Tinamou", "TinamouLayout", "TinamouScroll"], swiftSettings: settings),
        .target(
            name: "TinamouDocuments", dependencies: ["Tinamou", "TinamouLayout", "TinamouScroll"],
            swiftSettings: settings),
        .executableTarget(
            name: "TinamouTool", dependencies: ["TinamouDocuments", "TinamouLayout", "Tinamou"],
            swiftSettings: settings),
        .target(
            name: "Generators", dependencies: ["Tinamou", "TinamouLayout"], path: "Tests/Generators",
            swiftSettings: settings),
        .target(
            name: "FuzzChecks", dependencies: ["TinamouLayout", "TinamouDocuments"], path: "Tests/Fuzzing/Checks",
            swiftSettings: settings),
        .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
        .executableTarget(
            name: "bench",
            dependencies: ["Tinamou", "TinamouLayout", "TinamouABI", "CTinamou", "Generators", "AllocationCounter"],
            path: "Benchmarks/Bench", swiftSettings: settings),
        .testTarget(name: "GeneratorsTests", dependencies: ["Tinamou", "Generators"], swiftSettings: settings),
        .testTarget(
            name: "TinamouTests", dependencies: ["Tinamou", "Generators", "AllocationCounter"], swiftSettings: settings),
        .testTarget(
            name: "TinamouLayoutTests",
            dependencies: ["Tinamou", "TinamouLayout", "Generators", "AllocationCounter"],
            swiftSettings: settings),
        .testTarget(
            name: "TinamouScrollTests",
            dependencies: ["Tinamou", "TinamouLayout", "TinamouScroll", "Generators", "AllocationCounter"],
            swiftSettings: settings),
        .testTarget(
            name: "TinamouUIKitTests", dependencies: ["TinamouUIKit", "TinamouScroll", "TinamouLayout", "Generators"],
            swiftSettings: settings),
        .testTarget(
            name: "TinamouDocumentsTests",
            dependencies: [
                "Tinamou", "TinamouLayout", "TinamouScroll", "TinamouDocuments", "Generators", "FuzzChecks",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "abi-checks", dependencies: ["CTinamou", "TinamouABI"], path: "Tests/ABITests/Program"),
        .testTarget(
            name: "ABITests", dependencies: ["TinamouABI", "abi-checks"], path: "Tests/ABITests",
            exclude: ["Program", "Threads", "check-library", "check-threads"], swiftSettings: settings),
        .testTarget(name: "ToolTests", dependencies: ["TinamouTool"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
