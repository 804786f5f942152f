import Spelling

/// Parses a command's arguments: flags into options, everything else into operands.
///
/// A value follows its flag or an equals sign; after `--`, everything is an operand.
/// - Parameters:
///   - arguments: The arguments after the command's name.
///   - command: The command's name, for messages.
///   - flags: The command's flags.
///   - options: The options to set.
/// - Returns: The operands in order.
/// - Throws: `ArgumentProblem` for the first fault from the left.
func parse<Options>(
  _ arguments: [String],
  command: String,
  flags: [Flag<Options>],
  into options: inout Options
) throws -> [String] {
  var operands: [String] = []
  var rest = arguments[...]
  while let argument = rest.popFirst() {
    if argument == "--" { return operands + rest }
    guard argument.hasPrefix("--") else {
      operands.append(argument)
      continue
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let flag = flags.first(where: { $0.form.name == name }) else {
      let known = (flags.map(\.form) + CommonFlags.forms).map(\.name)
      let closest = nearestName(to: name, among: known)
      throw ArgumentProblem.unknownFlag(name, command: command, closest: closest)
    }
    let given = parts.count > 1 ? String(parts[1]) : nil
    try flag.apply(&options, value(of: flag.form, given: given, rest: &rest))
  }
  return operands
}

private func value(
  of flag: FlagForm,
  given: String?,
  rest: inout ArraySlice<String>
) throws -> String {
  guard let form = flag.value else {
    guard given == nil else { throw ArgumentProblem.unwantedValue(flag: flag.name) }
    return ""
  }
  if let given { return given }
  // A forgotten value would take the next flag's place; '--flag=--value' is none.
  guard let next = rest.first, !next.hasPrefix("--") else {
    throw ArgumentProblem.missingValue(flag: flag.name, form: form.text)
  }
  rest.removeFirst()
  return next
}
