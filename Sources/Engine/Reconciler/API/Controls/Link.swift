import FoundationEssentials

public struct Link<Label> {
  let destination: URL
  let label: Label
}

extension Link: View, PrimitiveView where Label: View {
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }

  /// Mounts a tappable element named by the label; a tap runs the environment's `openURL` action.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let (link, environment) = (view.attribute, inputs.environment)
    let element = inputs.makeControl(
      .tap {
        guard let link = link.currentValue, let open = environment.currentValue?.openURL else {
          return
        }
        onMainActor { open(link.destination) }
      }
    )
    Label._makeView(view: view[\.label], inputs: inputs.entering(element))
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: Text(title))
  }
}
