import Reconciler

/// Makes a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` a value with a
/// generated key.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "EngineMacros", type: "EntryMacro")
