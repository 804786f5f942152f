/// A name that the compiler does not know: SwiftUI API that the engine does not model, or a typo.
struct MissingName: Equatable {
  /// The name, or the module.
  let name: String
  let isModule: Bool
  /// Whether it is a member of a value or a type.
  private(set) var isMember = false

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
      isMember = form.mark.contains("member")
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
    if isModule { return "the engine has no module '\(name)'" }
    if Self.basicNames.contains(name) { return "the file does not import SwiftUI" }
    return LeftOutNames.reason(for: name).map { "'\(name)' is left out: \($0)" }
      ?? (isMember
        ? "neither the program nor the engine declares '\(name)' for this type"
        : "neither the program nor the engine declares '\(name)'")
  }

  /// How to fix it.
  var fix: String {
    if !isModule, Self.basicNames.contains(name) { return "add 'import SwiftUI'" }
    return LeftOutNames.reason(for: name) == nil
      ? "check the name; API of SwiftUI that is not modeled is left out"
      : "replace what uses '\(name)', or leave it out of the program"
  }

  /// Names that every program of SwiftUI has; without them, its import is missing.
  private static let basicNames: Set = [
    "View", "App", "Scene", "ViewBuilder", "Text", "Button", "VStack", "HStack", "State", "Binding",
    "Environment", "StateObject", "ObservedObject", "ViewModifier",
  ]
}

/// What the compiler says about Objective-C, which Linux does not have.
enum ObjectiveC {
  /// Whether a message is about it.
  static func concerns(_ message: String) -> Bool {
    message.contains("Objective-C runtime") || message.contains("Objective-C interoperability")
  }

  static let why = "Linux has no Objective-C, so nothing is found by its name at run time"
  static let fix = "name it in Swift: with a closure, a protocol, or a key path"
}
