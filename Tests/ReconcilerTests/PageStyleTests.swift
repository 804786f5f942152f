import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Pages of a tab view` {
  @Test func `NAV-7: only the page that is shown is mounted`() {
    for kind in PageKind.allCases {
      let host = TestHost(Pages(kind: kind, journal: Journal()))
      #expect(host.firstBodies == ["Pages", "Page"], "\(kind)")
      #expect(host.texts == ["page 0"], "\(kind)")
    }
  }

  @Test func `NAV-7, NAV-4: a page is turned with a finger, and stays alive`() {
    for kind in PageKind.allCases {
      let journal = Journal()
      let host = TestHost(Pages(kind: kind, journal: journal))
      #expect(host.bodies { $0.turn("page 0", by: -300) } == ["Page"], "\(kind)")
      #expect(host.texts == ["page 1"], "\(kind)")
      #expect(journal.take() == ["0 appears", "1 appears", "0 disappears"], "\(kind)")
      #expect(host.bodies { $0.turn("page 1", by: 300) } == [], "\(kind)")
      #expect(host.texts == ["page 0"], "\(kind)")
      #expect(journal.take() == ["0 appears", "1 disappears"], "\(kind)")
    }
  }

  @Test func `NAV-7: there is no page before the first or behind the last`() {
    let host = TestHost(Pages(kind: .written, journal: Journal()))
    host.turn("page 0", by: 300)
    #expect(host.texts == ["page 0"])
    host.turn("page 0", by: -300)
    host.turn("page 1", by: -300)
    host.turn("page 2", by: -300)
    #expect(host.texts == ["page 2"])
  }

  @Test func `NAV-7: a short or vertical movement turns no page`() {
    let host = TestHost(Pages(kind: .written, journal: Journal()))
    host.turn("page 0", by: -20)
    host.turn("page 0", by: -60, down: 200)
    #expect(host.texts == ["page 0"])
  }

  @Test func `NAV-7: a binding selects the page, and turning writes it`() {
    let host = TestHost(ChosenPage())
    #expect(host.texts == ["chosen b", "Go", "page b"])
    host.turn("page b", by: -300)
    #expect(host.texts == ["chosen c", "Go", "page c"])
    host.tap("Go")
    #expect(host.texts == ["chosen a", "Go", "page a"])
  }

  @Test func `NAV-4: without the page style, views without a tab item are all shown`() {
    let host = TestHost(TabView { Page(number: 0, journal: Journal()).tabItem { Text("A") } })
    #expect(host.texts == ["A", "page 0"])
  }
}

extension TestHost {
  /// Moves a finger over what shows the label.
  fileprivate func turn(_ label: String, by x: CGFloat, down y: CGFloat = 0) {
    react(to: label) { reaction in
      guard case .drag(let move) = reaction else { return nil }
      return { move(CGSize(width: x, height: y), true) }
    }
  }
}

private enum PageKind: CaseIterable {
  case written
  case generated
  case optional
}

private struct Page: View {
  let number: Int
  let journal: Journal

  var body: some View {
    Text("page \(number)")
      .onAppear { journal.note("\(number) appears") }
      .onDisappear { journal.note("\(number) disappears") }
  }
}

private struct Pages: View {
  let kind: PageKind
  let journal: Journal

  var body: some View {
    switch kind {
    case .written:
      TabView {
        Page(number: 0, journal: journal)
        Page(number: 1, journal: journal).padding()
        Page(number: 2, journal: journal)
      }
      .tabViewStyle(.page)
    case .generated:
      TabView { ForEach(0..<5) { Page(number: $0, journal: journal) } }
        .tabViewStyle(.page(indexDisplayMode: .never))
    case .optional:
      TabView {
        if kind == .optional { Page(number: 0, journal: journal) }
        ForEach(1..<3) { number in
          if number > 0 { Page(number: number, journal: journal) }
        }
      }
      .tabViewStyle(PageTabViewStyle())
    }
  }
}

private struct ChosenPage: View {
  @State private var choice = "b"

  var body: some View {
    Text("chosen \(choice)")
    Button("Go") { choice = "a" }
    TabView(selection: $choice) {
      Text("page a").tag("a")
      ForEach(["b", "c"], id: \.self) { Text("page \($0)") }
    }
    .tabViewStyle(.page)
  }
}
