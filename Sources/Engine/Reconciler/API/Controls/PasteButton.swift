import FoundationShim
import UIKitShim

/// A button that passes what is on the pasteboard to the program, without asking the person.
public struct PasteButton: View, UntracedView {
  let paste: @MainActor () -> Void

  /// A button for values of a type; it does nothing if the pasteboard has none.
  public init<Payload: Transferable>(
    payloadType: Payload.Type,
    onPaste: @escaping ([Payload]) -> Void
  ) {
    paste = {
      let values = UIPasteboard.general._values.compactMap { $0 as? Payload }
      if !values.isEmpty { onPaste(values) }
    }
  }

  /// A button for some types of content; it does nothing if the pasteboard has none of them.
  public init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    paste = {
      let providers = UIPasteboard.general._values.map { value in
        NSItemProvider(value: value, types: supportedContentTypes.map(\.identifier))
      }
      if !providers.isEmpty { payloadAction(providers) }
    }
  }

  public var body: some View {
    let _ = Assumption.pasteboard.record()
    Button("Paste", systemImage: "doc.on.clipboard", action: paste)
  }
}
