import Reconciler
import Testing

/// Steps reach only what nothing covers.
@MainActor
@Suite(.serialized)
struct `Covered controls` {
  @Test func `NAV-6: what a modal presentation stands in front of cannot be operated`() {
    let fronts = [
      (Front.sheet, Cover.sheet), (.fullScreen, .sheet), (.alert, .alert), (.popover, .popover),
    ]
    for (kind, cover) in fronts {
      let host = TestHost(Fronted(kind: kind))
      host.tap("Show")
      #expect(host.problem(with: "Count 0") == .covered(by: cover), "\(kind)")
      host.dismiss()
      #expect(host.problem(with: "Count 0") == nil, "\(kind)")
    }
  }

  @Test func `NAV-6: what an open menu stands in front of cannot be operated`() {
    let host = TestHost(Fronted(kind: .popover))
    host.open("Menu")
    #expect(host.problem(with: "Count 0") == .covered(by: .menu))
    #expect(host.problem(with: "Item") == nil)
    host.dismiss()
    #expect(host.problem(with: "Count 0") == nil)
  }

  @Test func `NAV-6: a sheet in front of a sheet covers both, until it is closed`() {
    let host = TestHost(SheetOnSheet())
    host.tap("First")
    #expect(host.problem(with: "Root 0") == .covered(by: .sheet))
    host.tap("Second")
    #expect(host.problem(with: "Second") == .covered(by: .sheet))
    #expect(host.problem(with: "Inner") == nil)
    host.dismiss()
    #expect(host.problem(with: "Second") == nil)
    #expect(host.problem(with: "Root 0") == .covered(by: .sheet))
  }

  @Test func `NAV-6: a label that is also behind a sheet names the one in front`() {
    let host = TestHost(SheetOnSheet())
    host.tap("First")
    #expect(host.problem(with: "Same") == nil)
  }

  @Test func `NAV-6: a pushed screen covers those below it, however it was pushed`() {
    for step in ["Value", "Destination", "Flag"] {
      let host = TestHost(Pushing())
      if step == "Flag" { host.tap(step) } else { host.open(step) }
      #expect(host.problem(with: "Count 0") == .covered(by: .screen), "\(step)")
      #expect(host.problem(with: "On top") == nil, "\(step)")
      #expect(host.problem(with: "Beside") == nil, "\(step)")
      host.dismiss()
      #expect(host.problem(with: "Count 0") == nil, "\(step)")
    }
  }

  @Test func `NAV-6: nothing is shown or scrolled to behind a sheet`() {
    let host = TestHost(ListBehind())
    #expect(host.host.rootElement.shows("row 0"))
    #expect(host.host.lazyWindows.map(\.isCovered) == [false])
    host.tap("Show")
    #expect(!host.host.rootElement.shows("row 0"))
    #expect(host.host.rootElement.shows("front 0"))
    #expect(host.host.lazyWindows.map(\.isCovered) == [true, false])
  }
}

extension TestHost {
  /// Why nobody can tap what shows a label; `nil` if somebody can.
  fileprivate func problem(with label: String) -> ElementProblem? {
    do {
      _ = try host.rootElement.reacting(to: label) {
        if case .tap = $0 { true } else { false }
      }
      return nil
    } catch { return error as? ElementProblem }
  }
}

private enum Front {
  case sheet
  case fullScreen
  case alert
  case popover
}

private struct Fronted: View {
  let kind: Front
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Show") { isShown = true }
      Button("Count \(count)") { count += 1 }
      Menu("Menu") { Button("Item") {} }
    }
    .sheet(isPresented: shown(.sheet)) { Text("In front") }
    .fullScreenCover(isPresented: shown(.fullScreen)) { Text("In front") }
    .popover(isPresented: shown(.popover)) { Text("In front") }
    .alert("In front", isPresented: shown(.alert)) { Button("OK") {} }
  }

  private func shown(_ other: Front) -> Binding<Bool> {
    kind == other ? $isShown : .constant(false)
  }
}

private struct SheetOnSheet: View {
  @State private var hasFirst = false
  @State private var hasSecond = false
  @State private var count = 0

  var body: some View {
    VStack {
      Button("First") { hasFirst = true }
      Button("Root \(count)") { count += 1 }
      Button("Same") {}
    }
    .sheet(isPresented: $hasFirst) {
      VStack {
        Button("Second") { hasSecond = true }
        Button("Same") {}
      }
      .sheet(isPresented: $hasSecond) { Button("Inner") {} }
    }
  }
}

private struct Pushing: View {
  @State private var isPushed = false
  @State private var count = 0

  var body: some View {
    Button("Beside") {}
    NavigationStack {
      VStack {
        Button("Count \(count)") { count += 1 }
        Button("Flag") { isPushed = true }
        NavigationLink("Value", value: 1)
        NavigationLink("Destination") { Button("On top") {} }
      }
      .navigationDestination(for: Int.self) { _ in Button("On top") {} }
      .navigationDestination(isPresented: $isPushed) { Button("On top") {} }
    }
  }
}

private struct ListBehind: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Show") { isShown = true }
      List(0..<100) { Text("row \($0)") }
    }
    .sheet(isPresented: $isShown) { List(0..<100) { Text("front \($0)") } }
  }
}
