import Testing
import TinamouUIKit

/// Screens as they are written for UIKit, and their frames by hand: 375 × 812 with 44 above and 34 below.
@Suite struct ScreensTests {
    let host = LayoutHost(
        size: CGSize(width: 375, height: 812), safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))

    private func inWindow(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("contacts: sections of 160, 72, 248 and 1348 under a bar that ends at 88") func contacts() throws {
        let screen = ContactsViewController(style: .plain), stack = UINavigationController(rootViewController: screen)
        host.show(stack)
        #expect(screen.tableView.contentSize.height == 1828 && screen.tableView.contentOffset.y == -88)
        let first = try #require(screen.tableView.headerView(forSection: 0) as? LetterHeader)
        #expect(first.frame == CGRect(x: 0, y: 0, width: 375, height: 28))
        // A letter of 13 points is 6.5 wide and 15.6 high, in whole points.
        #expect(first.letterLabel.frame == CGRect(x: 16, y: 6, width: 7, height: 16))
        for (offset, top) in [(-50, 38), (43, 131), (44, 132), (60, 132)] as [(CGFloat, CGFloat)] {
            host.drag(screen.tableView, to: CGPoint(x: 0, y: offset))
            // Pinned at the bar's bottom, and pushed from 160 − 28 on.
            #expect(screen.tableView.headerView(forSection: 0)?.frame.minY == top, "at \(offset)")
        }
        host.drag(screen.tableView, to: CGPoint(x: 0, y: 170))
        #expect(screen.title == "B" && screen.navigationItem.title == "B")
        let row = try #require(screen.tableView.cellForRow(at: IndexPath(row: 1, section: 2)))
        host.tap(row)
        #expect(stack.topViewController?.title == "Cleo" && screen.tableView.indexPathForSelectedRow == nil)
        #expect(host.reports.isEmpty)
    }

    @Test("an order: 20, a heading of 34, 16, rows of 50, 16, a button of 44, 20") func order() {
        let screen = OrderViewController()
        host.show(screen)
        #expect(screen.heading.frame == CGRect(x: 16, y: 20, width: 343, height: 34))
        #expect(screen.table.frame == CGRect(x: 16, y: 70, width: 343, height: 150))
        #expect(screen.payButton.frame == CGRect(x: 16, y: 236, width: 343, height: 44))
        #expect(screen.scrollView.contentSize == CGSize(width: 375, height: 300))
        screen.items.append("Milk")
        host.runPass()
        #expect(screen.table.frame.height == 200 && screen.payButton.frame.minY == 286)
        #expect(screen.scrollView.contentSize.height == 350 && host.reports.isEmpty)
    }

    @Test("pages of 375 × 692; a button of 4 characters of 9 and 22 a line, with 20 and 10 around") func pages() {
        let screen = PagesViewController()
        host.show(screen)
        #expect(screen.scrollView.frame == CGRect(x: 0, y: 0, width: 375, height: 692))
        #expect(screen.scrollView.subviews[2].frame == CGRect(x: 750, y: 0, width: 375, height: 692))
        #expect(screen.nextButton.frame == CGRect(x: 149.5, y: 741, width: 76, height: 42))
        host.drag(screen.scrollView, to: CGPoint(x: -50, y: 0))
        #expect(screen.scrollView.contentOffset.x == 0)
        host.drag(screen.scrollView, to: CGPoint(x: 100, y: 0))
        host.lift(screen.scrollView, velocity: CGPoint(x: 0.3, y: 0))
        host.advance(by: 5)
        #expect(screen.scrollView.contentOffset.x == 375 && screen.settledPage == 1)
        for _ in 0..<2 {
            host.tap(screen.nextButton)
            host.advance(by: 1)
        }
        #expect(screen.pageControl.currentPage == 3 && screen.nextButton.currentTitle == "Start")
        #expect(screen.nextButton.frame.width == 85 || screen.nextButton.frame.width == 76)
        host.change(size: CGSize(width: 812, height: 375), safeAreaInsets: .zero)
        #expect(screen.scrollView.subviews[2].frame == CGRect(x: 1624, y: 0, width: 812, height: 255))
        #expect(host.reports.isEmpty)
    }

    @Test("settings: rows of 31 and twice 8, 1 apart; 33 characters of 6 in a line of 15") func settings() {
        let screen = SettingsViewController()
        host.show(screen)
        for (place, row) in screen.rows.enumerated() {
            #expect(inWindow(row) == CGRect(x: 0, y: 54 + 48 * CGFloat(place), width: 375, height: 47))
        }
        #expect(inWindow(screen.rows[0].toggle) == CGRect(x: 308, y: 62, width: 51, height: 31))
        #expect(inWindow(screen.rows[0].titleLabel) == CGRect(x: 16, y: 67, width: 284, height: 21))
        #expect(inWindow(screen.note) == CGRect(x: 0, y: 217, width: 375, height: 15))
        screen.setBadges(hidden: true)
        #expect(inWindow(screen.note).minY == 150)
        host.advance(by: 0.15)
        // Half of the time is half of the way from 163 to 96 below the column's top.
        #expect(abs(host.presentationFrame(of: screen.note).minY - 129.5) < 1e-9)
        #expect(abs(host.presentationAlpha(of: screen.rows[2]) - 0.5) < 1e-9 && host.reports.isEmpty)
    }

    @Test("a sheet of 500, of which 65 are seen until it is opened") func sheet() throws {
        let screen = SheetViewController()
        host.show(screen)
        #expect(screen.sheet.frame == CGRect(x: 0, y: 747, width: 375, height: 500))
        #expect(inWindow(screen.handle) == CGRect(x: 167.5, y: 755, width: 40, height: 5))
        screen.setOpen(true)
        #expect(screen.sheet.frame.minY == 312 && host.presentationFrame(of: screen.sheet).minY == 747)
        let animator = try #require(screen.animator)
        animator.fractionComplete = 0.3
        // A spring without overshooting: 1 − e^(−kt) (1 + kt) with e^(−k) a thousandth.
        let way = 1 - pow(1000, -0.3) * (1 + 0.3 * log(1000.0))
        #expect(abs(host.presentationFrame(of: screen.sheet).minY - (747 - 435 * way)) < 1e-9)
        host.advance(by: 2)
        #expect(!screen.isOpen)
        animator.startAnimation()
        host.advance(by: 0.35)
        #expect(screen.isOpen && screen.animator == nil)
        #expect(host.presentationFrame(of: screen.sheet).minY == 312 && host.presentationAlpha(of: screen.shade) == 1)
        #expect(screen.shade.layer is CAGradientLayer && host.reports.isEmpty)
    }

    @Test("a card: a picture of 320 × 180 above two lines of 24; beside three lines where it is low") func card() {
        let screen = UIViewController(), card = PictureCard()
        host.show(screen)
        screen.view.addSubview(card)
        card.snp.makeConstraints { make in
            make.top.leading.equalToSuperview()
            make.width.equalTo(340)
        }
        host.runPass()
        #expect(card.picture.frame == CGRect(x: 10, y: 10, width: 320, height: 180))
        #expect(card.words.frame == CGRect(x: 10, y: 198, width: 320, height: 48))
        #expect(card.shareButton.frame == CGRect(x: 147.5, y: 246, width: 45, height: 22))
        #expect(card.frame.height == 278)
        host.traitCollection = UITraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .compact)
        host.runPass()
        // 212 points are 21 characters: "Some words that stand", "beside the picture or", "below it".
        #expect(card.words.frame == CGRect(x: 118, y: 10, width: 212, height: 72))
        #expect(card.picture.frame == CGRect(x: 10, y: 10, width: 100, height: 94))
        #expect(host.tap(at: CGPoint(x: 170, y: card.frame.maxY + 5)) === card && host.reports.isEmpty)
    }
}
