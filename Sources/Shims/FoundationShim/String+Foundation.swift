// swift-format-ignore: AlwaysUseLowerCamelCase
// The name that Foundation uses.
/// A localized text; its key is its own value unless the program's resources have a translation.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  NSLocalizedString(key, bundle: .main, comment: comment)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// The name that Foundation uses.
/// A localized text; its key is its own value unless the program's resources have a translation.
public func NSLocalizedString(
  _ key: String,
  tableName: String? = nil,
  bundle: Bundle,
  value: String = "",
  comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// The name that Core Foundation uses.
/// The seconds since the start of 2001, on the virtual clock.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

// swift-format-ignore: AlwaysUseLowerCamelCase
// The name that Core Animation uses.
/// The seconds since the program started, on the virtual clock.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

/// Runs a closure; objects end with their last reference here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func arc4random_uniform(_ limit: UInt32) -> UInt32 {
  limit == 0 ? 0 : UInt32.random(in: 0..<limit)
}

public func arc4random() -> UInt32 { .random(in: .min ... .max) }

/// A random number between 0 and 1.
public func drand48() -> Double { .random(in: 0..<1) }

extension String {
  /// A localized text; its key is its own value unless the program's resources have a translation.
  public init(
    localized key: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(forKey: key.text, value: nil, table: table)
  }

  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(
      forKey: "\(key)",
      value: defaultValue.text,
      table: table
    )
  }

  public init(localized resource: LocalizedStringResource) {
    self = Bundle.main.localizedString(forKey: resource.text, value: nil, table: nil)
  }

  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let text: String
    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
  }
}

public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  package let text: String
  public var key: String { text }
  public init(stringLiteral value: String) { text = value }
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    comment: StaticString? = nil
  ) {
    text = keyAndValue.text
  }
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// What of Markdown is read.
    public enum InterpretedSyntax: Sendable {
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }
    public init() {}
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full
    ) {}
  }

  public init(
    markdown: String,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    var text = markdown
    for (pattern, shown) in [
      (#"\[([^\]]*)\]\([^)]*\)"#, "$1"), (#"(\*\*|__|~~|`)(.+?)\1"#, "$2"),
      (#"(?<!\w)[*_](.+?)[*_](?!\w)"#, "$1"),
    ] {
      text = text.replacingOccurrences(of: pattern, with: shown, options: .regularExpression)
    }
    self.init(text)
  }
}

extension Error {
  public var localizedDescription: String {
    if let description = (self as? any LocalizedError)?.errorDescription { return description }
    if let text = (self as NSError).userInfo[NSLocalizedDescriptionKey] {
      return "\(text)"
    }
    if let error = self as? URLError, error.code == .notConnectedToInternet {
      return "The Internet connection appears to be offline."
    }
    return "The operation couldn’t be completed. (\(_domain) error \(_code).)"
  }
}
