import FoundationShim
import Reconciler
import Testing

/// Each row gives a value, and others that differ from it in one argument each.
@MainActor
@Suite(.serialized)
struct `Stored values` {
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
      .regular.tint(.red),
      .regular.interactive()
    )
  }

  @Test func `CMP-2: every part of a font is compared`() {
    expectCompared(Font.body, .title, .body.bold(), .body.italic(), .body.monospaced())
    expectCompared(Font.body.leading(.tight), .body.leading(.loose))
    expectCompared(Font.body.width(.condensed), .body.width(.expanded))
    expectCompared(
      Font.system(size: 10, weight: .bold, design: .serif),
      .system(size: 11, weight: .bold, design: .serif),
      .system(size: 10, weight: .light, design: .serif),
      .system(size: 10, weight: .bold, design: .rounded)
    )
    expectCompared(
      Font.system(.body, design: .serif, weight: .bold),
      .system(.title, design: .serif, weight: .bold),
      .system(.body, design: .rounded, weight: .bold),
      .system(.body, design: .serif, weight: .light)
    )
    expectCompared(
      Font.custom("a", size: 10),
      .custom("b", size: 10),
      .custom("a", size: 11),
      .custom("a", fixedSize: 10),
      .custom("a", size: 10, relativeTo: .title)
    )
  }

  @Test func `CMP-2: every part of a text is compared`() {
    expectCompared(
      Text("a"),
      Text("b"),
      Text("a").bold(),
      Text("a").italic(),
      Text("a").font(.body)
    )
    expectCompared(Text("a").font(.body), Text("a").font(.title))
    expectCompared(Text("a").fontWeight(.bold), Text("a").fontWeight(.light))
    expectCompared(Text("a").foregroundColor(.red), Text("a").foregroundColor(.blue))
    expectCompared(Text("a").foregroundStyle(.red), Text("a").foregroundStyle(.blue))
    expectCompared(
      Text("a").underline(),
      Text("a").underline(false),
      Text("a").underline(color: .red)
    )
    expectCompared(
      Text("a").strikethrough(),
      Text("a").strikethrough(false),
      Text("a").strikethrough(color: .red)
    )
    expectCompared(Text("a").kerning(1), Text("a").kerning(2))
    expectCompared(Text("a").tracking(1), Text("a").tracking(2))
    expectCompared(Text("a").baselineOffset(1), Text("a").baselineOffset(2))
    expectCompared(
      Text("a") + Text("b"),
      Text("a").bold() + Text("b"),
      Text("a") + Text("b").bold()
    )
    let (now, later) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 9))
    expectCompared(
      Text(timerInterval: now...later),
      Text(timerInterval: now...now),
      Text(timerInterval: now...later, pauseTime: now),
      Text(timerInterval: now...later, countsDown: false),
      Text(timerInterval: now...later, showsHours: false)
    )
    expectCompared(Text(now, style: .time), Text(later, style: .time), Text(now, style: .date))
    expectCompared(LocalizedStringKey("a"), LocalizedStringKey("b"))
  }

  @Test func `CMP-2: every part of an image is compared`() {
    expectCompared(Image("a"), Image("b"), Image(systemName: "a"), Image(decorative: "a"))
    expectCompared(
      Image(systemName: "a", variableValue: 0.5),
      Image(systemName: "b", variableValue: 0.5),
      Image(systemName: "a", variableValue: 0.6)
    )
    expectCompared(
      Image("a").resizable(),
      Image("a"),
      Image("a").resizable(capInsets: EdgeInsets(top: 1)),
      Image("a").resizable(resizingMode: .tile)
    )
    expectCompared(Image("a").interpolation(.low), Image("a").interpolation(.high))
    expectCompared(Image("a").antialiased(true), Image("a").antialiased(false))
    expectCompared(Image("a").renderingMode(.template), Image("a").renderingMode(.original))
    expectCompared(SymbolVariants.circle, .square, .circle.fill, .circle.slash)
    expectCompared(SymbolRenderingMode.palette, .multicolor)
    expectCompared(
      SymbolEffectOptions.repeat(1),
      .repeat(2),
      .nonRepeating,
      .repeat(1).speed(2)
    )
    expectCompared(VariableColorSymbolEffect.variableColor, .variableColor.iterative)
    expectCompared(ScaleSymbolEffect.scale.up, .scale.down)
    expectCompared(ReplaceSymbolEffect.replace.downUp, .replace.upUp, .replace.offUp)
  }

  @Test func `CMP-2: every part of a measure is compared`() {
    expectCompared(
      EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1),
      EdgeInsets(top: 2, leading: 1, bottom: 1, trailing: 1),
      EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 1),
      EdgeInsets(top: 1, leading: 1, bottom: 2, trailing: 1),
      EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 2)
    )
    expectCompared(
      Alignment(horizontal: .leading, vertical: .top),
      Alignment(horizontal: .center, vertical: .top),
      Alignment(horizontal: .leading, vertical: .bottom)
    )
    expectCompared(UnitPoint(x: 1, y: 1), UnitPoint(x: 2, y: 1), UnitPoint(x: 1, y: 2))
    expectCompared(Angle.degrees(1), .degrees(2))
    expectCompared(
      ProposedViewSize(width: 1, height: 1),
      ProposedViewSize(width: 2, height: 1),
      ProposedViewSize(width: 1, height: 2)
    )
    expectCompared(
      RectangleCornerRadii(topLeading: 1),
      RectangleCornerRadii(topLeading: 2),
      RectangleCornerRadii(topLeading: 1, bottomLeading: 1),
      RectangleCornerRadii(topLeading: 1, bottomTrailing: 1),
      RectangleCornerRadii(topLeading: 1, topTrailing: 1)
    )
    expectCompared(
      GridItem(.fixed(1), spacing: 1, alignment: .top),
      GridItem(.fixed(2), spacing: 1, alignment: .top),
      GridItem(.flexible(minimum: 1), spacing: 1, alignment: .top),
      GridItem(.fixed(1), spacing: 2, alignment: .top),
      GridItem(.fixed(1), spacing: 1, alignment: .bottom)
    )
    expectCompared(PresentationDetent.height(1), .height(2), .fraction(1))
    expectCompared(NamedCoordinateSpace.named("a"), .named("b"))
  }

  @Test func `CMP-2: every part of an animation is compared`() {
    expectCompared(Animation.linear, .easeIn)
    expectCompared(Animation.linear(duration: 1), .linear(duration: 2))
    expectCompared(
      Animation.spring(duration: 1, bounce: 0.1, blendDuration: 0.1),
      .spring(duration: 2, bounce: 0.1, blendDuration: 0.1),
      .spring(duration: 1, bounce: 0.2, blendDuration: 0.1),
      .spring(duration: 1, bounce: 0.1, blendDuration: 0.2)
    )
    expectCompared(
      Animation.interpolatingSpring(mass: 1, stiffness: 1, damping: 1, initialVelocity: 1),
      .interpolatingSpring(mass: 2, stiffness: 1, damping: 1, initialVelocity: 1),
      .interpolatingSpring(mass: 1, stiffness: 2, damping: 1, initialVelocity: 1),
      .interpolatingSpring(mass: 1, stiffness: 1, damping: 2, initialVelocity: 1),
      .interpolatingSpring(mass: 1, stiffness: 1, damping: 1, initialVelocity: 2)
    )
    expectCompared(
      Animation.timingCurve(1, 1, 1, 1, duration: 1),
      .timingCurve(2, 1, 1, 1, duration: 1),
      .timingCurve(1, 2, 1, 1, duration: 1),
      .timingCurve(1, 1, 2, 1, duration: 1),
      .timingCurve(1, 1, 1, 2, duration: 1),
      .timingCurve(1, 1, 1, 1, duration: 2)
    )
    expectCompared(Animation.linear.delay(1), .linear, .linear.delay(2))
    expectCompared(Animation.linear.speed(1), .linear.speed(2))
    expectCompared(
      Animation.linear.repeatCount(1),
      .linear.repeatCount(2),
      .linear.repeatCount(1, autoreverses: false)
    )
    expectCompared(Animation.linear.repeatForever(), .linear.repeatForever(autoreverses: false))
    expectCompared(
      Spring(duration: 1, bounce: 0),
      Spring(duration: 2, bounce: 0),
      Spring(duration: 1, bounce: 1)
    )
    expectCompared(
      ContentTransition.numericText(countsDown: true),
      .numericText(countsDown: false)
    )
    expectCompared(ContentTransition.numericText(value: 1), .numericText(value: 2))
    expectCompared(
      ContentTransition.symbolEffect(.replace.upUp),
      .symbolEffect(.replace.downUp),
      .symbolEffect(.replace.upUp, options: .nonRepeating)
    )
  }

  @Test func `CMP-2: every part of a transition is compared`() {
    expectCompared(AnyTransition.opacity, .slide, .identity)
    expectCompared(
      AnyTransition.scale(scale: 1),
      .scale(scale: 2),
      .scale(scale: 1, anchor: .top)
    )
    expectCompared(AnyTransition.move(edge: .top), .move(edge: .bottom), .push(from: .top))
    expectCompared(AnyTransition.offset(x: 1, y: 1), .offset(x: 2, y: 1), .offset(x: 1, y: 2))
    expectCompared(
      AnyTransition.asymmetric(insertion: .opacity, removal: .slide),
      .asymmetric(insertion: .scale, removal: .slide),
      .asymmetric(insertion: .opacity, removal: .scale)
    )
    expectCompared(
      AnyTransition.opacity.combined(with: .slide),
      .opacity.combined(with: .scale),
      .scale.combined(with: .slide)
    )
    expectCompared(
      AnyTransition.opacity.animation(.linear),
      .opacity.animation(.easeIn),
      .slide.animation(.linear)
    )
  }

  @Test func `CMP-2: every part of an input is compared`() {
    expectCompared(TapGesture(count: 1), TapGesture(count: 2))
    expectCompared(
      LongPressGesture(minimumDuration: 1, maximumDistance: 1),
      LongPressGesture(minimumDuration: 2, maximumDistance: 1),
      LongPressGesture(minimumDuration: 1, maximumDistance: 2)
    )
    expectCompared(
      DragGesture(minimumDistance: 1),
      DragGesture(minimumDistance: 2),
      DragGesture(minimumDistance: 1, coordinateSpace: .global)
    )
    expectCompared(KeyEquivalent("a"), KeyEquivalent("b"))
    expectCompared(
      SensoryFeedback.impact(weight: .light, intensity: 1),
      .impact(weight: .heavy, intensity: 1),
      .impact(weight: .light, intensity: 0.5)
    )
    expectCompared(ButtonRole.cancel, .destructive)
    expectCompared(ButtonBorderShape.roundedRectangle(radius: 1), .roundedRectangle(radius: 2))
    let (start, later) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 9))
    expectCompared(
      PeriodicTimelineSchedule(from: start, by: 1),
      PeriodicTimelineSchedule(from: later, by: 1),
      PeriodicTimelineSchedule(from: start, by: 2)
    )
    expectCompared(
      AnimationTimelineSchedule(minimumInterval: 1),
      AnimationTimelineSchedule(minimumInterval: 2),
      AnimationTimelineSchedule(minimumInterval: 1, paused: true)
    )
    expectCompared(ExplicitTimelineSchedule([start]), ExplicitTimelineSchedule([later]))
  }

  /// Expects that a view which stores a value is evaluated for each of the others, and not for an equal
  /// value that is made again.
  private func expectCompared<Value>(
    _ makeValue: @autoclosure () -> Value,
    _ others: Value...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let evaluations = ([makeValue()] + others).map { next in
      TestHost(Owner(values: [makeValue(), next])).bodies { $0.tap("Next") }.count - 1
    }
    let expected = [0] + others.map { _ in 1 }
    #expect(evaluations == expected, sourceLocation: sourceLocation)
  }
}

private struct Holder<Value>: View {
  let value: Value
  var body: some View { Text("held") }
}

private struct Owner<Value>: View {
  let values: [Value]
  @State private var index = 0

  var body: some View {
    Button("Next") { index = 1 }
    Holder(value: values[index])
  }
}
