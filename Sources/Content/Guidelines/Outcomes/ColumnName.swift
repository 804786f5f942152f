/// A view's name in column headers: `Row<Int>.Cell<String>` is `Row.Cell`.
///
/// One column counts all specializations of a type.
package func withoutGenericArguments(_ name: String) -> String {
  var depth = 0
  var result = ""
  var previous: Character?
  for character in name {
    switch character {
    case "<": depth += 1
    case ">" where previous != "-": depth -= 1
    case _ where depth == 0: result.append(character)
    default: break
    }
    previous = character
  }
  return result
}
