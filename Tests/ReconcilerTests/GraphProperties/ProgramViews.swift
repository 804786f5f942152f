import Observation
import Reconciler

/// The whole of a random program, whose root owns a state.
struct ProgramRoot: View {
  let store: ProgramStore
  let node: ProgramNode

  var body: some View {
    let path = ProgramPath()
    let _ = store.note(path, Seen())
    StateView(part: Part(store: store, node: node, path: path.appending(node.id)), number: 0)
  }
}

/// What all views of a program are made of; it stays the same for a life.
struct Part {
  let store: ProgramStore
  let node: ProgramNode
  let path: ProgramPath

  /// The view of a child, if there is one.
  @MainActor @ViewBuilder
  func child(
    _ index: Int,
    number: Int,
    row: Int? = nil,
    shared: Binding<Int>,
    source: StateSource? = nil
  ) -> some View {
    if index < node.children.count {
      let below = row.map { path.appending($0) } ?? path
      let child = node.children[index]
      PartView(
        part: Part(store: store, node: child, path: below.appending(child.id)),
        number: number,
        shared: shared,
        source: source
      )
    }
  }

  /// A text that tells which view it is of, and what that shows.
  func text(_ values: Int?...) -> Text {
    let shown = values.map { $0.map(String.init) ?? "-" }.joined(separator: " ")
    return Text("\(path.steps.map(String.init).joined(separator: ".")): \(shown)")
  }
}

/// Where the value of a binding lives, and whether closures lead there.
struct StateSource: Equatable {
  let path: ProgramPath
  var isFunctional = false
}

@Observable
final class ProgramModel {
  var first = 0
  var second = 0
}

private enum NumberKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

/// Shows what the node says.
private struct PartView: View {
  let part: Part
  let number: Int
  @Binding var shared: Int
  let source: StateSource?

  var body: some View {
    let _ = part.store.note(part.path.appending(-1), Seen(number, $shared, source))
    switch part.node.kind {
    case .state: StateView(part: part, number: number)
    case .pair: PairView(part: part, number: number)
    case .functional: FunctionalView(part: part, number: number, shared: $shared, source: source)
    case .binding: BindingView(part: part, number: number, shared: $shared, source: source)
    case .environment: EnvironmentView(part: part, number: number)
    case .environmentWriter: WriterView(part: part, number: number)
    case .host: HostView(part: part, number: number)
    case .model: ModelView(part: part, number: number)
    case .modified, .branch, .optional, .erased, .rows, .identified, .several:
      StructureView(part: part, number: number, shared: $shared, source: source)
    }
  }
}

private struct StateView: View {
  let part: Part
  let number: Int
  @State private var value: Int

  init(part: Part, number: Int) {
    self.part = part
    self.number = number
    _value = State(initialValue: part.store.initialValues(of: part.path)[0])
  }

  var body: some View {
    let own = part.node.isReader ? value : nil
    let source = StateSource(path: part.path)
    let _ = part.store.note(
      part.path,
      Seen(plain: [number], held: source, reads: own != nil),
      writer: { value = $1 },
      reader: { [value] }
    )
    part.text(number, own)
    part.child(
      0,
      number: part.node.givesOwn ? own ?? number : number,
      shared: $value,
      source: source
    )
    part.child(1, number: number, shared: $value, source: source)
  }
}

private struct Pair {
  var first: Int
  var second: Int
}

private struct PairView: View {
  let part: Part
  let number: Int
  @State private var pair: Pair

  init(part: Part, number: Int) {
    self.part = part
    self.number = number
    let values = part.store.initialValues(of: part.path)
    _pair = State(initialValue: Pair(first: values[0], second: values[1]))
  }

  var body: some View {
    let own = part.node.isReader ? pair.second : nil
    let source = StateSource(path: part.path)
    let _ = part.store.note(
      part.path,
      Seen(plain: [number], held: source, reads: own != nil),
      writer: { if $0 == 0 { pair.first = $1 } else { pair.second = $1 } },
      reader: { [pair.first, pair.second] }
    )
    part.text(number, own)
    part.child(0, number: own ?? number, shared: $pair.first, source: source)
    part.child(1, number: number, shared: $pair.second, source: source)
  }
}

