import AttributeGraph
import ScenarioTrace
import ValueComparison

extension ForEach where Content: View {
  /// A view for each identifiable element, given a binding to the element (BIND-10).
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == ElementBindings<C>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
    let elements = ElementBindings(reading: data)
    self.init(data: elements, idPath: \.wrappedValue.id, content: content)
  }

  /// A view for each element, given a binding to it and identified by a property (BIND-10).
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == ElementBindings<C>, C.Index: Hashable {
    let idPath = (\Binding<C.Element>.wrappedValue).appending(path: id)
    self.init(data: ElementBindings(reading: data), idPath: idPath, content: content)
  }
}

/// The elements of a bound collection, each as a binding (BIND-10).
public struct ElementBindings<Base: MutableCollection & RandomAccessCollection>:
  RandomAccessCollection
where Base.Index: Hashable {
  let base: Binding<Base>

  /// The elements of a collection; the enclosing body reads the collection to get their count.
  init(reading base: Binding<Base>) {
    self.base = base
    _ = base.wrappedValue
  }

  /// The first position.
  public var startIndex: Base.Index { base._value.startIndex }
  /// The position after the last.
  public var endIndex: Base.Index { base._value.endIndex }
  /// The position after another.
  public func index(after index: Base.Index) -> Base.Index { base._value.index(after: index) }
  /// The position before another.
  public func index(before index: Base.Index) -> Base.Index { base._value.index(before: index) }
  /// The position a number of steps away.
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base._value.index(index, offsetBy: distance)
  }
  /// The number of steps between two positions.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base._value.distance(from: start, to: end)
  }

  /// A binding to an element.
  public subscript(position: Base.Index) -> Binding<Base.Element> {
    let element = base._value[position]
    let location = ElementLocation(base: base, position: position, last: element, isGuarded: true)
    return Binding(value: element, location: location)
  }
}

/// The location of an element at a position in a collection (BIND-10).
///
/// The collection may have become shorter since the binding was created. In a row of a `ForEach`, the element
/// is then the last known one, and writes are dropped; elsewhere, the collection traps.
final class ElementLocation<Base: MutableCollection>: AnyLocation<Base.Element> {
  private let binding: Binding<Base>
  private let position: Base.Index
  private let last: Base.Element
  private let isGuarded: Bool
  private var base: AnyLocation<Base> { binding.location }

  init(base: Binding<Base>, position: Base.Index, last: Base.Element, isGuarded: Bool) {
    binding = base
    self.position = position
    self.last = last
    self.isGuarded = isGuarded
    super.init()
    wasRead = true
  }

  override var origin: CauseOrigin? { base.origin }
  override func get() -> Base.Element { element(of: base.get()) }
  /// The element of an array; that of another collection takes code to find.
  override var plainValue: Base.Element? {
    guard let elements = base.plainValue as? [Base.Element], let index = position as? Int,
      elements.indices.contains(index)
    else { return nil }
    return elements[index]
  }
  override var updateValue: Base.Element { element(of: base.updateValue) }

  override func set(_ value: Base.Element, transaction: Transaction) {
    var whole = base.get()
    guard isInside(whole) else { return }
    whole[position] = value
    base.set(whole, transaction: transaction)
  }

  /// Compares like two closures that capture the binding of the collection: the whole value counts, so
  /// all rows differ if any element does.
  override func isSameLocation(as other: AnyLocation<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return position == other.position
      && isEqual(binding, other.binding, options: Profile.current.comparisonOptions)
  }

  private func element(of whole: Base) -> Base.Element { isInside(whole) ? whole[position] : last }

  private func isInside(_ whole: Base) -> Bool {
    !isGuarded || position >= whole.startIndex && position < whole.endIndex
  }
}
