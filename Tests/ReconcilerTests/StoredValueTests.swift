import FoundationShim
import Reconciler
import Testing

/// Each row gives a value, and others that differ from it in one argument each.
@MainActor
@Suite(.serialized)
struct `Stored values` {
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

  @Test func `CMP-2: a value for the container of a view is compared`() {
    expectCompared(Text("a").containerValue(\.rank, 1), Text("a").containerValue(\.rank, 2))
    expectCompared(Text("a").containerValue(\.rank, 1), Text("a").containerValue(\.size, 1))
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
}

private struct RankKey: ContainerValueKey { static let defaultValue = 0 }
private struct SizeKey: ContainerValueKey { static let defaultValue = 0 }

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}
