extension Comparer {
  /// Compares two thick functions: code pointers first, then contexts.
  func areEqualClosures(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    isAction: Bool
  ) -> Bool {
    guard closures != .alwaysDifferent else { return false }
    let oldCode = old.load(as: UnsafeRawPointer?.self)
    guard oldCode == new.load(as: UnsafeRawPointer?.self) else { return false }
    guard closures != .actionCapturesIgnored || !isAction else { return true }
    let oldContext = old.load(fromByteOffset: wordSize, as: UnsafeRawPointer?.self)
    let newContext = new.load(fromByteOffset: wordSize, as: UnsafeRawPointer?.self)
    guard oldContext != newContext || closures == .actionCapturesIgnored && oldContext != nil else {
      return true
    }
    guard mode != .bitwise, closures != .identityOnly, closureDepth < Self.closureDepthLimit,
      let oldContext, let newContext
    else { return false }
    var inner = insideBox
    inner.closureDepth += 1
    return inner.areEqualContexts(oldContext, newContext)
  }

  /// Whether the values are captures of a closure that makes something of them when it runs, as a view does of
  /// what its state holds then.
  var canReadObjects: Bool { closures == .actionCapturesIgnored && closureDepth > 0 }

  /// Compares what two closures captured.
  ///
  /// If a closure captures a single object, as a method bound to it does, that object is the
  /// context.
  private func areEqualContexts(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let metadata = TypeMetadata(address: old.load(as: UnsafeRawPointer.self))
    guard metadata.address == new.load(as: UnsafeRawPointer.self) else { return false }
    switch metadata.kind {
    case .heapLocalVariable:
      return LayoutCache.contextLayout(metadata, mode: mode)
        ._withUnsafeGuaranteedRef { areEqual(old, new, $0) }
    case .class where !canReadObjects:
      return withUnsafePointer(to: old) { old in
        withUnsafePointer(to: new) { new in
          areEqualObjects(UnsafeRawPointer(old), UnsafeRawPointer(new))
        }
      }
    default:
      return false
    }
  }
}
