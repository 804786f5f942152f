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

/// Builds commands from the statements of a closure.
@resultBuilder
public enum CommandsBuilder {
  /// An empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// A block of commands.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<(repeat each Content)> {
    _TupleCommands(value: (repeat each content))
  }
  /// Commands in an `if`.
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

/// A menu of commands.
public struct CommandMenu<Content: View> {
  private let title: Text
  private let content: Content
}

extension CommandMenu: PrimitiveCommands {
  /// A menu with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (title, self.content) = (Text(titleKey), content())
  }

  /// A menu with a title.
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
  /// Commands before a group.
  public nonisolated init(
    before group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
    (placement, content) = (group, addition())
  }

  /// Commands after a group.
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

/// The groups of the system's commands.
public enum CommandGroupPlacement: Sendable {
  /// About the app and its settings.
  case appInfo, appSettings, appTermination, appVisibility, systemServices
  /// Documents.
  case newItem, saveItem, importExport, printItem
  /// Editing.
  case undoRedo, pasteboard, textEditing, textFormatting
  /// Windows and help.
  case toolbar, sidebar, windowSize, windowList, singleWindowList, windowArrangement, help
}

/// Commands for a sidebar.
public struct SidebarCommands: PrimitiveCommands {
  /// Commands for a sidebar.
  public nonisolated init() {}
}

/// Commands for a toolbar.
public struct ToolbarCommands: PrimitiveCommands {
  /// Commands for a toolbar.
  public nonisolated init() {}
}

/// Commands for editing text.
public struct TextEditingCommands: PrimitiveCommands {
  /// Commands for editing text.
  public nonisolated init() {}
}

/// Commands for formatting text.
public struct TextFormattingCommands: PrimitiveCommands {
  /// Commands for formatting text.
  public nonisolated init() {}
}

extension Scene {
  /// Adds commands.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    inert(content())
  }

  /// Removes all commands.
  public nonisolated func commandsRemoved() -> some Scene { self }
}
