import Testing
import TinamouLayout

/// Every way to be wrong, with the place at which the caret points.
@Suite struct VisualFormatErrorTests {
    typealias Fault = (format: String, caret: String, reason: VisualFormatError.Reason)

    private func fault(
        _ format: String, options: VisualFormatOptions = VisualFormatOptions(), metrics: [String: Double] = [:]
    ) -> VisualFormatError? {
        let tree = FormatTree()
        var views = tree.views
        views["both"] = tree.d
        views["loose"] = View("loose")
        views["guide"] = LayoutGuide("guide")
        views["again"] = tree.a
        do throws(VisualFormatError) {
            _ = try tree.make(
                format, options: options,
                metrics: metrics.merging(["gap": 8, "both": 1, "none": .nan, "big": 2000, "vast": .infinity]) { $1 },
                views: views)
        } catch {
            return error
        }
        return nil
    }

    private func check(_ fault: Fault, options: VisualFormatOptions = VisualFormatOptions()) {
        let error = self.fault(fault.format, options: options)
        #expect(error?.reason == fault.reason, "\(fault.format)")
        let lines = error?.description.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        #expect(lines.dropFirst().map(String.init) == [fault.format, fault.caret])
        #expect(error?.format == fault.format && error?.position == fault.caret.count - 1)
    }

    @Test(
        arguments: [
            ("", "^", .empty), ("  ", "  ^", .empty), ("V:", "  ^", .empty),
            ("h:[a]", "^", .badPrefix("h:")), ("HV:[a]", "^", .badPrefix("HV:")), (":[a]", "^", .badPrefix(":")),
            ("H|[a]", "^", .badPrefix("H")), ("a", "^", .badPrefix("a")),
            ("-[a]", "^", .viewExpected), ("H:]", "  ^", .viewExpected), ("|", " ^", .viewExpected),
            ("|-", "  ^", .viewExpected), ("[a]-", "    ^", .viewExpected), ("[a]-8-", "      ^", .viewExpected),
            ("|-8-b", "    ^", .viewExpected), ("[a]-8-(4)", "      ^", .viewExpected),
            ("||", " ^", .noViewBetweenBars), ("|-|", "  ^", .noViewBetweenBars),
            ("|-8-|", "    ^", .noViewBetweenBars),
            ("[a]|[b]", "   ^", .barInTheMiddle), ("[a]-|-[b]", "    ^", .barInTheMiddle),
            ("|[a]||", "    ^", .barInTheMiddle), ("|[a]|x", "    ^", .barInTheMiddle),
            ("[]", " ^", .nameExpected), ("[1a]", " ^", .nameExpected), ("[ (8)]", "  ^", .nameExpected),
            ("|[", "  ^", .nameExpected),
            ("[a", "  ^", .unclosedBracket), ("[a(8)", "     ^", .unclosedBracket), ("[a b]", "   ^", .unclosedBracket),
            ("[a-8-[b]", "  ^", .unclosedBracket), ("[a(8)(9)]", "     ^", .unclosedBracket),
            ("[a.b]", "  ^", .unclosedBracket),
            ("[a(8]", "    ^", .unclosedParenthesis), ("[a(8", "    ^", .unclosedParenthesis),
            ("[a(8 9)]", "     ^", .unclosedParenthesis), ("[a(b*2)]", "    ^", .unclosedParenthesis),
            ("|-(8-[a]", "    ^", .unclosedParenthesis),
            ("[a()]", "   ^", .valueExpected), ("[a(>=)]", "     ^", .valueExpected),
            ("[a(8,)]", "     ^", .valueExpected),
            ("[a((8))]", "   ^", .valueExpected), ("[a]-()-[b]", "     ^", .valueExpected),
            ("[a]--[b]", "    ^", .valueExpected), ("[a]-]", "    ^", .valueExpected),
            ("[a(@500)]", "   ^", .valueExpected), ("[a(", "   ^", .valueExpected),
            ("[a(8@)]", "     ^", .priorityExpected), ("[a]-8@-[b]", "      ^", .priorityExpected),
            ("[a(8@", "     ^", .priorityExpected),
            ("[a(=8)]", "   ^", .badRelation("=")), ("[a(=>8)]", "   ^", .badRelation("=>")),
            ("[a(===8)]", "   ^", .badRelation("===")), ("[a(≥8)]", "   ^", .badRelation("≥")),
            ("[a]-<8-[b]", "    ^", .badRelation("<")),
            ("[a(8px)]", "   ^", .badNumber("8px")), ("[a(1.2.3)]", "   ^", .badNumber("1.2.3")),
            ("[a(1e)]", "   ^", .badNumber("1e")), ("[a(1e999)]", "   ^", .badNumber("1e999")),
            ("[a(0x10)]", "   ^", .badNumber("0x10")), ("[a(-inf)]", "   ^", .badNumber("-inf")),
            ("[a(-)]", "   ^", .badNumber("-")), ("[a(-gap)]", "   ^", .badNumber("-gap")),
            ("[a]-.-[b]", "    ^", .badNumber(".")), ("[a(8@7x)]", "     ^", .badNumber("7x")),
            ("[a]--8-[b]", "    ^", .signedDistance), ("[a]-+.5-[b]", "    ^", .signedDistance),
            ("[a]->=-8-[b]", "      ^", .signedDistance), ("[a]-8@-7-[b]", "      ^", .signedDistance),
            ("[a]-8[b]", "     ^", .unclosedDistance), ("[a]-(8)[b]", "       ^", .unclosedDistance),
            ("[a]-8 9-[b]", "      ^", .unclosedDistance), ("[a]-8", "     ^", .unclosedDistance),
            ("[a]-8,9-[b]", "     ^", .unclosedDistance),
            ("[a]]", "   ^", .unexpected("]")), ("[a]b", "   ^", .unexpected("b")),
            ("[a](8)", "   ^", .unexpected("(")),
            ("|🦤[a]", " ^", .unexpected("🦤")), ("H::[a]", "  ^", .viewExpected),
        ] as [Fault])
    func writing(fault: Fault) {
        check(fault)
    }

