import AttributeGraph
import FoundationShim

public struct DropInfo {
  let providers: [NSItemProvider]
  /// Where it is: in the center of the screen, which is a stated assumption.
  public var location: CGPoint { DragGesture.Value.assumedStart }

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(importedAs: $0) })
  }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }

  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(importedAs: $0) })
  }
}

public enum DropOperation: Sendable {
  /// Nothing.
  case cancel
  /// It must not be dropped.
  case forbidden
  case copy
  case move
}

public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it; returns whether that succeeded.
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Proposes nothing else.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// Makes the content a source of drags with an item provider.
public struct _DragModifier {
  let data: () -> NSItemProvider
}

extension _DragModifier: PerViewModifier {
  /// Mounts the content inside an element that can be carried to another; the provider is made then.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    body(inputs.entering(InteractiveElement(.carry { modifier.currentValue?.data() })))
  }
}

/// Makes the content a destination of drops with item providers.
public struct _DropDelegateModifier {
  let types: [String]
  let delegate: any DropDelegate
}

extension _DropDelegateModifier: PerViewModifier {
  /// Mounts the content inside an element that takes what is carried to it.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    var isAccepted = false
    let reaction = InteractiveElement.Reaction.receive(
      target: { carried, isOver in
        guard isOver, let modifier = modifier.currentValue else { return }
        isAccepted = false
        guard let info = modifier.info(about: carried) else { return }
        onMainActor {
          guard modifier.delegate.validateDrop(info: info) else { return }
          modifier.delegate.dropEntered(info: info)
          let operation = modifier.delegate.dropUpdated(info: info)?.operation
          isAccepted = operation != .forbidden && operation != .cancel
          if !isAccepted { modifier.delegate.dropExited(info: info) }
        }
      },
      { carried in
        guard isAccepted, let modifier = modifier.currentValue,
          let info = modifier.info(about: carried)
        else { return false }
        return onMainActor { modifier.delegate.performDrop(info: info) }
      }
    )
    body(inputs.entering(InteractiveElement(reaction)))
  }

  /// What is carried, if its type is one of those that the view takes.
  private func info(about carried: Any) -> DropInfo? {
    let provider =
      carried as? NSItemProvider
      ?? (carried as? any Transferable).map(NSItemProvider.init(transferring:))
    guard let provider else { return nil }
    let info = DropInfo(providers: [provider])
    return info.hasItemsConforming(to: types) ? info : nil
  }
}

/// A destination that calls a closure.
private struct ClosureDrop: DropDelegate {
  let types: [String]
  let isTargeted: Binding<Bool>?
  let perform: ([NSItemProvider], CGPoint) -> Bool

  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }

  func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return perform(info.itemProviders(for: types), info.location)
  }
}

extension View {
  /// Makes the view a source of drags.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(_DragModifier(data: data))
  }

  /// Makes the view a source of drags, with a view that is drawn under the finger.
  public nonisolated func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    inert(preview()).modifier(_DragModifier(data: data))
  }

  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
  }

  public nonisolated func onDrop(
    of supportedTypes: [String],
    delegate: any DropDelegate
  ) -> some View {
    modifier(_DropDelegateModifier(types: supportedTypes, delegate: delegate))
  }

  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes.map(\.identifier),
      isTargeted: isTargeted,
      perform: action
    )
  }

  public nonisolated func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  public nonisolated func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    let drop = ClosureDrop(types: supportedTypes, isTargeted: isTargeted, perform: action)
    return onDrop(of: supportedTypes, delegate: drop)
  }
}
