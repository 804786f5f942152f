import Reconciler
import Testing

/// What systems do differently, and switches for what is contested.
@MainActor
@Suite(.serialized)
struct `Profiles` {
  @Test func `BIND-9: by default a functional binding evaluates its reader for its value alone`() {
    let host = TestHost(FunctionalOwner())
    #expect(host.bodies(during: { $0.hostPass() }) == [])
  }

  @Test func `BIND-9: on request it evaluates its reader whenever the rule runs`() {
    var profile = Profile()
    profile.functionalBindingsAlwaysChange = true
    let host = TestHost(FunctionalOwner(), profile: profile)
    #expect(host.log(during: { $0.hostPass() }) == ["FunctionalReader: _number changed."])
  }

  @Test(arguments: Profile.Version.allCases)
  func `VER-1: every system since iOS 17 observes what a body reads`(_ version: Profile.Version) {
    let model = CountModel()
    let host = TestHost(CountReader(model: model), profile: Profile(version))
    #expect(host.bodies(during: { $0.run { model.count = 1 } }) == ["CountReader"])
    #expect(host.bodies(during: { $0.run { model.other = 1 } }) == [])
  }

  @Test(arguments: Profile.Version.allCases)
  func `VER-2, EACH-2: since iOS 18 equal data run no row closure`(_ version: Profile.Version) {
    let journal = Journal()
    let host = TestHost(EqualRows(journal: journal), profile: Profile(version))
    _ = journal.take()
    #expect(host.bodies(during: { $0.tap("0") }) == ["EqualRows"])
    #expect(journal.take().count == (version == .ios17 ? 3 : 0))
  }

  // Measured by one author with the same program on iOS 26.5 and 27.0.
  @Test(.tags(.medium), arguments: Profile.Version.allCases)
  func `LAZY-3, VER-2: since iOS 27 rows a few screens away lose their state`(
    _ version: Profile.Version
  ) {
    for isList in [false, true] {
      let host = TestHost(MarkedRows(isList: isList), profile: Profile(version))
      host.tap("row 0 -")
      host.scroll(to: 30)
      host.scroll(to: 0)
      #expect(host.texts.first == "row 0 x", "two screens away the state is kept")
      host.scroll(to: 300)
      host.scroll(to: 0)
      #expect(host.texts.first == (version >= .ios27 ? "row 0 -" : "row 0 x"))
    }
  }

  // Apple's sessions 256 of 2025 and 321 of 2026.
  @Test(.tags(.medium), arguments: Profile.Version.allCases)
  func `LAZY-9: since iOS 26 a lazy stack in a nested scroll view is lazy`(
    _ version: Profile.Version
  ) {
    let shelf = ScrollView(.horizontal) {
      LazyHStack { ForEach(0..<50, id: \.self) { MarkedRow(number: $0) } }
    }
    let nested = TestHost(ScrollView { shelf }, profile: Profile(version))
    #expect(nested.firstBodies.count == (version >= .ios26 ? 20 : 50))
    let single = TestHost(shelf, profile: Profile(version))
    #expect(single.firstBodies.count == 20)
  }

  // Apple's session 321 of 2026.
  @Test(.tags(.medium))
  func `LAZY-8: a row whose own body has no fixed number of views is kept on iOS 27 too`() {
    let host = TestHost(
      ScrollView { LazyVStack { ForEach(0..<800, id: \.self) { OptionalRow(number: $0) } } },
      profile: Profile(.ios27)
    )
    host.tap("row 0 -")
    host.scroll(to: 300)
    host.scroll(to: 0)
    #expect(host.texts.first == "row 0 x")
  }

