import SwiftSource

/// What a program shows.
package enum ProgramRoot: Hashable, Codable, Sendable {
  /// A Swift expression that creates a view.
  case view(String)
  /// An app, by its name.
  case app(String)
  /// A preview, with its number among the previews of its code.
  case preview(PreviewDeclaration, number: Int)

  /// The name of the app, if the program shows one.
  package var app: String? {
    if case .app(let name) = self { name } else { nil }
  }

  /// The expression, if that creates the root.
  var expression: String? {
    if case .view(let expression) = self { expression } else { nil }
  }

  /// The name of the app or preview provider that the program needs.
  var entryPoint: String? {
    switch self {
    case .app(let name): name
    case .preview(let preview, _):
      if case .provider(let name) = preview.content { name } else { nil }
    case .view: nil
    }
  }

  /// The line of a preview's content, with its location in the page or file.
  func located(in lines: [Int]) -> Self {
    guard case .preview(var preview, let number) = self, lines.indices.contains(preview.line - 1)
    else { return self }
    preview.line = lines[preview.line - 1]
    return .preview(preview, number: number)
  }

  /// The line where the compiler reports errors of the root, unless it belongs to no line of the code.
  package var line: Int? {
    if case .preview(let preview, _) = self { preview.line } else { nil }
  }

  /// The line of the code where it is declared, counted from 1.
  func line(in outline: SourceOutline) -> Int {
    if case .preview(let preview, _) = self { return preview.line }
    return (outline.views + outline.apps).first { description.hasPrefix($0.name) }?.line ?? 1
  }

  /// The declarations that a preview needs besides its content, and the argument that makes the root.
  var code: (declarations: String, argument: String) {
    switch self {
    case .view(let expression): return ("", "root: { \(expression) }")
    case .app(let name): return ("", "app: \(name).self")
    case .preview(let preview, _):
      switch preview.content {
      case .provider(let name): return ("", "root: { \(name).previews }")
      case .closure(let statements, let properties):
        guard !properties.isEmpty else { return ("", "root: {\(statements)\n}") }
        let members = ["var body: some View {\(statements)\n}"] + properties
        let view = "struct PreviewContent: View { \(members.joined(separator: "\n"))\n}\n"
        return (view, "root: { PreviewContent() }")
      }
    }
  }
}

extension ProgramRoot: CustomStringConvertible {
  /// The expression, the app's name, or the preview with its number and name.
  package var description: String {
    switch self {
    case .view(let expression): expression
    case .app(let name): name
    case .preview(let preview, let number):
      "preview \(number)" + (preview.name.map { " '\($0)'" } ?? "")
    }
  }
}
