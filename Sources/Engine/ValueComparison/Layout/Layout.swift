/// A small program that compares two values of one type, worked out once from its metadata.
///
/// A layout lives as long as the program, and so does what its steps refer to; this keeps the counting
/// of references out of comparisons.
final class Layout: @unchecked Sendable {
  /// One comparison at a byte offset; a value is unchanged if none of them finds a difference.
  enum Step: @unchecked Sendable {
    case bytes(offset: Int, count: Int)
    case equality(offset: Int, Unmanaged<Equality>)
    case closure(offset: Int)
    /// An existential that can hold any kind of value, in a buffer of three words.
    case existential(offset: Int)
    /// An `any Error`.
    case error(offset: Int)
    case enumeration(offset: Int, Unmanaged<EnumLayout>)
    /// A pointer to a heap box with a value of a known type.
    case box(offset: Int, content: TypeMetadata)
    /// A part that nothing can be told about: it counts as changed.
    case unknown
  }

  /// The size of the value, in bytes.
  let size: Int
  let steps: UnsafeBufferPointer<Step>
  /// The bytes to compare, if that is all there is to do.
  let onlyRun: (offset: Int, count: Int)?

  init(size: Int, steps: [Step]) {
    self.size = size
    let memory = UnsafeMutableBufferPointer<Step>.allocate(capacity: steps.count)
    _ = memory.initialize(from: steps)
    self.steps = UnsafeBufferPointer(memory)
    if steps.count == 1, case .bytes(let offset, let count) = steps.first {
      onlyRun = (offset, count)
    } else {
      onlyRun = nil
    }
  }
}

/// What a comparison must know of an enum with payloads.
final class EnumLayout: @unchecked Sendable {
  let metadata: TypeMetadata
  let witnesses: ValueWitnesses
  let cases: [CaseMetadata]
  let size: Int
  /// Whether equal bytes settle it, no `==` having a say.
  let isDecidedByEqualBytes: Bool
  /// Whether a payload lies at the start of the value as it is, with no tag bits inside.
  let hasPayloadInPlace: Bool

  init?(_ metadata: TypeMetadata, mode: ComparisonMode) {
    guard metadata.witnesses.hasEnumWitnesses, let cases = metadata.cases() else { return nil }
    self.metadata = metadata
    self.cases = cases
    witnesses = metadata.witnesses
    size = witnesses.size
    isDecidedByEqualBytes = witnesses.isPlainData && mode != .equatableAlways
    hasPayloadInPlace = metadata.payloadCaseCount == 1
  }
}
