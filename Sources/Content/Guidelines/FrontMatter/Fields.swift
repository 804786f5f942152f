/// Fields in a small, strict subset of YAML.
///
/// A line is `key: value`, `- item` below a key without value, a `#` comment or empty. A value is
/// plain, in single or double quotes, or `[a, b]`. Anything else is a finding.
package struct Fields<Key: FieldKey>: Equatable, Sendable {
  /// A value and its range in the file.
  package struct Value: Equatable, Sendable {
    package let text: String
    package let range: Range<Int>
  }

  /// The values of each given key; one unless the key takes a list.
  package let values: [Key: [Value]]

  /// The value of a key that takes one.
  package subscript(key: Key) -> String? { values[key]?.first?.text }

  /// The values of a key that takes a list.
  package func list(_ key: Key) -> [String] { (values[key] ?? []).map(\.text) }
}

/// The keys that fields can have.
package protocol FieldKey: Hashable, CaseIterable, Sendable {
  /// The key's spelling in files.
  var name: String { get }
  /// Whether the value is a list.
  var isList: Bool { get }
  /// What contains such fields, for messages.
  static var owner: String { get }
  /// The id of findings about such fields.
  static var findingID: String { get }
}
