import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Other property wrappers` {
  @Test func `PW-1: a namespace is listed at first, and has one identity for a life`() {
    let journal = Journal()
    let host = TestHost(Spaced(journal: journal))
    #expect(host.firstLog == ["Spaced: @self, @identity, _count, _space changed."])
    #expect(host.log(during: { $0.tap("0") }) == ["Spaced: _count changed."])
    #expect(journal.lines.count == 2)
    #expect(Set(journal.lines).count == 1)
  }

  @Test func `PW-2: a gesture state has its own name`() {
    let host = TestHost(Dragged())
    #expect(host.firstLog == ["Dragged: @self, @identity, _offset changed."])
  }

  @Test func `PW-3: moving the focus evaluates who reads it`() {
    let host = TestHost(Focusing())
    #expect(host.firstBodies == ["Focusing", "Unfocused"])
    #expect(
      host.log(during: { $0.tap("Focus") }) == [
        "Focusing: _isFocused changed.", "Unfocused: @self changed.",
      ]
    )
    #expect(host.bodies(during: { $0.tap("Focus") }) == [])
    #expect(host.texts.contains("focused"))
  }

  @Test func `PW-3: a field that loses the focus resets its focus state, and enclosing ones stay`()
  {
    let host = TestHost(TwoFields())
    #expect(host.texts.last == "false false nil")
    host.focus("First")
    #expect(host.texts.last == "true true 1")
    host.focus("Second")
    #expect(host.texts.last == "true false 2")
    host.focus("Third")
    #expect(host.texts.last == "false false nil")
    host.tap("Focus")
    #expect(host.texts.last == "true true 1")
    host.focus("Third")
    #expect(host.texts.last == "false false nil")
  }

  @Test func `PW-3, STATE-7: a focus that is never read evaluates no body`() {
    let host = TestHost(SilentFocus())
    #expect(host.bodies(during: { $0.tap("Focus") }) == [])
  }

  @Test(arguments: [("Replace", "false"), ("Remove", "false"), ("Other", "true")])
  func `PW-3: a focused field that goes away resets its focus state`(
    _ step: String,
    _ isFocused: String
  ) {
    let host = TestHost(LeavingField())
    host.focus("Name")
    #expect(host.texts.contains("focused true, other 0"))
    host.tap(step)
    #expect(host.texts.contains { $0.hasPrefix("focused \(isFocused),") })
  }

  @Test func `PW-3: a new field can take the focus as it appears`() {
    let host = TestHost(LeavingField(takesFocus: true))
    host.focus("Name")
    host.tap("Replace")
    #expect(host.texts.contains("focused true, other 0"))
  }

  @Test func `PW-3: a focus state that goes away with its field is not written`() {
    let host = TestHost(LeavingScreen())
    host.focus("Name")
    #expect(host.bodies(during: { $0.tap("Close") }) == ["LeavingScreen"])
  }

  @Test func `PW-4: a key without a dot hears of its own writes only`() {
    let store = UserDefaults()
    let host = TestHost(Settings(store: store))
    #expect(host.bodies(during: { $0.run { store.set(1, forKey: "other") } }) == [])
    #expect(
      host.log(during: { $0.run { store.set(2, forKey: "count") } }) == [
        "Settings: _count changed."
      ]
    )
    #expect(host.texts == ["2"])
  }

  @Test(.tags(.high)) func `PW-4, G-17: keys with a dot hear of every write, and all are listed`() {
    let store = UserDefaults()
    let host = TestHost(DottedSettings(store: store))
    #expect(
      host.log(during: { $0.run { store.set(1, forKey: "unrelated") } }) == [
        "DottedSettings: _first, _second changed."
      ]
    )
    #expect(
      host.log(during: { $0.run { store.set(3, forKey: "app.first") } }) == [
        "DottedSettings: _first, _second changed.", "Given: @self changed.",
      ]
    )
    #expect(host.log(during: { $0.run { UserDefaults().set(1, forKey: "app.first") } }) == [])
  }

  @Test func `PW-5: a stored value that is never read evaluates no body`() {
    let store = UserDefaults()
    let host = TestHost(UnreadSettings(store: store))
    #expect(host.bodies(during: { $0.run { store.set(1, forKey: "count") } }) == [])
  }

  @Test func `PW-5, CMP-6: a stored value that is made again is the same value`() {
    let host = TestHost(StoredOwner())
    #expect(host.bodies(during: { $0.tap("Owner 0") }) == ["StoredOwner"])
  }

  // Two reports: Malcolm Hall for iOS 17, Xavier Lowmiller in 2020.
  @Test func `PW-5: on iOS 17 a child with a setting runs with its parent, under a profile not`() {
    let host = TestHost(StoredOwner(), profile: Profile(.ios17))
    #expect(
      host.log(during: { $0.tap("Owner 0") }) == [
        "StoredOwner: _count changed.", "StoredReader: @self changed.",
      ]
    )
    var profile = Profile(.ios17)
    profile.newStoredSettingsDiffer = false
    let other = TestHost(StoredOwner(), profile: profile)
    #expect(other.bodies(during: { $0.tap("Owner 0") }) == ["StoredOwner"])
    var later = Profile(.ios27)
    later.newStoredSettingsDiffer = true
    let third = TestHost(StoredOwner(), profile: later)
    #expect(third.bodies(during: { $0.tap("Owner 0") }) == ["StoredOwner", "StoredReader"])
  }

  @Test func `PW-4, BIND-2: a view given the stored value's binding reads for itself`() {
    let store = UserDefaults()
    let host = TestHost(PassingSettings(store: store))
    #expect(host.bodies(during: { $0.tap("0") }) == ["BoundNumber"])
    #expect(store.integer(forKey: "count") == 1)
  }

  @Test(arguments: ["size", "layout.size"])
  func `PW-11: a setting in an observable object announces each write of its key`(_ key: String) {
    let store = UserDefaults()
    let settings = ObservedSettings(key, store)
    let host = TestHost(ObservedSettingsView(settings: settings))
    func bodies(_ write: @escaping @MainActor () -> Void) -> [String] {
      host.bodies { $0.run { write() } }
    }
    #expect(bodies { settings.size = 2 } == ["ObservedSettingsView"])
    #expect(bodies { settings.binding.wrappedValue = 3 } == ["ObservedSettingsView"])
    #expect(bodies { store.set(4, forKey: key) } == ["ObservedSettingsView"])
    #expect(host.texts == ["4"])
    let others = bodies { store.set(0, forKey: "other") }
    #expect(others == (key.contains(".") ? ["ObservedSettingsView"] : []))
  }

  @Test func `PW-11: the announcement comes before the value, and ends with the object`() {
    let store = UserDefaults()
    let journal = Journal()
    var settings: ObservedSettings? = ObservedSettings("size", store)
    let subscription = settings?.objectWillChange.sink { [weak settings] in
      journal.note("\(settings?.size ?? 0)")
    }
    settings?.size = 5
    #expect(journal.take() == ["1"])
    #expect(settings?.size == 5)
    settings = nil
    store.set(6, forKey: "size")
    #expect(journal.take() == [])
    subscription?.cancel()
  }

  @Test func `PW-11: outside views a setting is that of the defaults, and no body depends on it`() {
    let store = UserDefaults()
    let setting = AppStorage(wrappedValue: 1, "size", store: store)
    let host = TestHost(UnobservedSettingsView(settings: ObservedSettings("size", store)))
    #expect(host.bodies { $0.run { setting.wrappedValue = 2 } } == [])
    #expect(store.integer(forKey: "size") == 2)
    setting.projectedValue.wrappedValue = 3
    #expect(setting.wrappedValue == 3)
    store.removeObject(forKey: "size")
    #expect(setting.wrappedValue == 1)
  }

  @Test func `PW-4: a window that is gone hears of no writes`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let store = UserDefaults()
        do { _ = TestHost(Settings(store: store)) }
        store.set(1, forKey: "count")
      }
    }
  }

  @Test func `PW-7: a scaled metric follows the type size and no other key`() {
    let host = TestHost(Scaled())
    #expect(host.bodies(during: { $0.environment { $0.colorScheme = .dark } }) == [])
    #expect(
      host.log(during: { $0.environment { $0.dynamicTypeSize = .xxxLarge } }) == [
        "Scaled: _size changed."
      ]
    )
  }

  @Test(.tags(.medium))
  func `PW-9: on iOS 17 a closure over a setting is equal after a write, later it is not`() {
    for version in Profile.Version.allCases {
      let store = UserDefaults()
      let host = TestHost(ActingSettings(store: store), profile: Profile(version))
      let bodies = host.bodies { $0.run { store.set(2, forKey: "count") } }
      #expect(bodies == ["ActingSettings"] + (version == .ios17 ? [] : ["Acting"]), "\(version)")
      host.tap("Add")
      #expect(host.texts == ["3", "Add"], "\(version)")
    }
  }

  @Test func `PW-8: a wrapper over a state is named by its offset`() {
    let host = TestHost(Wrapping())
    #expect(host.log(during: { $0.tap("0") }) == ["Wrapping: @16 changed."])
  }
}

