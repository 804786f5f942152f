/// Owns the memory of one value whose type is known only at run time.
///
/// A copy of this handle is the same storage. The memory is one allocation, made once, unless a column
/// has the value.
package struct ValueStorage {
  private let memory: ManagedBuffer<Header, UInt>

  /// Moves a value into new storage.
  package init<Value>(_ value: Value) {
    memory = Value.self == Void.self ? Self.nothing : Self.memory(for: value)
  }

  /// What all signals share, which have no value.
  private nonisolated(unsafe) static let nothing = memory(for: ())

  private static func memory<Value>(for value: Value) -> ManagedBuffer<Header, UInt> {
    let alignment = MemoryLayout<Value>.alignment
    let spare = max(0, alignment - MemoryLayout<UInt>.alignment)
    let words = (MemoryLayout<Value>.size + spare + wordSize - 1) / wordSize
    return OwnedMemory.create(minimumCapacity: words) { memory in
      let start = memory.withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0) }
      let address = start.alignedUp(toMultipleOf: alignment)
      address.initializeMemory(as: Value.self, to: value)
      return Header(address: address, type: Value.self, column: nil)
    }
  }

  /// Takes over a value that lies in a place of a column.
  init(valueAt address: UnsafeMutableRawPointer, of type: Any.Type, in column: ColumnMemory) {
    memory = OwnedMemory.create(minimumCapacity: 0) { _ in
      Header(address: address, type: type, column: column)
    }
  }

  /// Where the value lies, if that is in a column.
  var addressInColumn: UnsafeMutableRawPointer? {
    memory.header.column == nil ? nil : memory.header.address
  }

  /// The type of the value.
  package var type: Any.Type { memory.header.type }

  /// A copy of the value, or of a part of it.
  ///
  /// - Parameters:
  ///   - type: What is stored there.
  ///   - offset: Where the part begins, in bytes.
  /// - Returns: The copy.
  package func load<Value>(as type: Value.Type = Value.self, at offset: Int = 0) -> Value {
    precondition(
      offset + MemoryLayout<Value>.size <= TypeMetadata(self.type).witnesses.size,
      "a part lies within its value"
    )
    return withExtendedLifetime(memory) {
      (address + offset).assumingMemoryBound(to: Value.self).pointee
    }
  }

  /// Puts a new value in the place of the old one, which can be compared before it goes.
  ///
  /// - Parameters:
  ///   - new: A value of the type that is stored.
  ///   - compare: Is given both values, and must not keep them.
  /// - Returns: What `compare` returned.
  package func replace<Value, Result>(
    with new: consuming Value,
    comparing compare: (ValueChange) throws -> Result
  ) rethrows -> Result {
    precondition(Value.self == type, "a new value has the type of the old one")
    let result = try self.compare(with: &new, compare)
    memory.header.address.assumingMemoryBound(to: Value.self).pointee = new
    return result
  }

  /// Puts a new value in the place of the old one.
  package func replace<Value>(with new: consuming Value) {
    replace(with: new) { _ in }
  }

  private func compare<Value, Result>(
    with new: UnsafeMutablePointer<Value>,
    _ compare: (ValueChange) throws -> Result
  ) rethrows -> Result {
    try compare(ValueChange(old: address, new: UnsafeRawPointer(new), type: Value.self))
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
      ValueChange(old: address, new: other.address, type: self.type)
        .isUnchanged(type, at: offset, options: options)
    }
  }

  private var address: UnsafeRawPointer { UnsafeRawPointer(memory.header.address) }
}

/// What storage must know to use its memory and to let go of the value.
private struct Header {
  let address: UnsafeMutableRawPointer
  let type: Any.Type
  /// Has the value in a place of its own; `nil` where it lies behind the header.
  let column: ColumnMemory?
}

/// The header, and behind it the value unless a column has that.
private final class OwnedMemory: ManagedBuffer<Header, UInt> {
  deinit {
    let metadata = TypeMetadata(header.type)
    metadata.witnesses.destroy(header.address, metadata)
    header.column?.vacate(header.address)
  }
}
