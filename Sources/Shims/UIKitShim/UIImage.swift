import FoundationShim

public final class UIImage: Equatable, Sendable {
  /// The name that identifies it.
  public let _name: String
  /// The size; only that of drawn images is known.
  public let size: CGSize
  public var scale: CGFloat { 3 }

  public convenience init() { self.init(name: "") }
  public convenience init?(named name: String) { self.init(name: name) }
  public convenience init?(named name: String, in bundle: Bundle?, with: Any?) {
    self.init(name: name)
  }
  public convenience init?(systemName name: String) { self.init(name: name) }
  public convenience init?(systemName name: String, withConfiguration: SymbolConfiguration?) {
    self.init(name: name)
  }
  public convenience init?(data: Data) {
    let starts: [[UInt8]] = [
      [0x89, 0x50], [0xFF, 0xD8], [0x47, 0x49], [0x52, 0x49], [0x49, 0x49],
    ]
    guard starts.contains(where: { data.starts(with: $0) }) else { return nil }
    self.init(name: "image of \(data.count) bytes")
  }
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  private init(name: String, size: CGSize = .zero) { (_name, self.size) = (name, size) }
  convenience init(drawn steps: [String], size: CGSize) {
    self.init(name: "drawn: " + steps.joined(separator: ", "), size: size)
  }
  convenience init(asset name: String) { self.init(name: name) }

  public static func == (first: UIImage, second: UIImage) -> Bool { first._name == second._name }

  // The images that UIKit has.
  public static let actions = UIImage(name: "actions")
  public static let add = UIImage(name: "add")
  public static let checkmark = UIImage(name: "checkmark")
  public static let remove = UIImage(name: "remove")
  public static let strokedCheckmark = UIImage(name: "strokedCheckmark")

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
  public final class SymbolConfiguration: Sendable {
    public init(pointSize: CGFloat) {}
    public init(weight: SymbolWeight) {}
    public init(pointSize: CGFloat, weight: SymbolWeight) {}
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// The image as data: there are no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// The image as data: there are no pixels.
  public func pngData() -> Data? { nil }
}

public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat
  /// No distances.
  public static let zero = UIEdgeInsets()
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// A UIKit path, which is not drawn.
public final class UIBezierPath {
  private var steps: [String] = []
  public var lineWidth: CGFloat = 1
  /// The path for Core Graphics; SwiftUI reads it.
  public var _description: String { steps.joined(separator: " ") }

  public init() {}
  public init(rect: CGRect) { steps = ["\(rect)"] }
  public init(ovalIn rect: CGRect) { steps = ["oval \(rect)"] }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    steps = ["round \(rect) \(cornerRadius)"]
  }
  public init(roundedRect rect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize) {
    steps = ["round \(rect) \(byRoundingCorners.rawValue) \(cornerRadii)"]
  }
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
  public func move(to point: CGPoint) { steps.append("move \(point)") }
  public func addLine(to point: CGPoint) { steps.append("line \(point)") }
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    steps.append("curve \(point) \(controlPoint1) \(controlPoint2)")
  }
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    steps.append("quad \(point) \(controlPoint)")
  }
  public func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    steps.append("arc \(center) \(radius) \(startAngle) \(endAngle) \(clockwise)")
  }
  public func close() { steps.append("close") }
  public func append(_ path: UIBezierPath) { steps += path.steps }
  public func apply(_ transform: CGAffineTransform) { steps.append("\(transform)") }
  /// Fills the path; nothing is drawn here.
  public func fill() {}
  /// Strokes the path; nothing is drawn here.
  public func stroke() {}
}

public struct UIRectCorner: OptionSet, Sendable {
  /// The raw value, with one bit per corner.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}
