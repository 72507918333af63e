import TinamouUIKit

// Pages side by side as they are written for UIKit: frames by hand, a page control, a button that goes on.

final class PagesViewController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let pageControl = UIPageControl()
    let nextButton = UIButton(type: .system)
    private let colors: [UIColor] = [.red, .green, .blue, .orange]
    private(set) var settledPage = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.bounces = false
        scrollView.delegate = self
        view.addSubview(scrollView)
        pageControl.numberOfPages = colors.count
        view.addSubview(pageControl)
        nextButton.setTitle("Next", for: .normal)
        nextButton.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        nextButton.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
        view.addSubview(nextButton)
        for color in colors {
            let page = UIView()
            page.backgroundColor = color
            scrollView.addSubview(page)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let size = view.bounds.size
        scrollView.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - 120)
        for (index, page) in scrollView.subviews.enumerated() {
            page.frame = scrollView.bounds.offsetBy(
                dx: CGFloat(index) * size.width - scrollView.contentOffset.x, dy: 0)
        }
        scrollView.contentSize = CGSize(width: size.width * CGFloat(colors.count), height: scrollView.bounds.height)
        pageControl.frame = CGRect(x: 0, y: size.height - 110, width: size.width, height: 30)
        nextButton.sizeToFit()
        nextButton.center = CGPoint(x: size.width / 2, y: size.height - 50)
    }

    private func goOn() {
        let page = min(settledPage + 1, colors.count - 1)
        scrollView.setContentOffset(CGPoint(x: CGFloat(page) * scrollView.frame.width, y: 0), animated: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.frame.width > 0 else { return }
        pageControl.currentPage = Int(round(scrollView.contentOffset.x / scrollView.frame.width))
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        settledPage = pageControl.currentPage
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        settledPage = pageControl.currentPage
        nextButton.setTitle(settledPage == colors.count - 1 ? "Start" : "Next", for: .normal)
    }
}
