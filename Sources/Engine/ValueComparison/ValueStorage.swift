/// Owns the memory of one value whose type is known only at run time.
///
/// A copy of this handle is the same storage. The memory is one allocation, made once.
@usableFromInline
package struct ValueStorage {
  @usableFromInline let address: UnsafeMutableRawPointer
  /// Of the value, in bytes.
  @usableFromInline let size: Int
  private let memory: ManagedBuffer<Header, UInt>

  /// Moves a value into new storage.
  package init<Value>(_ value: consuming Value) {
    memory = Value.self == Void.self ? Self.nothing : Self.memory(for: value)
    address = memory.header.address
    size = MemoryLayout<Value>.size
  }

  /// What all signals share, which have no value.
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
  /// Whoever calls holds the storage until the copy is made.
  ///
  /// - Parameters:
  ///   - type: What is stored there.
  ///   - offset: Where the part begins, in bytes.
  /// - Returns: The copy.
  @inlinable
  @inline(__always)
  package func load<Value>(as type: Value.Type = Value.self, at offset: Int = 0) -> Value {
    precondition(offset + MemoryLayout<Value>.size <= size, "a part lies within its value")
    return (address + offset).assumingMemoryBound(to: Value.self).pointee
  }

  /// Puts a new value in the place of the old one, which can be compared before it goes.
  ///
  /// - Parameters:
  ///   - new: A value of the type that is stored.
  ///   - compare: Is given both values, and must not keep them.
  /// - Returns: What `compare` returned.
  package func replace<Value, Result>(
    with new: consuming Value,
    comparing compare: (ValueChange) -> Result
  ) -> Result {
    precondition(Value.self == type, "a new value has the type of the old one")
    let result = self.compare(with: &new, compare)
    address.assumingMemoryBound(to: Value.self).pointee = new
    return result
  }

  /// Puts a new value in the place of the old one.
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

  /// Whether the same part of two storages is unchanged.
  ///
  /// - Parameters:
  ///   - other: Holds a value of the same type.
  ///   - type: What is stored at the offset.
  ///   - offset: Where the part begins, in bytes.
  ///   - options: The mode, and what holds for closures.
  /// - Returns: `true` if both parts are the same for an update.
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

/// What memory must know to let go of its value.
private struct Header {
  let address: UnsafeMutableRawPointer
  let type: Any.Type
}

/// The header, and behind it the value.
private final class OwnedMemory: ManagedBuffer<Header, UInt> {
  deinit {
    let metadata = TypeMetadata(header.type)
    metadata.witnesses.destroy(header.address, metadata)
  }
}
