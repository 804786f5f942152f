import FoundationShim
import Reconciler
import Testing

/// What may outlive a window: none of it does harm, or keeps the window.
@MainActor
@Suite(.serialized)
struct `After a window is closed` {
  @Test func `ROOT-1: nothing that outlives it keeps it, or crashes when it is used`() {
    let kept = Kept()
    weak var window: ViewHost?
    do {
      let host = TestHost(Window(kept: kept))
      host.dismiss()
      host.type("x", into: "Name")
      for label in ["Lead", "Show", "Ask"] { host.tapCovered(label) }
      kept.keepElements(of: host.host)
      window = host.host
      host.host.close()
    }
    #expect(window == nil)
    #expect(kept.uses.count > 30)
    for (name, use) in kept.uses {
      kept.runs = []
      use()
      #expect(kept.runs.allSatisfy { $0 == name }, "\(name) runs what belongs to the window")
    }
    #expect(kept.alive > 0)
    kept.forget()
    #expect(kept.alive == 0)
  }

  @Test func `MOD-9: its tasks are canceled`() async {
    let journal = Journal()
    do {
      let host = TestHost(Waiting(journal: journal))
      while journal.lines.count < 2 { await Task.yield() }
      host.host.close()
    }
    for _ in 0..<1_000 where journal.lines.count < 4 { await Task.yield() }
    #expect(journal.lines.sorted() == ["canceled", "canceled", "start", "start"])
  }

  @Test func `MOD-10: its subscriptions are canceled`() {
    let journal = Journal()
    let subject = PassthroughSubject<Int, Never>()
    do {
      let host = TestHost(Receiving(journal: journal, subject: subject))
      host.run { subject.send(1) }
      host.host.close()
    }
    subject.send(2)
    #expect(journal.lines == ["received 1"])
  }

  @Test func `ROOT-1: steps find nothing in it, and change nothing`() {
    let kept = Kept()
    let host = TestHost(Window(kept: kept))
    host.host.close()
    #expect(host.texts == [])
    #expect(host.host.presentations.isEmpty)
    let events = host.events {
      $0.hostPass()
      $0.environment { $0.colorScheme = .dark }
      $0.run { for (_, use) in kept.uses { use() } }
    }
    #expect(events == [])
  }
}

/// Holds what may outlive a window, by what it is.
@MainActor
private final class Kept {
  private(set) var uses: [(name: String, use: () -> Void)] = []
  private(set) var alive = 0
  /// The names of what ran.
  var runs: [String] = []

  nonisolated init() {}

  func keep(_ name: String, _ use: @escaping () -> Void) { uses.append((name, use)) }

  func keep<Value>(_ name: String, _ binding: Binding<Value>, _ value: Value) {
    keep(name) {
      _ = binding.wrappedValue
      binding.wrappedValue = value
      withAnimation { binding.wrappedValue = value }
      binding.animation().wrappedValue = value
    }
  }

  /// Keeps what steps act on.
  func keepElements(of host: ViewHost) {
    var stack = [host.rootElement]
    while let element = stack.popLast() {
      stack += element.children
      keep("text") { _ = element.text }
      if let focus = element as? FocusElement { keep("focus") { focus.focus() } }
      guard let element = element as? InteractiveElement else { continue }
      let reaction = element.reaction
      keep("element") { _ = (element.isEnabled(), element.reaction) }
      keep("press") { element.press(true) }
      keep("reaction") { [self] in perform(reaction) }
    }
    for dismiss in host.presentations { keep("dismiss step", dismiss) }
    for window in host.lazyWindows {
      keep("scroll") { _ = (window.scroll(to: 5), window.scrollForward()) }
    }
  }

  private func perform(_ reaction: InteractiveElement.Reaction) {
    switch reaction {
    case .tap(let act), .toggle(let act), .select(let act), .delete(let act), .open(let act),
      .refresh(let act):
      act()
    case .taps(let count): count()?()
    case .hold(let press, let act):
      press?(true)
      act()
    case .drag(let move):
      move(CGSize(width: 20, height: 0), false)
      move(CGSize(width: 20, height: 0), true)
    case .pinch(let follow), .rotate(let follow):
      follow(2, false)
      follow(2, true)
    case .move(let act): act(1)
    case .carry(let make): _ = make()
    case .receive(let target, let take):
      target("x", true)
      _ = take("x")
    case .hover(let act): act(true)
    case .text(let read, let write, let submit):
      write(read() + "y")
      submit()
    case .value(let write): _ = write("1")
    case .none: break
    }
  }

  func token() -> Token {
    alive += 1
    return Token { [weak self] in MainActor.assumeIsolated { self?.alive -= 1 } }
  }

  func forget() { uses = [] }
}

private struct Record: Identifiable {
  let id: Int
  var name = "A"
}

@Observable
private final class Observed {
  var name = "A"
}

private final class Announcing: ObservableObject {
  @Published var name = "A"
}

/// Gives everything away that reaches a view.
private struct Window: View {
  let kept: Kept
  @State private var token: Token
  @State private var text = "A"
  @State private var record = Record(id: 0)
  @State private var records = (0..<40).map { Record(id: $0) }
  @State private var isShown = false
  @State private var path: [Int] = []
  @State private var observed = Observed()
  @StateObject private var announcing = Announcing()
  @AppStorage("closed") private var stored = 0
  @SceneStorage("closed") private var restored = 0
  @FocusState private var isFocused: Bool
  @GestureState private var offset = 0.0
  private let subject = PassthroughSubject<Int, Never>()

