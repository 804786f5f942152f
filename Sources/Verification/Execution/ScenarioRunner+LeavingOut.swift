import Guidelines

/// A program that the compiler has accepted or refused.
struct MadeProgram {
  /// The compiler's messages.
  var messages: [CompilerOutput.Message]
  /// Where the executable is, or `nil` if there is none.
  var folder: String?
  /// What it was compiled without.
  var leftOut: [LeftOutPart] = []
}

extension ScenarioRunner {
  /// The most times that a program is compiled, each time without more of its code.
  private static let maxRounds = 12

  /// Makes the executable of a request, if it may without the code that does not compile.
  /// - Parameters:
  ///   - request: What to compile.
  ///   - folder: A new folder.
  ///   - check: Called before each compilation; what it throws ends the work.
  /// - Returns: The program, with the messages that tell why if it is refused.
  /// - Throws: `ToolchainProblem`, `ProcessProblem`, or an error of the file system.
  func compile(
    _ request: ScenarioRequest,
    in folder: String,
    check: () throws -> Void = {}
  ) throws -> MadeProgram {
    let compilation = compilation(of: request)
    var reduction = ProgramReduction(request.program)
    var first: [CompilerOutput.Message]?
    var last: [CompilerOutput.Message] = []
    for round in 1...Self.maxRounds {
      let place = round == 1 ? folder : folder + "/round\(round)"
      let report = try compilation.compile(
        reduction.program,
        in: place,
        environment: environment,
        check: check
      )
      let messages = report.messages.located(in: reduction.program)
      if report.isCompiled {
        return MadeProgram(messages: messages, folder: place, leftOut: reduction.parts)
      }
      first = first ?? messages
      last = messages
      guard request.leavesOut, reduction.leaveOut(messages, isFirst: round == 1) else { break }
    }
    return MadeProgram(messages: reduction.unresolved(of: first ?? [], or: last))
  }
}
