// What real programs use of UIKit beside views, each name once.

import SwiftUI
import UIKit

struct PlatformUses: View {
  @Environment(\.sizeCategory) private var sizeCategory

  init() {
    UINavigationBar.appearance().barTintColor = .clear
    UITableView.appearance().backgroundColor = .clear
    let looks = UITabBarAppearance()
    looks.configureWithOpaqueBackground()
    UITabBar.appearance().standardAppearance = looks
  }

  var body: some View {
    VStack {
      // swift-format-ignore: NoPlaygroundLiterals
      Color(#colorLiteral(red: 0.3, green: 0, blue: 0, alpha: 1))
        .frame(width: UIScreen.main.bounds.width)
      Text(UIDevice.current.systemName).background(Color(.tertiarySystemFill))
      Button("Tap") {
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        UIPasteboard.general.string = "a"
        // swift-format-ignore: NeverForceUnwrap
        UIApplication.shared.open(URL(string: "https://example.com")!)
      }
      Corner(corners: [.topLeft, .bottomRight])
      Indicator()
    }
    .onReceive(
      NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
    ) { _ in }
  }
}

struct Corner: Shape {
  let corners: UIRectCorner
  func path(in rect: CGRect) -> Path {
    let radii = CGSize(width: 4, height: 4)
    let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii)
    return Path(path.cgPath)
  }
}

struct Indicator: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView() }
  func updateUIView(_ view: UIActivityIndicatorView, context: Context) { view.startAnimating() }
}
