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
}
