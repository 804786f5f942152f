import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Lazy containers` {
  @Test func `LAZY-1: a plain stack evaluates all rows, a lazy one those in the window`() {
    #expect(rowsEvaluated(TestHost(PlainRows()).firstBodies) == 100)
    let journal = Journal()
    let host = TestHost(LazyRows(journal: journal))
    #expect(rowsEvaluated(host.firstBodies) == 20)
    #expect(journal.take() == (0..<20).map { "closure \($0)" })
  }

  @Test func `LAZY-1, EACH-3: an evaluation of the owner runs the live rows' closures only`() {
    let journal = Journal()
    let host = TestHost(LazyRows(journal: journal))
    _ = journal.take()
    #expect(host.bodies(during: { $0.tap("Append to 100") }) == ["LazyRows"])
    #expect(journal.take().count == 20)
  }

  @Test func `LAZY-1: scrolling evaluates the rows that come into the window`() {
    let host = TestHost(LazyRows(journal: Journal()))
    #expect(rowsEvaluated(host.bodies(during: { $0.scroll(to: 10) })) == 10)
    #expect(host.texts.dropFirst(2).first == "row 10")
    #expect(host.texts.last == "row 29")
    #expect(rowsEvaluated(host.bodies(during: { $0.scroll(to: 500) })) == 20)
    #expect(host.texts.last == "row 99")
  }

  @Test func `LAZY-3: a row that comes back has kept its state and is not evaluated`() {
    let host = TestHost(CountingRows(model: TickModel()))
    host.tap("0: 0")
    host.scroll(to: 30)
    #expect(!host.texts.contains("0: 1"))
    #expect(host.bodies(during: { $0.scroll(to: 0) }) == [])
    #expect(host.texts.contains("0: 1"))
  }

  @Test func `LAZY-3, LAZY-4: looking for a row evaluates none that is out of sight`() throws {
    let model = TickModel()
    let host = TestHost(CountingRows(model: model))
    let window = try #require(host.host.lazyWindows.first)
    #expect(host.texts.contains("3: 0"))
    host.scroll(to: 50)
    host.run { model.tick += 1 }
    #expect(host.bodies { $0.look(for: "nothing", in: window, isFound: false) } == [])
    let bodies = host.bodies { $0.look(for: "3: 0", in: window) }
    #expect(bodies.count == 20)
    #expect(host.texts.first == "3: 0")
  }

  @Test func `LAZY-3: a row that has ended is found by what it showed`() throws {
    var profile = Profile()
    profile.rowsKeptBeyondWindow = 5
    let host = TestHost(CountingRows(model: TickModel()), profile: profile)
    let window = try #require(host.host.lazyWindows.first)
    #expect(host.texts.contains("3: 0"))
    host.scroll(to: 50)
    let bodies = host.bodies { $0.look(for: "3: 0", in: window) }
    #expect(bodies.count == 20)
    #expect(host.texts.contains("3: 0"))
  }

  @Test func `LAZY-6: a view beside a list is evaluated when the rows next to it are visible`() {
    for isList in [false, true] {
      let journal = Journal()
      let host = TestHost(
        Enclosed(isList: isList, journal: journal),
        profile: Profile(.ios26)
      )
      #expect(host.firstBodies == ["Enclosed", "Edge"] + Array(repeating: "Row", count: 20))
      #expect(journal.take() == ["top"])
      #expect(host.bodies { $0.scroll(to: 80) } == Array(repeating: "Row", count: 20) + ["Edge"])
      #expect(journal.take() == ["end", "top gone"])
      #expect(host.texts.last == "end")
      #expect(host.bodies { $0.scroll(to: 0) } == [])
    }
  }

  @Test func `LAZY-3, MOD-8: a row that leaves the window disappears, and appears again`() {
    let journal = Journal()
    let host = TestHost(AppearingRows(journal: journal))
    #expect(journal.take() == (0..<20).map { "appear \($0)" })
    host.scroll(to: 1)
    #expect(journal.take() == ["appear 20", "disappear 0"])
    host.scroll(to: 0)
    #expect(journal.take() == ["appear 0", "disappear 20"])
  }

  @Test func `LAZY-4: the closures of rows outside the window wait until they come back`() {
    let journal = Journal()
    let host = TestHost(LazyRows(journal: journal))
    host.scroll(to: 50)
    _ = journal.take()
    host.tap("Append to 100")
    #expect(journal.take() == (50..<70).map { "closure \($0)" })
    host.scroll(to: 0)
    #expect(journal.take() == (0..<20).map { "closure \($0)" })
  }

  @Test func `LAZY-4: rows outside the window are evaluated once, when they come back`() {
    let model = TickModel()
    let host = TestHost(CountingRows(model: model))
    host.scroll(to: 30)
    #expect(host.bodies(during: { $0.run { model.tick += 1 } }).count == 20)
    #expect(host.bodies(during: { $0.run { model.tick += 1 } }).count == 20)
    #expect(host.bodies(during: { $0.scroll(to: 0) }).count == 20)
    #expect(host.bodies(during: { $0.scroll(to: 30) }) == [])
  }

  @Test
  func
    `LAZY-3, LAZY-6: with a limit, a view beside the rows loses its state far outside the window`()
  {
    for (limit, kept) in [(nil, "0: 1"), (10, "0: 0")] {
      var profile = Profile()
      profile.rowsKeptBeyondWindow = limit
      let host = TestHost(BesideRows(model: TickModel()), profile: profile)
      host.tap("0: 0")
      host.scroll(to: 80)
      #expect(!host.texts.contains { $0.hasPrefix("0: ") })
      host.scroll(to: 0)
      #expect(host.texts.first == kept)
    }
  }

  @Test func `LAZY-3: with a limit, a row far outside the window loses its state`() {
    var profile = Profile()
    profile.rowsKeptBeyondWindow = 10
    let host = TestHost(CountingRows(model: TickModel()), profile: profile)
    host.tap("0: 0")
    host.tap("15: 0")
    host.scroll(to: 25)
    #expect(host.bodies(during: { $0.scroll(to: 0) }).count == 15)
    #expect(host.texts.first == "0: 0")
    #expect(host.texts[15] == "15: 1")
  }

  @Test func `LAZY-2: a list evaluates the rows in the window if a row is one view`() {
    #expect(rowsEvaluated(TestHost(StaticList()).firstBodies) == 20)
  }

  @Test func `LAZY-1: a control in a lazy container is one row, whose content is all made`() {
    #expect(rowsEvaluated(TestHost(LazyVStack { ManyChoices() }).firstBodies) == 200)
    #expect(rowsEvaluated(TestHost(List { ManyChoices() }).firstBodies) == 200)
    #expect(rowsEvaluated(TestHost(LazyVStack { ManyBoxed() }).firstBodies) == 200)
  }

  @Test func `LAZY-1: a list that gets shorter than the scroll position shows its last rows`() {
    let host = TestHost(LazyRows(journal: Journal()))
    host.scroll(to: 80)
    host.tap("Keep 10")
    #expect(host.texts == ["Append to 10", "Keep 10"] + (0..<10).map { "row \($0)" })
  }

  @Test func `LAZY-1: rows of several lists share one window`() {
    let host = TestHost(TwoLists())
    #expect(host.texts.filter { $0.hasPrefix("row") }.count == 20)
    #expect(host.texts.last == "row 109")
    host.tap("Short")
    #expect(host.texts.filter { $0.hasPrefix("row") }.count == 20)
    #expect(host.texts.last == "row 117")
  }

  @Test func `LAZY-1, ID-2: a list in a branch gives its place in the window back`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let host = TestHost(BranchedLists())
        #expect(host.texts.last == "row 109")
        host.tap("Switch")
        #expect(host.texts.last == "row 119")
        host.tap("Switch")
        #expect(host.texts.last == "row 109")
        host.tap("Drop")
        #expect(host.texts.last == "row 110")
      }
    }
  }

  @Test func `LAZY-4, EACH-4: a row is removed while it is outside the window`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let model = TickModel()
        let host = TestHost(CountingRows(model: model))
        host.scroll(to: 50)
        host.run { model.numbers.removeFirst(5) }
        host.run { model.tick += 1 }
        host.scroll(to: 0)
        #expect(host.texts.first == "5: 0")
      }
    }
  }

  @Test func `LAZY-1, LAZY-4, EACH-4: the window shows its rows through any changes`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let model = TickModel()
        let host = TestHost(CountingRows(model: model))
        var random = Random(seed: 7)
        var (start, next) = (0, 100)
        for _ in 0..<300 {
          switch random.below(5) {
          case 0:
            start = random.below(60)
            host.scroll(to: start)
          case 1 where model.numbers.count > 90:
            host.run { _ = model.numbers.remove(at: random.below(90)) }
          case 2:
            host.run { model.numbers.insert(next, at: random.below(90)) }
            next += 1
          case 3: host.run { model.numbers.swapAt(random.below(90), random.below(90)) }
          default: host.run { model.tick += 1 }
          }
          let expected = model.numbers[start..<(start + 20)].map { "\($0): 0" }
          guard host.texts == expected else { fatalError("\(host.texts) is not \(expected)") }
        }
      }
    }
  }

  private func rowsEvaluated(_ bodies: [String]) -> Int { bodies.filter { $0 == "Row" }.count }
}

