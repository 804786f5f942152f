import FoundationShim

/// A text to be looked up in a table of translations.
///
/// There are no tables here, so it is its own
/// translation.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let text: String

  /// A key that is its own translation.
  public init(_ value: String) { text = value }

  /// A key that is its own translation.
  public init(stringLiteral value: String) { text = value }

  /// A key with its arguments filled in.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Fills in arguments.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// An empty text with room for what follows.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Appends what stands between arguments.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends an argument.
    public mutating func appendInterpolation<Argument>(_ argument: Argument) {
      text += String(describing: argument)
    }

    /// Appends an argument in a format as C's `printf` has it.
    public mutating func appendInterpolation(_ argument: some CVarArg, specifier: String) {
      text += String(format: specifier, argument)
    }

    /// Appends a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput,
      format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      text += format.format(input)
    }

    /// Appends a date that is shown as a clock, and goes on without any evaluation (CTL-3).
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Appends the name of a picture.
    public mutating func appendInterpolation(_ image: Image) { text += image.name }

    /// Appends a text inside the text.
    public mutating func appendInterpolation(_ argument: Text) { text += argument.string }
  }
}
