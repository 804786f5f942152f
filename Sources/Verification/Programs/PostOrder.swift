/// What can be reached from some nodes, each once and after what it leads to; circles end.
///
/// Files of strangers say what leads where, so it takes no more of the stack the longer their chains are.
func postOrder<Node>(
  from starts: [Node],
  id: (Node) -> String,
  next: (Node) -> [Node]
) -> [Node] {
  var entered: Set<String> = []
  var found: [Node] = []
  var open = starts.reversed().map { (node: $0, isDone: false) }
  while let (node, isDone) = open.popLast() {
    if isDone {
      found.append(node)
    } else if entered.insert(id(node)).inserted {
      open.append((node, true))
      open += next(node).reversed().map { ($0, false) }
    }
  }
  return found
}
