import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Frames of what is scrolled` {
  @Test(arguments: [
    ("global", CoordinateSpace.global, ["-422.0"]), ("outer", .named("outer"), ["-422.0"]),
    ("scrollView", .scrollView, ["-422.0"]), ("inner", .named("inner"), []),
    ("unknown", .named("nothing"), ["-422.0"]), ("local", .local, []),
  ])
  func `GEO-2: scrolling runs the closure if it has read a position outside of the scroll view`(
    _ name: String,
    _ space: CoordinateSpace,
    _ expected: [String]
  ) {
    let journal = Journal()
    let host = TestHost(Feed { journal.note("\($0.frame(in: space).minY)") })
    #expect(journal.take() == ["0.0"])
    host.scroll(to: 10)
    #expect(journal.take() == expected, "\(name)")
  }

  @Test func `GEO-2: outside of a scroll view, the space of the nearest one is the global space`() {
    let journal = Journal()
    _ = TestHost(
      GeometryReader { proxy in
        let _ = journal.note("\(proxy.frame(in: .scrollView).minY)")
        let _ = journal.note("\(proxy.bounds(of: .scrollView(axis: .vertical))?.minY ?? -1)")
        Color.clear
      }
    )
    #expect(journal.take() == ["0.0", "0.0"])
  }

  @Test func `GEO-2: scrolling does not run a closure that has read only the size`() {
    let journal = Journal()
    let host = TestHost(Feed { journal.note("\($0.size.height)") })
    _ = journal.take()
    host.scroll(to: 10)
    #expect(journal.take() == [])
  }

  @Test func `GEO-2: a scroll view inside another moves with both`() {
    let journal = Journal()
    let host = TestHost(Shelf(journal: journal))
    #expect(journal.take() == ["0.0 0.0"])
    host.scroll(to: 10)
    #expect(journal.take() == ["0.0 -422.0"])
  }

  @Test func `GEO-3: scrolling runs a geometry action if what it derives differs`() {
    let host = TestHost(Collapsing())
    #expect(host.texts.first == "large")
    #expect(host.bodies { $0.scroll(to: 10) }.contains("Collapsing"))
    #expect(host.texts.first == "small")
    #expect(!host.bodies { $0.scroll(to: 12) }.contains("Collapsing"))
  }

  @Test func `GEO-2: a screen that is pushed from a scrolled list has not moved`() {
    let journal = Journal()
    let host = TestHost(Pushing(journal: journal))
    host.scroll(to: 10)
    host.tap("Open")
    #expect(journal.take() == ["0.0"])
  }
}

/// A list in a named space, with a closure that reads the geometry of its content.
private struct Feed: View {
  let read: (GeometryProxy) -> Void

  var body: some View {
    ScrollView {
      LazyVStack { ForEach(0..<100) { Text("\($0)") } }
        .background {
          GeometryReader { proxy in
            let _ = read(proxy)
            Color.clear
          }
        }
        .coordinateSpace(name: "inner")
    }
    .coordinateSpace(.named("outer"))
  }
}

private struct Shelf: View {
  let journal: Journal

  var body: some View {
    ScrollView {
      ScrollView(.horizontal) {
        Text("Shelf")
          .background {
            GeometryReader { proxy in
              let (own, all) = (proxy.frame(in: .scrollView).minY, proxy.frame(in: .global).minY)
              let _ = journal.note("\(own) \(all)")
              Color.clear
            }
          }
      }
      LazyVStack { ForEach(0..<100) { Text("\($0)") } }
    }
  }
}

private struct Collapsing: View {
  @State private var isSmall = false

  var body: some View {
    Text(isSmall ? "small" : "large")
    ScrollView {
      LazyVStack { ForEach(0..<100) { Text("\($0)") } }
        .onGeometryChange(for: Bool.self) {
          $0.frame(in: .scrollView).minY < -100
        } action: {
          isSmall = $0
        }
    }
  }
}

private struct Pushing: View {
  let journal: Journal
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      List(0..<100, id: \.self) { Text("\($0)") }
        .toolbar { Button("Open") { isOpen = true } }
        .navigationDestination(isPresented: $isOpen) {
          GeometryReader { proxy in
            let _ = journal.note("\(proxy.frame(in: .global).minY)")
            Color.clear
          }
        }
    }
  }
}
