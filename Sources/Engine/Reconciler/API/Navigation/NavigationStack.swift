import AttributeGraph
import FoundationShim
import ValueComparison

public struct NavigationStack<Data, Root> {
  let path: Binding<Data>?
  let root: Root
}

public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  public init() {}
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<Value: Hashable>(_ value: Value) { elements.append(value) }
  public mutating func removeLast(_ count: Int = 1) {
    let isPossible = (0...elements.count).contains(count)
    require(isPossible, "removeLast(\(count)) on a NavigationPath with \(elements.count) elements")
    elements.removeLast(count)
  }
}

extension NavigationPath {
  /// The path for saving; `nil` if one of its values is not `Codable`.
  public var codable: CodableRepresentation? {
    let values = elements.map { $0.base as? any Codable & Hashable }
    return values.contains { $0 == nil }
      ? nil : CodableRepresentation(values: values.compactMap { $0 })
  }

  public init(_ codable: CodableRepresentation) {
    elements = codable.values.map { AnyHashable($0) }
  }

  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [any Codable & Hashable]

    public static func == (first: Self, second: Self) -> Bool {
      first.values.map { AnyHashable($0) } == second.values.map { AnyHashable($0) }
    }

    fileprivate init(values: [any Codable & Hashable]) { self.values = values }

    /// Reads the values; fails for a type that the program does not have.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var values: [any Codable & Hashable] = []
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        let json = try list.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: list,
            debugDescription: "\(name) is not decodable."
          )
        }
        values.append(try JSONDecoder().decode(type, from: Data(json.utf8)))
      }
      self.values = values.reversed()
    }

    /// Writes the values.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let name = _mangledTypeName(type(of: value)) else {
          let context = EncodingError.Context(
            codingPath: [],
            debugDescription: "a type has no name"
          )
          throw EncodingError.invalidValue(value, context)
        }
        try list.encode(name)
        try list.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}

extension NavigationStack: View, PrimitiveView where Root: View {
  /// Mounts the root, and a container for each open value.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    var inputs = inputs.drawn(.navigation).leavingLazyContainer()
    let element = Element()
    let navigation = NavigationState(
      path: PathStorage(of: view.attribute, inputs: inputs),
      host: inputs.host
    )
    inputs.around.navigation = navigation
    let screen = Screen(in: inputs.around.screen, until: inputs.subgraph)
    inputs.around.screen = screen
    Root._makeView(view: view[\.root], inputs: inputs.enteringCoverable())
    inputs.element.append(element)
    let removal = ScreenRemoval(isOfCovered: false, at: inputs.subgraph)
    inputs.addContainer(
      OpenedRule(
        navigation: navigation,
        root: screen,
        removal: removal,
        inputs: inputs,
        element: element
      )
    )
  }
}

extension NavigationStack where Root: View, Data == NavigationPath {
  /// A stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = path
    self.root = root()
  }
}

extension NavigationStack
where
  Root: View, Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.path = path
    self.root = root()
  }
}

/// The path of a stack as a list of values, wherever it is stored.
@MainActor
final class PathStorage {
  /// Returns the open values; called inside a rule, it adds a dependency on them.
  let read: () -> [AnyHashable]
  let change: ((inout [AnyHashable]) -> Void) -> Void

  init<Data, Root>(of stack: Attribute<NavigationStack<Data, Root>>, inputs: _ViewInputs) {
    let own = StoredLocation<[AnyHashable]>([], inputs: inputs)
    read = {
      guard let path = stack.value.path else {
        _ = own.readChange()
        return own.updateValue
      }
      _ = path.location.readChange()
      return Self.elements(of: path.location.updateValue)
    }
    change = { change in
      guard let stack = stack.currentValue else { return }
      guard let path = stack.path else {
        var elements = own.get()
        change(&elements)
        return own.set(elements, transaction: Transaction())
      }
      var elements = Self.elements(of: path.location.get())
      change(&elements)
      if let data = Self.data(elements, as: Data.self) {
        path.location.set(data, transaction: path.transaction)
      }
    }
  }

  private nonisolated static func elements<Data>(of data: Data) -> [AnyHashable] {
    if let path = data as? NavigationPath { return path.elements }
    guard let elements = data as? any Collection else { return [] }
    return elements.compactMap { $0 as? AnyHashable }
  }

  private nonisolated static func data<Data>(_ elements: [AnyHashable], as type: Data.Type) -> Data?
  {
    if type == NavigationPath.self {
      var path = NavigationPath()
      path.elements = elements
      return path as? Data
    }
    guard let type = type as? any RangeReplaceableCollection.Type else { return nil }
    return collection(elements, as: type) as? Data
  }

  private nonisolated static func collection<Elements: RangeReplaceableCollection>(
    _ elements: [AnyHashable],
    as type: Elements.Type
  ) -> Elements {
    Elements(elements.compactMap { $0.base as? Elements.Element })
  }
}

/// The shared state of a navigation stack.
@MainActor
final class NavigationState {
  let path: PathStorage
  private unowned let host: ViewHost
  /// The destinations by value type, the outermost first.
  private var destinations: [ObjectIdentifier: [Destination]] = [:]

