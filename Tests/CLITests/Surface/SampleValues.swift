import Foundation

/// Two expressions of one type whose values differ.
struct Samples {
  var first: String
  var second: String

  init(_ first: String, _ second: String) { (self.first, self.second) = (first, second) }

  func map(_ transform: (String) -> String) -> Samples {
    Samples(transform(first), transform(second))
  }

  /// By type.
  static let ofTypes: [String: Samples] = [
    "Bool": Samples("false", "true"),
    "Int": Samples("1", "2"),
    "UInt32": Samples("UInt32(1)", "UInt32(2)"),
    "UInt": Samples("UInt(1)", "UInt(2)"),
    "Double": Samples("1.5", "2.5"),
    "Float": Samples("Float(1.5)", "Float(2.5)"),
    "CGFloat": Samples("1.5", "2.5"),
    "TimeInterval": Samples("1.5", "2.5"),
    "String": Samples("string1", "string2"),
    "Substring": Samples("string1[...]", "string2[...]"),
    "StaticString": Samples("(\"a\" as StaticString)", "(\"b\" as StaticString)"),
    "Character": Samples("Character(\"a\")", "Character(\"b\")"),
    "Any": Samples("1", "2"),
    "AnyHashable": Samples("AnyHashable(1)", "AnyHashable(2)"),
    "Void": Samples("()", "()"),
    "Date": Samples("Date(timeIntervalSince1970: 1)", "Date(timeIntervalSince1970: 2)"),
    "URL": Samples("URL(string: \"a\")!", "URL(string: \"b\")!"),
    "UUID": Samples("uuid1", "uuid2"),
    "Locale": Samples("Locale(identifier: \"en\")", "Locale(identifier: \"fr\")"),
    "TimeZone": Samples("TimeZone(secondsFromGMT: 0)!", "TimeZone(secondsFromGMT: 3600)!"),
    "Calendar": Samples("Calendar(identifier: .gregorian)", "Calendar(identifier: .buddhist)"),
    "Duration": Samples("Duration.seconds(1)", "Duration.seconds(2)"),
    "LocalizedStringKey": Samples("LocalizedStringKey(\"a\")", "LocalizedStringKey(\"b\")"),
    "LocalizedStringResource": Samples(
      "LocalizedStringResource(\"a\")",
      "LocalizedStringResource(\"b\")"
    ),
    "AttributedString": Samples("AttributedString(\"a\")", "AttributedString(\"b\")"),
    "CGSize": Samples("CGSize(width: 1, height: 2)", "CGSize(width: 2, height: 2)"),
    "CGPoint": Samples("CGPoint(x: 1, y: 2)", "CGPoint(x: 2, y: 2)"),
    "CGRect": Samples(
      "CGRect(x: 1, y: 2, width: 3, height: 4)",
      "CGRect(x: 2, y: 2, width: 3, height: 4)"
    ),
    "CGVector": Samples("CGVector(dx: 1, dy: 2)", "CGVector(dx: 2, dy: 2)"),
    "CGAffineTransform": Samples(
      "CGAffineTransform(scaleX: 1, y: 2)",
      "CGAffineTransform(scaleX: 2, y: 2)"
    ),
    "SIMD2<Float>": Samples("SIMD2<Float>(1, 2)", "SIMD2<Float>(2, 2)"),
    "Text": Samples("Text(\"a\")", "Text(\"b\")"),
    "Image": Samples("Image(\"a\")", "Image(\"b\")"),
    "Font": Samples("Font.body", "Font.title"),
    "Color": Samples("Color.red", "Color.blue"),
    "AnyView": Samples("AnyView(Text(\"a\"))", "AnyView(Text(\"b\"))"),
    "AnyShapeStyle": Samples("AnyShapeStyle(Color.red)", "AnyShapeStyle(Color.blue)"),
    "Animation": Samples("Animation.linear", "Animation.easeIn"),
    "Transaction": Samples(
      "Transaction(animation: .linear)",
      "Transaction(animation: .easeIn)"
    ),
    "Gradient": Samples("Gradient(colors: [.red])", "Gradient(colors: [.blue])"),
    "UnitPoint": Samples("UnitPoint.top", "UnitPoint.bottom"),
    "Angle": Samples("Angle.degrees(1)", "Angle.degrees(2)"),
    "Alignment": Samples("Alignment.top", "Alignment.bottom"),
    "EdgeInsets": Samples(
      "EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)",
      "EdgeInsets(top: 2, leading: 1, bottom: 1, trailing: 1)"
    ),
    "Path": Samples(
      "Path(CGRect(x: 1, y: 2, width: 3, height: 4))",
      "Path(CGRect(x: 2, y: 2, width: 3, height: 4))"
    ),
    "StrokeStyle": Samples("StrokeStyle(lineWidth: 1)", "StrokeStyle(lineWidth: 2)"),
    "Binding<Int>": Samples("Binding<Int>.constant(1)", "Binding<Int>.constant(2)"),
    "UIImage": Samples("UIImage(named: \"a\")!", "UIImage(named: \"b\")!"),
    "NSImage": Samples("NSImage(named: \"a\")!", "NSImage(named: \"b\")!"),
    "UIColor": Samples("UIColor.red", "UIColor.blue"),
    "NSColor": Samples("NSColor.red", "NSColor.blue"),
    "PlatformColor": Samples("NSColor.red", "NSColor.blue"),
    "CoordinateSpace": Samples("CoordinateSpace.local", "CoordinateSpace.global"),
    "NamedCoordinateSpace": Samples(
      "NamedCoordinateSpace.named(1)",
      "NamedCoordinateSpace.named(2)"
    ),
    "any Error": Samples("SampleError.first", "SampleError.second"),
    "Formatter": Samples("formatter1", "formatter2"),
    "UserDefaults": Samples("UserDefaults.standard", "UserDefaults(suiteName: \"b\")!"),
    "DatePickerComponents": Samples(
      "DatePickerComponents.date",
      "DatePickerComponents.hourAndMinute"
    ),
    "ProposedViewSize": Samples(
      "ProposedViewSize(width: 1, height: 2)",
      "ProposedViewSize(width: 2, height: 2)"
    ),
    "PartialRangeFrom<Date>": Samples("date1...", "date2..."),
    "PartialRangeThrough<Date>": Samples("...date1", "...date2"),
    "Bundle?": Samples("nil", "Bundle.main"),
    "TaskPriority": Samples("TaskPriority.low", "TaskPriority.high"),
    "UTType": Samples("UTType.text", "UTType.image"),
    "Data.Element": Samples("SampleItem(id: 1)", "SampleItem(id: 2)"),
    "C.Element": Samples("SampleItem(id: 1)", "SampleItem(id: 2)"),
    "Element": Samples("SampleItem(id: 1)", "SampleItem(id: 2)"),
    "Leaf": Samples("Text(\"a\")", "Text(\"b\")"),
    "Key.Value": Samples("1", "2"),
    "Value.ID": Samples("1", "2"),
    "Format.FormatInput": Samples("1.5", "2.5"),
    "Notification.Name": Samples("Notification.Name(\"a\")", "Notification.Name(\"b\")"),
    "ClosedRange<Date>": Samples("(date1...date2)", "(date2...date2)"),
    "Namespace.ID": Samples("namespaces[0]", "namespaces[1]"),
    "GestureMask": Samples("GestureMask.all", "GestureMask.gesture"),
    "KeyEquivalent": Samples("KeyEquivalent.space", "KeyEquivalent.tab"),
    "DragGesture": Samples(
      "DragGesture(minimumDistance: 1)",
      "DragGesture(minimumDistance: 2)"
    ),
  ]

