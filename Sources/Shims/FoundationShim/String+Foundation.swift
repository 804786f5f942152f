import FoundationEssentials
import Glibc

extension String {
  /// A text with its places for arguments filled in, as C's `printf` writes them; `%@` takes any
  /// value's own text.
  public init(format: String, _ arguments: Any...) {
    self.init(format: format, arguments: arguments)
  }

  /// A text with its places for arguments filled in, as C's `printf` writes them; `%@` takes any
  /// value's own text.
  public init(format: String, arguments: [Any]) {
    var rest = arguments[...]
    self = format.components(separatedBy: "%@").enumerated().map { index, part in
      guard index > 0 else { return part.filled(from: &rest) }
      let value = rest.popFirst().map { "\($0)" } ?? ""
      return value + part.filled(from: &rest)
    }.joined()
  }

  /// Fills in one argument for each place.
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
// Foundation's own name.
/// A text that is looked up in a table, which is its own translation here.
public func NSLocalizedString(_ key: String, comment: String) -> String { key }

// swift-format-ignore: AlwaysUseLowerCamelCase
// Foundation's own name.
/// The seconds since 2001 began, on the scenario's own clock.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

extension StringProtocol {
  /// Whether another text occurs, whatever the case of its letters.
  public func localizedCaseInsensitiveContains(_ other: some StringProtocol) -> Bool {
    lowercased().contains(other.lowercased())
  }

  /// Whether another text occurs, as a person who searches would have it.
  public func localizedStandardContains(_ other: some StringProtocol) -> Bool {
    localizedCaseInsensitiveContains(other)
  }

  /// The text with each place where another occurs filled by a third.
  public func replacingOccurrences(
    of target: some StringProtocol,
    with replacement: some StringProtocol
  ) -> String {
    String(self).replacing(String(target), with: String(replacement))
  }

  /// The text with each word beginning with a capital.
  public var capitalized: String {
    var isInside = false
    return String(
      flatMap { letter -> String in
        defer { isInside = letter.isLetter || letter.isNumber || letter == "'" }
        return isInside ? letter.lowercased() : letter.uppercased()
      }
    )
  }

  /// The text in small letters.
  public var localizedLowercase: String { lowercased() }
  /// The text in capitals.
  public var localizedUppercase: String { uppercased() }
}
