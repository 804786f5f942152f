import SwiftSyntax

/// The code of a stop; `ScenarioHost` declares what it names.
enum Stop {
  static let mark = "_leftOut"
  static let object = "_LeftOutObject"

  static func value(_ number: Int) -> String { "_leftOutValue(\(number))" }
  /// The value that a property begins with: an object, if nothing is known of its type.
  static func initial(_ number: Int) -> String { "_leftOutInitial(\(number))" }
  /// A view that a representable makes.
  static func view(_ number: Int) -> String { "_leftOutView(\(number))" }
  /// What begins the update of such a view.
  static let update = "_leftOutUpdate()"
  /// What an unknown class inherits from that a representable makes with a method.
  static let platformClasses: [(maker: String, base: String)] = [
    ("makeUIView", "_LeftOutUIView"), ("makeUIViewController", "_LeftOutUIViewController"),
    ("makeNSView", "_LeftOutNSView"), ("makeNSViewController", "_LeftOutNSViewController"),
  ]

  /// The statement of a body.
  static func body(_ number: Int) -> String { "return \(value(number)) as EmptyView" }

  /// The statement of a function with a result.
  static func statement(_ number: Int, returning type: TypeSyntax?) -> String {
    guard let type, !["Void", "()"].contains(type.trimmedDescription) else {
      return "_leftOutStop(\(number))"
    }
    guard let opaque = type.as(SomeOrAnyTypeSyntax.self), opaque.someOrAnySpecifier.text == "some"
    else { return "return " + value(number) }
    let result = opaqueTypes[opaque.constraint.trimmedDescription] ?? "Never"
    return "return \(value(number)) as \(result)"
  }

  /// A type for each protocol of an opaque result.
  private static let opaqueTypes = [
    "View": "EmptyView", "Scene": "WindowGroup<EmptyView>", "ViewModifier": "EmptyModifier",
    "Shape": "Rectangle", "InsettableShape": "Rectangle", "ShapeStyle": "Color",
    "Gesture": "TapGesture",
  ]
}

extension StringProtocol {
  /// Whether it begins with what ends the run.
  var hasStop: Bool {
    !hasPrefix(Stop.update) && (hasPrefix(Stop.mark) || hasPrefix("return " + Stop.mark))
  }
}
