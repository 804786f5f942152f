/// The content that a modifier was applied to, as its `body(content:)` mounts it.
final class Placeholder {
  let owner: ObjectIdentifier
  let make: @MainActor (_ViewInputs) -> Void
  let outer: Placeholder?

  init(
    owner: ObjectIdentifier,
    outer: Placeholder?,
    make: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    self.owner = owner
    self.outer = outer
    self.make = make
  }

  /// The nearest content for a modifier or style of this type.
  static func nearest(to owner: ObjectIdentifier, from innermost: Placeholder?) -> Placeholder? {
    var candidate = innermost
    while let placeholder = candidate, placeholder.owner != owner { candidate = placeholder.outer }
    return candidate
  }
}