  /// By a protocol that a generic type conforms to.
  static let ofProtocols: [String: Samples] = [
    "View": Samples("Text(\"a\")", "Text(\"b\")"),
    "StringProtocol": Samples("string1", "string2"),
    "Shape": Samples("RoundedRectangle(cornerRadius: 1)", "RoundedRectangle(cornerRadius: 2)"),
    "InsettableShape": Samples(
      "RoundedRectangle(cornerRadius: 1)",
      "RoundedRectangle(cornerRadius: 2)"
    ),
    "ShapeStyle": Samples("Color.red", "Color.blue"),
    "Hashable": Samples("1", "2"),
    "Equatable": Samples("1", "2"),
    "Sendable": Samples("1", "2"),
    "Comparable": Samples("1", "2"),
    "Strideable": Samples("1", "2"),
    "BinaryFloatingPoint": Samples("1.5", "2.5"),
    "BinaryInteger": Samples("1", "2"),
    "VectorArithmetic": Samples("1.5", "2.5"),
    "CVarArg": Samples("1", "2"),
    "Identifiable": Samples("SampleItem(id: 1)", "SampleItem(id: 2)"),
    "Transferable": Samples("string1", "string2"),
    "Sequence": Samples("[1, 3]", "[2, 3]"),
    "RandomAccessCollection": Samples("[SampleItem(id: 1)]", "[SampleItem(id: 2)]"),
    "MutableCollection": Samples("[SampleItem(id: 1)]", "[SampleItem(id: 2)]"),
    "_SearchTokenList": Samples("[SampleItem(id: 1)]", "[SampleItem(id: 2)]"),
    "Gesture": Samples(
      "DragGesture(minimumDistance: 1)",
      "DragGesture(minimumDistance: 2)"
    ),
    "LocalizedError": Samples("SampleError.first", "SampleError.second"),
    "Error": Samples("SampleError.first", "SampleError.second"),
    "VisualEffect": Samples("EmptyVisualEffect()", "EmptyVisualEffect()"),
    "SymbolEffect": Samples("ScaleSymbolEffect.scale.up", "ScaleSymbolEffect.scale.down"),
    "DiscreteSymbolEffect": Samples(
      "VariableColorSymbolEffect.variableColor",
      "VariableColorSymbolEffect.variableColor.iterative"
    ),
    "ContentTransitionSymbolEffect": Samples(
      "ReplaceSymbolEffect.replace.downUp",
      "ReplaceSymbolEffect.replace.upUp"
    ),
    "IndefiniteSymbolEffect": Samples("ScaleSymbolEffect.scale.up", "ScaleSymbolEffect.scale.down"),
    "FormatStyle": Samples("number1", "number2"),
    "ParseableFormatStyle": Samples("number1", "number2"),
    "SortComparator": Samples("order1", "order2"),
    "Transition": Samples("SampleTransition(number: 1)", "SampleTransition(number: 2)"),
    "ViewModifier": Samples("SampleModifier(number: 1)", "SampleModifier(number: 2)"),
    "Layout": Samples("HStackLayout(spacing: 1)", "HStackLayout(spacing: 2)"),
    "ToggleStyle": Samples("SwitchToggleStyle(tint: .red)", "SwitchToggleStyle(tint: .blue)"),
    "ProgressViewStyle": Samples(
      "LinearProgressViewStyle(tint: .red)",
      "LinearProgressViewStyle(tint: .blue)"
    ),
    "TimelineSchedule": Samples(
      "PeriodicTimelineSchedule(from: date1, by: 1)",
      "PeriodicTimelineSchedule(from: date1, by: 2)"
    ),
    "DropDelegate": Samples("SampleDrop(number: 1)", "SampleDrop(number: 2)"),
    "KeyframeTrackContent": Samples(
      "LinearKeyframe(1.5, duration: 1)",
      "LinearKeyframe(2.5, duration: 1)"
    ),
  ]

