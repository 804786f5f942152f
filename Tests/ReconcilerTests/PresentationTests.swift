import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Controls and presentations` {
  @Test(.tags(.high))
  func `CTL-1, G-4: a field's keystrokes evaluate the readers and not the owner`() {
    let host = TestHost(Form())
    #expect(host.firstBodies == ["Form", "Echo"])
    #expect(
      host.log(during: { $0.type("ab", into: "Name") }) == [
        "Echo: _text changed.", "Echo: _text changed.",
      ]
    )
    #expect(host.texts == ["Name", "ab"])
  }

  @Test func `CTL-1: with a binding of closures the owner is evaluated`() {
    let host = TestHost(FunctionalForm())
    #expect(
      host.bodies(during: { $0.type("ab", into: "Name") }) == ["FunctionalForm", "FunctionalForm"]
    )
  }

  @Test func `CTL-2: every keystroke into a published property evaluates all observers`() {
    let model = FormModel()
    let host = TestHost(ObjectForm(model: model))
    #expect(
      host.bodies(during: { $0.type("ab", into: "Name") }) == [
        "ObjectForm", "Observer", "ObjectForm", "Observer",
      ]
    )
  }

  @Test func `CTL-1: a disabled control takes no action`() {
    let host = TestHost(Disabling())
    host.tap("Disable")
    #expect(throws: ElementProblem.disabled) {
      try host.host.rootElement.reacting(to: "Inside") {
        if case .tap = $0 { true } else { false }
      }
    }
  }

  @Test func `NAV-2, BODY-10: a sheet's content is built when it is shown`() {
    let journal = Journal()
    let host = TestHost(Presenter(journal: journal))
    #expect(journal.take() == [])
    #expect(host.bodies(during: { $0.tap("Show") }) == ["Sheet"])
    #expect(journal.take() == ["content", "appear"])
    #expect(host.texts == ["Show", "Sheet", "Close"])
  }

  @Test func `NAV-5: a presenter that only passes the flag is not evaluated`() {
    let host = TestHost(Presenter(journal: Journal()))
    #expect(host.bodies(during: { $0.tap("Show") }) == ["Sheet"])
    #expect(host.bodies(during: { $0.dismiss() }) == [])
    #expect(host.texts == ["Show"])
  }

  @Test(.tags(.high)) func `NAV-5, G-15: a presenter with an observed flag is evaluated`() {
    let host = TestHost(ObservedPresenter(model: FlagModel()))
    #expect(host.firstBodies == ["ObservedPresenter"])
    #expect(host.bodies(during: { $0.tap("Count 0") }) == ["ObservedPresenter"])
    #expect(host.bodies(during: { $0.tap("Show") }) == ["ObservedPresenter"])
    #expect(host.texts.last == "Sheet")
  }

  @Test func `NAV-2: closing a sheet ends its content and tells the presenter`() {
    let journal = Journal()
    let host = TestHost(Presenter(journal: journal))
    host.tap("Show")
    _ = journal.take()
    host.tap("Close")
    #expect(journal.take().sorted() == ["disappear", "onDismiss"])
    #expect(host.texts == ["Show"])
    host.tap("Show")
    #expect(host.texts == ["Show", "Sheet", "Close"])
  }

  @Test func `ENV-6: a sheet has its own dismiss, published again with the environment`() {
    let host = TestHost(Presenter(journal: Journal()))
    host.tap("Show")
    #expect(host.log(during: { $0.hostPass() }) == ["Sheet: _dismiss changed."])
  }

  @Test func `NAV-2: a sheet inherits the presenter's environment`() {
    let host = TestHost(Presenter(journal: Journal()).environment(\.colorScheme, .dark))
    host.tap("Show")
    #expect(host.texts.contains("Sheet"))
  }

  @Test func `NAV-2: a sheet in a row ends with the row`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let host = TestHost(SheetRows())
        host.tap("Show 2")
        #expect(host.texts.last == "Remove 2")
        host.tap("Remove 2")
        #expect(host.texts == ["Show 1", "Show 3"])
        #expect(host.host.presentations.isEmpty)
        host.tap("Show 3")
        host.tap("Remove 3")
        #expect(host.texts == ["Show 1"])
      }
    }
  }

  @Test func `NAV-2: a sheet on a sheet is closed first`() {
    let host = TestHost(Stacked())
    host.tap("Show 0")
    host.tap("Show 1")
    #expect(host.texts == ["Show 0", "Show 1", "Show 2"])
    host.dismiss()
    #expect(host.texts == ["Show 0", "Show 1"])
    host.dismiss()
    #expect(host.texts == ["Show 0"])
  }

  @Test func `ENV-6: a dismiss action kept after its presenter ended does nothing`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let keeper = Keeper()
        let host = TestHost(EndingPresenter(keeper: keeper))
        host.tap("Show")
        host.tapCovered("End")
        host.run { keeper.dismiss?() }
        #expect(host.texts == ["End"])
      }
    }
  }

  @Test func `CTL-1: hovering tells when the pointer enters and leaves`() {
    let journal = Journal()
    let host = TestHost(Hovering(journal: journal))
    host.hover("Card")
    host.hover("Card", isInside: false)
    #expect(journal.lines == ["true", "false"])
  }
}

