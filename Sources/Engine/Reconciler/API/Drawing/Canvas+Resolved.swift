import FoundationEssentials

extension GraphicsContext {
  /// A text made ready to be drawn.
  public struct ResolvedText {
    /// What the text is drawn with.
    public var shading = Shading.color(.primary)
  }

  /// A picture made ready to be drawn.
  public struct ResolvedImage {
    /// What a picture of one color is drawn with.
    public var shading: Shading?
  }

  /// Makes a text ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// Makes a picture ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// Draws a text.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws a picture.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {}
}
