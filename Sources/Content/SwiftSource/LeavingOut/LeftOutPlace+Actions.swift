import SwiftSyntax

extension LeftOutPlace {
  /// The statements of a closure that SwiftUI only calls in a step, such as a button's action.
  ///
  /// The view around it can then be shown. What the closure captures stays as it is, because captures decide whether
  /// SwiftUI updates a row; if they are not clear from this file, the closure is not left out by itself.
  static func action(
    _ offset: Int,
    in declaration: DeclSyntax,
    around token: Syntax,
    _ message: String
  ) -> LeftOutPlace? {
    var node: Syntax? = token
    while let current = node, current.id != declaration.id {
      if let closure = current.as(ClosureExprSyntax.self), let name = closure.nameOfAction {
        guard closure.statements.content.contains(offset),
          !closure.statements.trimmedDescription.contains(Stop.mark),
          let captures = ClosureCaptures(of: closure, in: declaration, message)
        else { return nil }
        let part = declaration.fullName + ": " + name
        return LeftOutPlace(.function, closure.statements, part) { number in
          let kept = captures.names.map { "_ = \($0); " }.joined()
          return [(closure.statements.content, kept + Stop.statement(number, returning: nil))]
        }
      }
      node = current.parent
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// The modifier or control that it is an action of, if its result is none.
  fileprivate var nameOfAction: String? {
    if let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      let isAction = ["action", "perform"].contains(argument.label?.text)
      return isAction ? call.nameOfControl ?? call.nameOfModifier : nil
    }
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id else {
      return nil
    }
    if let modifier = call.nameOfModifier { return modifier }
    let hasLabel = call.additionalTrailingClosures.contains { $0.label.text == "label" }
    let isAction = hasLabel || call.arguments.first.map { $0.label == nil } == true
    let isTaken = call.arguments.contains { ["action", "label"].contains($0.label?.text) }
    return isAction && !isTaken ? call.nameOfControl : nil
  }
}

/// Modifiers whose closure has no result and runs after the update that makes it.
private let modifiersWithActions: Set = [
  "onAppear", "onChange", "onChanged", "onDelete", "onDisappear", "onEnded", "onHover",
  "onLongPressGesture", "onMove", "onOpenURL", "onReceive", "onSubmit", "onTapGesture",
  "refreshable", "task",
]

extension FunctionCallExprSyntax {
  fileprivate var nameOfModifier: String? {
    let name = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name.flatMap { modifiersWithActions.contains($0) ? $0 : nil }
  }

  fileprivate var nameOfControl: String? {
    calledExpression.trimmedDescription == "Button" ? "Button" : nil
  }
}
