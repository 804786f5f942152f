import AttributeGraph

/// Shows other content in front while a binding is true.
public struct _SheetModifier<SheetContent> {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: () -> SheetContent
}

extension _SheetModifier: ViewModifier where SheetContent: View {
  /// Never asked for.
  public func body(content: Content) -> Never {
    preconditionFailure("the body of a primitive modifier was asked for")
  }

  /// Mounts the content, and a container for the sheet.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    let element = Element()
    inputs.host.rootElement.append(element)
    inputs.subgraph.onEnd { [host = inputs.host] in host.endPresentation(of: element) }
    let rule = SheetRule(modifier: modifier.attribute, inputs: inputs, element: element)
    inputs.addContainer(rule)
  }

  /// Follows the binding by itself, so that the presenter need not read it (NAV-5).
  private struct SheetRule: StatefulRule {
    let modifier: Attribute<_SheetModifier>
    let inputs: _ViewInputs
    let element: Element
    var child = SingleChild<Bool>()
    var wasPresented = false

    mutating func update(_ context: RuleContext<Void>) {
      let modifier = modifier
      let location = modifier.value.isPresented.location
      _ = location.readChange()
      let isPresented = location.updateValue
      let content: @MainActor (_ViewInputs) -> Void = { mountSheet(modifier, inputs: $0) }
      child.update(
        to: isPresented,
        below: context,
        inputs: inputs,
        element: element,
        mount: isPresented ? content : nil
      )
      if isPresented != wasPresented { announce(isPresented) }
      if wasPresented, !isPresented, let onDismiss = modifier.value.onDismiss {
        inputs.host.enqueueAction(onDismiss)
      }
      wasPresented = isPresented
      context.output(())
    }

    /// Tells the host what the step `dismiss` closes.
    private func announce(_ isPresented: Bool) {
      let modifier = modifier
      inputs.host.presentation(of: element, isPresented: isPresented) {
        modifier.value.isPresented.wrappedValue = false
      }
    }
  }
}

/// Mounts the sheet's content below an environment with its own dismiss action.
@MainActor
private func mountSheet<SheetContent: View>(
  _ modifier: Attribute<_SheetModifier<SheetContent>>,
  inputs: _ViewInputs
) {
  var inputs = inputs
  let presenter = inputs.environment
  inputs.environment = Attribute(
    SheetEnvironment(presenter: presenter, modifier: modifier),
    in: inputs.subgraph
  )
  let rule = SheetContentRule(modifier: modifier, host: inputs.host)
  let content = Attribute(rule, in: inputs.subgraph)
  rule.observation.attribute = content
  inputs.subgraph.addConsumer(content)
  SheetContent._makeView(view: _GraphValue(content), inputs: inputs)
}

/// The presenter's environment, with an action that closes the sheet (ENV-6).
private struct SheetEnvironment<SheetContent>: Rule {
  let presenter: Attribute<EnvironmentValues>
  let modifier: Attribute<_SheetModifier<SheetContent>>

  var value: EnvironmentValues {
    var values = presenter.value
    let modifier = modifier
    values.isPresented = true
    values.dismiss = DismissAction(
      DismissTarget { modifier.value.isPresented.wrappedValue = false }
    )
    return values
  }
}

/// Runs the content closure: when the sheet is presented, and again when the closure differs or what
/// it observed changed (NAV-2).
private struct SheetContentRule<SheetContent: View>: Rule {
  let modifier: Attribute<_SheetModifier<SheetContent>>
  unowned let host: ViewHost
  let observation = BodyObservation<SheetContent>()

  var value: SheetContent {
    let content = modifier.value.content
    return host.graph.withoutCurrentAttribute {
      observation.track(host: host) { content() }
    }
  }
}

extension View {
  /// Shows a sheet while a binding is true.
  ///
  /// The content closure is stored and runs when it is shown.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _SheetModifier(isPresented: isPresented, onDismiss: onDismiss, content: content)
    )
  }
}
