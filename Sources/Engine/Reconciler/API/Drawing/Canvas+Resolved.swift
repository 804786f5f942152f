import FoundationEssentials

extension GraphicsContext {
  public struct ResolvedText {
    public var shading = Shading.color(.primary)
  }

  public struct ResolvedImage {
    public var shading: Shading?
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: ResolvedImage, in rect: CGRect) {}
}
