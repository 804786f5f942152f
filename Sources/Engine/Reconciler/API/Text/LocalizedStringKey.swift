import FoundationShim

/// A key for localized text.
///
/// A key without arguments stands for its text in the program's resources, if it has one there. Any other key is its
/// own value.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let text: String

  public init(_ value: String) {
    text = Bundle.main.localizedString(forKey: value, value: nil, table: nil)
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Argument>(_ argument: Argument) {
      text += String(describing: argument)
    }

    public mutating func appendInterpolation(_ argument: some CVarArg, specifier: String) {
      text += String(format: specifier, argument)
    }

    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput,
      format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      text += format.format(input)
    }

    /// Appends a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
      text += formatter?.string(for: subject) ?? String(describing: subject)
    }

    /// Appends a date in a style that updates without evaluating a body (CTL-3).
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    public mutating func appendInterpolation(_ image: Image) { text += image.name }

    public mutating func appendInterpolation(_ argument: Text) { text += argument.string }
  }
}
