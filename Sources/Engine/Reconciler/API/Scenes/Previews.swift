/// Views to preview; a run can show them as its root.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct InterfaceOrientation: Equatable, Sendable {
  private let name: String
  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

extension View {
  /// Sets the device of a preview; the engine has one screen.
  public nonisolated func previewDevice(_ device: PreviewDevice?) -> some View { inert(device) }
  public nonisolated func previewDisplayName(_ name: String?) -> some View { inert(name) }
  /// Sets the size of a preview; the engine has one screen.
  public nonisolated func previewLayout(_ layout: PreviewLayout) -> some View { inert(layout) }
  /// Sets the orientation of a preview; the engine has one screen.
  public nonisolated func previewInterfaceOrientation(_ orientation: InterfaceOrientation)
    -> some View
  {
    inert(orientation)
  }
}
