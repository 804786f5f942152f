import FoundationShim
import Reconciler
import Testing

/// Each row gives a value, and others that differ from it in one argument each.
@MainActor
@Suite(.serialized)
struct `Stored shapes and styles` {
  @Test func `CMP-2: every part of a shape is compared`() {
    expectCompared(Capsule(style: .continuous), Capsule(style: .circular))
    expectCompared(
      RoundedRectangle(cornerRadius: 4, style: .continuous),
      RoundedRectangle(cornerRadius: 5, style: .continuous),
      RoundedRectangle(cornerRadius: 4, style: .circular)
    )
    let size = CGSize(width: 1, height: 2)
    expectCompared(
      RoundedRectangle(cornerSize: size),
      RoundedRectangle(cornerSize: CGSize(width: 3, height: 2)),
      RoundedRectangle(cornerSize: CGSize(width: 1, height: 3))
    )
    expectCompared(
      UnevenRoundedRectangle(topLeadingRadius: 1),
      UnevenRoundedRectangle(topLeadingRadius: 2),
      UnevenRoundedRectangle(topLeadingRadius: 1, bottomLeadingRadius: 1),
      UnevenRoundedRectangle(topLeadingRadius: 1, bottomTrailingRadius: 1),
      UnevenRoundedRectangle(topLeadingRadius: 1, topTrailingRadius: 1),
      UnevenRoundedRectangle(topLeadingRadius: 1, style: .circular)
    )
    expectCompared(AnyShape(Circle()), AnyShape(Rectangle()))
    expectCompared(Circle().inset(by: 1), Circle().inset(by: 2))
  }

  @Test func `CMP-2: every argument that changes a shape is compared`() {
    let other = UnitPoint.top
    expectCompared(
      Circle().trim(from: 0, to: 1),
      Circle().trim(from: 0.5, to: 1),
      Circle().trim(from: 0, to: 0.5)
    )
    expectCompared(
      Circle().rotation(.degrees(1)),
      Circle().rotation(.degrees(2)),
      Circle().rotation(.degrees(1), anchor: other)
    )
    expectCompared(Circle().scale(2), Circle().scale(3), Circle().scale(2, anchor: other))
    expectCompared(
      Circle().scale(x: 2, y: 2),
      Circle().scale(x: 3, y: 2),
      Circle().scale(x: 2, y: 3),
      Circle().scale(x: 2, y: 2, anchor: other)
    )
    expectCompared(
      Circle().offset(x: 1, y: 1),
      Circle().offset(x: 2, y: 1),
      Circle().offset(x: 1, y: 2)
    )
    expectCompared(
      Circle().size(width: 1, height: 1),
      Circle().size(width: 2, height: 1),
      Circle().size(width: 1, height: 2)
    )
    let left = RoundedRectangle(cornerRadius: 1)
    let right = RoundedRectangle(cornerRadius: 2)
    expectCompared(
      Circle().union(left),
      Circle().union(right),
      Circle().union(left, eoFill: true)
    )
    expectCompared(
      Circle().intersection(left),
      Circle().intersection(right),
      Circle().intersection(left, eoFill: true)
    )
    expectCompared(
      Circle().subtracting(left),
      Circle().subtracting(right),
      Circle().subtracting(left, eoFill: true)
    )
    expectCompared(Circle().stroke(lineWidth: 1), Circle().stroke(lineWidth: 2))
    expectCompared(Circle().fill(.red), Circle().fill(.blue))
  }

  @Test func `CMP-2: every part of a path and a stroke is compared`() {
    let rect = CGRect(x: 0, y: 0, width: 9, height: 9)
    expectCompared(Path(rect), Path(CGRect(x: 1, y: 0, width: 9, height: 9)), Path(ellipseIn: rect))
    expectCompared(
      Path(roundedRect: rect, cornerRadius: 1),
      Path(roundedRect: rect, cornerRadius: 2),
      Path(roundedRect: rect, cornerRadius: 1, style: .circular)
    )
    expectCompared(
      StrokeStyle(lineWidth: 1),
      StrokeStyle(lineWidth: 2),
      StrokeStyle(lineWidth: 1, lineCap: .round),
      StrokeStyle(lineWidth: 1, lineJoin: .round),
      StrokeStyle(lineWidth: 1, miterLimit: 2),
      StrokeStyle(lineWidth: 1, dash: [1]),
      StrokeStyle(lineWidth: 1, dashPhase: 1)
    )
    expectCompared(FillStyle(), FillStyle(eoFill: true), FillStyle(antialiased: false))
  }

