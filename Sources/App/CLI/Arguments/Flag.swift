import ScenarioTrace

/// One flag of a command: its spelling, its help and what it does to the command's options.
struct Flag<Options>: Sendable {
  /// The spelling, with its two hyphens.
  let name: String
  /// What the help calls the flag's value, or `nil` for a flag that takes none.
  let value: String?
  /// One line of help, in small letters and without a full stop.
  let help: String
  /// Reads the value into the options; without a value the text is empty.
  let apply: @Sendable (inout Options, String) throws -> Void

  /// A flag that is there or not.
  static func toggle(
    _ name: String,
    _ help: String,
    _ set: @escaping @Sendable (inout Options) -> Void
  ) -> Self {
    Flag(name: name, value: nil, help: help) { options, _ in set(&options) }
  }

  /// A flag with a value of any text.
  static func text(
    _ name: String,
    _ value: String,
    _ help: String,
    _ set: @escaping @Sendable (inout Options, String) -> Void
  ) -> Self {
    Flag(name: name, value: value, help: help) { options, text in set(&options, text) }
  }

  /// A flag with one of a few values.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String,
    _ help: String,
    _ set: @escaping @Sendable (inout Options, Choice) -> Void
  ) -> Self {
    let values = Choice.allCases.map(\.rawValue)
    return Flag(name: name, value: values.joined(separator: "|"), help: help) { options, text in
      guard let choice = Choice(rawValue: text) else {
        throw ArgumentProblem.notAChoice(flag: name, value: text, choices: values)
      }
      set(&options, choice)
    }
  }

  /// A flag with the address of a site.
  static func address(
    _ name: String,
    _ help: String,
    _ set: @escaping @Sendable (inout Options, String) -> Void
  ) -> Self {
    Flag(name: name, value: "URL", help: help) { options, text in
      let rest = ["https://", "http://"].first { text.hasPrefix($0) }.map {
        text.dropFirst($0.count)
      }
      guard let rest, let first = rest.first, first.isLetter || first.isNumber || first == "[",
        !rest.contains(where: { "?#\"<> ".contains($0) })
      else { throw ArgumentProblem.notAnAddress(flag: name, value: text) }
      set(&options, text)
    }
  }

  /// A flag with the number of a port.
  static func port(
    _ name: String,
    _ help: String,
    _ set: @escaping @Sendable (inout Options, UInt16) -> Void
  ) -> Self {
    Flag(name: name, value: "PORT", help: help) { options, text in
      guard let number = UInt16(text) else {
        throw ArgumentProblem.notAPort(flag: name, value: text)
      }
      set(&options, number)
    }
  }

  /// A flag with a number from 1 up.
  static func count(
    _ name: String,
    _ help: String,
    _ set: @escaping @Sendable (inout Options, Int) -> Void
  ) -> Self {
    Flag(name: name, value: "N", help: help) { options, text in
      guard let number = Int(text), number > 0 else {
        throw ArgumentProblem.notACount(flag: name, value: text)
      }
      set(&options, number)
    }
  }
}
