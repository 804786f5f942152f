import UIKitShim

extension Color {
  @_disfavoredOverload public init(_ color: UIColor) { self = Color(color._name) }
  public init(uiColor: UIColor) { self.init(uiColor) }
}