private struct FunctionalView: View {
  let part: Part
  let number: Int
  @Binding var shared: Int
  let source: StateSource?

  var body: some View {
    let _ = part.store.note(part.path, Seen(number, $shared, source, reads: true))
    let functional = source.map { StateSource(path: $0.path, isFunctional: true) }
    part.text(number)
    part.child(
      0,
      number: number,
      shared: Binding(get: { shared }, set: { shared = $0 }),
      source: functional
    )
    part.child(1, number: 1, shared: $shared, source: source)
  }
}

private struct BindingView: View {
  let part: Part
  let number: Int
  @Binding var shared: Int
  let source: StateSource?

  var body: some View {
    let own = part.node.isReader ? shared : nil
    let _ = part.store.note(
      part.path,
      Seen(number, $shared, source, reads: own != nil),
      writer: { _, new in shared = new }
    )
    part.text(number, own)
    part.child(0, number: part.node.givesOwn ? own ?? 2 : number, shared: $shared, source: source)
    part.child(1, number: number, shared: $shared, source: source)
  }
}

private struct EnvironmentView: View {
  let part: Part
  let number: Int
  @Environment(\.number) private var value

  var body: some View {
    let _ = part.store.note(part.path, Seen(plain: [number], environment: value))
    part.text(number, value)
    part.child(0, number: part.node.givesOwn ? value : number, shared: .constant(number))
    part.child(1, number: number, shared: .constant(3))
  }
}

private struct WriterView: View {
  let part: Part
  let number: Int

  var body: some View {
    let _ = part.store.note(part.path, Seen(plain: [number]))
    part.text(number)
    part.child(0, number: 1, shared: .constant(3)).environment(\.number, number)
    part.child(1, number: number, shared: .constant(3))
  }
}

private struct HostView: View {
  let part: Part
  let number: Int
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let isDark = scheme == .dark
    let _ = part.store.note(part.path, Seen(plain: [number], environment: isDark ? 1 : 0))
    part.text(number, isDark ? 1 : 0)
    part.child(0, number: isDark ? 1 : number, shared: .constant(3))
  }
}

private struct ModelView: View {
  let part: Part
  let number: Int

  var body: some View {
    let model = part.store.model
    let readsFirst = number.isMultiple(of: 2) == part.node.isReader
    let value = readsFirst ? model.first : model.second
    let _ = part.store.note(part.path, Seen(plain: [number], property: readsFirst ? 0 : 1))
    part.text(number, value)
    part.child(0, number: part.node.givesOwn ? value : number, shared: .constant(value))
    part.child(1, number: 2, shared: .constant(3))
  }
}

private struct StructureView: View {
  let part: Part
  let number: Int
  @Binding var shared: Int
  let source: StateSource?

  var body: some View {
    let _ = part.store.note(part.path, Seen(number, $shared, source))
    part.text(number)
    switch part.node.kind {
    case .branch:
      if number.isMultiple(of: 2) { child(0) } else { child(1) }
    case .optional:
      if number > 2 { child(0) }
    case .erased:
      number.isMultiple(of: 2) ? AnyView(child(0)) : AnyView(VStack { child(1) })
    case .rows:
      ForEach(rows, id: \.self) { child(0, row: $0) }
    case .identified:
      child(0, row: number).id(number)
    case .modified:
      child(0).modifier(PartModifier(part: part, number: number))
      child(1)
    default:
      Group {
        child(0)
        child(1)
      }
      .background(part.text(-1, number))
    }
  }

  /// Other rows, in another order, for each number.
  private var rows: [Int] {
    let rows = (0..<4).filter { $0 != number }
    return number.isMultiple(of: 2) ? rows : rows.reversed()
  }

  private func child(_ index: Int, row: Int? = nil) -> some View {
    let given = part.node.givesOwn ? number : row ?? 1
    return part.child(index, number: given, row: row, shared: $shared, source: source)
  }
}

private struct PartModifier: ViewModifier {
  let part: Part
  let number: Int
  @Environment(\.number) private var value

  func body(content: Content) -> some View {
    let _ = part.store.note(
      part.path.appending(-2),
      Seen(plain: [number], environment: value)
    )
    part.text(-2, value)
    content.environment(\.number, number)
  }
}
