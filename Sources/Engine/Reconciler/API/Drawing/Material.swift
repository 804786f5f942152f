public struct Material: ShapeStyle, Equatable {
  fileprivate let name: String
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material(name: "ultraThin") }
  public static var thinMaterial: Material { Material(name: "thin") }
  public static var regularMaterial: Material { Material(name: "regular") }
  public static var thickMaterial: Material { Material(name: "thick") }
  public static var ultraThickMaterial: Material { Material(name: "ultraThick") }
  public static var bar: Material { Material(name: "bar") }
}
