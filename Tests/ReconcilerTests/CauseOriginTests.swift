import Reconciler
import ScenarioTrace
import Testing

/// What the trace says of where the causes of an evaluation came from.
@MainActor
@Suite(.serialized)
struct `Where a cause came from` {
  @Test func `PW-4: a stored setting is traced to the key that was written`() {
    let store = UserDefaults()
    let host = TestHost(Stored(store: store))
    let own = CauseOrigin.setting(wrapper: "AppStorage", written: "name", watched: "name")
    let dotted = CauseOrigin.setting(wrapper: "AppStorage", written: "name", watched: "a.b")
    let origins = host.origins { $0.run { store.set("B", forKey: "name") } }
    #expect(origins == ["_name": own, "_dotted": dotted])
    #expect(host.origins { $0.tap("Tab 0") } == ["_tab": scene(written: "tab")])
  }

  @Test
  func `BODY-1: a written state is traced to the write, also in a value that changes with it`() {
    let host = TestHost(BothOwner())
    let origins = host.origins { $0.tap("Both 0") }
    #expect(origins["_own"] == .property(owner: 2, name: "_own"))
    #expect(origins["@self"] == .value(parent: 1, fields: ["given"]))
  }

  @Test func `PW-4: optional settings of raw numbers are stored apart, each under its key`() {
    let store = UserDefaults()
    let host = TestHost(Levels(store: store))
    #expect(host.texts == ["0", "0", "Set"])
    host.tap("Set")
    #expect(host.texts == ["2", "0", "Set"])
    host.run { store.set(1, forKey: "second") }
    #expect(host.texts == ["2", "1", "Set"])
    #expect(store.integer(forKey: "first") == 2)
  }

  @Test func `OBJ-4: an object is traced to the properties that it announced`() {
    let model = Model()
    let host = TestHost(ObjectOwner(model: model))
    let both = host.origins { $0.run { (model.a, model.b, model.a) = (1, 2, 3) } }
    #expect(both["_model"] == .announcement(object: "Model", properties: ["a", "b"]))
    #expect(both["_given"] == both["_model"])
    let one = host.origins { $0.run { model.b = 3 } }
    #expect(one["_model"] == .announcement(object: "Model", properties: ["b"]))
    let byHand = host.origins { $0.run { model.objectWillChange.send() } }
    #expect(byHand["_model"] == .announcement(object: "Model", properties: []))
  }

  @Test func `OBJ-8: another object of the environment is traced to who put it there`() {
    let host = TestHost(ObjectOwner(model: Model()))
    let origins = host.origins { $0.tap("Other") }
    #expect(origins["_given"] == .environment(writer: 1))
  }

  @Test func `PW-7: a scaled metric is traced to who changed the text size`() {
    let host = TestHost(SizeOwner())
    #expect(host.origins { $0.tap("Grow") }["_size"] == .environment(writer: 1))
    #expect(host.origins { $0.environment { $0.dynamicTypeSize = .small } }.isEmpty)
    let unset = TestHost(Scaled())
    let origins = unset.origins { $0.environment { $0.dynamicTypeSize = .small } }
    #expect(origins == ["_size": .environment(writer: 0)])
  }

  @Test(arguments: ["Row", "LazyRow", "Inside", "Shown"])
  func `OBS-11, EACH-9: what a closure gives is traced to its body and what it read`(view: String) {
    let item = Item()
    let host = TestHost(Closures(item: item))
    host.tap("Show")
    let events = host.events { $0.run { item.title = "B" } }
    var (triggered, isTraced) = (false, false)
    for event in events {
      switch event {
      case .triggered(let identity, let items):
        #expect(identity == 1)
        #expect(items == ["\\Item.title"])
        triggered = true
      case .caused(let identity, "@self", let origin) where host.name(of: identity) == view:
        #expect(triggered)
        #expect(origin == .value(parent: 1, fields: ["title"]))
        isTraced = true
      case .evaluated(1, _): Issue.record("the body with the closures ran")
      default: break
      }
    }
    #expect(isTraced)
  }

  @Test func `OBS-11: a closure that runs with its body has no trigger`() {
    let item = Item()
    let host = TestHost(Closures(item: item))
    let events = host.events { $0.tap("Show") } + host.events { $0.tapCovered("Again 0") }
    #expect(!events.contains { if case .triggered = $0 { true } else { false } })
  }

  private func scene(written: String) -> CauseOrigin {
    .setting(wrapper: "SceneStorage", written: written, watched: "tab")
  }
}

extension TestHost {
  /// Where the causes came from that were listed while something happened, by what lists them.
  fileprivate func origins(during action: (TestHost) -> Void) -> [String: CauseOrigin] {
    var origins: [String: CauseOrigin] = [:]
    for case .caused(_, let item, let origin) in events(during: action) { origins[item] = origin }
    return origins
  }

  fileprivate func name(of identity: Int) -> String {
    for case .mounted(identity, let view, _) in events {
      return String(view.split(separator: ".").last ?? "")
    }
    return ""
  }
}

private struct Stored: View {
  @AppStorage private var name: String
  @AppStorage private var dotted: Int
  @SceneStorage("tab") private var tab = 0

  init(store: UserDefaults) {
    _name = AppStorage(wrappedValue: "A", "name", store: store)
    _dotted = AppStorage(wrappedValue: 0, "a.b", store: store)
  }

  var body: some View {
    Text("\(name) \(dotted)")
    Button("Tab \(tab)") { tab += 1 }
  }
}

private final class Model: ObservableObject {
  @Published var a = 0
  @Published var b = 0
}

private struct ObjectOwner: View {
  @State var model: Model

  var body: some View {
    Button("Other") { model = Model() }
    Watcher(model: model)
    Given().environmentObject(model)
  }
}

private struct Watcher: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.a)") }
}

private struct Given: View {
  @EnvironmentObject private var given: Model
  var body: some View { Text("\(given.a)") }
}

private struct SizeOwner: View {
  @State private var isLarge = false

  var body: some View {
    Button("Grow") { isLarge = true }
    Scaled().environment(\.dynamicTypeSize, isLarge ? .xLarge : .large)
  }
}

private struct Scaled: View {
  @ScaledMetric private var size = 10.0
  var body: some View { Text("\(size)") }
}

@Observable
private final class Item: Identifiable {
  var title = "A"
}

private struct Closures: View {
  let item: Item
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { Shown(title: item.title) }
    Button("Again \(count)") { count += 1 }
    ForEach([item]) { Row(title: $0.title) }
    List([item]) { LazyRow(title: $0.title) }
    GeometryReader { _ in Inside(title: item.title) }
  }
}

private struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

private struct LazyRow: View {
  let title: String
  var body: some View { Text(title) }
}

private struct Inside: View {
  let title: String
  var body: some View { Text(title) }
}

private struct Shown: View {
  let title: String
  var body: some View { Text(title) }
}

private struct BothOwner: View {
  @State private var given = 0
  var body: some View { BothReader(given: given) { given += 1 } }
}

private struct BothReader: View {
  let given: Int
  let add: () -> Void
  @State private var own = 0
  var body: some View {
    let _ = own
    Button("Both \(given)") {
      own += 1
      add()
    }
  }
}

private enum Level: Int {
  case low = 1
  case high
}

private struct Levels: View {
  @AppStorage private var first: Level?
  @AppStorage private var second: Level?

  init(store: UserDefaults) {
    _first = AppStorage("first", store: store)
    _second = AppStorage("second", store: store)
  }

  var body: some View {
    Text("\(first?.rawValue ?? 0)")
    Text("\(second?.rawValue ?? 0)")
    Button("Set") { first = .high }
  }
}
