import AppKitShim
import UIKitShim

extension Color {
  @_disfavoredOverload public init(_ color: UIColor) { self = Color(color._name) }
  public init(uiColor: UIColor) { self.init(uiColor) }
  /// Generic, so that names such as `Color(.blue)`, which both kinds of colors have, are those of `UIColor`.
  @_disfavoredOverload public init<PlatformColor: NSColor>(_ color: PlatformColor) {
    self = Color(color._name)
  }
  public init(nsColor: NSColor) { self.init(nsColor) }
}

extension NSColor {
  public convenience init(_ color: Color) { self.init(color.description) }
}