  @Test func `LOG-11: a new identity is always listed with a new value`() {
    let host = TestHost(Renewed())
    #expect(
      host.log(during: { $0.tap("Renew") }) == [
        "Renewed: _id changed.", "Counter: @self, @identity, _count changed.",
      ]
    )
    let items = host.firstLog + host.log(during: { $0.tap("Renew") })
    #expect(items.allSatisfy { !$0.contains("@identity") || $0.contains("@self, @identity") })
  }

  @Test func `ENV-1, ROOT-4: the environment does not grow with host passes`() {
    let sizes = Sizes()
    let host = TestHost(EnvironmentSize(sizes: sizes))
    host.hostPass()
    let size = sizes.last
    for _ in 0..<50 { host.hostPass() }
    host.environment { $0.colorScheme = .dark }
    #expect(size > 0)
    #expect(sizes.last <= size + 1)
  }

  @Test func `ENV-1, ENV-11: nor with keys that the host sets again and again`() {
    let sizes = Sizes()
    let host = TestHost(EnvironmentSize(sizes: sizes))
    host.environment { $0.colorScheme = .dark }
    let size = sizes.last
    for _ in 0..<50 {
      host.environment { $0.colorScheme = .light }
      host.environment { $0.colorScheme = .dark }
    }
    #expect(size > 0)
    #expect(sizes.last == size)
  }

  // Medium confidence: OpenSwiftUI's compatibility tests.
  @Test(.tags(.medium))
  func `G-19, ENV-9: a transformation that turns to another key evaluates twice`() {
    let model = CountModel()
    let host = TestHost(Turning(model: model))
    #expect(host.firstBodies == ["Turning", "Two"])
    #expect(host.bodies(during: { $0.run { model.count = 1 } }) == ["Turning", "Two"])
    #expect(host.texts.first == "0")
  }
}

private struct FunctionalOwner: View {
  var body: some View { FunctionalReader(number: Binding(get: { 1 }, set: { _ in })) }
}

private struct FunctionalReader: View {
  @Binding var number: Int
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text("\(number)") }
}

@Observable
private final class CountModel {
  var count = 0
  var other = 0
}

private struct CountReader: View {
  let model: CountModel
  var body: some View { Text("\(model.count)") }
}

private struct EqualRows: View {
  let journal: Journal
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
    ForEach([1, 2, 3], id: \.self) { [journal] number in
      let _ = journal.note("\(number)")
      Text("\(number)")
    }
  }
}

private struct MarkedRows: View {
  let isList: Bool

  var body: some View {
    if isList {
      List { ForEach(0..<800, id: \.self) { MarkedRow(number: $0) } }
    } else {
      ScrollView { LazyVStack { ForEach(0..<800, id: \.self) { MarkedRow(number: $0) } } }
    }
  }
}

private struct MarkedRow: View {
  let number: Int
  @State private var isMarked = false
  var body: some View { Button("row \(number) \(isMarked ? "x" : "-")") { isMarked = true } }
}

private struct OptionalRow: View {
  let number: Int
  @State private var isMarked = false

  var body: some View {
    if number >= 0 { Button("row \(number) \(isMarked ? "x" : "-")") { isMarked = true } }
  }
}

private struct Renewed: View {
  @State private var id = 0

  var body: some View {
    Button("Renew") { id += 1 }
    Counter().id(id)
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

private final class Sizes {
  private(set) var last = 0
  func note(_ size: Int) { last = size }
}

/// Counts the links of the environment's list whenever hosts publish something.
private struct EnvironmentSize: View {
  let sizes: Sizes
  @Environment(\.self) private var values
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let _ = sizes.note(links(of: values))
    Text("\(values.colorScheme)")
  }

  private func links(of values: EnvironmentValues) -> Int {
    var count = 0
    var link = Mirror(reflecting: values).descendant("list")
    while let value = link, let object = unwrapped(value) {
      count += 1
      link = Mirror(reflecting: object).superclassMirror?.descendant("next")
    }
    return count
  }

  private func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}

private enum FirstKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private enum SecondKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
  fileprivate var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}

private struct Turning: View {
  let model: CountModel

  var body: some View {
    Two().transformEnvironment(model.count == 0 ? \.first : \.second) { $0 = 5 }
  }
}

private struct Two: View {
  @Environment(\.first) private var first
  @Environment(\.second) private var second

  var body: some View {
    Text("\(first)")
    Text("\(second)")
  }
}
