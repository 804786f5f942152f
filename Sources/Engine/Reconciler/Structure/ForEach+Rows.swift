import AttributeGraph
import ValueComparison

/// Keeps one child for each id: mounts rows for new ids, ends those of ids that are gone, and leaves
/// the rest in place (EACH-4).
///
/// In a lazy container only the rows inside the visible window are mounted; rows that leave it are
/// set aside (LAZY-1, LAZY-3).
struct RowsRule<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  @preconcurrency StatefulRule
{
  let view: Attribute<ForEach<Data, ID, Content>>
  let rows: RowList<Data, ID, Content>

  /// Puts out the `ForEach` that the rows were arranged for, which is what the rows show.
  @MainActor
  mutating func update(_ context: RuleContext<ForEach<Data, ID, Content>>) {
    let arranged = rows.arrange(for: view.value, below: context)
    if rows.isLazy {
      context.output(arranged)
    } else {
      context.output(arranged, supplyingFrom: rows)
    }
  }
}
