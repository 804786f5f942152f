import AttributeGraph
import ValueComparison

/// Keeps one child for each id: mounts rows for new ids, ends those of ids that are gone, and leaves
/// the rest in place (EACH-4).
///
/// In a lazy container only the rows inside the visible window are mounted; rows that leave it are
/// set aside (LAZY-1, LAZY-3).
struct RowsRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: StatefulRule {
  let view: Attribute<ForEach<Data, ID, Content>>
  let rows: RowList<Data, ID, Content>

  /// Puts out the `ForEach` that the rows were arranged for, which is what the rows show.
  mutating func update(_ context: RuleContext<ForEach<Data, ID, Content>>) {
    let arranged = rows.arrange(for: view.value, below: context)
    if rows.isLazy {
      context.output(arranged)
    } else {
      context.output(arranged, supplyingFrom: rows)
    }
  }
}

/// Runs the content closure for one element: again whenever the `ForEach` changed (EACH-3), or what
/// the closure observed did (EACH-9).
struct RowRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: StatefulRule {
  let arranged: Attribute<ForEach<Data, ID, Content>>
  unowned let rows: RowList<Data, ID, Content>
  let row: Row

  mutating func update(_ context: RuleContext<Content>) {
    if !context.isSupplied { _ = arranged.read() }
    context.output(rows.content(of: row, for: context.node))
  }
}
