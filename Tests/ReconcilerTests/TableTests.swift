import FoundationShim
import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Tables` {
  @Test func `LAZY-1: a table mounts the first column of its visible rows`() {
    let host = TestHost(Scores())
    #expect(host.firstBodies == ["Scores"] + Array(repeating: "Name", count: 20))
    #expect(host.texts.first == "Ada 0")
    #expect(!host.texts.contains("100"))
  }

  @Test func `LIST-1: sorting moves the rows and runs only those that come into view`() {
    let host = TestHost(Scores())
    let bodies = host.bodies(during: { $0.tap("Reverse") })
    #expect(bodies == ["Scores", "Scores"] + Array(repeating: "Name", count: 20))
    #expect(host.texts.first == "Ada 99")
  }

  @Test func `CTL-1: a chosen row writes its id`() {
    let host = TestHost(Scores())
    #expect(host.bodies(during: { $0.select("Ada 3") }) == ["Scores"])
    #expect(host.texts.last == "3")
  }

  @Test(arguments: TableForm.allCases)
  func `CTL-1: each form of a table writes the chosen row`(_ form: TableForm) {
    let host = TestHost(ChoosingTable(form: form))
    host.select("Ada 2")
    #expect(host.texts.last == "chosen [2]")
  }

  @Test func `LIST-1: rows can be stated one by one`() {
    let host = TestHost(
      Table(of: Score.self) {
        TableColumn("Name") { Name(score: $0) }
      } rows: {
        TableRow(Score(id: 1))
        ForEach([Score(id: 2), Score(id: 3)]) { TableRow($0) }
      }
    )
    #expect(host.texts == ["Ada 1", "Ada 2", "Ada 3"])
  }
}

private struct Score: Identifiable {
  let id: Int
  var name: String { "Ada \(id)" }
  var points: Int { 100 }
}

enum TableForm: CaseIterable {
  case one, several, sortedOne, sortedSeveral, statedOne, statedSeveral
  case statedSortedOne, statedSortedSeveral
}

private struct ChoosingTable: View {
  let form: TableForm
  private let scores = (1...3).map { Score(id: $0) }
  @State private var order = [KeyPathComparator(\Score.id)]
  @State private var one: Int?
  @State private var several: Set<Int> = []

  var body: some View {
    switch form {
    case .one: Table(scores, selection: $one) { column }
    case .several: Table(scores, selection: $several) { column }
    case .sortedOne: Table(scores, selection: $one, sortOrder: $order) { sorted }
    case .sortedSeveral: Table(scores, selection: $several, sortOrder: $order) { sorted }
    case .statedOne:
      Table(of: Score.self, selection: $one) {
        column
      } rows: {
        rows
      }
    case .statedSeveral:
      Table(of: Score.self, selection: $several) {
        column
      } rows: {
        rows
      }
    case .statedSortedOne:
      Table(of: Score.self, selection: $one, sortOrder: $order) {
        sorted
      } rows: {
        rows
      }
    case .statedSortedSeveral:
      Table(of: Score.self, selection: $several, sortOrder: $order) {
        sorted
      } rows: {
        rows
      }
    }
    Text("chosen \((one.map { [$0] } ?? []) + several.sorted())")
  }

  private var column: TableColumn<Score, Never, Text, Text> {
    TableColumn("Name") { Text($0.name) }
  }
  private var sorted: TableColumn<Score, KeyPathComparator<Score>, Text, Text> {
    TableColumn("Name", value: \.name) { Text($0.name) }
  }
  @TableRowBuilder<Score> private var rows: some TableRowContent<Score> {
    ForEach(scores) { TableRow($0) }
  }
}

private struct Scores: View {
  @State private var scores = (0..<100).map { Score(id: $0) }
  @State private var order = [KeyPathComparator(\Score.id)]
  @State private var chosen: Int?

  var body: some View {
    Table(scores, selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name) { Name(score: $0) }
      TableColumn("Points") { Text("\($0.points)") }
    }
    .onChange(of: order) { scores.sort(using: order) }
    Button("Reverse") { order = [KeyPathComparator(\Score.id, order: .reverse)] }
    Text(chosen.map { "\($0)" } ?? "none")
  }
}

private struct Name: View {
  let score: Score
  var body: some View { Text(score.name) }
}