  /// Styles whose body is a view.
  private static let controlStyles = [
    "ButtonStyle", "PrimitiveButtonStyle", "DisclosureGroupStyle", "ControlGroupStyle", "FormStyle",
    "GaugeStyle", "GroupBoxStyle", "LabelStyle", "LabeledContentStyle",
  ]

  private static func controlStyle(_ name: String) -> String {
    """
    struct Sample\(name): \(name) {
      var number: Int
      func makeBody(configuration: Configuration) -> some View { Text("s") }
    }
    """
  }

  /// Protocols without requirements.
  private static let looks = [
    "ListStyle", "DatePickerStyle", "IndexViewStyle", "MenuStyle", "NavigationSplitViewStyle",
    "NavigationViewStyle", "PickerStyle", "TabViewStyle", "TextEditorStyle", "TextFieldStyle",
    "TableStyle", "NavigationTransition",
  ]

  /// Two key paths of a type.
  static func keyPaths(_ type: String) -> Samples? {
    guard type.hasSuffix(">"), let start = type.range(of: "KeyPath<") else { return nil }
    let parts = type[start.upperBound...].dropLast().split(separator: ",")
    guard parts.count == 2 else { return nil }
    let (root, value) = (parts[0], parts[1].drop { $0 == " " })
    if ["EnvironmentValues", "FocusedValues", "ContainerValues"].contains(root) {
      return Samples("\\\(root).sample1", "\\\(root).sample2")
    }
    if value == "String" { return Samples("\\SampleItem.name", "\\SampleItem.title") }
    if value == "Value?" { return Samples("\\SampleItem.number", "\\SampleItem.otherNumber") }
    if value.hasSuffix("?") { return Samples("\\SampleItem.children", "\\SampleItem.others") }
    return Samples("\\SampleItem.id", "\\SampleItem.other")
  }

  /// The values of a type that conforms to a protocol.
  static func ofProtocol(_ name: String) -> Samples? {
    if let samples = ofProtocols[name] { return samples }
    let type = controlStyles.contains(name) ? "Sample" + name : "SampleLook"
    guard controlStyles.contains(name) || looks.contains(name) else { return nil }
    return Samples(type + "(number: 1)", type + "(number: 2)")
  }

