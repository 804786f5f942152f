/// A part of what a running program shows: a role, what it says, its state and what is inside it.
///
/// It is a schematic: it has no sizes, positions or colors.
public struct ScreenNode: Equatable, Sendable {
  /// What a part is.
  public enum Role: String, CaseIterable, Sendable {
    /// Everything on screen.
    case screen
    /// The content of a user's `body`; `identity` names whose.
    case view
    case vstack, hstack, zstack, grid, row, scroll, list, section, header, footer, form, group
    case navigation, title, toolbar, tabs, tab, sheet, alert, popover
    case text, image, shape, space, divider
    case button, field, toggle, picker, option, slider, stepper, progress
    /// Something other than a control that reacts to a gesture.
    case gesture
    /// In place of everything that is left out.
    case more
  }

  /// A state other than a value.
  public enum State: String, CaseIterable, Sendable {
    case disabled, selected
    /// Behind a sheet or an alert.
    case covered
    /// The keyboard that a field asks for.
    case number, email, address, date
  }

  /// What it is.
  public var role: Role
  /// The words by which a step finds it, or what it says.
  public var label: String
  /// What a control holds, if reading it runs no code of the program.
  public var value: String?
  /// Its states other than a value.
  public var states: [State]
  /// The steps that it supports at present, such as `tap`.
  public var actions: [String]
  /// The identity in the trace; 0 for anything but a view.
  public var identity: Int
  /// What is inside it.
  public var children: [ScreenNode]

  /// Creates a part.
  public init(
    _ role: Role,
    label: String = "",
    value: String? = nil,
    states: [State] = [],
    actions: [String] = [],
    identity: Int = 0,
    children: [ScreenNode] = []
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.states = states
    self.actions = actions
    self.identity = identity
    self.children = children
  }

  /// A screen with more parts ends with `more`.
  public static let maxCount = 300
  /// A screen with more levels ends with `more`.
  public static let maxDepth = 64
}

/// A part of a screen that differs from the last one.
public struct ScreenChange: Equatable, Sendable {
  /// The positions among their siblings of the parts around it and of the part itself, from the outside.
  public var path: [Int]
  /// The part as it is now.
  public var node: ScreenNode

  /// Creates a difference.
  public init(path: [Int], node: ScreenNode) {
    self.path = path
    self.node = node
  }
}

extension ScreenNode {
  /// The smallest parts whose replacement turns an older screen into this one; none if they are equal.
  public func changes(since old: ScreenNode) -> [ScreenChange] {
    guard self != old else { return [] }
    var (shell, oldShell) = (self, old)
    (shell.children, oldShell.children) = ([], [])
    guard shell == oldShell, children.count == old.children.count else {
      return [ScreenChange(path: [], node: self)]
    }
    return zip(children, old.children).enumerated().flatMap { index, pair in
      pair.0.changes(since: pair.1).map {
        ScreenChange(path: [index] + $0.path, node: $0.node)
      }
    }
  }

  /// Replaces a part; returns whether there is one at the path.
  public mutating func apply(_ change: ScreenChange) -> Bool {
    guard let first = change.path.first else {
      self = change.node
      return true
    }
    guard children.indices.contains(first) else { return false }
    return children[first].apply(
      ScreenChange(path: Array(change.path.dropFirst()), node: change.node)
    )
  }
}
