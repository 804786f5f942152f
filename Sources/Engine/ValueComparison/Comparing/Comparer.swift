import Glibc

/// Compares two values in memory, step by step.
struct Comparer {
  let mode: ComparisonMode
  let closures: ClosureComparison
  /// How many enums directly enclose the current value.
  var enumDepth = 0
  /// How many boxes enclose the current value.
  var boxDepth = 0
  /// How many closures, each captured by the one before, enclose the current value.
  var closureDepth = 0

  init(_ options: ComparisonOptions) {
    mode = options.mode
    closures = options.closures
  }

  /// An enum inside this many others is compared by its bytes.
  static let enumDepthLimit = 8

  /// A value inside more boxes than this counts as changed, so that the stack cannot overflow.
  static let boxDepthLimit = 256

  /// Closures can capture each other in a cycle; beyond this depth, they count as changed.
  static let closureDepthLimit = 8

  /// Whether two values of a type are equal.
  func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ type: TypeMetadata) -> Bool {
    LayoutCache.layout(of: type, mode: mode)._withUnsafeGuaranteedRef { areEqual(old, new, $0) }
  }

  /// Whether no step of a layout finds a difference.
  func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ layout: Layout) -> Bool {
    if let run = layout.onlyRun {
      return areEqualBytes(old + run.offset, new + run.offset, count: run.count)
    }
    for step in layout.steps where !holds(step, old, new) { return false }
    return true
  }

  /// Whether no step finds a difference, without the steps inside of some ranges.
  func areEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ type: TypeMetadata,
    except ranges: [Range<Int>]
  ) -> Bool {
    LayoutCache.layout(of: type, mode: mode)._withUnsafeGuaranteedRef { layout in
      layout.steps.allSatisfy { step in
        step.range.map { range in ranges.contains { $0.contains(range) } } == true
          || holds(step, old, new)
      }
    }
  }

  private func holds(
    _ step: Layout.Step,
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer
  ) -> Bool {
    switch step {
    case .bytes(let offset, let count):
      areEqualBytes(old + offset, new + offset, count: count)
    case .equality(let offset, let equality):
      equality._withUnsafeGuaranteedRef { $0.areEqual(old + offset, new + offset) }
    case .object(let offset):
      !canReadObjects && areEqualBytes(old + offset, new + offset, count: wordSize)
    case .closure(let offset, let isAction):
      areEqualClosures(old + offset, new + offset, isAction: isAction)
    case .existential(let offset):
      areEqualExistentials(old + offset, new + offset)
    case .error(let offset):
      areEqualErrors(old + offset, new + offset)
    case .enumeration(let offset, let layout):
      layout._withUnsafeGuaranteedRef { areEqualEnums(old + offset, new + offset, $0) }
    case .box(let offset, let content):
      areEqualBoxes(old + offset, new + offset, content)
    case .unknown:
      false
    }
  }
}

/// Whether two ranges of memory hold the same bytes.
func areEqualBytes(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, count: Int) -> Bool {
  guard count != wordSize else {
    return old.loadUnaligned(as: UInt.self) == new.loadUnaligned(as: UInt.self)
  }
  return memcmp(old, new, count) == 0
}
