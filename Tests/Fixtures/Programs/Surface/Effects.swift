// What articles write of layouts, effects and gestures that the engine states assumptions for.

import SwiftUI

struct EffectsUses: View {
  @State private var isOn = false
  @State private var place = CGPoint.zero
  @State private var name = ""
  private let title = "Title"

  var body: some View {
    VStack {
      geometry
      layouts
      gestures
      fields
    }
    .animation(.default)
    .preferredColorScheme(.dark)
  }

  @ViewBuilder private var geometry: some View {
    GeometryReader { proxy in
      Text("\(proxy.frame(in: .global).midX) \(proxy.safeAreaInsets.top)")
      Text("\(proxy.frame(in: .named("a")).width)")
    }
    Text("a").alignmentGuide(.leading) { $0[.trailing] }
    Text("b").visualEffect { content, proxy in content.offset(x: proxy.size.width) }
    Text("c").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
    Text("d").transition(.modifier(active: Shift(x: 10), identity: Shift(x: 0)))
    Text("e").modifier(Shake(amount: isOn ? 1 : 0))
    Text("f").anchorPreference(key: Places.self, value: .bounds) { [$0] }
    Rectangle().stroke(.black, lineWidth: 2).fill(.red)
  }

  @ViewBuilder private var layouts: some View {
    Lines { Text("a") }
    let stack = isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    stack { Text("b") }
    ViewThatFits {
      Text("long")
      Text("l")
    }
    PhaseAnimator([false, true]) { phase in Text("\(phase)") }
    Text("g").keyframeAnimator(initialValue: 0.0) { content, value in
      content.offset(y: value)
    } keyframes: { _ in
      KeyframeTrack(\.self) { LinearKeyframe(3.0, duration: 1) }
    }
  }

  @ViewBuilder private var gestures: some View {
    Text("h").gesture(MagnificationGesture().onChanged { _ in }.simultaneously(with: TapGesture()))
    Text("i").gesture(DragGesture().onChanged { place = $0.location })
    Text("i").gesture(isOn ? DragGesture() : nil)
    Button("j") {}.simultaneousGesture(TapGesture().onEnded { isOn.toggle() })
    Text("k").highPriorityGesture(LongPressGesture().sequenced(before: DragGesture()))
    Text("l").onLongPressGesture(minimumDuration: 1) { _ in
    } perform: {
    }
  }

  @ViewBuilder private var fields: some View {
    TextField(title, text: $name, onEditingChanged: { _ in }, onCommit: {})
    SecureField(title, text: $name)
    DatePicker(selection: .constant(Date()), in: ...Date()) { Text(title) }
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    Stepper(value: .constant(1), step: 2, onEditingChanged: { _ in }) { Text(title) }
  }
}

struct Places: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

struct Shift: ViewModifier {
  let x: CGFloat
  func body(content: Content) -> some View { content.offset(x: x) }
}

struct Shake: GeometryEffect {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount, y: 0))
  }
}

struct Lines: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(proposal) }.first ?? .zero
  }
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