    @Test(
        arguments: [
            ("|-[q]", "   ^", .unknownView("q", known: ["a", "again", "b", "both", "c", "d", "guide", "loose"])),
            ("[a]-q-[b]", "    ^", .unknownMetric("q", known: ["big", "both", "gap", "none", "vast"])),
            ("[a(8@q)]", "     ^", .unknownMetric("q", known: ["big", "both", "gap", "none", "vast"])),
            ("[a(>=q)]", "     ^", .unknownSize("q")),
            ("[a(both)]", "   ^", .ambiguousSize("both")),
            ("[a]-(8,b)-[b]", "       ^", .viewInDistance("b")),
            ("[a(8@b)]", "     ^", .viewInPriority("b")),
            ("[a]-none-[b]", "    ^", .metricNotFinite("none")), ("[a(none)]", "   ^", .metricNotFinite("none")),
            ("[a(8@none)]", "     ^", .metricNotFinite("none")), ("[a]-vast-[b]", "    ^", .metricNotFinite("vast")),
            ("[a(8@0)]", "     ^", .badPriority(0)), ("[a]-8@1000.5-[b]", "      ^", .badPriority(1000.5)),
            ("[a(8@big)]", "     ^", .badPriority(2000)), ("[a(8@-5)]", "     ^", .badPriority(-5)),
            ("|[loose]", "^", .noSuperview(of: "loose")), ("[loose]-|", "        ^", .noSuperview(of: "loose")),
            ("|[guide][a]", "^", .noSuperview(of: "guide")),
            ("[a]-[b]-[a]", "         ^", .viewTwice("a")), ("[a][again]", "    ^", .viewTwice("again")),
            ("[a(==a)]", "     ^", .sizeOfItself("a")), ("[a(again)]", "   ^", .sizeOfItself("a")),
        ] as [Fault])
    func meaning(fault: Fault) {
        check(fault)
    }

    @Test func options() {
        for (format, alignment, attribute) in [
            ("[a][b]", VisualFormatOptions.Alignment.left, LayoutAttribute.left),
            ("H:[a]", [.top, .centerX], .centerX),
            ("[a]", .leading, .leading), ("[a]", .trailing, .trailing), ("[a]", .right, .right),
            ("V:[a]", .top, .top), ("V:[a]", .bottom, .bottom), ("V:[a]", .centerY, .centerY),
            ("V:[a]", [.firstBaseline, .leading], .firstBaseline), ("V:[a]", .lastBaseline, .lastBaseline),
        ] {
            check(
                (format, "^", .alignmentAlongFormat(attribute)), options: VisualFormatOptions(alignment: alignment))
        }
        check(("[a]-[b]", "^", .baselinesAlongRow), options: VisualFormatOptions(spacing: .baselineToBaseline))
    }

    // MARK: How it reads

    @Test func anErrorSaysWhatToDo() {
        #expect(
            fault("H:|-20-[a]-(>=8-[b]")?.description == """
                visual format: the conditions are not closed; ) is due here, or a comma and another condition
                H:|-20-[a]-(>=8-[b]
                               ^
                """)
        #expect(
            fault("H:[a]-wide-[b]")?.description == """
                visual format: there is no metric “wide”; add it to metrics, which has big, both, gap, none, vast
                H:[a]-wide-[b]
                      ^
                """)
    }

    @Test func theCaretStandsUnderTheFault() {
        // Wide characters have a wide blank each, a tab a tab, and a line end is shown as a blank.
        let tree = FormatTree()
        let views: [String: LayoutItem] = ["宽": tree.a, "e\u{301}": tree.b]
        for (format, text) in [
            ("[宽]-x-[é]", "[宽]-x-[é]\n \u{3000}  ^"), ("[é]-x-[宽]", "[é]-x-[宽]\n    ^"),
            ("\t[宽]\r\n-x-[é]", "\t[宽] -x-[é]\n\t \u{3000}   ^"), ("[é]👩‍👩‍👧 ?", "[é]👩‍👩‍👧 ?\n   ^"),
            ("👩‍👩‍👧[é]", "👩‍👩‍👧[é]\n^"), ("[é]-\0x-[宽]", "[é]- x-[宽]\n    ^"),
        ] {
            let error = #expect(throws: VisualFormatError.self) { try tree.make(format, views: views) }
            let lines = error?.description.split(separator: "\n", maxSplits: 1).last.map(String.init)
            #expect(lines == text)
        }
    }

    @Test func anErrorMakesNothing() {
        #expect(fault("|-8-[a(8)]-q-[b]") != nil)
        let tree = FormatTree()
        #expect(throws: VisualFormatError.self) { try tree.make("|-8-[a(8)]-q-[b]") }
        #expect(tree.root.constraints.isEmpty && tree.a.constraints.isEmpty)
    }
}
