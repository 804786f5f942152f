import Foundation
import TestSupport
import Testing

@testable import CLI

/// An argument that changes no count still is a part of the value that a parent passes on: if only this argument
/// differs, a view that stores the value is updated.
@Suite struct `Kept arguments` {
  static let surface = Result {
    try DeclaredSurface(
      folders: ["API", "Core"].map {
        TestProgram.root + "/Sources/Engine/Reconciler/" + $0
      }
    )
  }

  /// Functions that may ignore an argument, by the end of their names, with the reason.
  private static let exceptions: [(name: String, reason: String)] = [
    ("DocumentGroup.init(viewing:viewer:)", "a run opens no document"),
    ("DropDelegate.dropUpdated(info:)", "the program replaces it"),
    ("DropDelegate.validateDrop(info:)", "the program replaces it"),
    ("EmptyAnimatableData.scale(by:)", "there is no data"),
    ("GraphicsContext.clip(to:)", "nothing is drawn, and no view stores the context"),
    ("GraphicsContext.resolve(_:)", "nothing is drawn, and no view stores the context"),
    ("GraphicsContext.rotate(by:)", "nothing is drawn, and no view stores the context"),
    ("GraphicsContext.scaleBy(x:y:)", "nothing is drawn, and no view stores the context"),
    ("GraphicsContext.translateBy(x:y:)", "nothing is drawn, and no view stores the context"),
    ("LayoutSubview.dimensions(in:)", "there is no layout"),
    ("LayoutSubview.sizeThatFits(_:)", "there is no layout"),
    ("LocalizedStringKey.StringInterpolation.init(literalCapacity:interpolationCount:)", "a hint"),
    ("NSHostingController.init(coder:)", "there are no archives"),
    ("NSHostingView.init(coder:)", "there are no archives"),
    ("NSViewRepresentable.sizeThatFits(_:nsView:context:)", "the program replaces it"),
    ("Path.path(in:)", "a path does not depend on the rectangle"),
    ("Text.init(_:tableName:comment:)", "the comment is for translators"),
    ("TimelineSchedule.entries(from:mode:)", "the dates do not depend on the mode"),
    ("UIHostingController.init(coder:)", "there are no archives"),
    ("UIHostingController.init(coder:rootView:)", "there are no archives"),
    (
      "UIViewControllerRepresentable.sizeThatFits(_:uiViewController:context:)",
      "the program replaces it"
    ),
    ("UIViewRepresentable.sizeThatFits(_:uiView:context:)", "the program replaces it"),
    ("ViewSpacing.distance(to:along:)", "there is no layout"),
  ]

  @Test func `CMP-2: every value uses all arguments that it is made from`() throws {
    let functions = try Self.surface.get().functions.filter(\.isOfValue)
    #expect(functions.map(\.parameters.count).reduce(0, +) > 2_000)
    var used: Set<String> = []
    for function in functions {
      for parameter in function.parameters where !parameter.isMentioned && !parameter.isMetatype {
        if let exception = Self.exceptions.first(where: { function.signature.hasSuffix($0.name) }) {
          used.insert(exception.name)
          continue
        }
        Issue.record(
          """
          \(function.file):\(function.line): \(function.signature) ignores '\(parameter.name)': \
          keep it in the result, with 'inert' or as 'InertArguments'
          """
        )
      }
    }
    #expect(used == Set(Self.exceptions.map(\.name)), "these exceptions are not needed")
  }

  /// Named values that equal another one, with the reason.
  private static let equalValues: [(name: String, reason: String)] = [
    ("Animation.smooth", "'spring' is the smooth spring"),
    ("UnitPoint.zero", "the point of 'topLeading'"),
    ("OpenURLAction.Result.systemAction", "accepted like 'handled', and no view stores it"),
    ("ToolbarItemPlacement.navigationBarLeading", "the former name of 'topBarLeading'"),
    ("ToolbarItemPlacement.navigationBarTrailing", "the former name of 'topBarTrailing'"),
  ]

  /// What anchors name is compared in `RectangleTests`.
  @Test func `CMP-2: every named value is compared with those of its type`() throws {
    let tests = try String(
      contentsOfFile: TestProgram.root + "/Tests/ReconcilerTests/NamedValueTests.swift",
      encoding: .utf8
    )
    var compared: Set<String> = []
    for list in tests.matches(of: /expectDistinct\(\[((?s:.*?))\]\)/) {
      let names = list.1.split(separator: ",").compactMap { name in
        name.split(separator: ".").last?.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      let first = list.1.prefix { $0 != "," }.replacing(/<.*>/, with: "")
      let type = first.split(separator: ".").dropLast().joined(separator: ".")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      compared.formUnion(names.map { type + "." + $0 })
    }
    let values = try Self.surface.get().namedValues.filter { $0.value.count > 1 }
    #expect(values.count > 40)
    let names = Set(
      values.flatMap { type, names in
        names.map { type + "." + $0.replacing("`", with: "") }
      }.filter { !$0.hasPrefix("Anchor.Source.") }
    )
    let equal = Set(Self.equalValues.map(\.name))
    #expect(names.subtracting(compared).subtracting(equal).sorted() == [])
    #expect(equal.subtracting(names).sorted() == [], "these exceptions are not needed")
  }
}
