import AppKitShim
import UIKitShim

extension Color {
  @_disfavoredOverload public init(_ color: UIColor) { self = Color(color._name) }
  public init(uiColor: UIColor) { self.init(uiColor) }
  @_disfavoredOverload public init(_ color: NSColor) { self = Color(color._name) }
  public init(nsColor: NSColor) { self.init(nsColor) }
}

extension NSColor {
  public convenience init(_ color: Color) { self.init(color.description) }
}