private struct Form: View {
  @State private var text = ""

  var body: some View {
    TextField("Name", text: $text)
    Echo(text: $text)
  }
}

private struct Echo: View {
  @Binding var text: String
  var body: some View { Text(text) }
}

private struct FunctionalForm: View {
  @State private var text = ""
  var body: some View {
    TextField("Name", text: Binding(get: { text }, set: { text = $0 }))
  }
}

private final class FormModel: ObservableObject {
  @Published var text = ""
}

private struct ObjectForm: View {
  @ObservedObject var model: FormModel

  var body: some View {
    TextField("Name", text: $model.text)
    Observer(model: model)
  }
}

private struct Observer: View {
  @ObservedObject var model: FormModel
  var body: some View { Text("Observer") }
}

private struct Disabling: View {
  @State private var isDisabled = false

  var body: some View {
    Button("Disable") { isDisabled = true }
    VStack { Button("Inside") {} }.disabled(isDisabled)
  }
}

private struct Presenter: View {
  let journal: Journal
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown, onDismiss: noteDismissal) {
        let _ = journal.note("content")
        Sheet(journal: journal)
      }
  }

  private func noteDismissal() { journal.note("onDismiss") }
}

private struct Sheet: View {
  let journal: Journal
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Sheet")
      .onAppear { journal.note("appear") }
      .onDisappear { journal.note("disappear") }
    Button("Close") { dismiss() }
  }
}

@Observable
private final class FlagModel {
  var isShown = false
  var count = 0
}

private struct ObservedPresenter: View {
  @Bindable var model: FlagModel

  var body: some View {
    Button("Count \(model.count)") { model.count += 1 }
    Button("Show") { model.isShown = true }
      .sheet(isPresented: $model.isShown) { Text("Sheet") }
  }
}

private struct SheetRows: View {
  @State private var items = [1, 2, 3]

  var body: some View {
    ForEach(items, id: \.self) { item in
      SheetRow(item: item) { items.removeAll { $0 == item } }
    }
  }
}

private struct SheetRow: View {
  let item: Int
  let remove: () -> Void
  @State private var isShown = false

  var body: some View {
    Button("Show \(item)") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("Remove \(item)") {
          isShown = false
          remove()
        }
      }
  }
}

private struct Stacked: View {
  var depth = 0
  @State private var isShown = false

  var body: some View {
    Button("Show \(depth)") { isShown = true }
      .sheet(isPresented: $isShown) { AnyView(Stacked(depth: depth + 1)) }
  }
}

private final class Keeper {
  var dismiss: (@MainActor () -> Void)?
}

private struct EndingPresenter: View {
  let keeper: Keeper
  @State private var hasPresenter = true

  var body: some View {
    Button("End") { hasPresenter = false }
    if hasPresenter { KeepingPresenter(keeper: keeper) }
  }
}

private struct KeepingPresenter: View {
  let keeper: Keeper
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { KeepingSheet(keeper: keeper) }
  }
}

private struct KeepingSheet: View {
  let keeper: Keeper
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    keeper.dismiss = { [dismiss] in dismiss() }
    return Text("Sheet")
  }
}

private struct Hovering: View {
  let journal: Journal
  var body: some View { Text("Card").onHover { journal.note("\($0)") } }
}
