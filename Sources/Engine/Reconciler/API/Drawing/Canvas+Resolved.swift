import FoundationEssentials

extension GraphicsContext {
  /// Text that is resolved for drawing.
  public struct ResolvedText {
    /// The shading of the text.
    public var shading = Shading.color(.primary)
  }

  /// An image that is resolved for drawing.
  public struct ResolvedImage {
    /// The shading of a template image.
    public var shading: Shading?
  }

  /// Resolves text for drawing.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// Resolves an image for drawing.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// Draws resolved text.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws resolved text.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws a resolved image.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a resolved image.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {}
}
