import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview { … }` declares nothing: there is no canvas to show it on.
public struct PreviewMacro: DeclarationMacro {
  /// Drops the preview.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
