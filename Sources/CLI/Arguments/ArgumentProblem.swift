/// What is wrong with a command line.
enum ArgumentProblem: Error, Equatable {
  case unknownCommand(String, closest: String?)
  case unknownFlag(String, command: String, closest: String?)
  case missingValue(flag: String, form: String)
  case unwantedValue(flag: String)
  case notAChoice(flag: String, value: String, choices: [String], closest: String?)
  case notACount(flag: String, value: String)
  case notAStep(String, reason: String)
  case missingOperand(String, command: String)
  case extraOperand(String, command: String)
}

extension ArgumentProblem: CustomStringConvertible {
  /// What is wrong, then the mend.
  var description: String {
    switch self {
    case .unknownCommand(let name, let closest):
      "unknown command '\(name)'" + mend(closest, else: "run 'bodycheck help' for the commands")
    case .unknownFlag(let name, let command, let closest):
      "'\(command)' has no flag '\(name)'"
        + mend(closest, else: "run 'bodycheck help \(command)' for its flags")
    case .missingValue(let flag, let form): "'\(flag)' needs a value: write '\(flag) \(form)'"
    case .unwantedValue(let flag): "'\(flag)' takes no value: write '\(flag)' alone"
    case .notAChoice(let flag, let value, let choices, let closest):
      "'\(flag)' cannot be '\(value)'"
        + mend(closest, else: "write one of \(choices.joined(separator: ", "))")
    case .notACount(let flag, let value):
      "'\(flag)' cannot be '\(value)': write a whole number from 1 up"
    case .notAStep(let text, let reason): "'\(text)' is no step: \(reason)"
    case .missingOperand(let name, let command):
      "'\(command)' needs \(name): write 'bodycheck \(command) \(name)'"
    case .extraOperand(let text, let command):
      "'\(command)' does not take '\(text)': run 'bodycheck help \(command)' for its form"
    }
  }

  private func mend(_ closest: String?, else advice: String) -> String {
    closest.map { ": did you mean '\($0)'?" } ?? ": " + advice
  }
}
