import Foundation
import Subprocess
import TestSupport
import Testing
import Verification

@testable import CLI

/// Programs that misbehave, all on one page, with one among them that does not.
@Suite(.runsScenarios) struct `A misbehaving scenario` {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// What the scenario does when its button is tapped.
    let action: String
    /// How the finding's headline goes on.
    let finding: String

    init(_ name: String, _ action: String, _ finding: String) {
      self.name = name
      self.action = action
      self.finding = finding
    }

    var testDescription: String { name }
  }

  private static let reachesOut =
    "crashes: the program tried to start a process, to open a socket or to reach another process"

  static let cases = [
    Case("endless-loop", "while true {}", "does not end within 1 s"),
    Case(
      "endless-allocation",
      "var kept: [[UInt8]] = []; while true { kept.append(.init(repeating: 1, count: 1 << 22)) }",
      "crashes: failed to allocate"
    ),
    Case(
      "deadlock",
      "var lock = pthread_mutex_t(); pthread_mutex_lock(&lock); pthread_mutex_lock(&lock)",
      "does not end within 20 s"
    ),
    Case(
      "gigabytes",
      "while true { print(String(repeating: \"x\", count: 1 << 16)) }",
      "crashes: the program printed more than 1 MB or 20000 lines"
    ),
    Case("trap", "fatalError(\"out of luck\")", "crashes: out of luck"),
    Case("early-exit", "exit(0)", "leaves: the program ended with code 0 before its last step"),
    Case(
      "forged-trace",
      "for descriptor in Int32(3)..<10 { write(descriptor, \"unmount\\t1\\n\", 10) }",
      "crashes: the program wrote into its own trace"
    ),
    Case("closed-output", "close(1)", "crashes: the program closed its standard output"),
  ]

  /// What only a system with filters of system calls ends.
  static let callCases = [
    Case("fork-bomb", "while true { _ = forked() }", reachesOut),
    Case(
      "child",
      """
      var child = pid_t()
      let sleep = strdup("sleep"), minute = strdup("60")
      posix_spawn(&child, "/bin/sleep", nil, nil, [sleep, minute, nil], nil)
      """,
      reachesOut
    ),
    Case("new-session", "setsid()", reachesOut),
    Case("kill", "kill(getppid(), SIGTERM)", reachesOut),
    Case("socket", "socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)", reachesOut),
  ]

  /// What only a system with Landlock refuses.
  static let refusedCases = [
    Case(
      "outside",
      "if creat(\"\(escape)\", 0o644) < 0 { fatalError(String(cString: strerror(errno))) }",
      "crashes: Permission denied"
    ),
    Case(
      "environment-of-others",
      "if open(\"/proc/\\(getppid())/environ\", O_RDONLY) < 0 { fatalError(\"no access\") }",
      "crashes: no access"
    ),
  ]

  /// A file that no test writes.
  private static let escape = NSTemporaryDirectory() + "/bodycheck-escape-\(getpid())"

  @Test(arguments: cases)
  func `ends as a finding that says what it did`(_ c: Case) throws { try Self.expect(c) }

  @Test(
    .enabled(if: KernelAbilities.current.filtersCalls, "this system filters no calls"),
    arguments: callCases
  )
  func `ends where it reaches out`(_ c: Case) throws { try Self.expect(c) }

  @Test(
    .enabled(if: KernelAbilities.current.landlock > 0, "this system has no Landlock"),
    arguments: refusedCases
  )
  func `is refused what is outside its folder`(_ c: Case) throws { try Self.expect(c) }

  private static func expect(_ c: Case) throws {
    let run = try run.get()
    #expect(run.errors.isEmpty && run.code == .findings)
    #expect(run.output.contains("error: '\(c.name)' \(c.finding)"), "\(run.output)")
  }

  @Test func `leaves the others to finish`() throws {
    let output = try Self.run.get().output
    for name in ["well-behaved", "printed-trace", "environment"] {
      #expect(output.contains(": \(name) (debug): verified"), "\(output)")
    }
  }

  @Test(.enabled(if: KernelAbilities.current.landlock > 0, "this system has no Landlock"))
  func `writes nothing outside its folder`() throws {
    _ = try Self.run.get()
    #expect(!FileManager.default.fileExists(atPath: Self.escape))
  }

  /// One run over the whole page, which all tests look at.
  private static let run: Result<TestProgram.Result, any Error> = Result {
    var program = try TestProgram([
      "content/index.md": "# Home\n", "content/guidelines/misbehaving.md": page,
    ])
    var limits = ProcessLimits.scenario
    limits.wallClock = 20
    limits.processor = 1
    limits.memory = 256
    limits.file = 4
    program.limits = limits
    program.trustsPages = true
    return program.run("verify", "--no-cache")
  }

  private static let page: String = {
    let head = "---\ntitle: Misbehaving\nsummary: Programs that do what they must not.\n---\n\n"
    // Where nothing confines them, some would harm whoever tests.
    let confined =
      (KernelAbilities.current.filtersCalls ? callCases : [])
      + (KernelAbilities.current.landlock > 0 ? refusedCases : [])
    let misbehaving = (cases + confined).map { scenario($0.name, $0.action) }
    let others = [
      scenario("well-behaved", "print(\"fine\")"),
      scenario("printed-trace", "print(\"body\\t1\\t0\")"),
      scenario("environment", "print(getenv(\"HOME\") == nil ? \"no home\" : \"a home\")")
        + "```console step=\"tap \\\"Go\\\"\"\nno home\n```\n\n",
    ]
    return head + (misbehaving + others).joined()
  }()

  private static func scenario(_ name: String, _ action: String) -> String {
    """
    ```swift scenario=\(name) root=Screen
    import Glibc
    import SwiftUI

    @_silgen_name("fork") func forked() -> Int32

    struct Screen: View {
      var body: some View { Button("Go") { go() } }

      func go() {
        \(action)
      }
    }
    ```

    | Interaction | Screen |
    | ----------- | -----: |
    | present     |      1 |
    | tap "Go"    |      0 |


    """
  }
}
