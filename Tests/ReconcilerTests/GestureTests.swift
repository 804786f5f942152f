import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Gestures` {
  @Test func `PW-2: a drag evaluates who reads its state, while it lasts and when it ends`() {
    let host = TestHost(Dragged())
    #expect(
      host.log(during: { $0.drag("Card", width: 40) }) == [
        "Dragged: _distance changed.", "Dragged: _distance changed.",
      ]
    )
    #expect(host.texts == ["Card", "0.0"])
  }

  @Test func `PW-2: a gesture state that no body reads evaluates nothing`() {
    let journal = Journal()
    let host = TestHost(Tracked(journal: journal))
    #expect(host.bodies(during: { $0.drag("Card", width: 40) }) == [])
    #expect(journal.lines == ["40.0", "end 40.0"])
  }

  @Test func `PW-2: a drag that is too short is none`() {
    let host = TestHost(Dragged())
    #expect(host.bodies(during: { $0.drag("Card", width: 4) }) == [])
  }

  @Test func `PW-2: a drag is as long as its way, in whatever direction`() {
    let host = TestHost(Dragged())
    #expect(host.bodies(during: { $0.drag("Card", width: 6, height: 7) }) == [])
    #expect(
      host.bodies(during: { $0.drag("Card", width: 6, height: 8) }) == ["Dragged", "Dragged"]
    )
  }

  @Test func `PW-2: two fingers evaluate who reads what they write, and again when they lift`() {
    let host = TestHost(Zoomed())
    #expect(host.bodies(during: { $0.pinch("Photo", by: 2) }) == ["Zoomed", "Zoomed"])
    #expect(host.texts == ["Photo", "2.0", "0.0"])
    #expect(host.bodies(during: { $0.turn("Photo", by: 90) }) == ["Zoomed"])
    #expect(host.texts == ["Photo", "2.0", "90.0"])
    #expect(host.bodies(during: { $0.pinch("Photo", by: 1.005) }) == [])
  }

  @Test func `PW-2: each of two gestures at the same time is performed by its own movement`() {
    let host = TestHost(Panned())
    host.drag("Map", width: 40)
    host.pinch("Map", by: 3)
    #expect(host.texts == ["Map", "40.0", "3.0"])
  }

  @Test func `INT-1: a disabled view takes no gesture of any kind`() throws {
    let spot = Text("Spot")
    let views: [any View] = [
      spot.onTapGesture {}, spot.onTapGesture(count: 2) {}, spot.onLongPressGesture {},
      spot.gesture(TapGesture()), spot.gesture(LongPressGesture()), spot.gesture(DragGesture()),
      spot.highPriorityGesture(DragGesture()), spot.simultaneousGesture(MagnifyGesture()),
      spot.gesture(RotateGesture(), isEnabled: true),
    ]
    for view in views {
      let around = TestHost(AnyView(AnyView(view).disabled(true))).host.rootElement
      #expect(throws: ElementProblem.disabled) { try around.reacting(to: "Spot") { _ in true } }
      let enabled = TestHost(AnyView(AnyView(view).disabled(false))).host.rootElement
      #expect(throws: Never.self) { try enabled.reacting(to: "Spot") { _ in true } }
    }
    let inside = TestHost(spot.disabled(true).onTapGesture {}).host.rootElement
    #expect(throws: Never.self) { try inside.reacting(to: "Spot") { _ in true } }
  }

  @Test func `CTL-1: a tap gesture of several modifiers is found by a tap`() {
    let host = TestHost(Tapped())
    #expect(host.bodies(during: { $0.tap("0") }) == ["Tapped"])
    #expect(host.texts == ["1"])
  }

  @Test func `CTL-1: a finger that rests runs the action between pressing and leaving`() throws {
    let journal = Journal()
    let host = TestHost(
      Text("Card").onLongPressGesture {
        journal.note("held")
      } onPressingChanged: {
        journal.note("\($0)")
      }
    )
    host.hold("Card")
    #expect(journal.lines == ["true", "held", "false"])
  }

  @Test func `CTL-1: a long press takes a tap if it follows the finger`() {
    for (isFollowed, steps) in [(true, ["hold", "tap"]), (false, ["hold"])] {
      let press = Text("Card").onLongPressGesture(
        perform: {},
        onPressingChanged: isFollowed ? { _ in } : nil
      )
      let host = TestHost(press)
      #expect(throws: ElementProblem.other(steps: steps)) {
        try host.host.rootElement.reacting(to: "Card") {
          if case .open = $0 { true } else { false }
        }
      }
    }
  }

  @Test func `CTL-1: each form of a tap or a long press gives its action what it promises`() {
    let journal = Journal()
    let host = TestHost(PressForms(journal: journal))
    host.tap("at")
    host.tap("in the window")
    host.hold("held")
    let center = "195.0, 422.0"
    #expect(journal.lines == [center, center, "true", "held", "false"])
  }

  @Test(arguments: [
    (GestureMask.all, ["inner"]), (.subviews, ["inner"]), (.gesture, ["outer"]), (.none, []),
  ])
  func `INT-1: a mask enables the added gesture, those inside, or both`(
    mask: GestureMask,
    lines: [String]
  ) {
    let journal = Journal()
    let host = TestHost(Masked(mask: mask, journal: journal))
    host.tap("control")
    #expect(journal.take() == ["control"])
    guard !lines.isEmpty else {
      #expect(throws: ElementProblem.self) {
        try host.host.rootElement.reacting(to: "spot") { if case .tap = $0 { true } else { false } }
      }
      return
    }
    host.tap("spot")
    #expect(journal.lines == lines)
  }
}

private struct PressForms: View {
  let journal: Journal

  var body: some View {
    Text("at").onTapGesture { journal.note("\($0.x), \($0.y)") }
    Text("in the window")
      .onTapGesture(coordinateSpace: .global) { journal.note("\($0.x), \($0.y)") }
    Text("held")
      .onLongPressGesture(
        pressing: { journal.note("\($0)") },
        perform: { journal.note("held") }
      )
  }
}

private struct Masked: View {
  let mask: GestureMask
  let journal: Journal

  var body: some View {
    VStack {
      Text("spot").onTapGesture { journal.note("inner") }
      Button("control") { journal.note("control") }
    }
    .gesture(TapGesture().onEnded { journal.note("outer") }, including: mask)
  }
}

extension TestHost {
  /// Moves two fingers on what shows the label, and takes them away.
  fileprivate func pinch(_ label: String, by scale: Double) {
    for isLast in [false, true] {
      react(to: label) { reaction in
        if case .pinch(let follow) = reaction { { follow(scale, isLast) } } else { nil }
      }
    }
  }

  /// Turns two fingers on what shows the label, and takes them away.
  fileprivate func turn(_ label: String, by degrees: Double) {
    for isLast in [false, true] {
      react(to: label) { reaction in
        if case .rotate(let follow) = reaction { { follow(degrees, isLast) } } else { nil }
      }
    }
  }

  /// Moves a finger across what shows the label, and takes it away.
  fileprivate func drag(_ label: String, width: Double, height: Double = 0) {
    for isLast in [false, true] {
      react(to: label) { reaction in
        guard case .drag(let follow) = reaction else { return nil }
        return { follow(CGSize(width: width, height: height), isLast) }
      }
    }
  }

  /// Rests a finger on what shows the label.
  fileprivate func hold(_ label: String) {
    react(to: label) { reaction in
      guard case .hold(let press, let action) = reaction else { return nil }
      return {
        press?(true)
        action()
        press?(false)
      }
    }
  }
}

private struct Dragged: View {
  @GestureState private var distance = 0.0

  var body: some View {
    Text("Card").gesture(
      DragGesture().updating($distance) { value, state, _ in state = value.translation.width }
    )
    Text("\(distance)")
  }
}

private struct Tracked: View {
  let journal: Journal
  @GestureState private var distance = CGSize.zero

  var body: some View { Text("Card").gesture(drag) }

  private var drag: some Gesture {
    DragGesture()
      .updating($distance) { value, state, _ in state = value.translation }
      .onChanged { journal.note("\($0.translation.width)") }
      .onEnded { journal.note("end \($0.translation.width)") }
  }
}

private struct Tapped: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").gesture(TapGesture().onEnded { count += 1 })
  }
}

private struct Zoomed: View {
  @GestureState private var live = 1.0
  @State private var scale = 1.0
  @State private var angle = Angle.zero

  var body: some View {
    Text("Photo").scaleEffect(scale * live).gesture(
      MagnifyGesture()
        .updating($live) { value, live, _ in live = value.magnification }
        .onEnded { scale *= $0.magnification }
        .simultaneously(with: RotationGesture().onEnded { angle = $0 })
    )
    Text("\(scale)")
    Text("\(angle.degrees)")
  }
}

private struct Panned: View {
  @State private var offset = 0.0
  @State private var scale = 1.0

  var body: some View {
    Text("Map").gesture(
      DragGesture().onEnded { offset = $0.translation.width }
        .simultaneously(with: MagnificationGesture().onEnded { scale = $0 })
    )
    Text("\(offset)")
    Text("\(scale)")
  }
}
