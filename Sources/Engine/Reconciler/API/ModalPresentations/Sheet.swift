import AttributeGraph

/// Presents a sheet, a full-screen cover, a popover or an alert over a view.
public struct _PresentationModifier<Item, PresentedContent> {
  let kind: PresentationLevel.Kind
  let item: Binding<Item?>
  let identify: (Item) -> AnyHashable?
  let onDismiss: (() -> Void)?
  /// Whether there is everything that the presentation needs to begin.
  var canBegin = true
  let content: (Item) -> PresentedContent
}

extension _PresentationModifier: ViewModifier, PrimitiveModifier, PerViewModifier
where PresentedContent: View {
  /// Mounts the content, and a container for the presentation.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    let element = Element()
    inputs.host.rootElement.append(element)
    let turn = QueuedPresentation(inputs: inputs)
    inputs.subgraph.onEnd { [host = inputs.host] in
      host.endPresentation(of: element)
      turn.end()
    }
    let inputs = inputs.leavingLazyContainer()
    let rule = PresentationRule(
      source: modifier.attribute,
      inputs: inputs,
      element: element,
      turn: turn
    ) { modifier in
      PresentationParts(
        kind: modifier.kind,
        item: modifier.item,
        identify: modifier.identify,
        onDismiss: modifier.onDismiss,
        canBegin: modifier.canBegin,
        content: modifier.content
      )
    }
    inputs.addContainer(rule)
  }
}

extension Binding where Value == Bool {
  /// A binding to an optional that is non-nil while this binding is `true`.
  var asItem: Binding<Void?> {
    Binding<Void?>(value: _value ? () : nil, location: FlagLocation(flag: location))
  }
}

/// The location of an optional that is non-nil while a flag is `true`.
private final class FlagLocation: AnyLocation<Void?> {
  private let flag: AnyLocation<Bool>

  init(flag: AnyLocation<Bool>) {
    self.flag = flag
    super.init()
  }

  override func get() -> Void? { flag.get() ? () : nil }
  override var updateValue: Void? { flag.updateValue ? () : nil }
  override func set(_ value: Void?, transaction: Transaction) {
    flag.set(value != nil, transaction: transaction)
  }
  override func readChange() -> Bool { flag.readChange() }
  override func isSameLocation(as other: AnyLocation<Void?>) -> Bool {
    (other as? FlagLocation).map { $0.flag == flag } ?? false
  }
}

extension View {
  /// Presents content while a binding is `true`.
  nonisolated func presenting<Content: View>(
    _ kind: PresentationLevel.Kind,
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PresentationModifier(
        kind: kind,
        item: isPresented.asItem,
        identify: { _ in nil },
        onDismiss: onDismiss,
        content: { _ in content() }
      )
    )
  }

  /// Presents content while an item is non-nil.
  nonisolated func presenting<Item: Identifiable, Content: View>(
    _ kind: PresentationLevel.Kind,
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentationModifier(
        kind: kind,
        item: item,
        identify: { AnyHashable($0.id) },
        onDismiss: onDismiss,
        content: content
      )
    )
  }

  /// Presents a sheet while a binding is `true`.
  ///
  /// The content closure is stored, and runs when the sheet is presented.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect,
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover, isPresented: isPresented, content: content)
      .inert((attachmentAnchor, arrowEdge))
  }

  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect,
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, item: item, content: content)
      .inert((attachmentAnchor, arrowEdge))
  }
}

public enum PopoverAttachmentAnchor: Sendable {
  case rect
  case point(UnitPoint)
}
