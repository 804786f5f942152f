import Reconciler
import Testing

/// Modifiers on content that is not one view but several, or none.
@MainActor
@Suite(.serialized)
struct `Modifiers on several views` {
  @Test func `ID-10, MOD-3: a background of a group is behind each view`() {
    let host = TestHost(Backgrounds())
    #expect(host.firstBodies == ["Backgrounds", "Leaf", "Mark", "Leaf", "Mark"])
    #expect(host.texts == ["Add", "A", "behind 0", "B", "behind 0"])
    #expect(host.bodies(during: { $0.tap("Add") }) == ["Backgrounds", "Mark", "Mark"])
  }

  @Test func `ID-10, EACH-4: a background of a list is mounted with each new row`() {
    let host = TestHost(RowBackgrounds())
    #expect(host.texts == ["Add", "row 1", "behind 0", "row 2", "behind 0"])
    #expect(host.bodies(during: { $0.tap("Add") }) == ["RowBackgrounds", "Leaf", "Mark"])
    #expect(host.texts.suffix(2) == ["row 3", "behind 0"])
  }

  @Test func `ID-10, ID-2: a background of a branch ends with it`() {
    let host = TestHost(BranchBackground())
    #expect(host.firstBodies == ["BranchBackground", "Leaf", "Mark"])
    #expect(host.bodies(during: { $0.tap("Flip") }) == ["BranchBackground", "Leaf", "Mark"])
    #expect(host.texts == ["Flip", "B", "behind 0"])
  }

  @Test func `ID-10: around a whole window a modifier of a group is mounted once`() {
    let host = TestHost(WindowBackground())
    #expect(host.texts == ["A", "B", "behind 0"])
  }

  @Test func `ID-10, ENV-1: each modifier sees the environment of the place where it was applied`()
  {
    let host = TestHost(Tinted())
    #expect(host.texts == ["A", "dark", "light", "B", "dark", "light"])
  }

  @Test
  func `ID-10, MOD-2: a custom modifier of a group has one body, and its parts go around each`() {
    let host = TestHost(Carded())
    #expect(host.firstBodies == ["Carded", "Card", "Leaf", "Mark", "Leaf", "Mark"])
    #expect(host.bodies(during: { $0.tap("Add") }) == ["Carded", "Card", "Mark", "Mark"])
  }

  @Test func `ID-10: the views of a custom view's body are taken one by one too`() {
    let host = TestHost(VStack { Pair().background(Mark(number: 1)) })
    #expect(host.texts == ["A", "behind 1", "B", "behind 1"])
  }

  @Test func `ID-10: a tap reaches each view of a group`() {
    let host = TestHost(TappedGroup())
    host.tap("A")
    host.tap("B")
    #expect(host.texts == ["A", "B", "2 taps"])
  }

  @Test
  func `ID-10, MOD-7, MOD-8: a group appears with its first view and disappears with its last`() {
    let journal = Journal()
    let host = TestHost(Appearing(journal: journal))
    #expect(journal.take() == [])
    host.tap("More")
    #expect(journal.take() == ["appears"])
    host.tap("More")
    host.tap("Flip")
    host.tap("Less")
    #expect(journal.take() == [])
    host.tap("Less")
    #expect(journal.take() == ["disappears"])
    host.tap("More")
    #expect(journal.take() == ["appears"])
  }

  @Test func `ID-10, MOD-4: the initial action of onChange waits for the first view`() {
    let journal = Journal()
    let host = TestHost(Watching(journal: journal))
    #expect(journal.take() == [])
    host.tap("Add")
    #expect(journal.take() == ["0 to 1"])
    host.tap("Show")
    #expect(journal.take() == ["1 to 1"])
    host.tap("Add")
    #expect(journal.take() == ["1 to 2"])
  }

  @Test func `ID-10, MOD-9: a task of a group runs once, while there is a view`() async {
    let journal = Journal()
    let host = TestHost(Working(journal: journal))
    await Task.yield()
    #expect(journal.take() == [])
    host.tap("Show")
    await Task.yield()
    #expect(journal.take() == ["works"])
  }

