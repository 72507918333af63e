extension LayoutOptions {
    /// The options without a value.
    static let flags = ["--all-devices", "--assumptions"]

    /// The options with one.
    static let valued = ["--size", "--device", "--direction", "--set", "--offset", "--inputs"]

    /// What the help of a command says of them, with the directions that the command takes.
    static func help(directions: String = "ltr, rtl for right to left, or both") -> String {
        """
          --size WxH       lays out screens and views by themselves in this size
          --device NAME    lays out for a device, such as 'iPhone SE' or retina4_7, held
                           sideways with 'iPhone SE landscape'; as often as wanted
          --all-devices    lays out for all current devices, both ways of holding them
          --direction D    \(directions)
          --set ID=C       gives a constraint another constant; as often as wanted
          --offset ID=Y    scrolls a scroll view; ID=X,Y along both axes
          --inputs FILE    safe areas, margins, sizes of contents and so on that a
                           document leaves to the system, as a JSON object or a manifest
          --assumptions    tells on standard error which numbers come from the tool's
                           own tables
        """
    }
}
