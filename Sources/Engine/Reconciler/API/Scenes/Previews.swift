/// Views to preview; a run can show them as its root.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}

/// The device of a preview, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String
  /// A device by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// The screen of the device.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A fixed size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a previewed device.
public struct InterfaceOrientation: Equatable, Sendable {
  private let name: String
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upright with the lower edge on top.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// With the left edge on top.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// With the right edge on top.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

extension View {
  /// Sets the device of a preview; the engine has one screen.
  public nonisolated func previewDevice(_ device: PreviewDevice?) -> some View { inert(device) }
  /// Names a preview.
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
