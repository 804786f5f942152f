import Guidelines
import Markdown
import ScenarioTrace
import Subprocess
import Verification

/// `bodycheck doctor`: shows what the program needs and finds on this machine.
enum DoctorCommand: Command {
  struct Options: Sendable {}

  static let name = "doctor"
  static let summary = "check whether this machine has everything that Bodycheck needs"
  static let operands = Operands.none
  static let defaults = Options()
  static let flags: [Flag<Options>] = []

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    let examinations = examinations(in: context)
    let width = examinations.map(\.subject.count).max() ?? 0
    for examination in examinations {
      let space = String(repeating: " ", count: width - examination.subject.count)
      context.write("\(examination.mark) \(examination.subject)\(space)  \(examination.finding)\n")
    }
    return examinations.contains { $0.state == .missing } ? .findings : .success
  }

  /// One part of the machine.
  private struct Examination {
    enum State { case present, missing, dispensable }

    var subject: String
    var state: State
    var finding: String

    var mark: String {
      switch state {
      case .present: "✔"
      case .missing: "✘"
      case .dispensable: "–"
      }
    }
  }

  private static func examinations(in context: Context) -> [Examination] {
    var found: [Examination] = []
    do {
      let toolchain = try context.toolchain()
      found.append(
        Examination(
          subject: "compiler",
          state: .present,
          finding: "Swift \(toolchain.version), \(toolchain.compiler ?? "")"
        )
      )
      found.append(
        Examination(subject: "engine", state: .present, finding: toolchain.engineFolder)
      )
    } catch {
      found.append(Examination(subject: "toolchain", state: .missing, finding: "\(error)"))
    }
    found.append(
      Examination(subject: "libcmark", state: .present, finding: commonMarkVersion)
    )
    found += kernel(context.abilities)
    found.append(trial(in: context))
    let path = context.environment["PATH"] ?? ""
    let browsers = ["chromium", "google-chrome"].lazy.compactMap {
      firstExecutable(named: $0, in: path)?.path
    }
    found.append(
      Examination(
        subject: "browser",
        state: browsers.isEmpty ? .dispensable : .present,
        finding: browsers.first ?? "not found; only this site's browser tests need Chromium"
      )
    )
    return found
  }

  private static func kernel(_ abilities: KernelAbilities) -> [Examination] {
    let landlock =
      abilities.landlock == 0
      ? "missing: use Linux 5.13 or newer with 'landlock' in the list 'lsm=' of its boot options"
      : "version \(abilities.landlock): " + abilities.grants.joined(separator: "; ")
    let seccomp =
      abilities.filtersCalls
      ? "system calls: programs and the compiler can use only those on a list"
      : "missing: use a kernel with CONFIG_SECCOMP_FILTER, on x86_64 or arm64"
    return [
      Examination(
        subject: "Landlock",
        state: abilities.landlock == 0 ? .missing : .present,
        finding: landlock
      ),
      Examination(
        subject: "seccomp",
        state: abilities.filtersCalls ? .present : .missing,
        finding: seccomp
      ),
      Examination(
        subject: "memory",
        state: abilities.fixesAddresses ? .present : .dispensable,
        finding: abilities.fixesAddresses
          ? "a program gets the same addresses in each run"
          : "the system call 'personality' is forbidden: each program runs twice, and both must agree"
      ),
    ]
  }

  /// Whether a small program can be compiled and run as programs of pages are.
  private static func trial(in context: Context) -> Examination {
    let start = ContinuousClock.now
    do {
      let code = "import SwiftUI\nstruct Trial: View { var body: some View { Text(\"\") } }\n"
      let runner = try context.scenarioRunner(
        context.toolchain(),
        usesCache: false,
        trustsPages: false
      )
      let request = ScenarioRequest(
        program: ScenarioProgram(
          fragments: [.init(code: code, path: "trial", line: 1)],
          grammar: .swift5,
          root: .view("Trial()"),
          rootPath: "trial",
          rootLine: 1,
          declaresSteps: false
        ),
        configuration: .debug,
        languageMode: .swift5,
        profile: nil,
        steps: [.present(hostPasses: 0)]
      )
      let outcome = runner.outcome(of: request, views: ["Trial"])
      guard case .completed = outcome else {
        return Examination(subject: "trial", state: .missing, finding: "\(outcome)")
      }
      let time = seconds(since: start)
      return Examination(
        subject: "trial",
        state: .present,
        finding: "a program was compiled and run, confined, in \(seconds(time))"
      )
    } catch {
      return Examination(subject: "trial", state: .missing, finding: "not run: \(error)")
    }
  }
}

extension KernelAbilities {
  /// What this version of Landlock controls, and since which version.
  fileprivate var grants: [String] {
    [
      (1, "reading, changing and starting files"), (2, "moving them between folders"),
      (3, "truncating them"), (4, "TCP"), (5, "controlling devices"),
      (6, "signals and abstract sockets"),
    ].filter { $0.0 <= landlock }.map(\.1)
  }
}
