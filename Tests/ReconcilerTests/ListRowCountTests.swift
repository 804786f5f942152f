import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Lists that count their rows` {
  @Test(.tags(.medium))
  func `LAZY-2: rows of unknown count run all closures, and the bodies of visible rows`() {
    for kind in Kind.allCases {
      let journal = Journal()
      let host = TestHost(Screen(kind: kind, journal: journal))
      let events = journal.take()
      #expect(events.filter { $0.hasPrefix("closure") }.count == 200, "\(kind)")
      #expect(host.firstBodies.filter { $0 == "Row" }.count == 20, "\(kind)")
      #expect(events.filter { $0.hasPrefix("object") }.count == 20, "\(kind)")
      let numbers = Array((0..<200).filter { kind.shows($0) }.prefix(20))
      #expect(events.filter { $0.hasPrefix("appear") } == numbers.map { "appear \($0)" })
      #expect(host.texts == numbers.map { "row \($0)" }, "\(kind)")
    }
  }

  @Test func `LAZY-2: tasks start in visible rows only`() async {
    for kind in Kind.allCases {
      let journal = Journal()
      let host = TestHost(Screen(kind: kind, journal: journal))
      await Task.yield()
      #expect(journal.take().filter { $0.hasPrefix("task") }.count == 20, "\(kind)")
      withExtendedLifetime(host) {}
    }
  }

  @Test(.tags(.medium))
  func `LAZY-2, G-21: a body of unknown count runs in every row, its views where visible`() {
    let journal = Journal()
    let host = TestHost(MaybeScreen(journal: journal))
    #expect(host.firstBodies.filter { $0 == "MaybeRow" }.count == 200)
    #expect(host.firstBodies.filter { $0 == "Line" }.count == 20)
    let numbers = (0..<20).map { $0 * 2 }
    #expect(host.texts == numbers.map { "line \($0)" })
    #expect(journal.take() == numbers.map { "appear \($0)" })
  }

  // A device log of iOS 26.
  @Test(.tags(.high))
  func `ID-10, MOD-7: in a list a group appears and disappears with each of its views`() {
    let journal = Journal()
    let host = TestHost(BranchList(journal: journal))
    #expect(journal.take() == ["left", "group"])
    host.tap("Swap")
    #expect(journal.take() == ["right", "group", "gone"])
    host.tap("Swap")
    #expect(journal.take() == ["left", "group", "gone"])
  }

  @Test func `LAZY-2: the list is as long as its elements have rows`() {
    let host = TestHost(Screen(kind: .condition, journal: Journal()))
    host.scroll(to: 1000)
    #expect(host.texts.last == "row 199")
    #expect(host.texts.count == 20)
  }

  @Test func `LAZY-2, LAZY-3: a row that scrolls away disappears and keeps its state`() {
    let journal = Journal()
    let host = TestHost(Screen(kind: .erased, journal: journal))
    _ = journal.take()
    #expect(host.bodies { $0.scroll(to: 2) } == ["Row", "Row"])
    #expect(
      journal.take().filter { !$0.hasPrefix("object") }
        == ["appear 20", "appear 21", "disappear 0", "disappear 1"]
    )
    #expect(host.bodies { $0.scroll(to: 0) } == [])
  }

  @Test func `LAZY-2: a row whose condition changes joins or leaves the list`() {
    let model = Flags()
    let host = TestHost(FlagScreen(model: model))
    #expect(host.texts == (0..<20).map { "row \($0)" })
    #expect(
      host.bodies { $0.run { model.hidden.insert(3) } }.filter { $0 == "PlainRow" }.count == 1
    )
    #expect(host.texts == (0..<21).filter { $0 != 3 }.map { "row \($0)" })
    #expect(
      host.bodies { $0.run { model.hidden.remove(3) } }.filter { $0 == "PlainRow" }.count == 1
    )
    #expect(host.texts == (0..<20).map { "row \($0)" })
  }

  @Test(.tags(.medium))
  func `LAZY-7: a list makes the values of all rows with an explicit id`() {
    let journal = Journal()
    let host = TestHost(List { IdentifiedRows(journal: journal) })
    #expect(journal.take().count == 200)
    #expect(host.firstBodies.filter { $0 == "PlainRow" }.count == 20)
    _ = TestHost(LazyVStack { IdentifiedRows(journal: journal) })
    #expect(journal.take().count == 20)
  }

  @Test func `LAZY-7: under a profile, rows with an explicit id are like others`() {
    var profile = Profile()
    profile.listsMakeIdentifiedRows = false
    let journal = Journal()
    _ = TestHost(List { IdentifiedRows(journal: journal) }, profile: profile)
    #expect(journal.take().count == 20)
  }
}

@MainActor
private enum Kind: CaseIterable {
  case condition
  case branches
  case erased

  func shows(_ number: Int) -> Bool { self == .erased || !number.isMultiple(of: 4) }
}

private struct Screen: View {
  let kind: Kind
  let journal: Journal

  var body: some View {
    switch kind {
    case .condition:
      List(0..<200) { number in
        let _ = journal.note("closure \(number)")
        if kind.shows(number) { row(number) }
      }
    case .branches:
      List(0..<200) { number in
        let _ = journal.note("closure \(number)")
        if kind.shows(number) { row(number) } else { EmptyView() }
      }
    case .erased:
      List(0..<200) { number in
        let _ = journal.note("closure \(number)")
        AnyView(row(number))
      }
    }
  }

  private func row(_ number: Int) -> some View {
    Row(number: number, journal: journal)
      .onAppear { journal.note("appear \(number)") }
      .onDisappear { journal.note("disappear \(number)") }
      .task { journal.note("task \(number)") }
  }
}

private final class RowModel: ObservableObject {
  @MainActor init(_ number: Int, _ journal: Journal) { journal.note("object \(number)") }
}

private struct Row: View {
  let number: Int
  @StateObject private var model: RowModel

  init(number: Int, journal: Journal) {
    self.number = number
    _model = StateObject(wrappedValue: MainActor.assumeIsolated { RowModel(number, journal) })
  }

  var body: some View { Text("row \(number)") }
}

private struct MaybeScreen: View {
  let journal: Journal

  var body: some View {
    List(0..<200) { number in
      MaybeRow(number: number).onAppear { journal.note("appear \(number)") }
    }
  }
}

private struct MaybeRow: View {
  let number: Int
  var body: some View {
    if number.isMultiple(of: 2) { Line(number: number) }
  }
}

private struct Line: View {
  let number: Int
  var body: some View { Text("line \(number)") }
}

private struct PlainRow: View {
  let number: Int
  var body: some View { Text("row \(number)") }
}

@Observable
private final class Flags {
  var hidden: Set<Int> = []
}

private struct FlagScreen: View {
  let model: Flags

  var body: some View {
    List(0..<100) { number in
      if !model.hidden.contains(number) { PlainRow(number: number) }
    }
  }
}

private struct IdentifiedRows: View {
  let journal: Journal

  var body: some View {
    ForEach(0..<200) { number in
      let _ = journal.note("closure \(number)")
      PlainRow(number: number).id(number).padding()
    }
  }
}

private struct BranchList: View {
  let journal: Journal
  @State private var isLeft = true

  var body: some View {
    VStack {
      List {
        Group {
          if isLeft {
            Text("left").onAppear { journal.note("left") }
          } else {
            Text("right").onAppear { journal.note("right") }
          }
        }
        .onAppear { journal.note("group") }
        .onDisappear { journal.note("gone") }
      }
      Button("Swap") { isLeft.toggle() }
    }
  }
}
