import FoundationShim

// Drawing into images: the images have a size and no pixels.

private nonisolated(unsafe) var contexts: [CGContext] = []

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts an image context.
public func UIGraphicsBeginImageContext(_ size: CGSize) { contexts.append(CGContext(size: size)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts an image context with a scale in pixels per point.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  UIGraphicsBeginImageContext(size)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The drawing context of the image that was started last.
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The image of the context that was started last.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contexts.last.map { UIImage(drawn: $0.steps, size: $0.size) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the image context that was started last.
public func UIGraphicsEndImageContext() { _ = contexts.popLast() }

/// A drawing context of an image; it stores the drawing operations, not pixels.
public final class CGContext {
  let size: CGSize
  private(set) var steps: [String] = []

  init(size: CGSize) { self.size = size }

  /// Sets the color of fills.
  public func setFillColor(_ color: CGColor) { steps.append("fill color \(color)") }
  /// Sets the color of strokes.
  public func setStrokeColor(_ color: CGColor) { steps.append("stroke color \(color)") }
  /// Sets the width of strokes.
  public func setLineWidth(_ width: CGFloat) { steps.append("line width \(width)") }
  /// Sets the opacity.
  public func setAlpha(_ alpha: CGFloat) { steps.append("alpha \(alpha)") }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { steps.append("fill \(rect)") }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { steps.append("stroke \(rect)") }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { steps.append("fill oval \(rect)") }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) { steps.append("stroke oval \(rect)") }
  /// Translates everything drawn after this call.
  public func translateBy(x: CGFloat, y: CGFloat) { steps.append("move \(x) \(y)") }
  /// Scales everything drawn after this call.
  public func scaleBy(x: CGFloat, y: CGFloat) { steps.append("scale \(x) \(y)") }
  /// Rotates everything drawn after this call by an angle in radians.
  public func rotate(by angle: CGFloat) { steps.append("rotate \(angle)") }
  /// Saves the drawing state.
  public func saveGState() { steps.append("save") }
  /// Restores the saved drawing state.
  public func restoreGState() { steps.append("restore") }
}

/// Scales sizes and fonts with the text size of the device, which is the default one: a stated assumption.
public final class UIFontMetrics: Sendable {
  /// The sizes of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// The sizes of a text style.
  public init(forTextStyle style: UIFont.TextStyle) {}
  /// A size at the text size of the device.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    Assumption.device.record()
    return value
  }
  /// A size at a text size.
  public func scaledValue(for value: CGFloat, compatibleWith: UITraitCollection?) -> CGFloat {
    scaledValue(for: value)
  }
  /// A font at the text size of the device.
  public func scaledFont(for font: UIFont) -> UIFont {
    Assumption.device.record()
    return font
  }
  /// A font at the text size of the device, up to a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font)
  }
}

/// A color of Core Graphics.
public struct CGColor: Equatable, Sendable {
  let name: String
}

extension UIColor {
  /// The color for Core Graphics.
  public var cgColor: CGColor { CGColor(name: _name) }
}
