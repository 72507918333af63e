#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// A reader that has had enough ends the tool without a word, also if whoever started it ignores the signal.
signal(SIGPIPE, SIG_DFL)
exit(await Tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
