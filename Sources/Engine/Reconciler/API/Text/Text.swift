import AttributeGraph
import FoundationEssentials

public struct Text: Equatable {
  var string: String
  var font: Font?
  var style: String?

  public init(_ key: LocalizedStringKey) { string = key.text }

  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { string = String(content) }

  public init(verbatim content: String) { string = content }

  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    string = formatter.string(for: subject) ?? ""
    // Another object is another value (CMP-10).
    style = "\(ObjectIdentifier(formatter))"
  }

  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    string = format.format(input)
  }

  /// A date in a style that updates without evaluating a body (CTL-3).
  public init(_ date: Date, style: DateStyle) { string = "\(date) \(style)" }

  public enum DateStyle: Sendable {
    case time
    case date
    case relative
    case offset
    /// A timer that counts from or to the date.
    case timer
  }

  func styled(_ name: String) -> Text {
    var text = self
    text.style = [style, name].compactMap { $0 }.joined(separator: " ")
    return text
  }

  private func styled(_ name: String, _ color: Color?) -> Text {
    styled(color.map { "\(name) \($0)" } ?? name)
  }

  public func font(_ font: Font?) -> Text {
    var text = self
    text.font = font
    return text
  }
  public func bold() -> Text { styled("bold") }
  public func italic() -> Text { styled("italic") }
  public func monospacedDigit() -> Text { styled("monospacedDigit") }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? styled("strikethrough", color) : self
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? styled("underline", color) : self
  }
  public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { styled("\($0)") } ?? self }
  public func foregroundColor(_ color: Color?) -> Text { color.map { styled("\($0)") } ?? self }

  public static func + (first: Text, second: Text) -> Text {
    let text = Text(verbatim: first.string + second.string)
    let isPlain = [first, second].allSatisfy { $0.font == nil && $0.style == nil }
    return isPlain ? text : text.styled("\(first) \(second)")
  }
}

extension Text: PrimitiveView {
  /// Mounts an element that steps find by its text.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    inputs.followTransaction(of: view.attribute)
    let element = UnseenElement(of: view.attribute) {
      OwnTextElement(Attribute(node: $0, offset: $1))
    }
    inputs.element.append(element)
  }
}

/// A visible text that is a separate view.
private final class OwnTextElement: Element {
  private let view: Attribute<Text>

  init(_ view: Attribute<Text>) { self.view = view }

  override var text: String? { view.currentValue?.string ?? "" }
}
