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
