extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The iterator of the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A range of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The positions of the collection.
  public typealias Indices = Value.Indices

  /// The first position.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The position after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to an element, which reads and writes it through the whole collection (BIND-10).
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let element = wrappedValue[position]
    let location = ElementLocation(base: self, position: position, last: element, isGuarded: false)
    return Binding<Value.Element>(value: element, location: location)
  }
}

extension Binding: BidirectionalCollection
where Value: MutableCollection & BidirectionalCollection {
  /// The position before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}
