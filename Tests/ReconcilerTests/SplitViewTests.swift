import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Split views` {
  @Test func `NAV-1: the detail runs when the list has a selection, and ends when it is closed`() {
    let host = TestHost(Folders())
    #expect(host.firstBodies == ["Folders", "Row", "Row"])
    #expect(host.bodies(during: { $0.open("Work") }) == ["Folders", "Detail"])
    #expect(host.texts.last == "Work")
    #expect(host.bodies(during: { $0.dismiss() }) == ["Folders"])
    #expect(host.texts == ["Work", "Home"])
  }

  @Test func `NAV-1: a selection that the program sets shows the detail`() {
    let host = TestHost(Folders(choice: "Home"))
    #expect(host.firstBodies == ["Folders", "Row", "Row", "Detail"])
  }

  @Test func `NAV-1: each of three columns is pushed by the one before`() {
    let host = TestHost(Mail())
    #expect(host.firstBodies == ["Mail"])
    host.select("Inbox")
    #expect(host.bodies(during: { $0.select("Letter") }) == ["Mail", "Detail"])
    #expect(host.texts.last == "Inbox Letter")
    host.dismiss()
    host.dismiss()
    #expect(host.texts == ["Inbox"])
  }

  @Test func `NAV-1: a preferred column is a binding like any other`() {
    let host = TestHost(Preferring())
    #expect(host.firstBodies == ["Preferring", "Detail"])
    #expect(host.bodies(during: { $0.dismiss() }) == [])
    #expect(host.texts == ["Show"])
    #expect(host.bodies(during: { $0.tap("Show") }) == ["Detail"])
  }

  @Test func `NAV-5: an inspector is a sheet, and its presenter does not read the binding`() {
    let host = TestHost(Inspected())
    #expect(host.bodies(during: { $0.tap("Inspect") }) == ["Detail"])
    host.dismiss()
    #expect(host.texts == ["Inspect"])
  }
}

private struct Folders: View {
  @State private var choice: String?

  init(choice: String? = nil) { _choice = State(initialValue: choice) }

  var body: some View {
    NavigationSplitView {
      List(["Work", "Home"], id: \.self, selection: $choice) { name in
        NavigationLink(value: name) { Row(text: name) }
      }
    } detail: {
      Detail(text: choice ?? "none")
    }
  }
}

private struct Mail: View {
  @State private var box: String?
  @State private var letter: String?

  var body: some View {
    NavigationSplitView {
      List(["Inbox"], id: \.self, selection: $box) { Text($0) }
    } content: {
      List(["Letter"], id: \.self, selection: $letter) { Text($0) }
    } detail: {
      Detail(text: "\(box ?? "-") \(letter ?? "-")")
    }
  }
}

private struct Preferring: View {
  @State private var column = NavigationSplitViewColumn.detail

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      Button("Show") { column = .detail }
    } detail: {
      Detail(text: "detail")
    }
  }
}

private struct Inspected: View {
  @State private var isShown = false

  var body: some View {
    Button("Inspect") { isShown = true }
      .inspector(isPresented: $isShown) { Detail(text: "inspector") }
  }
}

private struct Row: View {
  let text: String
  var body: some View { Text(text) }
}

private struct Detail: View {
  let text: String
  var body: some View { Text(text) }
}
