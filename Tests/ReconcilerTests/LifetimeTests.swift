import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Lifetimes` {
  @Test func `ID-2, AG-15: what a branch held is freed when it ends`() {
    let held = Held()
    let host = TestHost(Branch(held: held))
    #expect(held.alive == 3)
    host.tap("Flip")
    #expect(held.alive == 0)
    host.tap("Flip")
    #expect(held.alive == 3)
  }

  @Test func `EACH-4: the model object of a removed row is freed`() {
    let held = Held()
    let host = TestHost(Rows(held: held))
    host.tap("Fill")
    #expect(held.alive == 5)
    host.tap("Remove last")
    #expect(held.alive == 4)
    host.tap("Remove all")
    #expect(held.alive == 0)
  }

  @Test func `ROOT-1: a host that is closed is freed with all it held`() {
    let held = Held()
    weak var window: ViewHost?
    do {
      let host = TestHost(Everything(held: held))
      host.tap("Fill")
      #expect(held.alive == 9)
      window = host.host
      host.host.close()
    }
    #expect(held.alive == 0)
    #expect(window == nil)
  }

  @Test func `ID-7: the state of an old id is freed`() {
    let held = Held()
    let host = TestHost(Identified(held: held))
    for id in 0..<5 { host.tap("ID \(id)") }
    #expect(held.alive == 1)
  }

  @Test func `OBJ-6: the state object of an ended view is freed`() {
    let held = Held()
    let host = TestHost(ObjectBranch(held: held))
    #expect(held.alive == 1)
    host.tap("Flip")
    #expect(held.alive == 0)
  }

  @Test func `OBS-4: an observed object of an ended view is freed`() {
    let held = Held()
    let host = TestHost(ObservedBranch(held: held))
    #expect(held.alive == 1)
    host.tap("Flip")
    #expect(held.alive == 0)
  }

  @Test func `NAV-2: a closed sheet's content is freed`() {
    let held = Held()
    let host = TestHost(SheetOwner(held: held))
    host.tap("Show")
    #expect(held.alive == 1)
    host.dismiss()
    #expect(held.alive == 0)
  }

  // The view's own value holds the initial token, the storage the latest.
  @Test func `STATE-1: an old value of a state is freed`() {
    let held = Held()
    let host = TestHost(Replacing(held: held))
    for _ in 0..<3 { host.tap("Replace") }
    #expect(held.alive == 2)
  }

  @Test func `TX-8: a model that writes when it is freed does no harm`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let host = TestHost(WritingAtTheEnd())
        host.tap("Flip 0")
        host.tap("Flip 1")
        #expect(host.texts.first == "Flip 1" || host.texts.first == "Flip 2")
      }
    }
  }
}

/// Tells how many of the tokens it gave out are alive.
@MainActor
private final class Held {
  private(set) var alive = 0

  nonisolated init() {}

  func make() -> Token {
    alive += 1
    return Token { [weak self] in MainActor.assumeIsolated { self?.alive -= 1 } }
  }
}

private struct Branch: View {
  let held: Held
  @State private var isShown = true

  var body: some View {
    Button("Flip") { isShown.toggle() }
    if isShown {
      Holder(token: held.make()).onAppear {}
      AnyView(Holder(token: held.make()).environment(\.colorScheme, .dark))
      ForEach(0..<1) { [held] _ in Holder(token: held.make()).onDisappear {} }
    }
  }
}

private struct Everything: View {
  let held: Held

  var body: some View {
    Branch(held: held)
    Rows(held: held)
    ObservedBranch(held: held)
  }
}

private struct Holder: View {
  let token: Token
  @State private var n = 0
  @Environment(\.colorScheme) private var scheme
  var body: some View { Button("Holder \(n)") { n += 1 } }
}

private struct Item: Identifiable {
  let id: Int
  let token: Token
}

private struct Rows: View {
  let held: Held
  @State private var items: [Item] = []

  var body: some View {
    Button("Fill") { items = (0..<5).map { Item(id: $0, token: held.make()) } }
    Button("Remove last") { items.removeLast() }
    Button("Remove all") { items = [] }
    ForEach(items) { item in
      Holder(token: item.token)
        .onTapGesture { _ = item }
        .accessibilityLabel("Row \(item.id)")
    }
  }
}

private struct Identified: View {
  let held: Held
  @State private var id = 0

  var body: some View {
    Button("ID \(id)") { id += 1 }
    Storing(held: held).id(id)
  }
}

private struct Storing: View {
  @State private var token: Token
  init(held: Held) { _token = State(wrappedValue: held.make()) }
  var body: some View { Text(token.name) }
}

private final class Model: ObservableObject {
  @Published var n = 0
  let token: Token
  init(token: Token) { self.token = token }
}

private struct ObjectBranch: View {
  let held: Held
  @State private var isShown = true

  var body: some View {
    Button("Flip") { isShown.toggle() }
    if isShown { ObjectOwner(held: held) }
  }
}

private struct ObjectOwner: View {
  @StateObject private var model: Model
  init(held: Held) { _model = StateObject(wrappedValue: Model(token: held.make())) }
  var body: some View { Text("\(model.n)") }
}

@Observable
private final class Observed {
  var n = 0
  @ObservationIgnored let token: Token
  init(token: Token) { self.token = token }
}

private struct ObservedBranch: View {
  let held: Held
  @State private var isShown = true

  var body: some View {
    Button("Flip") { isShown.toggle() }
    if isShown { ObservedReader(model: Observed(token: held.make())) }
  }
}

private struct ObservedReader: View {
  let model: Observed
  var body: some View { Text("\(model.n)") }
}

private struct SheetOwner: View {
  let held: Held
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { Holder(token: held.make()) }
  }
}

private struct Replacing: View {
  let held: Held
  @State private var token: Token

  init(held: Held) {
    self.held = held
    _token = State(wrappedValue: held.make())
  }

  var body: some View {
    Button("Replace") { token = held.make() }
    TokenHolder(token: token)
  }
}

private struct TokenHolder: View {
  let token: Token
  var body: some View { Text("Token") }
}

private struct WritingAtTheEnd: View {
  @State private var n = 0
  @State private var freed = 0

  var body: some View {
    Button("Flip \(n)") { n += 1 }
    if n % 2 == 0 { Ender(freed: $freed) }
    Text("freed \(freed)")
  }
}

private struct Ender: View {
  @State private var token: Token

  init(freed: Binding<Int>) {
    _token = State(wrappedValue: Token { freed.wrappedValue += 1 })
  }

  var body: some View { Text(token.name) }
}
