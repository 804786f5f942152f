import AttributeGraph
import FoundationShim

/// Views in two or three columns, where a choice in one decides what the next shows.
///
/// Under a stated assumption, the columns are collapsed, as on a phone: the sidebar is the root of a stack, and a
/// choice pushes the next column.
public struct NavigationSplitView<Sidebar, Content, Detail> {
  let columnVisibility: Binding<NavigationSplitViewVisibility>?
  let preferredColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
}

public enum NavigationSplitViewColumn: Hashable, Sendable {
  case sidebar
  case content
  case detail

  fileprivate var number: Int {
    switch self {
    case .sidebar: 0
    case .content: 1
    case .detail: 2
    }
  }
}

public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let all = Self(name: "all")
  public static let doubleColumn = Self(name: "doubleColumn")
  /// Only the detail.
  public static let detailOnly = Self(name: "detailOnly")
}

extension NavigationSplitView: View, PrimitiveView
where Sidebar: View, Content: View, Detail: View {
  /// Mounts a stack with the sidebar as its root.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Assumption.columns.record()
    let stack = Attribute(StackRule(split: view.attribute), in: inputs.subgraph)
    NavigationStack._makeView(view: _GraphValue(stack), inputs: inputs)
  }

  private struct StackRule: Rule {
    let split: Attribute<NavigationSplitView>

    var value: NavigationStack<NavigationPath, SplitColumns<Sidebar, Content, Detail>> {
      NavigationStack(path: nil, root: SplitColumns(split: split.value))
    }
  }
}

/// The sidebar of a collapsed split view, with the columns that it pushes.
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let split: NavigationSplitView<Sidebar, Content, Detail>

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let split = view.attribute
    let isDouble = Content.self == EmptyView.self
    let next = SplitColumn(isDouble ? .detail : .content, after: .sidebar, inputs) {
      split.currentValue?.split.preferredColumn
    }
    var sidebar = inputs
    sidebar.around.splitColumn = next
    Sidebar._makeView(view: view[\.split][\.sidebar], inputs: sidebar)
    if isDouble {
      next.mount(of: split, inputs: inputs) { $0.split.detail }
    } else {
      next.mount(of: split, inputs: inputs) { SplitContent(split: $0.split) }
    }
  }
}

/// The second of three columns, with the third that it pushes.
private struct SplitContent<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let split: NavigationSplitView<Sidebar, Content, Detail>

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let split = view.attribute
    let next = SplitColumn(.detail, after: .content, inputs) {
      split.currentValue?.split.preferredColumn
    }
    var content = inputs
    content.around.splitColumn = next
    Content._makeView(view: view[\.split][\.content], inputs: content)
    next.mount(of: split, inputs: inputs) { $0.split.detail }
  }
}

/// Whether a column of a collapsed split view is shown.
final class SplitColumn: AnyLocation<Bool> {
  private let column: NavigationSplitViewColumn
  private let previous: NavigationSplitViewColumn
  private let own: StoredLocation<Bool>
  private let preferred: () -> Binding<NavigationSplitViewColumn>?
  /// Clears the selection that shows the column.
  private var deselect: () -> Void = {}

  init(
    _ column: NavigationSplitViewColumn,
    after previous: NavigationSplitViewColumn,
    _ inputs: _ViewInputs,
    preferred: @escaping () -> Binding<NavigationSplitViewColumn>?
  ) {
    (self.column, self.previous) = (column, previous)
    own = StoredLocation(false, inputs: inputs)
    self.preferred = preferred
    super.init()
  }

  override func get() -> Bool {
    preferred().map { $0.location.get().number >= column.number } ?? own.get()
  }

  override var updateValue: Bool {
    preferred().map { $0.location.updateValue.number >= column.number } ?? own.updateValue
  }

  override func readChange() -> Bool {
    let isChanged = own.readChange()
    return preferred()?.location.readChange() == true || isChanged
  }

  /// Shows or closes the column; closing it clears the selection.
  override func set(_ isShown: Bool, transaction: Transaction) {
    if let preferred = preferred() {
      preferred.location.set(isShown ? column : previous, transaction: transaction)
    } else {
      own.set(isShown, transaction: transaction)
    }
    if !isShown { deselect() }
  }

  /// Mounts the view of the column while it is shown.
  @MainActor
  func mount<Source, Column: View>(
    of source: Attribute<Source>,
    inputs: _ViewInputs,
    _ view: @escaping (Source) -> Column
  ) {
    let element = Element()
    inputs.host.rootElement.append(element)
    inputs.subgraph.onEnd { [host = inputs.host] in host.endPresentation(of: element) }
    let item = Binding(value: false, location: self).asItem
    let rule = PresentationRule(source: source, inputs: inputs, element: element) { source in
      PresentationParts(
        kind: .destination,
        item: item,
        identify: { _ in nil },
        onDismiss: nil,
        content: { view(source) }
      )
    }
    inputs.addContainer(rule)
  }

  /// Shows the column while a list has a selection.
  @MainActor
  func follow<Value: Hashable, Content>(
    _ list: Attribute<List<Value, Content>>,
    _ inputs: _ViewInputs
  ) {
    deselect = {
      if case .single(let binding) = list.currentValue?.selection {
        binding.location.set(nil, transaction: binding.transaction)
      }
    }
    inputs.addContainer(SelectionRule(list: list, column: self, host: inputs.host))
  }

  private struct SelectionRule<Value: Hashable, Content>: StatefulRule {
    let list: Attribute<List<Value, Content>>
    let column: SplitColumn
    unowned let host: ViewHost
    var wasChosen = false

    mutating func update(_ context: RuleContext<Void>) {
      if case .single(let binding) = list.value.selection {
        _ = binding.location.readChange()
        let isChosen = binding.location.updateValue != nil
        if isChosen != wasChosen {
          host.enqueueAction { [column] in column.set(isChosen, transaction: Transaction()) }
        }
        wasChosen = isChosen
      }
      context.output(())
    }
  }
}

private enum SplitColumnInput: InheritedInput { static var defaultValue: SplitColumn? { nil } }

extension InheritedInputs {
  /// The column of a split view that a choice here shows, if any.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnInput.self] }
    set { self[SplitColumnInput.self] = newValue }
  }
}
