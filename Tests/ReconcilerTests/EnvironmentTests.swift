import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `The environment` {
  @Test func `ENV-1: a value reaches what is inside and nothing beside`() {
    let host = TestHost(Scopes())
    #expect(host.texts == ["Level 0", "Level 1", "Level 2", "Level 1", "Level 0"])
  }

  @Test func `ENV-2, ENV-3: a new value evaluates the readers of that key`() {
    let host = TestHost(Writing())
    #expect(
      host.log(during: { $0.tap("Level 0") }) == [
        "Writing: _level changed.", "LevelReader: _level changed.",
      ]
    )
  }

  @Test func `ENV-2: an equal value reaches no reader`() {
    let host = TestHost(Writing())
    #expect(host.bodies(during: { $0.tap("Seed 0") }) == ["Writing"])
  }

  @Test func `ENV-2: a value equal to the one found is not set, so that no rule below runs`() {
    let journal = Journal()
    let host = TestHost(Even(numbers: [2, 4], journal: journal))
    #expect(journal.take() == ["update"])
    #expect(host.bodies(during: { $0.tap("Next") }) == ["Even"])
    #expect(journal.take() == [])
  }

  @Test func `ENV-3: values are compared with ==, plain data too`() {
    let journal = Journal()
    let host = TestHost(Even(numbers: [1, 3, 2], journal: journal))
    #expect(host.bodies(during: { $0.tap("Next") }) == ["Even"])
    #expect(journal.take() == ["update", "update"])
    #expect(host.bodies(during: { $0.tap("Next") }) == ["Even", "ParityReader"])
  }

  @Test func `ENV-3: declaring the property subscribes, even if body does not read it`() {
    let host = TestHost(Unread())
    #expect(
      host.log(during: { $0.tap("Level 0") }) == [
        "Unread: _level changed.", "Declaring: _level changed.",
      ]
    )
  }

  @Test func `ENV-3: an inner value shields its readers from an outer one`() {
    let host = TestHost(Shielded())
    #expect(host.bodies(during: { $0.tap("Level 0") }) == ["Shielded"])
    #expect(host.texts.last == "Level 7")
  }

  @Test func `ENV-5: a default that allocates evaluates at each replacement`() {
    let host = TestHost(UnstableReader())
    #expect(host.bodies(during: { $0.hostPass() }) == ["UnstableReader"])
    #expect(
      host.bodies(during: { $0.environment { $0.colorScheme = .dark } }) == ["UnstableReader"]
    )
  }

  @Test func `ENV-5: a closure that captures what changes evaluates its readers`() {
    let host = TestHost(ActionWriter())
    #expect(host.bodies(during: { $0.tap("Count 0") }) == ["ActionWriter", "ActionReader"])
    #expect(host.bodies(during: { $0.tap("Seed 0") }) == ["ActionWriter", "ActionReader"])
  }

  @Test func `ENV-6: every host pass publishes dismiss again`() {
    let host = TestHost(DismissReader())
    #expect(host.log(during: { $0.hostPass() }) == ["DismissReader: _dismiss changed."])
  }

  @Test func `ENV-7: an object is found by its type and compared by identity`() {
    let host = TestHost(ObjectGiver())
    #expect(host.bodies(during: { $0.tap("Write unread") }) == [])
    #expect(host.bodies(during: { $0.tap("Write read") }) == ["ObjectTaker"])
    #expect(
      host.log(during: { $0.tap("Replace") }) == [
        "ObjectGiver: _object changed.", "ObjectTaker: _object changed.",
      ]
    )
  }

  @Test func `ENV-7: a missing object stops the program unless it is optional`() async {
    #expect(TestHost(OptionalTaker()).texts == ["none"])
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = TestHost(ObjectTaker()) }
    }
  }

  @Test func `ENV-8: the whole environment is followed by the keys that were read`() {
    let host = TestHost(WholeReader())
    #expect(host.bodies(during: { $0.environment { $0.scenePhase = .inactive } }) == [])
    #expect(host.bodies(during: { $0.environment { $0.level = 3 } }) == ["WholeReader"])
    #expect(host.texts == ["Level 3"])
  }

  @Test func `ENV-9: a transformation runs on top of what comes from outside`() {
    let host = TestHost(Transforming())
    #expect(host.texts == ["Level 10"])
    #expect(host.bodies(during: { $0.run { host.environmentLevel(2) } }) == ["LevelReader"])
    #expect(host.texts == ["Level 12"])
  }

  @Test func `ENV-9: a transformation follows what it observes`() {
    let object = Object()
    let host = TestHost(ObservingTransformation(object: object))
    #expect(host.bodies(during: { $0.run { object.read = 4 } }) == ["LevelReader"])
    #expect(host.texts == ["Level 4"])
  }

  @Test func `ENV-10: what a value's getter observes is a dependency of the reader`() {
    let host = TestHost(ComputedReader())
    #expect(
      host.bodies(during: { $0.run { ComputedSource.shared.read += 1 } }) == ["ComputedReader"]
    )
  }

  @Test func `ENV-11, ROOT-4: replacing the root environment evaluates readers of what changed`() {
    let host = TestHost(RootReaders())
    #expect(host.bodies(during: { $0.hostPass() }) == [])
    #expect(
      host.bodies(during: { $0.environment { $0.dynamicTypeSize = .xLarge } }) == ["SizeReader"]
    )
  }

  @Test func `ENV-4: a hundred readers of another key cost no evaluation`() {
    let host = TestHost(HundredReaders())
    #expect(host.firstBodies.count == 101)
    #expect(host.bodies(during: { $0.environment { $0.colorScheme = .dark } }) == [])
  }
}

