/// An image in an asset catalog; the catalog's names are added where a program is compiled with one.
public struct ImageResource: Hashable, Sendable {
  /// The name in the catalog.
  public let _name: String

  public init(_name: String) { self._name = _name }
}

/// A color in an asset catalog; the catalog's names are added where a program is compiled with one.
public struct ColorResource: Hashable, Sendable {
  /// The name in the catalog.
  public let _name: String

  public init(_name: String) { self._name = _name }
}

extension UIColor {
  public convenience init(resource: ColorResource) { self.init(asset: resource._name) }
}

extension UIImage {
  public convenience init(resource: ImageResource) { self.init(asset: resource._name) }
}
