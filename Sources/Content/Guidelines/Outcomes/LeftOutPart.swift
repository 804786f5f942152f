/// A part of a program that cannot be compiled here and that was left out: a run that reaches it ends there.
package struct LeftOutPart: Hashable, Codable, Sendable {
  /// What kind of part it is.
  package enum Kind: String, Hashable, Codable, Sendable {
    case function, accessor, value, element, conformance, attribute, override, type, `extension`
  }

  package let kind: Kind
  /// Such as `Store.load()`.
  package let name: String
  /// The view or other type of SwiftUI that cannot be shown without it, if there is one.
  package let view: String?
  package let path: String
  /// Counted from 1.
  package let line: Int
  /// The API that is missing, such as `CLLocationManager`, or else what the compiler says.
  package let cause: String
  /// Whether the cause is the name of API.
  package let isName: Bool
  /// The modules that its file imports and that the engine does not have.
  package var modules: [String]

  package init(
    kind: Kind,
    name: String,
    view: String?,
    path: String,
    line: Int,
    cause: String,
    isName: Bool,
    modules: [String] = []
  ) {
    (self.kind, self.name, self.view) = (kind, name, view)
    (self.path, self.line) = (path, line)
    (self.cause, self.isName, self.modules) = (cause, isName, modules)
  }

  /// Why it is left out: `needs 'Map'`, or what the compiler says.
  package var need: String { isName ? "needs '\(cause)'" : "does not compile: \(cause)" }
}