extension TestHost {
  fileprivate func environmentLevel(_ level: Int) { environment { $0.level = level } }
}

private enum LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum UnstableKey: EnvironmentKey { static var defaultValue: Unstable { Unstable() } }
private enum ActionKey: EnvironmentKey { static var defaultValue: () -> Void { {} } }

private final class Unstable {}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
  fileprivate var unstable: Unstable { self[UnstableKey.self] }
  fileprivate var action: () -> Void {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
  fileprivate var computed: Int { MainActor.assumeIsolated { ComputedSource.shared.read } }
}

/// A number that equals all others that are even, or odd, as it is.
private struct Parity: Equatable {
  var number = 0
  static func == (first: Parity, second: Parity) -> Bool { (first.number - second.number) % 2 == 0 }
}

private enum ParityKey: EnvironmentKey { static var defaultValue: Parity { Parity() } }

extension EnvironmentValues {
  fileprivate var parity: Parity {
    get { self[ParityKey.self] }
    set { self[ParityKey.self] = newValue }
  }
}

private struct Even: View {
  let numbers: [Int]
  let journal: Journal
  @State private var index = 0

  var body: some View {
    Button("Next") { index += 1 }
    ParityReader(updates: NotedUpdates(journal: journal))
      .environment(\.parity, Parity(number: numbers[index]))
      .environment(\.parity, Parity())
  }
}

private struct ParityReader: View {
  let updates: NotedUpdates
  @Environment(\.parity) private var parity
  var body: some View { Text("\(parity.number)") }
}

private struct NotedUpdates: DynamicProperty {
  let journal: Journal
  mutating func update() { MainActor.assumeIsolated { journal.note("update") } }
}

private struct LevelReader: View {
  @Environment(\.level) private var level
  var body: some View { Text("Level \(level)") }
}

private struct Scopes: View {
  var body: some View {
    LevelReader()
    VStack {
      LevelReader()
      LevelReader().environment(\.level, 2)
      LevelReader()
    }
    .environment(\.level, 1)
    LevelReader()
  }
}

private struct Writing: View {
  @State private var level = 0
  @State private var seed = 0

  var body: some View {
    Button("Level \(level)") { level += 1 }
    Button("Seed \(seed)") { seed += 1 }
    LevelReader().environment(\.level, level)
  }
}

private struct Declaring: View {
  @Environment(\.level) private var level
  var body: some View { Text("Constant") }
}

private struct Unread: View {
  @State private var level = 0

  var body: some View {
    Button("Level \(level)") { level += 1 }
    Declaring().environment(\.level, level)
  }
}

private struct Shielded: View {
  @State private var level = 0

  var body: some View {
    Button("Level \(level)") { level += 1 }
    LevelReader().environment(\.level, 7).environment(\.level, level)
  }
}

private struct UnstableReader: View {
  @Environment(\.unstable) private var unstable
  var body: some View { Text("Unstable") }
}

private struct ActionWriter: View {
  @State private var count = 0
  @State private var seed = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
    Button("Seed \(seed)") { seed += 1 }
    ActionReader().environment(\.action) { count += seed }
  }
}

private struct ActionReader: View {
  @Environment(\.action) private var action
  var body: some View { Button("Act", action: action) }
}

private struct DismissReader: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Text("Dismiss") }
}

@Observable
private final class Object {
  var read = 0
  var unread = 0
}

private struct ObjectGiver: View {
  @State private var object = Object()

  var body: some View {
    Button("Write unread") { object.unread += 1 }
    Button("Write read") { object.read += 1 }
    Button("Replace") { object = Object() }
    ObjectTaker().environment(object)
  }
}

private struct ObjectTaker: View {
  @Environment(Object.self) private var object
  var body: some View { Text("\(object.read)") }
}

private struct OptionalTaker: View {
  @Environment(Object.self) private var object: Object?
  var body: some View { Text(object == nil ? "none" : "some") }
}

private struct WholeReader: View {
  @Environment(\.self) private var environment
  var body: some View { Text("Level \(environment.level)") }
}

private struct Transforming: View {
  var body: some View { LevelReader().transformEnvironment(\.level) { $0 += 10 } }
}

private struct ObservingTransformation: View {
  let object: Object

  var body: some View {
    LevelReader().transformEnvironment(\.level) { [object] in $0 = object.read }
  }
}

@MainActor
private enum ComputedSource {
  static let shared = Object()
}

private struct ComputedReader: View {
  @Environment(\.computed) private var computed
  var body: some View { Text("\(computed)") }
}

private struct RootReaders: View {
  var body: some View {
    SchemeReader()
    SizeReader()
  }
}

private struct SchemeReader: View {
  @Environment(\.colorScheme) private var colorScheme
  var body: some View { Text("Scheme") }
}

private struct SizeReader: View {
  @Environment(\.dynamicTypeSize) private var size
  var body: some View { Text("Size") }
}

private struct HundredReaders: View {
  var body: some View { ForEach(0..<100) { _ in LevelReader() } }
}
