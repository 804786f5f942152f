/// A small program that compares two values of one type, computed once from the type's metadata.
///
/// A layout is never freed, nor is anything that its steps refer to, so comparisons need no reference
/// counting.
final class Layout: @unchecked Sendable {
  /// One comparison at a byte offset; a value is unchanged if no step finds a difference.
  enum Step: @unchecked Sendable {
    case bytes(offset: Int, count: Int)
    case equality(offset: Int, Unmanaged<Equality>)
    /// A reference to an object, where identical values are asked for.
    case object(offset: Int)
    /// A function value; `isAction` if it returns nothing.
    case closure(offset: Int, isAction: Bool)
    /// An existential that can hold any type, in a buffer of three words.
    case existential(offset: Int)
    /// An `any Error`.
    case error(offset: Int)
    case enumeration(offset: Int, Unmanaged<EnumLayout>)
    /// A pointer to a heap box with a value of a known type.
    case box(offset: Int, content: TypeMetadata)
    /// A part about which nothing is known: it counts as changed.
    case unknown

    /// The bytes that the step compares, of a value with `==` only the first; `nil` if they are unknown.
    var range: Range<Int>? {
      switch self {
      case .bytes(let offset, let count): offset..<offset + count
      case .equality(let offset, _): offset..<offset + 1
      case .closure(let offset, _): offset..<offset + 2 * wordSize
      case .existential(let offset): offset..<offset + 4 * wordSize
      case .object(let offset), .error(let offset), .box(let offset, _): offset..<offset + wordSize
      case .enumeration(let offset, let layout):
        offset..<offset + layout._withUnsafeGuaranteedRef { $0.size }
      case .unknown: nil
      }
    }
  }

  /// The size of the value, in bytes.
  let size: Int
  let steps: UnsafeBufferPointer<Step>
  /// The bytes to compare, if the layout is a single run of bytes.
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

/// The layout of an enum with payloads.
final class EnumLayout: @unchecked Sendable {
  let metadata: TypeMetadata
  let witnesses: ValueWitnesses
  let cases: [CaseMetadata]
  let size: Int
  /// Whether equal bytes mean equal values, with no `==` involved.
  let isDecidedByEqualBytes: Bool
  /// Whether a payload is stored unmodified at the start of the value, with no tag bits inside.
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
