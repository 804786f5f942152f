/// Commands for the menu bar and the keyboard; a run keeps them and shows none.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands' content; `Never` for primitives.
  associatedtype Body: Commands
  /// The content of the commands.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Commands that the engine has no body for.
@MainActor @preconcurrency
package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// A primitive's body is never evaluated.
  public var body: Never { noBody(of: Self.self) }
}

extension Never: Commands {}

@resultBuilder
public enum CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<(repeat each Content)> {
    _TupleCommands(value: (repeat each content))
  }
  public static func buildIf<Content: Commands>(
    _ content: Content?
  ) -> _TupleCommands<Content?> {
    _TupleCommands(value: content)
  }
}

/// A sequence of commands.
public struct _TupleCommands<T>: PrimitiveCommands {
  let value: T
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  /// No commands.
  public nonisolated init() {}
}

public struct CommandMenu<Content: View> {
  private let title: Text
  private let content: Content
}

extension CommandMenu: PrimitiveCommands {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (title, self.content) = (Text(titleKey), content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (self.title, self.content) = (Text(title), content())
  }
}

/// Commands beside or instead of a group of the system's.
public struct CommandGroup<Content: View> {
  private let placement: CommandGroupPlacement
  private let content: Content
}

extension CommandGroup: PrimitiveCommands {
  public nonisolated init(
    before group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
    (placement, content) = (group, addition())
  }

  public nonisolated init(
    after group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
    (placement, content) = (group, addition())
  }

  /// Commands instead of a group.
  public nonisolated init(
    replacing group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
    (placement, content) = (group, addition())
  }
}

public enum CommandGroupPlacement: Sendable {
  case appInfo, appSettings, appTermination, appVisibility, systemServices
  case newItem, saveItem, importExport, printItem
  case undoRedo, pasteboard, textEditing, textFormatting
  case toolbar, sidebar, windowSize, windowList, singleWindowList, windowArrangement, help
}

public struct SidebarCommands: PrimitiveCommands {
  public nonisolated init() {}
}

public struct ToolbarCommands: PrimitiveCommands {
  public nonisolated init() {}
}

public struct TextEditingCommands: PrimitiveCommands {
  public nonisolated init() {}
}

public struct TextFormattingCommands: PrimitiveCommands {
  public nonisolated init() {}
}

extension Scene {
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    inert(content())
  }

  public nonisolated func commandsRemoved() -> some Scene { self }
}
