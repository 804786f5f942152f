/// How two layers of color are mixed.
public enum BlendMode: Sendable {
  /// One over the other.
  case normal
  /// Darkening.
  case multiply, darken, colorBurn, plusDarker
  /// Lightening.
  case screen, lighten, colorDodge, plusLighter
  /// By contrast.
  case overlay, softLight, hardLight
  /// By difference.
  case difference, exclusion
  /// By a part of the color.
  case hue, saturation, color, luminosity
  /// By what is covered.
  case sourceAtop, destinationOver, destinationOut
}

/// Views that cover parts of the content, by their opacity.
public struct _MaskModifier<Mask> {
  let mask: Mask
}

extension _MaskModifier: ViewModifier, PrimitiveModifier, PerViewModifier
where Mask: View {
  /// Mounts the content, then what masks it.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    Mask._makeView(view: modifier[\.mask], inputs: inputs.leavingLazyContainer())
  }
}

extension View {
  /// Draws the view larger or smaller in each direction.
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    modifier(_InertModifier(value: [x, y]))
  }
  /// Draws the view elsewhere.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }
  /// Puts the middle of the view at a place.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }
  /// Puts the middle of the view at a place.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
  /// Draws the view turned in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(_InertModifier(value: [angle.radians, axis.x, axis.y, axis.z, perspective]))
  }
  /// Adds light.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(_InertModifier(value: amount))
  }
  /// Sets light and dark further apart.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(_InertModifier(value: amount))
  }
  /// Makes colors stronger.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(_InertModifier(value: amount))
  }
  /// Takes color away.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(_InertModifier(value: amount))
  }
  /// Turns colors around the circle of hues.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(_InertModifier(value: angle.radians))
  }
  /// Mixes the view with what is behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_InertModifier(value: blendMode))
  }
  /// Draws the view and all inside as one picture, which evaluates nothing (MOD-15).
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View {
    modifier(_InertModifier(value: opaque))
  }
  /// Applies effects to the view as a whole, which evaluates nothing (MOD-15).
  public nonisolated func compositingGroup() -> some View { modifier(_InertModifier(value: true)) }
  /// Shows the view only where another is opaque.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskModifier(mask: mask()))
  }
  /// Shows the view only where another is opaque.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(mask: mask))
  }
  /// Moves the view from where another of the same id was, which evaluates nothing.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(_InertModifier(value: id)).modifier(_InertModifier(value: namespace))
  }
  /// Extends the view under the edges of the screen.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    modifier(_InertModifier(value: regions)).modifier(_InertModifier(value: edges))
  }
  /// Extends the view under the edges of the screen.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
  /// Puts a view at an edge, which takes its room; it is built at once, as part of the enclosing body.
  public nonisolated func safeAreaInset<Content: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    overlay(content: content)
  }
}

/// What lies at the edges of the screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each region.
  public let rawValue: UInt
  /// Regions by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What the device and its bars cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of it.
  public static let all = SafeAreaRegions(rawValue: 3)
}

/// A side down.
public enum VerticalEdge: Hashable, Sendable {
  /// Above.
  case top
  /// Below.
  case bottom
}

/// What a view takes over from another of the same id.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// A bit for each property.
  public let rawValue: UInt32
  /// Properties by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Its place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// Its size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
