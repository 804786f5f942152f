import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Containers that show and hide` {
  @Test func `BODY-10: what a disclosure group hides is not evaluated`() {
    let host = TestHost(Disclosing())
    #expect(host.firstBodies == ["Disclosing"])
    #expect(host.bodies(during: { $0.tap("More") }) == ["Leaf"])
    #expect(host.bodies(during: { $0.tap("0") }) == ["Disclosing", "Leaf"])
    #expect(host.bodies(during: { $0.tap("More") }) == [])
    #expect(host.texts == ["1", "More"])
  }

  @Test func `BODY-10, CTL-1: a group's flag is written without evaluating its owner`() {
    let host = TestHost(Flagged())
    #expect(host.bodies(during: { $0.tap("More") }) == ["Leaf"])
  }

  @Test func `BODY-10: a menu's items are evaluated when it is opened, and closed by a choice`() {
    let host = TestHost(Choosing())
    #expect(host.firstBodies == ["Choosing"])
    #expect(host.bodies(during: { $0.open("Actions") }) == ["Leaf"])
    #expect(host.bodies(during: { $0.tap("Add") }) == ["Choosing"])
    #expect(host.texts == ["1", "Actions"])
  }

  @Test func `BODY-9: a grid's cells are evaluated each by itself`() {
    let host = TestHost(Cells())
    #expect(host.firstBodies == ["Cells", "Leaf", "Leaf"])
    #expect(host.bodies(during: { $0.tap("Next") }) == ["Cells", "Leaf"])
  }

  @Test func `GEO-1, OBS-11: what a canvas observes runs its closure and no body`() {
    let journal = Journal()
    let model = Model()
    let host = TestHost(Painted(journal: journal, model: model))
    #expect(journal.take() == ["0"])
    #expect(host.bodies(during: { $0.run { model.count = 1 } }) == [])
    #expect(journal.take() == ["1"])
  }

  @Test func `GEO-1, OBS-11: what a layer of a canvas notes and observes is the canvas's`() {
    let journal = Journal()
    let model = Model()
    let host = TestHost(Layered(journal: journal, model: model))
    #expect(journal.take() == ["layer 0"])
    #expect(host.bodies(during: { $0.run { model.count = 1 } }) == [])
    #expect(journal.take() == ["layer 1"])
  }

  @Test(arguments: [20, 7])
  func `LAZY-1: a lazy grid evaluates the elements in the window`(_ count: Int) {
    let grid = LazyVGrid(columns: [GridItem(), GridItem()]) {
      ForEach(0..<(count == 20 ? 100 : count), id: \.self) { Leaf(text: "\($0)") }
    }
    #expect(TestHost(grid).firstBodies.count == count)
  }
}

@Observable
private final class Model { var count = 0 }

private struct Leaf: View {
  var text = "leaf"
  var body: some View { Text(text) }
}

private struct Disclosing: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
    DisclosureGroup("More") { Leaf(text: "\(count)") }
  }
}

private struct Flagged: View {
  @State private var isExpanded = false
  var body: some View {
    DisclosureGroup("More", isExpanded: $isExpanded) { Leaf() }
  }
}

private struct Choosing: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Menu("Actions") {
      Leaf()
      Button("Add") { count += 1 }
    }
  }
}

private struct Cells: View {
  @State private var count = 0

  var body: some View {
    Button("Next") { count += 1 }
    Grid {
      GridRow {
        Leaf(text: "\(count)")
        Leaf()
      }
    }
  }
}

private struct Painted: View {
  let journal: Journal
  let model: Model

  var body: some View {
    Canvas { context, size in
      journal.note("\(model.count)")
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
    }
  }
}

private struct Layered: View {
  let journal: Journal
  let model: Model

  var body: some View {
    Canvas { context, _ in
      context.drawLayer { _ in journal.note("layer \(model.count)") }
    }
  }
}
