import FoundationShim
import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Preferences` {
  @Test func `MOD-11, EACH-4: rows in another order are joined again`() {
    let journal = Journal()
    let host = TestHost(Ordered(journal: journal))
    #expect(journal.take() == ["abc"])
    host.tap("Reverse")
    #expect(journal.take() == ["cba"])
    host.tap("Nothing")
    #expect(journal.take() == [])
  }

  @Test func `MOD-11: the default is used where no view gives a value, and not joined with others`()
  {
    let journal = Journal()
    let host = TestHost(Told(journal: journal))
    #expect(journal.take() == ["ab"])
    host.tap("Flip")
    #expect(journal.take() == ["a"])
    host.tap("Flip")
    #expect(journal.take() == ["nobody"])
  }

  @Test func `an anchor gives its point of the screen`() {
    let (width, height) = (390.0, 844.0)
    let points: [(Anchor<CGPoint>.Source, CGPoint)] = [
      (.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: width / 2, y: 0)),
      (.topTrailing, CGPoint(x: width, y: 0)), (.leading, CGPoint(x: 0, y: height / 2)),
      (.center, CGPoint(x: width / 2, y: height / 2)),
      (.trailing, CGPoint(x: width, y: height / 2)), (.bottomLeading, CGPoint(x: 0, y: height)),
      (.bottom, CGPoint(x: width / 2, y: height)), (.bottomTrailing, CGPoint(x: width, y: height)),
    ]
    for (source, point) in points {
      let host = TestHost(Anchored(source: source))
      #expect(host.texts.last == "\(point.x) \(point.y)")
    }
  }

  // Medium confidence: two observations, of iOS 13 and of 2025.
  @Test(.tags(.medium))
  func `MOD-16: a branch that is there and gives no value takes part with the default`() {
    let journal = Journal()
    let host = TestHost(Silent(journal: journal))
    #expect(journal.take() == ["a nobody nobody"])
    host.tap("Flip")
    #expect(journal.take() == ["a nobody"])
  }

  @Test(.tags(.medium))
  func `MOD-16: a branch in an overlay follows the value of what is behind it`() {
    let journal = Journal()
    let host = TestHost(SilentOverlay(journal: journal))
    #expect(journal.take() == ["a nobody"])
    host.tap("Flip")
    #expect(journal.take() == ["a"])
  }

  @Test func `MOD-12: a transformed preference is told changed, and again when its inside changes`()
  {
    let journal = Journal()
    let host = TestHost(Transformed(journal: journal))
    #expect(journal.take() == ["0!"])
    #expect(host.bodies(during: { $0.tap("Next") }) == ["Transformed"])
    #expect(journal.take() == ["1!"])
  }
}

private struct Names: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Givers: PreferenceKey {
  static let defaultValue = "nobody"
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

/// Is not evaluated again: what it is told of comes from inside.
private struct Told: View {
  let journal: Journal
  var body: some View { Vanishing().onPreferenceChange(Givers.self) { journal.note($0) } }
}

private struct Vanishing: View {
  @State private var flips = 0

  var body: some View {
    Button("Flip") { flips += 1 }
    if flips < 2 { Text("a").preference(key: Givers.self, value: "a") }
    if flips < 1 { Text("b").preference(key: Givers.self, value: "b") }
  }
}

private struct Spaced: PreferenceKey {
  static let defaultValue = "nobody"
  static func reduce(value: inout String, nextValue: () -> String) {
    value += " " + nextValue()
  }
}

/// Branches that give no value: two of four are there.
private struct Silent: View {
  let journal: Journal
  @State private var isThere = true

  var body: some View {
    VStack {
      Button("Flip") { isThere.toggle() }
      Text("a").preference(key: Spaced.self, value: "a")
      Text?.some(Text("b"))
      if isThere { Text("c") }
      if !isThere && isThere { Text("d") }
      Text?.none
    }
    .onPreferenceChange(Spaced.self) { journal.note($0) }
  }
}

private struct Place: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = value ?? nextValue()
  }
}

private struct Anchored: View {
  let source: Anchor<CGPoint>.Source

  var body: some View {
    Text("view")
      .anchorPreference(key: Place.self, value: source) { $0 }
      .overlayPreferenceValue(Place.self) { anchor in
        GeometryReader { proxy in
          if let point = anchor.map({ proxy[$0] }) { Text("\(point.x) \(point.y)") }
        }
      }
  }
}

private struct SilentOverlay: View {
  let journal: Journal
  @State private var isThere = true

  var body: some View {
    Button("Flip") { isThere.toggle() }
      .preference(key: Spaced.self, value: "a")
      .overlay { if isThere { Text("b") } }
      .onPreferenceChange(Spaced.self) { journal.note($0) }
  }
}

private struct Ordered: View {
  let journal: Journal
  @State private var names = ["a", "b", "c"]
  @State private var count = 0

  var body: some View {
    Button("Reverse") { names.reverse() }
    Button("Nothing") { count += 1 }
    Text("\(count)")
    VStack { ForEach(names, id: \.self) { Text($0).preference(key: Names.self, value: $0) } }
      .onPreferenceChange(Names.self) { journal.note($0) }
  }
}

private struct Transformed: View {
  let journal: Journal
  @State private var count = 0

  var body: some View {
    Button("Next") { count += 1 }
    Text("inside").preference(key: Names.self, value: "\(count)")
      .transformPreference(Names.self) { $0 += "!" }
      .onPreferenceChange(Names.self) { journal.note($0) }
  }
}