extension TestHost {
  /// Looks for a row by what it showed.
  fileprivate func look(for label: String, in window: LazyWindow, isFound: Bool = true) {
    run { #expect(window.scroll(toRowThatShowed: label) == isFound) }
  }
}

private struct Row: View {
  let number: Int
  var body: some View { Text("row \(number)") }
}

private struct ManyChoices: View {
  @State private var choice = 0

  var body: some View {
    Picker("Choice", selection: $choice) {
      ForEach(0..<200) { Row(number: $0).tag($0) }
    }
  }
}

private struct ManyBoxed: View {
  var body: some View { GroupBox { ForEach(0..<200) { Row(number: $0) } } }
}

private struct Enclosed: View {
  let isList: Bool
  let journal: Journal

  var body: some View {
    if isList { List { content } } else { LazyVStack { content } }
  }

  @ViewBuilder private var content: some View {
    Edge(name: "top", journal: journal)
    ForEach(0..<100, id: \.self) { Row(number: $0) }
    Edge(name: "end", journal: journal)
  }
}

private struct Edge: View {
  let name: String
  let journal: Journal

  var body: some View {
    Text(name).onAppear { journal.note(name) }.onDisappear { journal.note(name + " gone") }
  }
}

private struct PlainRows: View {
  var body: some View {
    ScrollView { VStack { ForEach(0..<100) { Row(number: $0) } } }
  }
}

private struct LazyRows: View {
  let journal: Journal
  @State private var numbers = Array(0..<100)

