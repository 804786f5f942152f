import SwiftSyntax

/// A source in which code that does not compile is replaced by a stop that ends the run.
///
/// A stop takes the place of what a declaration computes, never of the declaration: which overload a call means, and
/// which views and properties there are, stays as written. All other code keeps its lines.
package struct LeftOutCode {
  /// What is left out as a whole.
  package struct Part: Hashable, Sendable {
    package enum Kind: String, Hashable, Codable, Sendable {
      case function, accessor, value, element, conformance, attribute, override, `extension`
    }

    package let kind: Kind
    /// Such as `Store.load()`, with the enclosing types.
    package let name: String
    /// The view, modifier or other type of SwiftUI that cannot be shown without it, if it is one of the parts that the
    /// engine itself calls.
    package let view: String?
    /// Where it begins, in UTF-8 bytes of the source.
    package let offset: Int
    /// The same as a line, counted from 1.
    package fileprivate(set) var line = 1
    /// Whether the error is in what the stop replaces, not in the declaration around it.
    package fileprivate(set) var replacesError = false
  }

  package private(set) var text: String
  private let tree: SourceFileSyntax
  private let importsOthers: Bool
  private let lineStarts: [Int]
  private var removed: [Range<Int>] = []
  private var edits: [Int: (range: Range<Int>, text: String)] = [:]

  /// Parses a source; `nil` if its syntax has errors.
  ///
  /// - Parameters:
  ///   - source: The code.
  ///   - grammar: How it is divided into tokens.
  ///   - importsOthers: Whether it imports a module that the engine does not model: a view that is not known is of such
  ///     a module then, and of none otherwise.
  package init?(_ source: String, _ grammar: SwiftGrammar, importsOthers: Bool) {
    self.importsOthers = importsOthers
    guard lineOfDeepNesting(in: source) == nil else { return nil }
    tree = syntaxTree(of: source, grammar)
    guard !tree.hasError else { return nil }
    text = source
    lineStarts = [0] + source.utf8.enumerated().lazy.filter { $1 == newline }.map { $0.offset + 1 }
  }

  /// What must be left out because of an error.
  /// - Parameters:
  ///   - line: The line of the error, counted from 1.
  ///   - column: Its column, counted from 1 in UTF-8 bytes.
  ///   - message: What the compiler says.
  /// - Returns: The part; `nil` if the error is not in anything that a stop can replace.
  package func part(line: Int, column: Int, message: String) -> Part? {
    guard let offset = offset(line, column), let place = place(offset, message)
    else { return nil }
    var part = place.part
    part.line = lineStarts.count { $0 <= part.offset }
    part.replacesError = place.edits(0).contains { $0.range.contains(offset) }
    return part
  }

  /// Leaves out what an error is in.
  /// - Parameters:
  ///   - line: The line of the error, counted from 1.
  ///   - column: Its column, counted from 1 in UTF-8 bytes.
  ///   - message: What the compiler says.
  ///   - number: The number of the part, with which its stop ends the run.
  /// - Returns: Whether the error is in a part.
  package mutating func leaveOut(
    line: Int,
    column: Int,
    message: String,
    number: Int
  ) -> Bool {
    guard let offset = offset(line, column), let place = place(offset, message)
    else { return false }
    if [.element, .extension].contains(place.part.kind) {
      removed += place.edits(number).map(\.range)
    }
    for edit in place.edits(number) where edits[edit.range.lowerBound] == nil {
      edits[edit.range.lowerBound] = edit
    }
    return true
  }

  /// Whether a place is in a view, a modifier or an extension that is left out as a whole.
  /// - Parameters:
  ///   - line: Its line, counted from 1.
  ///   - column: Its column, counted from 1 in UTF-8 bytes.
  /// - Returns: Whether an error there needs nothing else to be left out.
  package func isRemoved(line: Int, column: Int) -> Bool {
    guard let offset = offset(line, column) else { return false }
    return removed.contains { $0.contains(offset) }
  }

  /// The spelling of the type with generic arguments at a place: how many it has, and whether `any` is before it; `nil` for
  /// a type of SwiftUI's that the compiler misses because of another error.
  package func typeUse(line: Int, column: Int) -> (arguments: Int, isProtocol: Bool)? {
    guard let offset = offset(line, column),
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
      let type = token.parent, !type.isAssociatedType
    else { return nil }
    let arguments =
      type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
    let isProtocol = type.parent?.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "any"
    return (arguments?.arguments.count ?? 0, isProtocol)
  }

  /// What a type that is not known inherits from if no representable makes it.
  package static let object = Stop.object

  /// What a type that is not known inherits from if a representable makes values of it.
  /// - Parameters:
  ///   - type: Its name.
  ///   - code: The source of the representable.
  /// - Returns: The name of the class; `nil` if no representable of the source makes it.
  package static func base(of type: String, in code: String) -> String? {
    Stop.platformClasses.first { maker, _ in
      code.ranges(of: "func \(maker)(").contains { range in
        let head = code[range.upperBound...].prefix { $0 != "{" }
        guard let arrow = head.firstRange(of: "->") else { return false }
        let result = head[arrow.upperBound...].drop { $0.isWhitespace }
        return result.prefix { $0.isLetter || $0.isNumber || $0 == "_" } == type
      }
    }?.base
  }

  /// The source with all its stops.
  package func finished() -> String {
    var bytes = Array(text.utf8)
    var end = bytes.count
    // What is around an edit replaces it.
    let outer = edits.values.filter { edit in
      !edits.values.contains { $0.range != edit.range && $0.range.isAround(edit.range) }
    }
    for edit in outer.sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
    where edit.range.upperBound <= end {
      let lost = bytes[edit.range].count { $0 == newline } - edit.text.utf8.count { $0 == newline }
      let lines = [UInt8](repeating: newline, count: max(0, lost))
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8) + lines)
      end = edit.range.lowerBound
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func place(_ offset: Int, _ message: String) -> LeftOutPlace? {
    LeftOutPlace(offset, in: tree, message: message, importsOthers: importsOthers)
  }

  private func offset(_ line: Int, _ column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    return min(lineStarts[line - 1] + max(0, column - 1), max(0, text.utf8.count - 1))
  }
}

extension Syntax {
  /// Whether it names what a protocol of SwiftUI's gives its conforming types.
  fileprivate var isAssociatedType: Bool {
    ["Configuration", "Content", "Context"].contains(trimmedDescription) && isInView
  }
}

extension Range<Int> {
  fileprivate func isAround(_ other: Self) -> Bool {
    lowerBound < other.lowerBound && other.upperBound <= upperBound
  }
}
