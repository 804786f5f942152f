import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Dynamic properties` {
  @Test func `DP-1, LOG-2: they are found and reported in the order of declaration`() {
    let host = TestHost(Ordered())
    #expect(host.firstLog == ["Ordered: @self, @identity, _b, _scheme, _a changed."])
    #expect(host.log(during: { $0.tap("Write") }) == ["Ordered: _b, _a changed."])
  }

  @Test func `DP-2, STATE-4: a state inside a plain struct is dead`() {
    let host = TestHost(PlainNesting())
    #expect(host.firstLog == ["PlainNesting: @self changed."])
    #expect(host.bodies(during: { $0.tap("0") }) == [])
  }

  @Test func `DP-3: update runs before each possible evaluation, even if body is then skipped`() {
    let journal = Journal()
    let host = TestHost(Custom(journal: journal))
    #expect(journal.take() == ["update"])
    #expect(host.bodies(during: { $0.environment { $0.scenePhase = .inactive } }) == [])
    #expect(journal.take() == ["update"])
    #expect(host.bodies(during: { $0.environment { $0.colorScheme = .dark } }) == ["Custom"])
    #expect(journal.take() == ["update"])
  }

  @Test func `DP-3, DP-4: a state inside a custom property evaluates the body`() {
    let host = TestHost(NestedState())
    #expect(host.bodies(during: { $0.tap("Count 0") }) == ["NestedState"])
    #expect(host.texts == ["Count 1"])
  }

  @Test func `DP-3: what update writes into the property is seen in body`() {
    let host = TestHost(Doubling())
    host.tap("0")
    #expect(host.texts == ["2"])
  }

  @Test(.tags(.medium))
  func `LOG-5, PW-8, G-20: a nested property at the start has the outer name, another its offset`()
  {
    let host = TestHost(NestedState())
    #expect(host.log(during: { $0.tap("Count 0") }) == ["NestedState: _counter changed."])
    let second = TestHost(NestedSecond())
    #expect(second.log(during: { $0.tap("Count 0") }) == ["NestedSecond: @8 changed."])
  }

  @Test func `DP-5: the properties of an enum's case work, and start from scratch with the case`() {
    let host = TestHost(EnumOwner())
    host.tap("One 0")
    #expect(host.texts == ["Flip", "One 1"])
    host.tap("Flip")
    #expect(host.texts == ["Flip", "Two"])
    host.tap("Flip")
    #expect(host.texts == ["Flip", "One 0"])
  }

  @Test func `DP-6: a copy made before the body is not connected`() {
    let host = TestHost(EarlyCopy())
    #expect(host.bodies(during: { $0.tap("Early") }) == [])
    #expect(host.bodies(during: { $0.tap("Late") }) == ["EarlyCopy"])
  }

  @Test func `DP-7: they work in modifiers`() {
    let host = TestHost(ModifierOwner())
    #expect(host.firstBodies == ["ModifierOwner", "Tapping"])
    #expect(host.log(during: { $0.tap("Taps 0") }) == ["Tapping: _taps changed."])
    #expect(host.texts == ["Content", "Taps 1"])
  }

  @Test func `DP-1: a generic view's properties are found for each of its types`() {
    let host = TestHost(Generics())
    #expect(host.log(during: { $0.tap("1") }) == ["Holder<Int>: _value changed."])
    #expect(host.log(during: { $0.tap("A") }) == ["Holder<String>: _value changed."])
  }

  @Test func `DP-1: states of many sizes are kept apart`() {
    let host = TestHost(Twelve())
    #expect(
      host.log(during: { $0.tap("Write") }) == ["Twelve: _b, _f, _h, _j, _l changed."]
    )
    #expect(host.texts.last == "0 7 c false 0.5 6 0 [8] i 1 false 0 12")
  }
}

private struct Ordered: View {
  @State private var b = 0
  let plain = 1
  @Environment(\.colorScheme) private var scheme
  @State private var a = "A"

