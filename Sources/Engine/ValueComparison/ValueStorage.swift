/// Owns the memory of one value whose type is known only at run time.
///
/// Copies of this handle share the same storage. The memory is one allocation, made once.
@usableFromInline
package struct ValueStorage {
  @usableFromInline let address: UnsafeMutableRawPointer
  /// The size of the value, in bytes.
  @usableFromInline let size: Int
  private let memory: ManagedBuffer<Header, UInt>

  /// Moves a value into new storage.
  package init<Value>(_ value: consuming Value) {
    memory = Value.self == Void.self ? Self.nothing : Self.memory(for: value)
    address = memory.header.address
    size = MemoryLayout<Value>.size
  }

  /// The storage that all signals share, which have no value.
  private nonisolated(unsafe) static let nothing = memory(for: ())

  private static func memory<Value>(for value: consuming Value) -> ManagedBuffer<Header, UInt> {
    let alignment = MemoryLayout<Value>.alignment
    let spare = max(0, alignment - MemoryLayout<UInt>.alignment)
    let words = (MemoryLayout<Value>.size + spare + wordSize - 1) / wordSize
    let memory = OwnedMemory.create(minimumCapacity: words) { memory in
      let start = memory.withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0) }
      return Header(address: start.alignedUp(toMultipleOf: alignment), type: Value.self)
    }
    memory.header.address.bindMemory(to: Value.self, capacity: 1).initialize(to: value)
    return memory
  }

  /// The type of the value.
  package var type: Any.Type { memory.header.type }

  /// A copy of the value, or of a part of it.
  ///
  /// The caller must keep the storage alive until the copy is made.
  ///
  /// - Parameters:
  ///   - type: The type stored at the offset.
  ///   - offset: Where the part begins, in bytes.
  /// - Returns: The copy.
  @inlinable
  @inline(__always)
  package func load<Value>(as type: Value.Type = Value.self, at offset: Int = 0) -> Value {
    require(offset + MemoryLayout<Value>.size <= size, "a part lies within its value")
    return (address + offset).assumingMemoryBound(to: Value.self).pointee
  }

  /// Replaces the old value with a new one; the two can be compared first.
  ///
  /// - Parameters:
  ///   - new: A value of the stored type.
  ///   - compare: Called with both values, which it must not keep.
  /// - Returns: The result of `compare`.
  package func replace<Value, Result>(
    with new: consuming Value,
    comparing compare: (ValueChange) -> Result
  ) -> Result {
    require(Value.self == type, "a new value has the type of the old one")
    let result = self.compare(with: &new, compare)
    address.assumingMemoryBound(to: Value.self).pointee = new
    return result
  }

  /// Replaces the old value with a new one.
  package func replace<Value>(with new: consuming Value) {
    replace(with: new) { _ in }
  }

  private func compare<Value, Result>(
    with new: UnsafeMutablePointer<Value>,
    _ compare: (ValueChange) -> Result
  ) -> Result {
    compare(
      ValueChange(old: UnsafeRawPointer(address), new: UnsafeRawPointer(new), type: Value.self)
    )
  }

  /// Whether the same part of two storages is equal.
  ///
  /// - Parameters:
  ///   - other: Holds a value of the same type.
  ///   - type: The type stored at the offset.
  ///   - offset: Where the part begins, in bytes.
  ///   - options: The mode and the closure comparison.
  /// - Returns: `true` if an update treats both parts as equal.
  package func isEqual(
    to other: Self,
    type: Any.Type,
    at offset: Int = 0,
    options: ComparisonOptions = ComparisonOptions()
  ) -> Bool {
    withExtendedLifetime((memory, other.memory)) {
      let change = ValueChange(
        old: UnsafeRawPointer(address),
        new: UnsafeRawPointer(other.address),
        type: self.type
      )
      return change.isUnchanged(type, at: offset, options: options)
    }
  }
}

/// What the memory needs to destroy its value.
private struct Header {
  let address: UnsafeMutableRawPointer
  let type: Any.Type
}

/// The header, followed by the value.
private final class OwnedMemory: ManagedBuffer<Header, UInt> {
  deinit {
    let metadata = TypeMetadata(header.type)
    metadata.witnesses.destroy(header.address, metadata)
  }
}