  init(kept: Kept) {
    self.kept = kept
    _token = State(wrappedValue: kept.token())
  }

  var body: some View {
    let _ = keepProperties()
    NavigationStack(path: $path) {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) { Presented(kept: kept, name: "sheet") }
      Button("Lead") { path = [1] }
        .navigationDestination(for: Int.self) { _ in Presented(kept: kept, name: "destination") }
      TextField("Name", text: $text).focused($isFocused)
      Toggle("Switch", isOn: $isShown)
      Text("Drag").gesture(
        DragGesture().updating($offset) { value, state, _ in state = value.translation.width }
      )
      Text("Hold").onLongPressGesture { text += "!" }
      ScrollViewReader { proxy in
        let _ = kept.keep("scroll proxy") { proxy.scrollTo(30) }
        List {
          ForEach($records) { $record in
            let _ = kept.keep("row binding", $record.name, "C")
            TextField("Row \(record.id)", text: $record.name)
          }
          .onDelete { records.remove(atOffsets: $0) }
        }
      }
      readers
      Controls()
    }
    .onReceive(subject) { stored = $0 }
  }

  @ViewBuilder private var readers: some View {
    Text("\(text) \(record.name) \(stored) \(restored) \(isFocused) \(offset) \(token.name)")
    Text("\(observed.name) \(announcing.name)")
      .onChange(of: observed.name) { kept.runs.append("onChange") }
      .onDisappear { kept.runs.append("onDisappear") }
    Text("Preference").preference(key: Names.self, value: text)
      .onPreferenceChange(Names.self) { [kept] _ in kept.runs.append("onPreferenceChange") }
    GeometryReader { proxy in
      let _ = kept.keep("geometry") { _ = proxy.size }
      Text(observed.name)
    }
  }

  private func keepProperties() {
    kept.keep("state", $text, "B")
    kept.keep("part of a state", $record.name, "B")
    kept.keep("element of a state", $records[3].name, "B")
    kept.keep("path", $path, [2])
    kept.keep("observed", Bindable(observed).name, "B")
    kept.keep("announcing", $announcing.name, "B")
    kept.keep("stored", $stored, 7)
    kept.keep("restored", $restored, 7)
    kept.keep("functional", Binding(get: { text }, set: { text = $0 }), "B")
    kept.keep("view") { [self] in
      (text, stored, restored, isFocused) = ("D", 8, 8, true)
      _ = (token, offset)
      _ = body
    }
    kept.keep("objects") { [observed, announcing] in
      (observed.name, announcing.name) = ("D", "D")
      announcing.objectWillChange.send()
    }
    kept.keep("defaults") { UserDefaults.standard.set(9, forKey: "closed") }
    kept.keep("publisher") { [subject] in subject.send(1) }
  }
}

/// What else steps act on.
private struct Controls: View {
  @State private var choice = 0
  @State private var number = 0.0
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var isOpen = true
  @State private var isAsked = true

  var body: some View {
    Picker("Choice", selection: $choice) { ForEach(0..<2) { Text("Choice \($0)").tag($0) } }
    TabView(selection: $choice) {
      Tab("First", systemImage: "1.circle", value: 0) { Text("First") }
      Text("Second").tabItem { Text("Second item") }.tag(1)
    }
    Slider(value: $number, in: 0...10) { Text("Slider") }
    Stepper("Stepper", value: $number)
    DatePicker("Date", selection: $date)
    DisclosureGroup("Group", isExpanded: $isOpen) { Text("Inside") }
    Menu("Menu") { Button("Choose") { number += 1 } }
    NavigationLink("Link") { Text("Destination") }
    Button("Ask") { isAsked = true }
      .contextMenu { Button("More") { number += 1 } }
      .alert("Sure?", isPresented: $isAsked) { Button("Yes") { number += 1 } }
    Text("Hover \(number)").onHover { isOpen = $0 }.onTapGesture { number += 1 }
    if let site = URL(string: "https://example.com") { Link("Site", destination: site) }
    SecureField("Secret", text: .constant("")).onSubmit { number += 1 }
    Text("\(choice) \(date)")
  }
}

private struct Presented: View {
  let kept: Kept
  let name: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  @Environment(\.openURL) private var openURL
  @Environment(\.self) private var values

  var body: some View {
    let _ = kept.keep("\(name)'s dismiss") { [dismiss] in dismiss() }
    let _ = kept.keep("\(name)'s mode") { [mode] in mode.wrappedValue.dismiss() }
    let _ = kept.keep("\(name)'s values") { [values] in _ = values.colorScheme }
    let _ = kept.keep("\(name)'s view") { dismiss() }
    Button("Close \(name)") { dismiss() }
  }
}

private enum Names: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Waiting: View {
  let journal: Journal

  var body: some View {
    Text("One").task { [journal] in await wait(journal) }
    Group { Text("Two") }.task(id: 1) { [journal] in await wait(journal) }
  }
}

/// Waits until its task is canceled.
@MainActor
private func wait(_ journal: Journal) async {
  journal.note("start")
  while !Task.isCancelled { await Task.yield() }
  journal.note("canceled")
}

private struct Receiving: View {
  let journal: Journal
  let subject: PassthroughSubject<Int, Never>

  var body: some View {
    Text("Receiving").onReceive(subject) { [journal] in journal.note("received \($0)") }
  }
}
