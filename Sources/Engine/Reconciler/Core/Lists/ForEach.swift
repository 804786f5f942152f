import AttributeGraph
import ValueComparison

/// A view for each element of a collection, tracked by the element's id (EACH-1).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Builds the view of an element.
  public var content: (Data.Element) -> Content
  let idPath: KeyPath<Data.Element, ID>
  /// Whether only the initial data counts, as for a constant range (EACH-6).
  let isConstant: Bool
  /// A number that is unique to each value if, under the profile, no two values are equal (EACH-2).
  let revision: Int

  init(
    data: Data,
    idPath: KeyPath<Data.Element, ID>,
    isConstant: Bool = false,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.idPath = idPath
    self.isConstant = isConstant
    self.content = content
    revision = ForEachRevision.next()
  }
}

/// Numbers `ForEach` values if, under the running profile, no two are equal (EACH-2).
enum ForEachRevision {
  private static nonisolated(unsafe) var last = 0

  static func next() -> Int {
    guard !Profile.current.comparesForEach else { return 0 }
    last += 1
    return last
  }
}

// A binding to a collection is a collection, too; its own initializers come first.
extension ForEach where Content: View {
  /// A view for each identifiable element.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, idPath: \.id, content: content)
  }

  /// A view for each element, identified by one of its properties.
  @_disfavoredOverload
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, idPath: id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range that never changes (EACH-6).
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, idPath: \.self, isConstant: true, content: content)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Unknown, because it depends on the value (LAZY-2).
  public static var _rowCount: _RowCount { .unknown }

  /// Mounts a row for each element, or in a lazy container for each that is visible.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let element = Element()
    inputs.element.append(element)
    let state: ForEachState<Data, ID, Content>
    if let region = inputs.around.lazyRegion {
      let section = region.addSection(element, in: inputs.subgraph)
      state = LazyRows(inputs: inputs, element: element, section: section)
    } else {
      state = AllRows(inputs: inputs, element: element)
    }
    inputs.addContainer(ForEachRule(view: view.attribute, state: state))
  }
}