private struct Spaced: View {
  let journal: Journal
  @State private var count = 0
  @Namespace private var space

  var body: some View {
    let _ = journal.note("\(space)")
    Button("\(count)") { count += 1 }
  }
}

private struct Dragged: View {
  @GestureState private var offset = 0
  var body: some View { Text("\(offset)") }
}

private struct Focusing: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    Button("Focus") { isFocused = true }
    Text(isFocused ? "focused" : "not")
    Unfocused(isFocused: $isFocused)
  }
}

private struct TwoFields: View {
  @FocusState private var isFormFocused: Bool
  @FocusState private var isFirstFocused: Bool
  @FocusState private var number: Int?
  @State private var text = ""

  var body: some View {
    Button("Focus") { isFirstFocused = true }
    VStack {
      TextField("First", text: $text).focused($isFirstFocused).focused($number, equals: 1)
      TextField("Second", text: $text).focused($number, equals: 2)
    }
    .focused($isFormFocused)
    TextField("Third", text: $text)
    Text("\(isFormFocused) \(isFirstFocused) \(number.map { "\($0)" } ?? "nil")")
  }
}

private struct Unfocused: View {
  let isFocused: FocusState<Bool>.Binding
  @State private var text = ""
  var body: some View { TextField("Name", text: $text).focused(isFocused) }
}

