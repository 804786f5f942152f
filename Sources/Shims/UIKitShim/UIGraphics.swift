import FoundationShim

// Drawing into images: the images have a size and no pixels.

private nonisolated(unsafe) var contexts: [CGContext] = []

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) { contexts.append(CGContext(size: size)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  UIGraphicsBeginImageContext(size)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contexts.last.map { UIImage(drawn: $0.steps, size: $0.size) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() { _ = contexts.popLast() }

/// A drawing context of an image; it stores the drawing operations, not pixels.
public final class CGContext {
  let size: CGSize
  private(set) var steps: [String] = []

  init(size: CGSize) { self.size = size }

  public func setFillColor(_ color: CGColor) { steps.append("fill color \(color)") }
  public func setStrokeColor(_ color: CGColor) { steps.append("stroke color \(color)") }
  public func setLineWidth(_ width: CGFloat) { steps.append("line width \(width)") }
  public func setAlpha(_ alpha: CGFloat) { steps.append("alpha \(alpha)") }
  public func fill(_ rect: CGRect) { steps.append("fill \(rect)") }
  public func stroke(_ rect: CGRect) { steps.append("stroke \(rect)") }
  public func fillEllipse(in rect: CGRect) { steps.append("fill oval \(rect)") }
  public func strokeEllipse(in rect: CGRect) { steps.append("stroke oval \(rect)") }
  public func translateBy(x: CGFloat, y: CGFloat) { steps.append("move \(x) \(y)") }
  public func scaleBy(x: CGFloat, y: CGFloat) { steps.append("scale \(x) \(y)") }
  public func rotate(by angle: CGFloat) { steps.append("rotate \(angle)") }
  public func saveGState() { steps.append("save") }
  public func restoreGState() { steps.append("restore") }
}

/// Scales sizes and fonts with the text size of the device, which is the default one: a stated assumption.
public final class UIFontMetrics: Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle style: UIFont.TextStyle) {}
  public func scaledValue(for value: CGFloat) -> CGFloat {
    Assumption.device.record()
    return value
  }
  public func scaledValue(for value: CGFloat, compatibleWith: UITraitCollection?) -> CGFloat {
    scaledValue(for: value)
  }
  public func scaledFont(for font: UIFont) -> UIFont {
    Assumption.device.record()
    return font
  }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font)
  }
}

public struct CGColor: Hashable, Sendable {
  let name: String

  /// The components with the opacity, if the color was made of them.
  public var components: [CGFloat]? {
    let words = name.split(separator: " ")
    let numbers = words.dropFirst().compactMap { CGFloat($0) }
    return ["rgb", "white"].contains(words.first) && numbers.count == words.count - 1
      ? numbers : nil
  }
  public var numberOfComponents: Int { components?.count ?? 4 }
  public var alpha: CGFloat { components?.last ?? 1 }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(name: _name) }
}
