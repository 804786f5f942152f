import Reconciler
import Testing

/// How many rows a list makes of 200 elements before it shows the first 20, for the shapes that rows have.
@MainActor
@Suite(.serialized)
struct `Row counts by type` {
  @Test(.tags(.medium))
  func `LAZY-2: branches with the same number of views are counted without making a row`() {
    let shapes = [
      Shape("if else") { if $0 < 5 { Line($0) } else { Line(-$0) } },
      Shape("else if else") {
        if $0 < 5 { Line($0) } else if $0 < 9 { Line(0) } else { Line(-$0) }
      },
      Shape("nested") {
        if $0 < 9 { if $0 < 5 { Line($0) } else { Line(0) } } else { Line(-$0) }
      },
      Shape("if let else") { number in
        if let small = number < 5 ? number : nil { Line(small) } else { Line(-number) }
      },
      Shape("switch") { number in
        switch number % 4 {
        case 0: Line(number)
        case 1: Text("one")
        case 2: Line(-number)
        default: Color.red
        }
      },
      Shape("two views in each branch") {
        if $0 < 5 {
          Line($0)
          Line(0)
        } else {
          Line(-$0)
          Text("other")
        }
      },
      Shape("a group in one branch") { number in
        if number < 5 { Group { Line(number) } } else { Line(-number) }
      },
      Shape("in a group") { number in
        Group { if number < 5 { Line(number) } else { Line(-number) } }
      },
      Shape("with modifiers around") { number in
        Group { if number < 5 { Line(number) } else { Line(-number) } }
          .padding().onAppear {}.environment(\.lineLimit, 1)
      },
      Shape("beside another view") {
        Line($0)
        if $0 < 5 { Text("small") } else { Text("large") }
      },
      Shape("an empty view beside it") {
        EmptyView()
        Line($0)
      },
      Shape("an if inside a stack") { number in
        VStack { if number < 5 { Line(number) } }
      },
      Shape("a helper that applies a modifier or not") { number in
        Line(number).when(number < 5) { $0.padding() }
      },
      Shape("a modifier with balanced branches") { Line($0).modifier(Framed(isOn: $0 < 5)) },
      Shape("a modifier that makes one view") { number in
        Group { if number < 5 { Line(number) } }.modifier(Boxed())
      },
    ]
    for shape in shapes { shape.expect(made: 20) }
  }

  @Test(.tags(.medium))
  func `LAZY-2: other branches make the values of all rows, and the bodies of visible ones`() {
    let shapes = [
      Shape("if") { if $0 >= 0 { Line($0) } },
      Shape("if let") { number in if let line = Optional(number) { Line(line) } },
      Shape("else if") { if $0 < 5 { Line($0) } else if $0 >= 0 { Line(-$0) } },
      Shape("an empty view in one branch") { if $0 >= 0 { Line($0) } else { EmptyView() } },
      Shape("two views in one branch") {
        if $0 >= 0 {
          Line($0)
        } else {
          Text("one")
          Text("two")
        }
      },
      Shape("a case that shows nothing") { number in
        switch number {
        case ..<0: EmptyView()
        case 0: Text("zero")
        default: Line(number)
        }
      },
      Shape("a lopsided branch in a branch") {
        if $0 < 0 { Text("none") } else { if $0 >= 0 { Line($0) } }
      },
      Shape("an optional view") { number in Optional(Line(number)) },
      Shape("an erased view in a branch") { number in
        if number < 0 { Text("none") } else { AnyView(Line(number)) }
      },
      Shape("a nested list of rows") { number in ForEach(0..<1) { _ in Line(number) } },
      Shape("with modifiers around") { number in
        Group { if number >= 0 { Line(number) } }.padding().onAppear {}
      },
      Shape("beside another view") {
        Line($0)
        if $0 < 0 { Text("small") }
      },
      Shape("a modifier with one branch") { Line($0).modifier(Hidden(isOn: $0 < 0)) },
      Shape("a modifier with one branch and another around it") {
        Line($0).modifier(Hidden(isOn: $0 < 0).concat(Framed(isOn: true)))
      },
      Shape("with an id around") { number in Group { if number >= 0 { Line(number) } }.id(number) },
    ]
    for shape in shapes { shape.expect(made: 200) }
  }

  @Test(.tags(.medium))
  func `LAZY-2: a row's body runs for every element only if it is lopsided itself`() {
    #expect(bodies { BalancedRow(number: $0) } == 20)
    #expect(bodies { BalancedRow(number: $0).padding().onAppear {} } == 20)
    #expect(bodies { Outer(content: BalancedRow(number: $0)) } == 20)
    #expect(bodies { SwitchRow(number: $0) } == 20)
    #expect(bodies { EquatableView(content: BalancedRow(number: $0)) } == 20)
    #expect(bodies { LopsidedRow(number: $0) } == 200)
    #expect(bodies { LopsidedRow(number: $0).padding() } == 200)
    #expect(bodies { Outer(content: LopsidedRow(number: $0)) } == 200)
  }