private struct LeavingField: View {
  var takesFocus = false
  @State private var id = 0
  @State private var isShown = true
  @State private var other = 0
  @State private var name = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    Text("focused \(isFocused), other \(other)")
    if isShown {
      TextField("Name", text: $name).focused($isFocused)
        .onAppear { if takesFocus, id > 0 { isFocused = true } }
        .id(id)
    }
    Button("Replace") { id += 1 }
    Button("Remove") { isShown = false }
    Button("Other") { other += 1 }
  }
}

private struct LeavingScreen: View {
  @State private var isShown = true

  var body: some View {
    if isShown { LeavingField() }
    Button("Close") { isShown = false }
  }
}

private struct SilentFocus: View {
  @FocusState private var isFocused: Bool
  @State private var text = ""

  var body: some View {
    Button("Focus") { isFocused = true }
    TextField("Name", text: $text).focused($isFocused)
  }
}

private struct Settings: View {
  @AppStorage private var count: Int

  init(store: UserDefaults) { _count = AppStorage(wrappedValue: 0, "count", store: store) }

  var body: some View { Text("\(count)") }
}

private struct DottedSettings: View {
  @AppStorage private var first: Int
  @AppStorage private var second: Int

  init(store: UserDefaults) {
    _first = AppStorage(wrappedValue: 0, "app.first", store: store)
    _second = AppStorage(wrappedValue: 0, "app.second", store: store)
  }

  var body: some View {
    Given(number: first)
    Given(number: second)
  }
}

private struct Given: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

private struct ActingSettings: View {
  @AppStorage private var count: Int

  init(store: UserDefaults) { _count = AppStorage(wrappedValue: 0, "count", store: store) }

  var body: some View {
    Text("\(count)")
    Acting { count += 1 }
  }
}

private struct Acting: View {
  let action: () -> Void
  var body: some View { Button("Add", action: action) }
}

private struct UnreadSettings: View {
  @AppStorage private var count: Int

  init(store: UserDefaults) { _count = AppStorage(wrappedValue: 0, "count", store: store) }

  var body: some View { Button("Read") { print(count) } }
}

private struct StoredOwner: View {
  @State private var count = 0

  var body: some View {
    Button("Owner \(count)") { count += 1 }
    StoredReader()
  }
}

private struct StoredReader: View {
  @AppStorage("name") private var name = "A"
  @AppStorage("level") private var level = Level.low
  @AppStorage("age") private var age: Int?
  @SceneStorage("tab") private var tab = 0

  enum Level: Int { case low, high }

  var body: some View { Text("\(name) \(level.rawValue) \(age ?? 0) \(tab)") }
}

private struct PassingSettings: View {
  @AppStorage private var count: Int

  init(store: UserDefaults) { _count = AppStorage(wrappedValue: 0, "count", store: store) }

  var body: some View { BoundNumber(number: $count) }
}

private struct BoundNumber: View {
  @Binding var number: Int
  var body: some View { Button("\(number)") { number += 1 } }
}

private struct Scaled: View {
  @ScaledMetric private var size = 10.0
  var body: some View { Text("\(size)") }
}

@propertyWrapper
private struct Prefixed: DynamicProperty {
  let first = 1
  @State private var value = 0

  init(wrappedValue: Int) { _value = State(wrappedValue: wrappedValue) }

  var wrappedValue: Int {
    get { value }
    nonmutating set { value = newValue }
  }
}

private struct Wrapping: View {
  let before = 0
  @Prefixed private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

private final class ObservedSettings: ObservableObject {
  @AppStorage var size: Int
  @Published var name = ""

  init(_ key: String, _ store: UserDefaults) {
    _size = AppStorage(wrappedValue: 1, key, store: store)
  }

  var binding: Binding<Int> { $size }
}

private struct ObservedSettingsView: View {
  @ObservedObject var settings: ObservedSettings
  var body: some View { Text("\(settings.size)") }
}

private struct UnobservedSettingsView: View {
  let settings: ObservedSettings
  var body: some View { Text("\(settings.size)") }
}
