import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Sections in lazy containers` {
  @Test func `LAZY-6: rows in sections are evaluated and appear when they are visible`() {
    for container in Container.allCases {
      for shape in Shape.allCases {
        let journal = Journal()
        let host = TestHost(Shelves(container: container, shape: shape, journal: journal))
        #expect(rowsEvaluated(host.firstBodies) == 20, "\(container), \(shape)")
        #expect(journal.take() == (0..<20).map { "appear \($0)" }, "\(container), \(shape)")
        #expect(host.texts.last == "row 19", "\(container), \(shape)")
      }
    }
  }

  @Test func `LAZY-6, EACH-3: a change runs the closures of visible rows only`() {
    for container in Container.allCases {
      for shape in Shape.allCases {
        let journal = Journal()
        let host = TestHost(Shelves(container: container, shape: shape, journal: journal))
        let bodies = host.bodies { $0.tap("Turn 0") }
        #expect(rowsEvaluated(bodies) == 20, "\(container), \(shape)")
        #expect(bodies.count < 30, "\(container), \(shape)")
      }
    }
  }

  @Test func `LAZY-6: scrolling evaluates the rows that come into view, and the others disappear`()
  {
    for container in Container.allCases {
      let journal = Journal()
      let host = TestHost(Shelves(container: container, shape: .sections, journal: journal))
      _ = journal.take()
      #expect(rowsEvaluated(host.bodies { $0.scroll(to: 5) }) == 5)
      #expect(
        journal.take()
          == (20..<25).map { "appear \($0)" } + (0..<5).map { "disappear \($0)" }
      )
      #expect(host.bodies { $0.scroll(to: 0) } == [])
    }
  }

  @Test func `LAZY-6: the sections of a lazy stack are made as they come into view`() {
    let host = TestHost(LazyVStack { OwnSections(lengths: [100, 100, 100]) })
    #expect(host.firstBodies.filter { $0 == "OwnSection" }.count == 1)
    host.scroll(to: 80)
    #expect(host.bodies { $0.scroll(to: 81) } == ["OwnSection", "Row"])
    #expect(host.texts.last == "row 1000")
  }

  @Test func `LAZY-6, TX-9: short sections are evaluated each before its rows`() {
    let host = TestHost(LazyVStack { OwnSections(lengths: [2, 0, 1, 30, 1]) })
    let expected =
      ["OwnSections", "OwnSection", "Row", "Row", "OwnSection", "OwnSection", "Row"]
      + ["OwnSection"] + Array(repeating: "Row", count: 16)
    #expect(host.firstBodies == expected)
  }

  @Test func `LAZY-6, LAZY-2: a list evaluates the sections to count their rows`() {
    let host = TestHost(List { OwnSections(lengths: [100, 100, 100]) })
    #expect(host.firstBodies.filter { $0 == "OwnSection" }.count == 3)
    #expect(rowsEvaluated(host.firstBodies) == 20)
    #expect(host.texts.filter { $0.hasPrefix("header") } == ["header 0"])
    #expect(host.bodies { $0.scroll(to: 150) } == Array(repeating: "Row", count: 20))
    #expect(host.texts == ["header 1"] + (1050..<1070).map { "row \($0)" })
  }

  @Test func `LAZY-6: lists nest to any depth`() {
    for container in Container.allCases {
      let host = TestHost(Deep(container: container))
      #expect(host.texts == (0..<20).map { "row \($0)" }, "\(container)")
      host.scroll(to: 15)
      #expect(host.texts == (15..<35).map { "row \($0)" }, "\(container)")
      #expect(rowsEvaluated(host.bodies { $0.scroll(to: 0) }) == 0, "\(container)")
    }
  }

  @Test func `LAZY-6, LAZY-3: with a limit, rows far outside the window lose their state`() {
    var profile = Profile()
    profile.rowsKeptBeyondWindow = 10
    let model = ShelfModel(lengths: [10, 10, 60])
    let host = TestHost(LazyVStack { ModelShelves(model: model) }, profile: profile)
    host.tap("0.0: 0")
    host.tap("1.5: 0")
    host.scroll(to: 20)
    host.scroll(to: 25)
    #expect(host.bodies { $0.scroll(to: 0) }.count == 15)
    #expect(host.texts.first == "0.0: 0")
    #expect(host.texts[15] == "1.5: 1")
  }

  @Test func `LAZY-6, EACH-4: a row that is inserted in a section pushes the last visible row out`()
  {
    for container in Container.allCases {
      let model = ShelfModel(lengths: [5, 5, 50])
      let host = TestHost(ModelScreen(container: container, model: model))
      let bodies = host.bodies {
        $0.run { model.sections[1].rows.insert("new", at: 0) }
      }
      #expect(rowsEvaluated(bodies, "CountedRow") == 1, "\(container)")
      #expect(host.texts == Array(model.texts.prefix(20)), "\(container)")
    }
  }

  @Test func `LAZY-6: the window shows its rows through any changes of sections`() {
    for container in Container.allCases {
      let model = ShelfModel(lengths: [30, 1, 0, 12, 40, 7, 35])
      let host = TestHost(ModelScreen(container: container, model: model))
      // A lazy stack counts the rows of a section when it comes into view.
      for start in 0..<7 { host.scroll(to: start * 20) }
      var random = Random(seed: 11)
      var (start, next) = (0, 0)
      host.scroll(to: start)
      for change in 0..<300 {
        let section = random.below(model.sections.count)
        let count = model.sections[section].rows.count
        switch random.below(6) {
        case 0:
          start = random.below(60)
          host.scroll(to: start)
        case 1 where model.texts.count > 90 && count > 0:
          host.run { _ = model.sections[section].rows.remove(at: random.below(count)) }
        case 2:
          next += 1
          host.run {
            model.sections[section].rows.insert("new \(next)", at: random.below(count + 1))
          }
        case 3: host.run { model.sections.swapAt(section, 0) }
        case 4: host.run { model.sections.insert(model.sections.remove(at: section), at: 1) }
        default: host.run { model.tick += 1 }
        }
        let expected = Array(model.texts[start..<(start + 20)])
        #expect(host.texts == expected, "\(container), change \(change)")
        guard host.texts == expected else { return }
      }
    }
  }

  @Test func `LAZY-6: a row in a section can be scrolled to by its id`() {
    let host = TestHost(ScrollingShelves())
    host.tap("Go")
    #expect(host.texts.last == "row 130")
  }

  @Test func `LAZY-6, CTL-1: a list selects a row in a section by its id`() {
    let host = TestHost(ChoosingShelves())
    host.select("row 3")
    #expect(host.texts.first == "chosen 3")
  }

  @Test(.tags(.medium))
  func `LAZY-8: a row whose own body has no fixed number of views goes on updating out of sight`() {
    var profile = Profile()
    profile.rowsKeptBeyondWindow = 0
    let host = TestHost(LazyVStack { VaryingRows() }, profile: profile)
    host.tap("0: 0")
    host.scroll(to: 50)
    let change = host.bodies { $0.environment { $0.colorScheme = .dark } }
    #expect(change.filter { $0 == "VaryingRow" }.count == 40)
    host.scroll(to: 0)
    #expect(host.texts.first == "0: 1")
  }

  @Test func `LAZY-8: under a profile it is let go like any other row`() {
    var profile = Profile()
    profile.keepsRowsOfUnknownNumber = false
    let host = TestHost(LazyVStack { VaryingRows() }, profile: profile)
    host.tap("0: 0")
    host.scroll(to: 30)
    let change = host.bodies { $0.environment { $0.colorScheme = .dark } }
    #expect(change.filter { $0 == "VaryingRow" }.count == 20)
    host.scroll(to: 0)
    #expect(host.texts.first == "0: 1", "two screens away the state is kept")
    host.scroll(to: 80)
    host.scroll(to: 0)
    #expect(host.texts.first == "0: 0")
  }

  @Test func `LAZY-6: a view of unknown length beside a list is made when it comes into view`() {
    let host = TestHost(
      LazyVStack {
        OwnSections(lengths: [30])
        OwnSections(lengths: [30])
      }
    )
    #expect(host.firstBodies.filter { $0 == "OwnSections" }.count == 1)
    #expect(rowsEvaluated(host.firstBodies) == 20)
    #expect(host.bodies { $0.scroll(to: 15) }.filter { $0 == "OwnSections" }.count == 1)
    #expect(rowsEvaluated(host.bodies { $0.scroll(to: 15) }) == 5)
    #expect(host.texts.last == "row 4")
  }

  private func rowsEvaluated(_ bodies: [String], _ name: String = "Row") -> Int {
    bodies.filter { $0 == name }.count
  }
}

private enum Container: CaseIterable {
  case stack
  case grid
  case list
}

/// A lazy container of one of the kinds.
private struct In<Content: View>: View {
  let container: Container
  @ViewBuilder let content: Content

  var body: some View {
    switch container {
    case .stack: ScrollView { LazyVStack { content } }
    case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { content } }
    case .list: List { content }
    }
  }
}

/// The ways in which lists of rows are inside each other.
private enum Shape: CaseIterable {
  case sections
  case ownViews
  case oneElement
  case noSection
}

private struct Row: View {
  let number: Int
  var turn = 0
  var body: some View { Text("row \(number)") }
}

private struct Shelves: View {
  let container: Container
  let shape: Shape
  let journal: Journal
  @State private var turn = 0

  var body: some View {
    Button("Turn \(turn)") { turn += 1 }
    In(container: container) {
      switch shape {
      case .sections: ForEach(0..<4) { shelf in Section { rows(of: shelf) } }
      case .ownViews: ForEach(0..<4) { shelf in Boxed { rows(of: shelf) } }
      case .oneElement: ForEach(0..<1) { shelf in Section { rows(of: shelf) } }
      case .noSection: ForEach(0..<4) { shelf in rows(of: shelf) }
      }
    }
  }

  private func rows(of shelf: Int) -> some View {
    ForEach(0..<100) { index in
      let number = shelf * 100 + index
      Row(number: number, turn: turn)
        .onAppear { journal.note("appear \(number)") }
        .onDisappear { journal.note("disappear \(number)") }
    }
  }
}

private struct Boxed<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { Section { content } }
}

private struct OwnSections: View {
  let lengths: [Int]

  var body: some View {
    ForEach(lengths.indices, id: \.self) { OwnSection(number: $0, length: lengths[$0]) }
  }
}

private struct OwnSection: View {
  let number: Int
  let length: Int

  var body: some View {
    Section("header \(number)") {
      ForEach(0..<length, id: \.self) { Row(number: number * 1000 + $0) }
    }
  }
}

private struct Deep: View {
  let container: Container

  var body: some View {
    In(container: container) {
      ForEach(0..<10) { first in
        ForEach(0..<3) { second in
          ForEach(0..<4) { third in Row(number: first * 12 + second * 4 + third) }
        }
      }
    }
  }
}

@Observable
private final class ShelfModel {
  struct Shelf: Identifiable {
    let id: Int
    var rows: [String]
  }

  var tick = 0
  var sections: [Shelf]

  init(lengths: [Int]) {
    sections = lengths.enumerated().map { number, length in
      Shelf(id: number, rows: (0..<length).map { "\(number).\($0)" })
    }
  }

  /// What the rows show until they are tapped.
  var texts: [String] { sections.flatMap(\.rows).map { "\($0): 0" } }
}

private struct ModelShelves: View {
  let model: ShelfModel

  var body: some View {
    ForEach(model.sections) { shelf in
      ForEach(shelf.rows, id: \.self) { CountedRow(name: $0, model: model) }
    }
  }
}

private struct ModelScreen: View {
  let container: Container
  let model: ShelfModel
  var body: some View { In(container: container) { ModelShelves(model: model) } }
}

private struct CountedRow: View {
  let name: String
  let model: ShelfModel
  @State private var count = 0

  var body: some View {
    let _ = model.tick
    Button("\(name): \(count)") { count += 1 }
  }
}

private struct ScrollingShelves: View {
  var body: some View {
    ScrollViewReader { proxy in
      Button("Go") { proxy.scrollTo(130) }
      List {
        ForEach(0..<4) { shelf in
          ForEach(100 * shelf..<100 * shelf + 100, id: \.self) { Row(number: $0) }
        }
      }
    }
  }
}

private struct ChoosingShelves: View {
  @State private var choice: Int?

  var body: some View {
    Text(choice.map { "chosen \($0)" } ?? "none")
    List(selection: $choice) {
      ForEach(["a", "b"], id: \.self) { name in
        Section(name) { ForEach(name == "a" ? 0..<5 : 5..<9, id: \.self) { Row(number: $0) } }
      }
    }
  }
}

private struct VaryingRows: View {
  var body: some View { ForEach(0..<100) { VaryingRow(number: $0) } }
}

private struct VaryingRow: View {
  let number: Int
  @Environment(\.colorScheme) private var scheme
  @State private var count = 0

  var body: some View {
    if number >= 0 {
      Button("\(number): \(count)") { count += 1 }
    }
  }
}
