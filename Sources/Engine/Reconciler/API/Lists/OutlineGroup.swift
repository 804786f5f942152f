import AttributeGraph
import FoundationShim

/// A tree of rows: those with children can be opened.
///
/// Under a stated assumption, the rows below a row are created when it is opened, all at once.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

public struct OutlineSubgroupChildren {}

extension OutlineGroup: View, PrimitiveView
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  public init<Element: Identifiable>(
    _ data: Data,
    children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element == Data.Element, ID == Element.ID {
    self.init(data: data, id: \.id, children: children, content: content)
  }

  public init<Element>(
    _ data: Data,
    id: KeyPath<Element, ID>,
    children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element == Data.Element {
    self.init(data: data, id: id, children: children, content: content)
  }

  public init<Element: Identifiable>(
    _ root: Element,
    children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init(data: [root], id: \.id, children: children, content: content)
  }

  public init<Element>(
    _ root: Element,
    id: KeyPath<Element, ID>,
    children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element] {
    self.init(data: [root], id: id, children: children, content: content)
  }

  /// Unknown, because it depends on the value (LAZY-2).
  public static var _rowCount: _RowCount { .unknown }

  /// Mounts a row for each element of the data.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Assumption.outlines.record()
    var inputs = inputs
    if inputs.around.rowActions.choose == nil, let choice = inputs.around.choice {
      inputs.around.rowActions.choose = choice.choose
    }
    let rows = Attribute(RowsRule(outline: view.attribute), in: inputs.subgraph)
    ForEach._makeView(view: _GraphValue(rows), inputs: inputs)
  }

  private struct RowsRule: Rule {
    let outline: Attribute<OutlineGroup>

    var value: ForEach<Data, ID, OutlineRow<Data, ID, Leaf>> {
      let outline = outline.value
      return ForEach(data: outline.data, idPath: outline.id) { element in
        OutlineRow(
          element: element,
          id: outline.id,
          children: outline.children,
          content: outline.content
        )
      }
    }
  }
}

/// One row of an outline, with the rows below it.
struct OutlineRow<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Content
}

extension OutlineRow: View, PrimitiveView where Content: View {
  typealias Below = OutlineGroup<
    Data, ID, Content, Content, DisclosureGroup<Content, OutlineSubgroupChildren>
  >

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    inputs.mountStoredContent(of: view.attribute, in: "a row") { $0.view }
  }

  @ViewBuilder private var view: some View {
    if let below = element[keyPath: children] {
      DisclosureGroup {
        Below(data: below, id: id, children: children, content: content)
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}