  @Test(.tags(.medium))
  func `LAZY-2, LAZY-8: a lazy stack lets a row with balanced branches go`() {
    let host = TestHost(
      ScrollView { LazyVStack { ForEach(0..<800, id: \.self) { StarRow(number: $0) } } },
      profile: Profile(.ios27)
    )
    host.tap("even 0")
    #expect(host.texts.first == "starred 0")
    host.scroll(to: 300)
    host.scroll(to: 0)
    #expect(host.texts.first == "even 0")
  }

  @Test func `LAZY-2: a branch that changes replaces the views of its own row only`() {
    let model = Chosen()
    let host = TestHost(ChosenList(model: model))
    #expect(host.texts == (0..<20).map { "row \($0)" })
    #expect(host.bodies { $0.run { model.numbers = [3] } } == ["Line"])
    #expect(host.texts[3] == "row -3" && host.texts.count == 20)
  }

  @Test func `LAZY-2: a row that contains itself has no known count`() {
    #expect(bodies { NestedRow(depth: $0 % 3) } == 399)
    let host = TestHost(List(0..<3) { NestedRow(depth: $0) })
    #expect(host.texts == ["leaf", "leaf", "leaf"])
  }

  @Test(.tags(.medium))
  func `MOD-7, LAZY-2: in the rows of a list, an action runs for each view that appears`() {
    let (model, journal) = (Chosen(), Journal())
    let host = TestHost(
      List(0..<100) { number in
        Group {
          if model.numbers.contains(number) { Text("chosen") } else { Text("row \(number)") }
        }
        .onAppear { journal.note("appear \(number)") }
        .onDisappear { journal.note("disappear \(number)") }
      }
    )
    #expect(journal.take() == (0..<20).map { "appear \($0)" })
    host.run { model.numbers = [3] }
    #expect(journal.take() == ["appear 3", "disappear 3"])
  }

  private func bodies<Row: View>(_ row: @escaping (Int) -> Row) -> Int {
    let host = TestHost(List(0..<200) { row($0) })
    return host.firstBodies.filter { $0.hasSuffix("Row") }.count
  }
}

/// A shape of the closure of a row.
@MainActor
private struct Shape {
  let name: String
  let made: () -> Int

  init<Content: View>(_ name: String, @ViewBuilder _ content: @escaping (Int) -> Content) {
    self.name = name
    made = {
      let journal = Journal()
      let host = TestHost(
        List(0..<200) { number in
          let _ = journal.note("closure")
          content(number)
        }
      )
      #expect(host.firstBodies.filter { $0 == "Line" }.count <= 40, "\(name)")
      return journal.take().count
    }
  }

  func expect(made number: Int) { #expect(made() == number, "\(name)") }
}

private struct Line: View {
  let number: Int
  init(_ number: Int) { self.number = number }
  var body: some View { Text("row \(number)") }
}

extension View {
  @ViewBuilder
  fileprivate func when(
    _ condition: Bool,
    _ change: (Self) -> some View
  ) -> some View {
    if condition { change(self) } else { self }
  }
}

private struct Framed: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View { if isOn { content.padding() } else { content } }
}

private struct Hidden: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View { if !isOn { content } }
}

private struct Boxed: ViewModifier {
  func body(content: Content) -> some View { VStack { content } }
}

private struct BalancedRow: View {
  let number: Int
  var body: some View { if number < 5 { Text("\(number)") } else { Text("other") } }
}

extension BalancedRow: Equatable {}

private struct SwitchRow: View {
  let number: Int
  var body: some View {
    switch number {
    case 0: Text("zero")
    case 1: Color.red
    default: Text("\(number)")
    }
  }
}

private struct LopsidedRow: View {
  let number: Int
  var body: some View { if number >= 0 { Text("\(number)") } }
}

private struct NestedRow: View {
  let depth: Int
  var body: some View { if depth > 0 { NestedRow(depth: depth - 1) } else { Text("leaf") } }
}

private struct Outer<Content: View>: View {
  let content: Content
  var body: some View { content }
}

private struct StarRow: View {
  let number: Int
  @State private var isStarred = false

  var body: some View {
    if number.isMultiple(of: 2) {
      Button(isStarred ? "starred \(number)" : "even \(number)") { isStarred = true }
    } else {
      Button(isStarred ? "starred \(number)" : "odd \(number)") { isStarred = true }
    }
  }
}

@Observable
private final class Chosen {
  var numbers: Set<Int> = []
}

private struct ChosenList: View {
  let model: Chosen

  var body: some View {
    List(0..<100) { number in
      if model.numbers.contains(number) { Line(-number) } else { Line(number) }
    }
  }
}
