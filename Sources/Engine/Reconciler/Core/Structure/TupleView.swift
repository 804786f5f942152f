import AttributeGraph
import ValueComparison

/// A sequence of views, flattened into the view that contains them (ID-10, ID-11).
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  /// A view of a tuple of views.
  public init(_ value: T) { self.value = value }
}

/// Another name for the views of a block, which Xcode 27 gives them for a deployment target of iOS 27.
public typealias TupleContent<each Content> = TupleView<(repeat each Content)>

extension TupleView: PrimitiveView {
  /// Mounts each element on its own range of the tuple (AG-12, AG-13).
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let tuple = view.attribute.field(\.value)
    let inputs = inputs.listing()
    for element in tupleElements(of: T.self) {
      guard let type = element.type as? any View.Type else {
        fault("\(typeName(of: element.type)) in a tuple view is not a view")
      }
      make(type, in: tuple, at: element.offset, inputs: inputs)
    }
  }

  /// The sum over the elements.
  public static var _rowCount: _RowCount {
    tupleElements(of: T.self).reduce(.fixed(0)) { sum, element in
      sum + ((element.type as? any View.Type)?._rowCount ?? .unknown)
    }
  }

  /// Mounts the first element only.
  @MainActor static func makeFirst(view: _GraphValue<Self>, inputs: _ViewInputs) {
    guard let first = tupleElements(of: T.self).first, let type = first.type as? any View.Type
    else { return }
    make(type, in: view.attribute.field(\.value), at: first.offset, inputs: inputs)
  }

  @MainActor private static func make<Content: View>(
    _ type: Content.Type,
    in tuple: Attribute<T>,
    at offset: Int,
    inputs: _ViewInputs
  ) {
    Content.makeListed(view: _GraphValue(tuple.field(at: offset, as: type)), inputs: inputs)
  }
}

/// A view that contains nothing.
public struct EmptyView {
  /// A view without content.
  public init() {}
}

/// The name of the empty view since Xcode 27.
public typealias EmptyContent = EmptyView

extension EmptyView: PrimitiveView {
  /// No rows.
  public static var _rowCount: _RowCount { .fixed(0) }

  /// Mounts nothing (ID-4).
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {}
}
