/// A layout that shows what the solver is for, in three forms.
package protocol Demo {
    /// A table of what it does, and what is proved of it.
    func report() throws -> String

    /// A strip of moments, as an SVG document.
    func drawing() throws -> String

    /// A page on which a person can try it, as an HTML document that needs nothing else.
    func page() throws -> String
}
