import AttributeGraph

/// One of two views, as built by an `if` with `else` or a `switch` (ID-2, ID-3).
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)

    var isTrue: Bool { if case .trueContent = self { true } else { false } }
    var trueContent: TrueContent? { if case .trueContent(let view) = self { view } else { nil } }
    var falseContent: FalseContent? { if case .falseContent(let view) = self { view } else { nil } }
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  /// The number of rows of either branch, if both have the same (LAZY-2).
  public static var _rowCount: _RowCount { .either(TrueContent._rowCount, FalseContent._rowCount) }

  /// Mounts the active branch; replaces it when the other branch becomes active.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let element = BranchElement()
    inputs.element.append(element)
    let rule = BranchRule(view: view.attribute, inputs: inputs.listing(), element: element)
    inputs.addContainer(rule)
  }

  private struct BranchRule: StatefulRule {
    let view: Attribute<_ConditionalContent>
    let inputs: _ViewInputs
    let element: Element
    var child = SingleChild<Bool>()

    mutating func update(_ context: RuleContext<Void>) {
      let view = view
      let isTrue = view.value.storage.isTrue
      let isReplaced = child.isReplaced(by: isTrue)
      inputs.replacing(by: "branch", if: isReplaced) {
        child.update(
          to: isTrue,
          below: context,
          inputs: inputs,
          element: element,
          isKept: isReplaced && inputs.keepsConditionalViews
        ) { inputs in
          if isTrue {
            mount(PayloadRule(source: view) { $0.storage.trueContent }, inputs)
          } else {
            mount(PayloadRule(source: view) { $0.storage.falseContent }, inputs)
          }
        }
      }
      context.output(())
    }
  }
}

extension _ViewInputs {
  /// Whether conditional views keep their state while they are not shown (ID-14).
  fileprivate var keepsConditionalViews: Bool {
    around.isInForm && Profile.current.formsKeepConditionalViews
  }
}

/// Mounts the view that a rule takes out of a value.
@MainActor
func mount<R: StatefulRule>(_ rule: R, _ inputs: _ViewInputs) where R.Value: View {
  let payload = Attribute(rule, in: inputs.subgraph)
  payload.node.isPayload = true
  R.Value.makeListed(view: _GraphValue(payload), inputs: inputs)
}

extension Optional: View, PrimitiveView where Wrapped: View {
  /// That of the wrapped view or zero, and so unknown unless both are zero (LAZY-2).
  public static var _rowCount: _RowCount { .either(Wrapped._rowCount, .fixed(0)) }

  /// Mounts the wrapped view while there is one (ID-4).
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let element = BranchElement()
    inputs.element.append(element)
    let rule = OptionalRule(view: view.attribute, inputs: inputs.listing(), element: element)
    inputs.addContainer(rule)
  }
}

private struct OptionalRule<Wrapped: View>: StatefulRule {
  let view: Attribute<Wrapped?>
  let inputs: _ViewInputs
  let element: Element
  var child = SingleChild<Bool>()

  mutating func update(_ context: RuleContext<Void>) {
    let view = view
    let isPresent = view.value != nil
    let content: @MainActor (_ViewInputs) -> Void = { inputs in
      mount(PayloadRule(source: view) { $0 }, inputs)
    }
    child.update(
      to: isPresent,
      below: context,
      inputs: inputs,
      element: element,
      isKept: child.isReplaced(by: isPresent) && inputs.keepsConditionalViews,
      mount: isPresent ? content : nil
    )
    context.output(())
  }
}