  var body: some View {
    Button("Write") {
      a += "A"
      b += 1
    }
    Text("\(a) \(b)")
  }
}

private struct Inner {
  @State var n = 0
}

private struct PlainNesting: View {
  let inner = Inner()
  var body: some View { Button("\(inner.n)") { inner.n += 1 } }
}

private struct Noting: DynamicProperty {
  let journal: Journal
  func update() { MainActor.assumeIsolated { journal.note("update") } }
}

private struct Custom: View {
  let noting: Noting
  @Environment(\.colorScheme) private var scheme

  init(journal: Journal) { noting = Noting(journal: journal) }

  var body: some View { Text("\(scheme)") }
}

@propertyWrapper
private struct Counter: DynamicProperty {
  @State private var count = 0
  var wrappedValue: Int {
    get { count }
    nonmutating set { count = newValue }
  }
}

private struct NestedState: View {
  @Counter private var counter
  var body: some View { Button("Count \(counter)") { counter += 1 } }
}

@propertyWrapper
private struct Stepped: DynamicProperty {
  let step = 1
  @State private var count = 0
  var wrappedValue: Int {
    get { count }
    nonmutating set { count = newValue + step - 1 }
  }
}

private struct NestedSecond: View {
  @Stepped private var counter
  var body: some View { Button("Count \(counter)") { counter += 1 } }
}

@propertyWrapper
private struct Doubled: DynamicProperty {
  @State private var count = 0
  private var doubled = 0

  init() {}

  var wrappedValue: Int {
    get { doubled }
    nonmutating set { count = newValue }
  }

  mutating func update() { doubled = count * 2 }
}

private struct Doubling: View {
  @Doubled private var value
  var body: some View { Button("\(value)") { value = 1 } }
}

private struct EarlyCopy: View {
  @State private var n = 0
  private var early: () -> Void = {}

  init() {
    let copy = self
    early = { copy.n += 1 }
  }

  var body: some View {
    Button("Early") { early() }
    Button("Late") { n += 1 }
    Text("\(n)")
  }
}

private struct Tapping: ViewModifier {
  @State private var taps = 0

  func body(content: Content) -> some View {
    content
    Button("Taps \(taps)") { taps += 1 }
  }
}

private struct ModifierOwner: View {
  var body: some View { Text("Content").modifier(Tapping()) }
}

private struct Holder<Value>: View {
  @State private var value: Value
  let next: Value

  init(_ value: Value, next: Value) {
    _value = State(wrappedValue: value)
    self.next = next
  }

  var body: some View { Button("\(String(describing: value))") { value = next } }
}

private struct Generics: View {
  var body: some View {
    Holder(1, next: 2)
    Holder("A", next: "B")
  }
}

private struct Twelve: View {
  @State private var a = 0
  @State private var b: UInt8 = 0
  @State private var c = "c"
  @State private var d = false
  @State private var e = 0.5
  @State private var f: Int?
  @State private var g = 0
  @State private var h: [Int] = []
  @State private var i: Character = "i"
  @State private var j = (1, true)
  @State private var k = 0
  @State private var l: UInt16 = 0

  var body: some View {
    Button("Write") {
      b = 7
      f = 6
      h = [8]
      j.1 = false
      l = 12
    }
    Text("\(a) \(b) \(c) \(d) \(e) \(f ?? 0) \(g) \(h) \(i) \(j.0) \(j.1) \(k) \(l)")
  }
}

private enum EnumView: View {
  case one(State<Int>)
  case two

  var body: some View {
    switch self {
    case .one(let count): Button("One \(count.wrappedValue)") { count.wrappedValue += 1 }
    case .two: Text("Two")
    }
  }
}

private struct EnumOwner: View {
  @State private var isFirst = true

  var body: some View {
    Button("Flip") { isFirst.toggle() }
    isFirst ? EnumView.one(State(initialValue: 0)) : EnumView.two
  }
}
