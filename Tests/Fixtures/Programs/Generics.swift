import SwiftUI

struct Card<Header: View, Content: View, Footer: View>: View {
  private let header: Header
  private let content: () -> Content
  private let footer: Footer
  init(
    @ViewBuilder header: () -> Header,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content
    self.footer = footer()
  }
  var body: some View {
    VStack {
      header
      content()
      footer
    }
  }
}

extension Card where Footer == EmptyView, Header == Text {
  init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(header: { Text(title) }, content: content, footer: { EmptyView() })
  }
}

struct Row<each Cell: View>: View {
  private let cells: (repeat each Cell)
  init(@ViewBuilder _ cells: () -> TupleView<(repeat each Cell)>) { self.cells = cells().value }
  var body: some View { HStack { TupleView((repeat each cells)) } }
}

struct Pair<A: View, B: View>: View {
  let a: A, b: B
  var body: some View {
    HStack {
      a
      b
    }
  }
}

func stack<each Content: View>(@ViewBuilder _ content: () -> TupleView<(repeat each Content)>)
  -> some View
{ VStack { content() } }

enum Loadable<Value> {
  case loading
  case loaded(Value)
  case failed(any Error)
}

struct LoadableView<Value, Content: View, Placeholder: View>: View {
  let state: Loadable<Value>
  @ViewBuilder let content: (Value) -> Content
  @ViewBuilder let placeholder: () -> Placeholder
  var body: some View {
    switch state {
    case .loading: placeholder()
    case .loaded(let value): content(value)
    case .failed(let error): Text(String(describing: error))
    }
  }
}

struct StateReader<Value, Content: View>: View {
  @State private var value: Value
  let content: (Binding<Value>) -> Content
  init(_ initial: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: initial)
    self.content = content
  }
  var body: some View { content($value) }
}

protocol Screen: View {
  associatedtype Title: StringProtocol
  var title: Title { get }
}

struct Wrapped<S: Screen>: View {
  let screen: S
  var body: some View { screen.navigationTitle(screen.title) }
}

struct Home: Screen {
  var title: String { "Home" }
  var body: some View { Text("Home") }
}

struct GenericsScreen: View {
  @State private var count = 0
  @State private var state = Loadable<[Int]>.loading
  var body: some View {
    Card("Counter") { Text("\(count)") }
    Card {
      Text("H")
    } content: {
      Leaf(count: 1)
    } footer: {
      Text("F")
    }
    Row {
      Text("a")
      Leaf(count: count)
      Divider()
    }
    stack {
      Text("x")
      Leaf(count: 2)
    }
    LoadableView(state: state) { numbers in
      ForEach(numbers, id: \.self) { Leaf(count: $0) }
    } placeholder: {
      ProgressView()
    }
    StateReader(0) { $value in Stepper("Value \(value)", value: $value) }
    AnyView(erasing: Pair(a: Leaf(count: 3), b: Text("b")))
    Wrapped(screen: Home())
    Button("Add") { count += 1 }
    Button("Load") { state = .loaded([7, 8]) }
  }
}

struct Leaf: View {
  let count: Int
  var body: some View { Text("leaf \(count)") }
}
