// What articles write of representables, each name once.

import Combine
import SwiftUI

struct RepresentablesUses: View {
  var body: some View {
    VStack {
      Text("uses")
    }
  }
}

struct R3: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ c: UIViewController, context: Context) {}
}

struct R5: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let v = UIView(frame: .zero)
    v.addSubview(UILabel())
    v.translatesAutoresizingMaskIntoConstraints = false
    v.layer.cornerRadius = 3
    return v
  }
  func updateUIView(_ v: UIView, context: Context) {
    v.setNeedsLayout()
    v.layoutIfNeeded()
  }
}

struct R6: UIViewRepresentable {
  let style: UIBlurEffect.Style
  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }
  func updateUIView(_ v: UIVisualEffectView, context: Context) {
    v.effect = UIBlurEffect(style: style)
  }
}

struct R7: UIViewRepresentable {
  func makeUIView(context: Context) -> UISlider { UISlider() }
  func updateUIView(_ v: UISlider, context: Context) { v.value = 1 }
}

struct R9: UIViewRepresentable {
  func makeUIView(context: Context) -> UIPageControl { UIPageControl() }
  func updateUIView(_ v: UIPageControl, context: Context) { v.currentPage = 1 }
}

struct R10: UIViewRepresentable {
  func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
  func updateUIView(_ v: UIProgressView, context: Context) { v.progress = 1 }
}

struct R12: UIViewRepresentable {
  func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
  func updateUIView(_ v: UISearchBar, context: Context) { v.text = "" }
}

struct R13: UIViewRepresentable {
  func makeUIView(context: Context) -> UIStackView { UIStackView() }
  func updateUIView(_ v: UIStackView, context: Context) {}
}

struct N1: NSViewRepresentable {
  func makeNSView(context: Context) -> NSTextField { NSTextField() }
  func updateNSView(_ v: NSTextField, context: Context) { v.stringValue = "" }
}

struct N2: NSViewRepresentable {
  func makeNSView(context: Context) -> NSTextView { NSTextView() }
  func updateNSView(_ v: NSTextView, context: Context) {}
}
