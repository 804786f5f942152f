/// The names of the stored properties of a part that differ between two storages.
///
/// What is compared, and how, is as for the whole; the names are in the order of declaration. Empty
/// for a part that has no stored properties or whose own `==` decided.
///
/// - Parameters:
///   - old: Holds the old value.
///   - new: Holds the new value, of the same type.
///   - type: What is stored at the offset.
///   - offset: Where the part begins, in bytes.
///   - options: The mode, and what holds for closures.
/// - Returns: The names.
package func differingFields(
  _ old: ValueStorage,
  _ new: ValueStorage,
  type: Any.Type,
  at offset: Int,
  options: ComparisonOptions
) -> [String] {
  storedFields(of: type).filter { field in
    !old.isEqual(to: new, type: field.type, at: offset + field.offset, options: options)
  }.map(\.name)
}
