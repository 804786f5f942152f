import Reconciler

/// Makes a property of `EnvironmentValues` an environment value with a key of its own.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ReconcilerMacros", type: "EntryMacro")

/// A preview, which declares nothing here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) =
  #externalMacro(module: "ReconcilerMacros", type: "PreviewMacro")