  /// The destination that one modifier registers.
  final class Destination {
    let mount: @MainActor (AnyHashable, _ViewInputs) -> Void
    init(mount: @escaping @MainActor (AnyHashable, _ViewInputs) -> Void) { self.mount = mount }
  }

  init(path: PathStorage, host: ViewHost) {
    self.path = path
    self.host = host
  }

  /// Registers a destination until a subgraph ends.
  func register(_ destination: Destination, for type: Any.Type, until subgraph: Subgraph) {
    let key = ObjectIdentifier(type)
    destinations[key, default: []].append(destination)
    warnOfRepetition(for: type, key)
    subgraph.onEnd { [weak self] in
      onMainActor { self?.destinations[key]?.removeAll { $0 === destination } }
    }
  }

  /// Warns when the update is over if a type has several destinations then.
  private func warnOfRepetition(for type: Any.Type, _ key: ObjectIdentifier) {
    guard (destinations[key]?.count ?? 0) > 1 else { return }
    host.enqueueAction { [weak self] in
      onMainActor {
        guard let self, (self.destinations[key]?.count ?? 0) > 1 else { return }
        self.host.warn(
          "A navigationDestination for “\(String(reflecting: type))” was declared earlier on the stack. "
            + "Only the destination declared closest to the root view of the stack will be used."
        )
      }
    }
  }

  /// Mounts the outermost destination for a value's type, if there is one.
  func mount(_ value: AnyHashable, inputs: _ViewInputs) {
    destinations[ObjectIdentifier(Swift.type(of: value.base))]?.first?.mount(value, inputs)
  }

  func open(_ value: AnyHashable) { path.change { $0.append(value) } }
}

/// Keeps a child for each open value, the first at the bottom.
private struct OpenedRule: StatefulRule {
  let navigation: NavigationState
  let root: Screen
  let removal: ScreenRemoval
  let inputs: _ViewInputs
  let element: Element
  private var opened: [(value: AnyHashable, child: DynamicChild, screen: Screen)] = []

  init(
    navigation: NavigationState,
    root: Screen,
    removal: ScreenRemoval,
    inputs: _ViewInputs,
    element: Element
  ) {
    (self.navigation, self.root, self.removal) = (navigation, root, removal)
    self.inputs = inputs
    self.element = element
  }

  mutating func update(_ context: RuleContext<Void>) {
    let values = onMainActor { navigation.path.read() }
    let common = zip(values, opened).prefix { $0 == $1.value }.count
    let ended = opened[common...].map(\.child.subgraph)
    opened.removeSubrange(common...)
    cover(with: values[common...], hadOthers: !ended.isEmpty)
    for (depth, value) in values.enumerated().dropFirst(common) {
      open(value, at: depth, isLast: depth == values.count - 1, context)
    }
    context.childSubgraphs.replaceAll(with: opened.map(\.child.subgraph), ending: ended)
    element.replaceChildren(opened.map(\.child.element))
    announce()
    context.output(())
  }

  /// Covers or uncovers the top remaining screen as screens are added or removed above it.
  private func cover(with new: ArraySlice<AnyHashable>, hadOthers: Bool) {
    let top = opened.last?.screen ?? root
    if !hadOthers, !new.isEmpty { top.cover() }
    if hadOthers, new.isEmpty { top.uncover() }
  }

  private mutating func open(
    _ value: AnyHashable,
    at depth: Int,
    isLast: Bool,
    _ context: RuleContext<Void>
  ) {
    let child = DynamicChild(below: context)
    let screen = root.makeSibling(until: child.subgraph)
    inputs.host.note(.pushed, [], of: inputs.identity)
    screen.removal = removal
    if !isLast { screen.cover() }
    var inputs = inputs
    inputs.around.screen = screen
    child.mount(inputs: inputs) { [navigation] inputs in
      var inputs = inputs
      inputs.environment = Attribute(
        NavigationEnvironment(
          outer: inputs.environment,
          navigation: navigation,
          depth: depth
        ),
        in: inputs.subgraph
      )
      navigation.mount(value, inputs: inputs.enteringCoverable())
    }
    opened.append((value, child, screen))
  }

  /// Reports the target of the step `dismiss` to the host.
  private func announce() {
    let navigation = navigation
    inputs.host.presentation(of: element, isPresented: !opened.isEmpty) {
      onMainActor { navigation.path.change { _ = $0.popLast() } }
    }
  }
}

/// The stack's environment, with a dismiss action that pops a destination (ENV-6).
private struct NavigationEnvironment: Rule {
  let outer: Attribute<EnvironmentValues>
  let navigation: NavigationState
  let depth: Int

  var value: EnvironmentValues {
    var values = outer.value
    values.isPresented = true
    values.dismiss = DismissAction(
      DismissTarget { [navigation, depth] in
        onMainActor { navigation.path.change { $0.removeSubrange(min(depth, $0.count)...) } }
      }
    )
    return values
  }
}

private enum NavigationInput: InheritedInput { static var defaultValue: NavigationState? { nil } }

extension InheritedInputs {
  /// The enclosing navigation stack, if any.
  var navigation: NavigationState? {
    get { self[NavigationInput.self] }
    set { self[NavigationInput.self] = newValue }
  }
}
