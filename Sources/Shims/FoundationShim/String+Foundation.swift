import FoundationEssentials
import Glibc

extension String {
  /// A text from a `printf` format; `%@` takes the description of any value.
  public init(format: String, _ arguments: Any...) {
    self.init(format: format, arguments: arguments)
  }

  /// A text from a `printf` format; `%@` takes the description of any value.
  public init(format: String, arguments: [Any]) {
    var rest = arguments[...]
    self = format.components(separatedBy: "%@").enumerated().map { index, part in
      guard index > 0 else { return part.filled(from: &rest) }
      let value = rest.popFirst().map { "\($0)" } ?? ""
      return value + part.filled(from: &rest)
    }.joined()
  }

  /// Fills each placeholder with one argument.
  private func filled(from arguments: inout ArraySlice<Any>) -> String {
    guard contains("%") else { return self }
    let count = replacing("%%", with: "").count { $0 == "%" }
    let own = arguments.map { $0 as? any CVarArg ?? 0 }
    arguments = arguments.dropFirst(count)
    var buffer = [CChar](repeating: 0, count: 1_024)
    let length = withVaList(own) { vsnprintf(&buffer, buffer.count, self, $0) }
    let bytes = buffer.prefix(Swift.max(0, Swift.min(Int(length), buffer.count - 1)))
    return String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// The name that Foundation uses.
/// A localized text; its key is its own value here.
public func NSLocalizedString(_ key: String, comment: String) -> String { key }

// swift-format-ignore: AlwaysUseLowerCamelCase
// The name that Foundation uses.
/// The seconds since the start of 2001, on the virtual clock.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

extension StringProtocol {
  /// Whether the text contains another one, ignoring case.
  public func localizedCaseInsensitiveContains(_ other: some StringProtocol) -> Bool {
    lowercased().contains(other.lowercased())
  }

  /// Whether the text contains another one, by the rules of a text search.
  public func localizedStandardContains(_ other: some StringProtocol) -> Bool {
    localizedCaseInsensitiveContains(other)
  }

  /// The text with all occurrences of another one replaced.
  public func replacingOccurrences(
    of target: some StringProtocol,
    with replacement: some StringProtocol
  ) -> String {
    String(self).replacing(String(target), with: String(replacement))
  }

  /// The text with each word capitalized.
  public var capitalized: String {
    var isInside = false
    return String(
      flatMap { letter -> String in
        defer { isInside = letter.isLetter || letter.isNumber || letter == "'" }
        return isInside ? letter.lowercased() : letter.uppercased()
      }
    )
  }

  /// The text in lowercase.
  public var localizedLowercase: String { lowercased() }
  /// The text in uppercase.
  public var localizedUppercase: String { uppercased() }
}
