/// The flags of all commands, which may also stand before the command.
struct CommonFlags: Equatable {
  /// When the output has colors.
  enum Color: String, CaseIterable {
    case auto
    case always
    case never
  }

  var isQuiet = false
  var isVerbose = false
  var color = Color.auto

  /// For help and completions.
  static let forms = [
    FlagForm(name: "--quiet", value: nil, help: "print only problems (also -q)"),
    FlagForm(name: "--verbose", value: nil, help: "print the settings and all findings (also -v)"),
    FlagForm(
      name: "--color",
      value: .choice(Color.allCases.map(\.rawValue)),
      help: "when to color findings (default: in a terminal)"
    ),
    FlagForm(name: "--help", value: nil, help: "show this help (also -h)"),
  ]

  /// Removes these flags from a command line, up to `--`.
  /// - Returns: The other arguments.
  /// - Throws: `ArgumentProblem`.
  mutating func take(from arguments: [String]) throws(ArgumentProblem) -> [String] {
    var others: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--": return others + [argument] + rest
      case "-q", "--quiet": isQuiet = true
      case "-v", "--verbose": isVerbose = true
      case "--color":
        guard let next = rest.popFirst() else {
          throw .missingValue(flag: argument, form: Self.choices.joined(separator: "|"))
        }
        try setColor(next)
      case _ where argument.hasPrefix("--color="): try setColor(String(argument.dropFirst(8)))
      default: others.append(argument)
      }
    }
    return others
  }

  private static let choices = Color.allCases.map(\.rawValue)

  private mutating func setColor(_ text: String) throws(ArgumentProblem) {
    guard let color = Color(rawValue: text) else {
      let advice = "one of " + Self.choices.joined(separator: ", ")
      throw .wrongValue(text, flag: "--color", advice: advice)
    }
    self.color = color
  }
}
