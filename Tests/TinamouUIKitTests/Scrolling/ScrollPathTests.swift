import Generators
import Testing
import TinamouUIKit

/// Screens as they are written for UIKit, on random ways: what is where follows from the offset, and from the state that the
/// screen's own code keeps, alone.
@Suite struct ScrollPathTests {
    private static let portrait = CGSize(width: 375, height: 812)
    private static let upright = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    private static let lying = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)

    private static func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

    /// Carries out a random step: a drag, a lift, a flick that runs out in part, a jump, a rotation, another inset.
    private func move(
        _ host: LayoutHost, _ scroll: UIScrollView, _ random: inout SplitMix64, insets: [CGFloat] = [0]
    ) {
        switch random.integer(below: 8) {
        case 0...2: host.drag(scroll, to: CGPoint(x: 0, y: random.eighth(in: -400...1500)))
        case 3: host.lift(scroll, velocity: CGPoint(x: 0, y: random.eighth(in: -3...3)))
        case 4: host.advance(by: random.pick([0.05, 0.3, 0.6]))
        case 5:
            scroll.setContentOffset(
                CGPoint(x: 0, y: random.eighth(in: -300...1000)), animated: random.chance(percent: 50))
            host.runPass()
        case 6:
            let isUpright = host.size == Self.portrait
            host.change(
                size: CGSize(width: host.size.height, height: host.size.width),
                safeAreaInsets: isUpright ? Self.lying : Self.upright)
        default:
            scroll.contentInset.bottom = random.pick(insets)
            host.runPass()
        }
    }

    @Test(
        "S1: a header by constraints is where its offset says, as on a screen that was never elsewhere",
        arguments: 0..<8)
    func header(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        func shown() -> (LayoutHost, ProfileViewController) {
            let host = LayoutHost(size: Self.portrait, safeAreaInsets: Self.upright), screen = ProfileViewController()
            host.show(screen)
            return (host, screen)
        }
        let (host, screen) = shown()
        for step in 0..<20 {
            move(host, screen.scrollView, &random, insets: [0, 30])
            let offset = screen.scrollView.contentOffset.y
            let header = screen.headerView.convert(screen.headerView.bounds, to: screen.scrollView)
                .offsetBy(dx: 0, dy: -offset)
            // S1-8, S1-9 and S1-11: the bottom at max(m, −o), the top at min(0, bottom − H).
            let bottom = max(60, -offset), place: Comment = "seed \(seed), step \(step), at \(offset): \(header)"
            #expect(Self.near(header.maxY, bottom) && Self.near(header.minY, min(0, bottom - 200)), place)
            #expect(header.width == screen.scrollView.frame.width && header.minX == 0, place)
            let (other, fresh) = shown()
            other.change(size: host.size, safeAreaInsets: host.safeAreaInsets)
            fresh.scrollView.contentOffset = screen.scrollView.contentOffset
            other.runPass()
            #expect(Self.near(fresh.headerView.frame.minY, screen.headerView.frame.minY), place)
            #expect(Self.near(fresh.headerView.frame.maxY, screen.headerView.frame.maxY), place)
        }
        #expect(host.reports.isEmpty)
    }

    @Test("S2: a bar in a delegate's hands stays in its bounds, and goes no further than the finger", arguments: 0..<8)
    func bar(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let host = LayoutHost(size: Self.portrait, safeAreaInsets: Self.upright), screen = FeedViewController()
        host.show(screen)
        for step in 0..<50 {
            let (before, offset) = (screen.bar.frame.height, screen.tableView.contentOffset.y)
            let isDrag = random.chance(percent: 60)
            if isDrag {
                host.drag(screen.tableView, to: CGPoint(x: 0, y: offset + random.eighth(in: -60...60)))
            } else {
                move(host, screen.tableView, &random)
            }
            let bar = screen.bar.frame, moved = abs(screen.tableView.contentOffset.y - offset)
            let place: Comment = "seed \(seed), step \(step): \(bar)"
            #expect(bar.height >= 44 && bar.height <= 134 && bar.minY == 0 && bar.width == host.size.width, place)
            // A flick near the top hides more than has been scrolled; that much comes back at the next touch.
            let room = max(0, screen.tableView.contentOffset.y + 134)
            if isDrag { #expect(abs(bar.height - before) <= max(moved, 134 - before - room) + 1e-6, place) }
            // S2-2: the content part hangs on the bar's bottom; the cover stays.
            #expect(Self.near(screen.bar.contentPart.frame.minY, bar.height - 90), place)
            #expect(screen.bar.cover.frame == CGRect(x: 0, y: 0, width: host.size.width, height: 44), place)
        }
        #expect(host.reports.isEmpty)
    }

    /// A table of sections with random numbers of rows.
    private final class Sections: UITableViewDataSource, UITableViewDelegate {
        let counts: [Int]
        init(_ random: inout SplitMix64) {
            var counts: [Int] = []
            for _ in 0..<8 { counts.append(random.integer(below: 9)) }
            self.counts = counts
        }
        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            CGFloat(30 + 10 * (indexPath.row % 3))
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
    }

    @Test("headers of a table's sections are where the formula says, and so are its rows", arguments: 0..<8)
    func sections(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let host = LayoutHost(size: Self.portrait, safeAreaInsets: Self.upright), screen = UIViewController()
        let table = UITableView(), source = Sections(&random)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.delegate = source
        screen.view.addSubview(table)
        table.snp.makeConstraints { $0.edges.equalToSuperview() }
        host.show(screen)
        for step in 0..<30 {
            move(host, table, &random, insets: [0, 50])
            let offset = table.contentOffset.y, line = offset + table.adjustedContentInset.top
            var top: CGFloat = 0
            for (section, count) in source.counts.enumerated() {
                let rows = (0..<count).map { CGFloat(30 + 10 * ($0 % 3)) }
                let end = top + 28 + rows.reduce(0, +)
                let place = min(max(line, top), end - 28),
                    isSeen = place < offset + host.size.height && place + 28 > offset
                let header = table.headerView(forSection: section)
                let comment: Comment = "seed \(seed), step \(step), section \(section) at \(offset)"
                #expect((header != nil) == isSeen, comment)
                if let header { #expect(Self.near(header.frame.minY, place), comment) }
                var y = top + 28
                for (row, height) in rows.enumerated() {
                    let cell = table.cellForRow(at: IndexPath(row: row, section: section))
                    #expect((cell != nil) == (y < offset + host.size.height && y + height > offset), comment)
                    if let cell { #expect(cell.frame.minY == y && cell.frame.height == height, comment) }
                    y += height
                }
                top = end
            }
        }
    }
}