  @Test func `ID-10, MOD-11: each view of a group gives the preference`() {
    let host = TestHost(Summing())
    host.run {}
    #expect(host.texts == ["Add", "A", "B", "sum 2"])
    host.tap("Add")
    #expect(host.texts == ["Add", "A", "B", "sum 4"])
  }
}

private struct Leaf: View {
  let name: String
  var body: some View { Text(name) }
}

private struct Mark: View {
  let number: Int
  var body: some View { Text("behind \(number)") }
}

private struct Pair: View {
  var body: some View {
    Leaf(name: "A")
    Leaf(name: "B")
  }
}

private struct Backgrounds: View {
  @State private var number = 0

  var body: some View {
    VStack {
      Button("Add") { number += 1 }
      Group {
        Leaf(name: "A")
        Leaf(name: "B")
      }
      .background(Mark(number: number))
    }
  }
}

private struct RowBackgrounds: View {
  @State private var rows = [1, 2]

  var body: some View {
    VStack {
      Button("Add") { rows.append(rows.count + 1) }
      ForEach(rows, id: \.self) { Leaf(name: "row \($0)") }
        .background(Mark(number: 0))
    }
  }
}

private struct BranchBackground: View {
  @State private var isFirst = true

  var body: some View {
    VStack {
      Button("Flip") { isFirst.toggle() }
      Group {
        if isFirst {
          Leaf(name: "A")
        } else {
          Leaf(name: "B")
        }
      }
      .background { Mark(number: 0) }
    }
  }
}

private struct WindowBackground: View {
  var body: some View {
    Group {
      Leaf(name: "A")
      Leaf(name: "B")
    }
    .background(Mark(number: 0))
  }
}

private struct Scheme: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

private struct Tinted: View {
  var body: some View {
    VStack {
      Group {
        Leaf(name: "A")
        Leaf(name: "B")
      }
      .background(Scheme())
      .environment(\.colorScheme, .dark)
      .overlay(Scheme())
    }
  }
}

private struct Card: ViewModifier {
  let number: Int

  func body(content: Content) -> some View { content.background(Mark(number: number)) }
}

private struct Carded: View {
  @State private var number = 0

  var body: some View {
    VStack {
      Button("Add") { number += 1 }
      pair().modifier(Card(number: number))
    }
  }

  @ViewBuilder private func pair() -> some View {
    Leaf(name: "A")
    Leaf(name: "B")
  }
}

private struct TappedGroup: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      Group {
        Text("A")
        Text("B")
      }
      .onTapGesture { taps += 1 }
      Text("\(taps) taps")
    }
  }
}

private struct Appearing: View {
  let journal: Journal
  @State private var count = 0
  @State private var isFlipped = false

  var body: some View {
    VStack {
      Button("More") { count += 1 }
      Button("Less") { count -= 1 }
      Button("Flip") { isFlipped.toggle() }
      Group {
        if count > 0 {
          if isFlipped {
            Leaf(name: "first")
          } else {
            Leaf(name: "other first")
          }
        }
        if count > 1 { Leaf(name: "second") }
      }
      .onAppear { journal.note("appears") }
      .onDisappear { journal.note("disappears") }
    }
  }
}

private struct Watching: View {
  let journal: Journal
  @State private var number = 0
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Add") { number += 1 }
      Button("Show") { isShown = true }
      Group { if isShown { Leaf(name: "shown") } }
        .onChange(of: number, initial: true) { journal.note("\($0) to \($1)") }
    }
  }
}

private struct Working: View {
  let journal: Journal
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Show") { isShown = true }
      Group {
        if isShown {
          Leaf(name: "A")
          Leaf(name: "B")
        }
      }
      .task { journal.note("works") }
    }
  }
}

private struct Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Summing: View {
  @State private var part = 1
  @State private var sum = 0

  var body: some View {
    VStack {
      VStack {
        Button("Add") { part += 1 }
        Group {
          Leaf(name: "A")
          Leaf(name: "B")
        }
        .preference(key: Sum.self, value: part)
      }
      .onPreferenceChange(Sum.self) { sum = $0 }
      Text("sum \(sum)")
    }
  }
}