  /// Types that stand for a generic parameter that only a metatype names, by its protocol.
  static let types: [String: String] = [
    "PreferenceKey": "SamplePreference", "LayoutValueKey": "SampleLayoutValue",
    "Transferable": "String", "Identifiable": "SampleItem", "Equatable": "Int", "Hashable": "Int",
    "EnvironmentKey": "SampleEnvironment", "Codable": "String",
  ]

  /// What is applied to the methods of a protocol or a type.
  static let receivers: [String: String] = [
    "View": "Text(\"v\")", "Scene": "WindowGroup { Text(\"w\") }", "Shape": "Ellipse()",
    "InsettableShape": "Ellipse()",
    "ShapeStyle": "Color.red", "Gesture": "DragGesture()", "VisualEffect": "EmptyVisualEffect()",
    "DynamicViewContent": "ForEach([1], id: \\.self) { _ in Text(\"r\") }",
    "Layout": "HStackLayout()",
    "_InertModifier<StrokeStyle>": "Ellipse().stroke(Color.red, style: StrokeStyle(lineWidth: 1))",
    "ModifiedContent": "Ellipse().fill(Color.red)",
    "TableColumn": "TableColumn(\"a\", value: \\SampleItem.name)",
    "ExplicitTimelineSchedule": "ExplicitTimelineSchedule([date1])",
  ]

  /// Functions whose generic types a table of values cannot choose, so that a call of them does not compile.
  static let skipped = [
    "ActionSheet.init(title:message:buttons:)",
    "AppStorage.init(_:store:)", "Bindable.init(wrappedValue:)", "CodableRepresentation.",
    "EditActions.init(rawValue:)", "ExplicitTimelineSchedule.init(_:)",
    "ModifiedContent.fill(_:style:)",
    "NavigationPath.init(_:)", "ProxyRepresentation.", "SceneStorage.init(_:)",
    "ShapeStyle.blendMode(_:)",
    "TableColumn.init(_:content:)", "TimelineSchedule.explicit(_:)",
    "WindowGroup.init(_:id:for:content:defaultValue:)",
    "WindowGroup.init(id:for:content:defaultValue:)",
  ]

  /// What the program declares for them.
  static let prelude = """
    let string1 = "a"
    let string2 = "b"
    let uuid1 = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
    let uuid2 = UUID(uuidString: "00000000-0000-0000-0000-000000000002")!
    let date1 = Date(timeIntervalSince1970: 1)
    let date2 = Date(timeIntervalSince1970: 2)
    nonisolated(unsafe) let formatter1: Formatter = NumberFormatter()
    nonisolated(unsafe) let formatter2: Formatter = NumberFormatter()
    let number1 = FloatingPointFormatStyle<Double>()
    let number2 = FloatingPointFormatStyle<Double>().precision(.fractionLength(2))
    let order1 = KeyPathComparator(\\SampleItem.id)
    let order2 = KeyPathComparator(\\SampleItem.id, order: .reverse)
    enum SampleError: LocalizedError { case first, second }
    struct SampleItem: Identifiable, Hashable, Codable {
      var id: Int
      var other = 1
      var number: Int?
      var otherNumber: Int?
      var name = ""
      var title = ""
      var children: [SampleItem]?
      var others: [SampleItem]?
    }
    extension EnvironmentValues {
      @Entry var sample1 = 1
      @Entry var sample2 = 2
    }
    extension FocusedValues {
      @Entry var sample1: Int?
      @Entry var sample2: Int?
    }
    extension ContainerValues {
      @Entry var sample1 = 1
      @Entry var sample2 = 2
    }
    struct SamplePreference: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) {}
    }
    struct SampleLayoutValue: LayoutValueKey { static var defaultValue: Int { 0 } }
    struct SampleEnvironment: EnvironmentKey { static var defaultValue: Int { 0 } }
    struct SampleTransition: Transition {
      var number: Int
      func body(content: Content, phase: TransitionPhase) -> some View { Text("t") }
    }
    struct SampleModifier: ViewModifier {
      var number: Int
      func body(content: Content) -> some View { content }
    }
    \(controlStyles.map(controlStyle).joined(separator: "\n"))
    struct SampleLook: \(looks.joined(separator: ", ")) { var number: Int }
    struct SampleDrop: DropDelegate {
      var number: Int
      func performDrop(info: DropInfo) -> Bool { true }
    }
    """
}
