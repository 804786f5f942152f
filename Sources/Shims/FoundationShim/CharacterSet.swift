/// A set of characters for searching and trimming.
public struct CharacterSet: Sendable {
  private let holds: @Sendable (Unicode.Scalar) -> Bool

  private init(_ holds: @escaping @Sendable (Unicode.Scalar) -> Bool) { self.holds = holds }

  /// The characters of a text.
  public init(charactersIn text: String) {
    let scalars = Set(text.unicodeScalars)
    self.init { scalars.contains($0) }
  }

  /// Spaces and tabs.
  public static let whitespaces = CharacterSet {
    $0 == "\t" || $0.properties.generalCategory == .spaceSeparator
  }
  /// Newlines.
  public static let newlines = CharacterSet {
    (0x0A...0x0D).contains($0.value) || [0x85, 0x2028, 0x2029].contains($0.value)
  }
  /// Spaces, tabs and newlines.
  public static let whitespacesAndNewlines = whitespaces.union(newlines)
  /// Decimal digits.
  public static let decimalDigits = CharacterSet {
    $0.properties.generalCategory == .decimalNumber
  }
  /// Letters and combining marks.
  public static let letters = CharacterSet {
    $0.properties.isAlphabetic || $0.properties.generalCategory == .nonspacingMark
  }
  /// Letters and digits.
  public static let alphanumerics = letters.union(decimalDigits)
  /// Punctuation.
  public static let punctuationCharacters = CharacterSet {
    switch $0.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }

  /// All other characters.
  public var inverted: CharacterSet { CharacterSet { [holds] in !holds($0) } }
  /// The union of both sets.
  public func union(_ other: CharacterSet) -> CharacterSet {
    CharacterSet { [holds, other] in holds($0) || other.holds($0) }
  }
  /// Whether the set contains a character.
  public func contains(_ member: Unicode.Scalar) -> Bool { holds(member) }
}

extension StringProtocol {
  /// The text without the set's characters at either end.
  public func trimmingCharacters(in set: CharacterSet) -> String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !set.contains($0) }),
      let last = scalars.lastIndex(where: { !set.contains($0) })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }

  /// The parts of the text between the set's characters.
  public func components(separatedBy separator: CharacterSet) -> [String] {
    unicodeScalars.split(omittingEmptySubsequences: false) { separator.contains($0) }
      .map { String(String.UnicodeScalarView($0)) }
  }
}
