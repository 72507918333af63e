#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The value of an environment variable.
func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}

/// Whether two states are the same; a function of its own so that a failure does not print them.
func isSame(_ one: [UInt64], _ other: [UInt64]) -> Bool { one == other }
