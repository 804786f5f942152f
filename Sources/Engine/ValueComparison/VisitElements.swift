extension RandomAccessCollection {
  /// Calls a closure with one element after the other until it returns `false`: in place, without
  /// a copy, where the elements lie side by side in memory.
  ///
  /// - Parameters:
  ///   - start: The position of the first element, counted from 0.
  ///   - step: What leads from one position to the next.
  ///   - body: Is given where an element lies until the call returns, and its position.
  @inlinable
  package func visitElements(
    from start: Int = 0,
    by step: Int = 1,
    _ body: (_ position: Int, ElementPlace<Element>) -> Bool
  ) {
    let contiguous: Void? = withContiguousStorageIfAvailable { elements in
      guard let first = elements.baseAddress.map({ UnsafeRawPointer($0) }) else { return }
      let (count, stride) = (elements.count, MemoryLayout<Element>.stride)
      var position = start
      while position >= 0, position < count,
        body(position, ElementPlace(at: first + position * stride))
      {
        position += step
      }
    }
    guard contiguous == nil else { return }
    let positions = 0..<count
    var position = start
    while positions.contains(position) {
      let element = self[index(startIndex, offsetBy: position)]
      guard withUnsafePointer(to: element, { body(position, ElementPlace(at: $0)) }) else {
        return
      }
      position += step
    }
  }
}

/// Where an element of a collection lies, for as long as it is visited.
@usableFromInline
package struct ElementPlace<Element> {
  @usableFromInline let pointer: UnsafePointer<Element>

  @usableFromInline
  init(at address: UnsafeRawPointer) {
    pointer = address.assumingMemoryBound(to: Element.self)
  }

  /// What a function returns for the element, which it is given where it lies.
  @inlinable
  @inline(__always)
  package func lend<Result>(to function: (Element) -> Result) -> Result {
    apply(function, to: pointer)
  }

  /// A copy of the stored property at an offset, see `storedFields(of:)`.
  @inlinable
  @inline(__always)
  package func field<Field>(at offset: Int, as type: Field.Type = Field.self) -> Field {
    precondition(
      offset + MemoryLayout<Field>.size <= MemoryLayout<Element>.size,
      "a property lies within its container"
    )
    return (UnsafeRawPointer(pointer) + offset).assumingMemoryBound(to: Field.self).pointee
  }
}

/// Calls a function with a value where it lies: what may not be copied, is not.
@inlinable
@inline(__always)
func apply<Value: ~Copyable, Result>(
  _ function: (borrowing Value) -> Result,
  to value: UnsafePointer<Value>
) -> Result {
  function(value.pointee)
}
