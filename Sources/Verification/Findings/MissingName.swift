/// A name that the compiler does not know: SwiftUI API that the engine does not model, or a typo.
struct MissingName: Equatable {
  /// The name, or the module.
  let name: String
  let isModule: Bool

  /// Parses `cannot find 'Layout' in scope` and the compiler's other forms of this error; `nil` if
  /// the message is about something else.
  init?(in message: String) {
    for form in Self.forms where message.hasPrefix(form.before) {
      let rest = message.dropFirst(form.before.count)
      guard let range = rest.firstRange(of: form.mark) else { continue }
      let name = rest[range.upperBound...].prefix { $0 != "'" }
      guard !name.isEmpty else { continue }
      self.name = String(name)
      isModule = form.isModule
      return
    }
    return nil
  }

  private static let forms: [(before: String, mark: String, isModule: Bool)] = [
    ("cannot find", "'", false),
    ("unknown attribute", "'", false),
    ("value of type", "has no member '", false),
    ("value of type", "has no dynamic member '", false),
    ("type", "has no member '", false),
    ("no such module", "'", true),
  ]

  /// Why the compiler does not know it.
  var why: String {
    isModule
      ? "the engine has no module '\(name)'"
      : "neither the program nor the engine declares '\(name)'"
  }

  /// How to fix it.
  var fix: String { "check the name; API of SwiftUI that is not modeled is left out" }
}
