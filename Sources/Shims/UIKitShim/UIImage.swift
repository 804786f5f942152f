import FoundationShim

/// A UIKit image, without pixels.
public final class UIImage: Equatable, Sendable {
  /// The name that identifies it.
  public let _name: String
  /// The size; only that of drawn images is known.
  public let size: CGSize
  /// The pixels per point.
  public var scale: CGFloat { 3 }

  /// An empty image.
  public convenience init() { self.init(name: "") }
  /// An image from the app's assets.
  public convenience init?(named name: String) { self.init(name: name) }
  /// An image from the app's assets.
  public convenience init?(named name: String, in bundle: Bundle?, with: Any?) {
    self.init(name: name)
  }
  /// A system symbol.
  public convenience init?(systemName name: String) { self.init(name: name) }
  /// A system symbol in a configuration.
  public convenience init?(systemName name: String, withConfiguration: SymbolConfiguration?) {
    self.init(name: name)
  }
  /// An image from data, which has to begin as an image does.
  public convenience init?(data: Data) {
    let starts: [[UInt8]] = [
      [0x89, 0x50], [0xFF, 0xD8], [0x47, 0x49], [0x52, 0x49], [0x49, 0x49],
    ]
    guard starts.contains(where: { data.starts(with: $0) }) else { return nil }
    self.init(name: "image of \(data.count) bytes")
  }
  /// An image from a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  private init(name: String, size: CGSize = .zero) { (_name, self.size) = (name, size) }
  convenience init(drawn steps: [String], size: CGSize) {
    self.init(name: "drawn: " + steps.joined(separator: ", "), size: size)
  }
  convenience init(asset name: String) { self.init(name: name) }

  /// Whether two images are equal.
  public static func == (first: UIImage, second: UIImage) -> Bool { first._name == second._name }

  /// How an image uses its colors.
  public enum RenderingMode: Int, Sendable {
    /// Ways.
    case automatic, alwaysOriginal, alwaysTemplate
  }
  /// How a symbol is drawn.
  public final class SymbolConfiguration: Sendable {
    /// A size.
    public init(pointSize: CGFloat) {}
    /// A weight.
    public init(weight: SymbolWeight) {}
    /// A size and a weight.
    public init(pointSize: CGFloat, weight: SymbolWeight) {}
  }
  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// Weights.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The image in a rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  /// The image in a color.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The image in a color.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// The image as data: there are no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// The image as data: there are no pixels.
  public func pngData() -> Data? { nil }
}

/// The distances of content from the edges.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distances.
  public var top, left, bottom, right: CGFloat
  /// No distances.
  public static let zero = UIEdgeInsets()
  /// Distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// A UIKit path, which is not drawn.
public final class UIBezierPath {
  private var steps: [String] = []
  /// The width of a stroke.
  public var lineWidth: CGFloat = 1
  /// The path for Core Graphics; SwiftUI reads it.
  public var _description: String { steps.joined(separator: " ") }

  /// An empty path.
  public init() {}
  /// A rectangle.
  public init(rect: CGRect) { steps = ["\(rect)"] }
  /// An ellipse.
  public init(ovalIn rect: CGRect) { steps = ["oval \(rect)"] }
  /// A rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    steps = ["round \(rect) \(cornerRadius)"]
  }
  /// A rectangle with some rounded corners.
  public init(roundedRect rect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize) {
    steps = ["round \(rect) \(byRoundingCorners.rawValue) \(cornerRadii)"]
  }
  /// An arc.
  public init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }
  /// Starts at a point.
  public func move(to point: CGPoint) { steps.append("move \(point)") }
  /// Adds a line.
  public func addLine(to point: CGPoint) { steps.append("line \(point)") }
  /// Adds a curve.
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    steps.append("curve \(point) \(controlPoint1) \(controlPoint2)")
  }
  /// Adds a curve.
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    steps.append("quad \(point) \(controlPoint)")
  }
  /// Adds an arc.
  public func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    steps.append("arc \(center) \(radius) \(startAngle) \(endAngle) \(clockwise)")
  }
  /// Closes the path.
  public func close() { steps.append("close") }
  /// Adds another path.
  public func append(_ path: UIBezierPath) { steps += path.steps }
  /// Transforms the path.
  public func apply(_ transform: CGAffineTransform) { steps.append("\(transform)") }
  /// Fills the path; nothing is drawn here.
  public func fill() {}
  /// Strokes the path; nothing is drawn here.
  public func stroke() {}
}

/// A corner of a rectangle's outline.
public struct UIRectCorner: OptionSet, Sendable {
  /// The raw value, with one bit per corner.
  public let rawValue: UInt
  /// Corners from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