  var body: some View {
    Button("Append to \(numbers.count)") { numbers.append(numbers.count) }
    Button("Keep 10") { numbers.removeLast(numbers.count - 10) }
    ScrollView {
      LazyVStack {
        ForEach(numbers, id: \.self) { number in
          let _ = journal.note("closure \(number)")
          Row(number: number)
        }
      }
    }
  }
}

@Observable
private final class TickModel {
  var tick = 0
  var numbers = Array(0..<100)
}

private struct CountingRows: View {
  let model: TickModel

  var body: some View {
    LazyVStack {
      ForEach(model.numbers, id: \.self) { CountingRow(number: $0, model: model) }
    }
  }
}

private struct CountingRow: View {
  let number: Int
  let model: TickModel
  @State private var count = 0

  var body: some View {
    let _ = model.tick
    Button("\(number): \(count)") { count += 1 }
  }
}

private struct AppearingRows: View {
  let journal: Journal

  var body: some View {
    LazyVStack {
      ForEach(0..<100) { number in
        Row(number: number)
          .onAppear { journal.note("appear \(number)") }
          .onDisappear { journal.note("disappear \(number)") }
      }
    }
  }
}

private struct StaticList: View {
  var body: some View { List(0..<100) { Row(number: $0) } }
}

private struct TwoLists: View {
  @State private var first = Array(0..<10)

  var body: some View {
    Button("Short") { first = [0, 1] }
    LazyVStack {
      ForEach(first, id: \.self) { Row(number: $0) }
      ForEach(100..<200, id: \.self) { Row(number: $0) }
    }
  }
}

private struct BranchedLists: View {
  @State private var showsFirst = true
  @State private var second = Array(100..<200)

  var body: some View {
    Button("Switch") { showsFirst.toggle() }
    Button("Drop") { second.removeFirst() }
    LazyVStack {
      if showsFirst { ForEach(0..<10, id: \.self) { Row(number: $0) } }
      ForEach(second, id: \.self) { Row(number: $0) }
    }
  }
}

private struct BesideRows: View {
  let model: TickModel

  var body: some View {
    LazyVStack {
      CountingRow(number: 0, model: model)
      ForEach(1..<100) { Text("row \($0)") }
    }
  }
}