  @Test func `CMP-2: every part of a gradient is compared`() {
    let (warm, cold) = ([Color.red, .orange], [Color.blue, .teal])
    expectCompared(Gradient(colors: warm), Gradient(colors: cold))
    expectCompared(
      Gradient(stops: [Gradient.Stop(color: .red, location: 0)]),
      Gradient(stops: [Gradient.Stop(color: .blue, location: 0)]),
      Gradient(stops: [Gradient.Stop(color: .red, location: 1)])
    )
    expectCompared(
      LinearGradient(colors: warm, startPoint: .top, endPoint: .bottom),
      LinearGradient(colors: cold, startPoint: .top, endPoint: .bottom),
      LinearGradient(colors: warm, startPoint: .leading, endPoint: .bottom),
      LinearGradient(colors: warm, startPoint: .top, endPoint: .leading)
    )
    expectCompared(
      RadialGradient(colors: warm, center: .center, startRadius: 1, endRadius: 2),
      RadialGradient(colors: cold, center: .center, startRadius: 1, endRadius: 2),
      RadialGradient(colors: warm, center: .top, startRadius: 1, endRadius: 2),
      RadialGradient(colors: warm, center: .center, startRadius: 0, endRadius: 2),
      RadialGradient(colors: warm, center: .center, startRadius: 1, endRadius: 3)
    )
    expectCompared(
      AngularGradient(colors: warm, center: .center, angle: .zero),
      AngularGradient(colors: cold, center: .center, angle: .zero),
      AngularGradient(colors: warm, center: .top, angle: .zero),
      AngularGradient(colors: warm, center: .center, angle: .degrees(1))
    )
    let (from, to) = (Angle.degrees(1), Angle.degrees(2))
    expectCompared(
      AngularGradient(colors: warm, center: .center, startAngle: from, endAngle: to),
      AngularGradient(colors: cold, center: .center, startAngle: from, endAngle: to),
      AngularGradient(colors: warm, center: .top, startAngle: from, endAngle: to),
      AngularGradient(colors: warm, center: .center, startAngle: to, endAngle: to),
      AngularGradient(colors: warm, center: .center, startAngle: from, endAngle: from)
    )
    expectCompared(
      EllipticalGradient(colors: warm),
      EllipticalGradient(colors: cold),
      EllipticalGradient(colors: warm, center: .top),
      EllipticalGradient(colors: warm, startRadiusFraction: 0.1),
      EllipticalGradient(colors: warm, endRadiusFraction: 0.1)
    )
    expectCompared(
      MeshGradient(width: 1, height: 2, points: [[0, 0]], colors: warm),
      MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: warm),
      MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: warm),
      MeshGradient(width: 1, height: 2, points: [[0, 1]], colors: warm),
      MeshGradient(width: 1, height: 2, points: [[0, 0]], colors: cold),
      MeshGradient(width: 1, height: 2, points: [[0, 0]], colors: warm, background: .red),
      MeshGradient(width: 1, height: 2, points: [[0, 0]], colors: warm, smoothsColors: false)
    )
    expectCompared(Color.red.gradient, Color.blue.gradient)
  }

  @Test func `CMP-2: every part of a color and a style is compared`() {
    expectCompared(Color("a"), Color("b"))
    expectCompared(
      Color(red: 0.1, green: 0.1, blue: 0.1, opacity: 1),
      Color(red: 0.2, green: 0.1, blue: 0.1, opacity: 1),
      Color(red: 0.1, green: 0.2, blue: 0.1, opacity: 1),
      Color(red: 0.1, green: 0.1, blue: 0.2, opacity: 1),
      Color(red: 0.1, green: 0.1, blue: 0.1, opacity: 0.5),
      Color(.displayP3, red: 0.1, green: 0.1, blue: 0.1, opacity: 1)
    )
    expectCompared(
      Color(hue: 0.1, saturation: 0.1, brightness: 0.1),
      Color(hue: 0.2, saturation: 0.1, brightness: 0.1),
      Color(hue: 0.1, saturation: 0.2, brightness: 0.1),
      Color(hue: 0.1, saturation: 0.1, brightness: 0.2),
      Color(hue: 0.1, saturation: 0.1, brightness: 0.1, opacity: 0.5)
    )
    expectCompared(
      Color(white: 0.1),
      Color(white: 0.2),
      Color(white: 0.1, opacity: 0.5),
      Color(.sRGB, white: 0.1)
    )
    expectCompared(Color.red, .blue, .red.opacity(0.5))
    expectCompared(
      Color.red.mix(with: .blue, by: 0.5),
      Color.orange.mix(with: .blue, by: 0.5),
      Color.red.mix(with: .teal, by: 0.5),
      Color.red.mix(with: .blue, by: 0.6)
    )
    expectCompared(Material.thinMaterial, .thickMaterial)
    expectCompared(HierarchicalShapeStyle.primary, .secondary)
    expectCompared(
      ShadowStyle.drop(color: .red, radius: 1, x: 1, y: 1),
      .inner(color: .red, radius: 1, x: 1, y: 1),
      .drop(color: .blue, radius: 1, x: 1, y: 1),
      .drop(color: .red, radius: 2, x: 1, y: 1),
      .drop(color: .red, radius: 1, x: 2, y: 1),
      .drop(color: .red, radius: 1, x: 1, y: 2)
    )
    expectCompared(
      Glass.regular,
      .clear,
      .identity,
      .regular.tint(.red),
      .regular.interactive()
    )
    expectCompared(Glass.clear, .identity)
  }
}
