/// A translucent background material.
public struct Material: ShapeStyle, Equatable {
  fileprivate let name: String
}

extension ShapeStyle where Self == Material {
  /// Mostly translucent.
  public static var ultraThinMaterial: Material { Material(name: "ultraThin") }
  /// More translucent than opaque.
  public static var thinMaterial: Material { Material(name: "thin") }
  /// Half translucent.
  public static var regularMaterial: Material { Material(name: "regular") }
  /// More opaque than translucent.
  public static var thickMaterial: Material { Material(name: "thick") }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { Material(name: "ultraThick") }
  /// The material of system bars.
  public static var bar: Material { Material(name: "bar") }
}
