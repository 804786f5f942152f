import Reconciler
import Testing

/// A presentation whose item changes.
@MainActor
@Suite(.serialized)
struct `Replaced presentations` {
  @Test(arguments: [PresentedKind.sheet, .cover, .popover])
  func `NAV-8: another item closes the presentation, then opens a new one`(_ kind: PresentedKind) {
    let journal = Journal()
    let host = TestHost(Desk(journal: journal, kind: kind))
    host.tap("present")
    host.tap("add")
    #expect(journal.take() == ["appears 1"])
    host.tap("replace 1, 1")
    let closed = kind == .popover ? [] : ["onDismiss"]
    #expect(journal.take() == closed + ["disappears 1", "appears 2"])
    #expect(host.texts.contains("replace 2, 0"))
    host.dismiss()
    #expect(journal.take() == closed + ["disappears 2"])
  }

  @Test func `NAV-8: an equal id keeps the presentation and its state`() {
    let journal = Journal()
    let host = TestHost(Desk(journal: journal, kind: .sheet))
    host.tap("present")
    host.tap("add")
    host.tap("same")
    #expect(journal.take() == ["appears 1"])
    #expect(host.texts.contains("replace 1, 1"))
  }

  @Test func `NAV-8: nil and another item in one action is another item`() {
    let journal = Journal()
    let host = TestHost(Desk(journal: journal, kind: .sheet))
    host.tap("present")
    host.tap("nil first")
    #expect(journal.take() == ["appears 1", "onDismiss", "disappears 1", "appears 9"])
  }

  @Test func `NAV-8: an item that onDismiss takes away is not presented`() {
    let journal = Journal()
    let host = TestHost(Desk(journal: journal, kind: .clearing))
    host.tap("present")
    host.tap("replace 1, 0")
    #expect(journal.take() == ["appears 1", "onDismiss", "disappears 1"])
    #expect(host.texts == ["present"])
  }

  @Test func `NAV-9: a person cannot close what disables it, the program can`() {
    let host = TestHost(Locked())
    #expect(host.host.canDismissInteractively)
    host.tap("open")
    #expect(!host.host.canDismissInteractively)
    host.tap("unlock")
    #expect(host.host.canDismissInteractively)
    host.tap("lock")
    #expect(!host.host.canDismissInteractively)
    host.tap("more")
    #expect(host.host.canDismissInteractively)
    host.dismiss()
    host.tap("close")
    #expect(host.texts == ["open"])
    #expect(host.host.canDismissInteractively)
  }

  @Test func `NAV-10: of two alerts in the original API on one view, the last one is shown`() {
    let host = TestHost(OldAlerts())
    host.tap("both first")
    #expect(host.texts == ["both first", "both second", "apart"])
    host.tap("both second")
    #expect(host.texts.contains("Second"))
  }

  @Test func `NAV-10: alerts in the original API on different views are all shown`() {
    let host = TestHost(OldAlerts())
    host.tap("apart")
    #expect(host.texts.contains("Apart"))
  }
}

enum PresentedKind { case sheet, cover, popover, clearing }

private struct Paper: Identifiable {
  let id: Int
  var name = ""
}

private struct Desk: View {
  let journal: Journal
  let kind: PresentedKind
  @State private var paper: Paper?

  var body: some View {
    let button = Button("present") { paper = Paper(id: 1) }
    let dismissed = { journal.note("onDismiss") }
    switch kind {
    case .sheet: button.sheet(item: $paper, onDismiss: dismissed) { content($0) }
    case .cover: button.fullScreenCover(item: $paper, onDismiss: dismissed) { content($0) }
    case .popover: button.popover(item: $paper) { content($0) }
    case .clearing:
      button.sheet(item: $paper) {
        dismissed()
        paper = nil
      } content: {
        content($0)
      }
    }
  }

  private func content(_ shown: Paper) -> some View {
    PaperView(journal: journal, id: shown.id) {
      paper = Paper(id: shown.id + 1)
    } same: {
      paper = Paper(id: shown.id, name: "new")
    } clear: {
      paper = nil
      paper = Paper(id: 9)
    }
  }
}

private struct PaperView: View {
  let journal: Journal
  let id: Int
  let replace: () -> Void
  let same: () -> Void
  let clear: () -> Void
  @State private var count = 0

  var body: some View {
    VStack {
      Button("replace \(id), \(count)") { replace() }
      Button("add") { count += 1 }
      Button("same") { same() }
      Button("nil first") { clear() }
    }
    .onAppear { journal.note("appears \(id)") }
    .onDisappear { journal.note("disappears \(id)") }
  }
}

private struct Locked: View {
  @State private var isOpen = false
  @State private var isLocked = true
  @State private var isMore = false

  var body: some View {
    Button("open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        VStack {
          Button("unlock") { isLocked = false }
          Button("lock") { isLocked = true }
          Button("close") { isOpen = false }
          Button("more") { isMore = true }
            .sheet(isPresented: $isMore) { Text("more") }
        }
        .interactiveDismissDisabled(isLocked)
      }
  }
}

private struct OldAlerts: View {
  @State private var isFirst = false
  @State private var isSecond = false
  @State private var isApart = false

  var body: some View {
    VStack {
      Button("both first") { isFirst = true }
      Button("both second") { isSecond = true }
        .alert(isPresented: $isFirst) { Alert(title: Text("First")) }
        .padding()
        .alert(isPresented: $isSecond) { Alert(title: Text("Second")) }
      Button("apart") { isApart = true }
        .alert(isPresented: $isApart) { Alert(title: Text("Apart")) }
    }
    .alert(isPresented: .constant(false)) { Alert(title: Text("Around")) }
  }
}
