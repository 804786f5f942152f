import Foundation
import Glibc
import Subprocess
import TestSupport
import Testing

@testable import Verification

/// What a hostile page tries, each attack as a program that runs and must fail.
@Suite(
  .runsProcesses,
  .enabled(if: KernelAbilities.current.missing.isEmpty, "this kernel confines nothing")
)
struct `An attack by a scenario` {
  static let ending = [
    "fork", "spawn", "exec", "exec-itself", "setsid", "kill", "pidfd-open", "pidfd-signal",
    "ptrace",
    "read-memory", "priority", "affinity", "memory-file", "shared-memory", "kernel-key",
    "user-namespace", "socket", "io-uring",
  ]

  @Test(arguments: ending)
  func `ends the program where only an attacker goes on`(_ name: String) throws {
    #expect(try AttackProgram.run(name).ending == .signaled(SIGSYS))
  }

  static let refusals: [(name: String, code: Int32)] = [
    ("clone3", ENOSYS), ("exec-from-low-memory", EPERM),
    ("map-kernel-code-low", EINVAL), ("thread", EAGAIN), ("limits", EPERM),
    ("clock", EPERM), ("processors", EPERM),
    ("owner", EPERM), ("signal-of-owner", EPERM), ("device-control", ENOTTY),
    ("read-secret", EACCES), ("read-environment", EACCES), ("read-own-environment", EACCES),
    ("list", EACCES), ("chmod", ENOSYS), ("utimes", ENOSYS), ("xattr", ENOSYS),
    ("truncate", ENOSYS), ("truncate-by-opening", EACCES), ("create", EACCES), ("folder", ENOSYS),
    ("link", ENOSYS), ("link-here", ENOSYS), ("executable", EACCES),
    ("replace-executable", ENOSYS), ("truncate-trace", ENOSYS), ("overwrite-trace", EPERM),
    ("read-trace", ENODATA), ("reopen-trace", ENXIO),
  ]

  @Test(arguments: refusals)
  func `is refused`(_ name: String, _ code: Int32) throws {
    let report = try AttackProgram.run(name)
    #expect(report.ending == .exited(0))
    #expect(String(decoding: report.output, as: UTF8.self) == "\(code)\n")
  }

  @Test func `leaves everything as it was`() throws {
    let victim = try AttackProgram.victim.get()
    let executable = try AttackProgram.executable.get()
    let program = try Data(contentsOf: URL(fileURLWithPath: executable))
    for (name, _) in Self.refusals { _ = try AttackProgram.run(name) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: victim.path) == ["secret.txt"])
    #expect(try victim.read("secret.txt") == AttackProgram.secret)
    let attributes = try FileManager.default.attributesOfItem(atPath: victim.path + "/secret.txt")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(attributes[.modificationDate] as? Date == Date(timeIntervalSince1970: 1_000_000))
    #expect(try Data(contentsOf: URL(fileURLWithPath: executable)) == program)
  }

  @Test func `finds no key on standard input, however early it runs`() throws {
    #expect(try AttackProgram.run("key").output == Data("0\n".utf8))
  }

  @Test func `could read the trace through the link of its descriptor if it were a file`() throws {
    let output = try AttackProgram.run("control-reopen").output
    #expect(output == Data("step\t1\n0\n".utf8))
  }

  @Test(arguments: ["rewind-trace", "forge-finish", "forge-history"])
  func `only adds to the trace, which shows`(_ name: String) throws {
    let report = try AttackProgram.run(name)
    #expect(report.trace.isForged)
    #expect(report.trace.text.contains("mount\t") && report.trace.text.hasSuffix("step\t1\n"))
  }

  @Test func `floods the trace up to the limit`() throws {
    let report = try AttackProgram.run("flood-trace")
    #expect(report.ending == .exited(0) && report.trace.isForged && report.trace.isTooLong)
  }

  @Test func `has a finding if its trace is too long`() throws {
    var limits = AttackProgram.limits
    limits.file = 0
    let report = try AttackProgram.run("divert-trace", limits: limits)
    let message = Self.crash(report, limits)
    #expect(message.hasPrefix("the trace of the program is longer than 0 MB: show fewer views"))
  }

  @Test func `could continue the trace if it knew the key`() throws {
    let key = [UInt8](repeating: 7, count: 32)
    let history = try AttackProgram.run("forge-history", key: key).trace.text
    let folder = try ScratchFolder(["history": history])
    let forged = try AttackProgram.run("forge-history", key: key, resources: folder.path)
    #expect(
      !forged.trace.isForged && forged.trace.text.hasSuffix("body\t1\t0\nend\t1\t0\nfinished\n")
    )
    let stopped = try AttackProgram.run("forge-history", resources: folder.path)
    #expect(stopped.trace.isForged && stopped.trace.text == history)
  }

  static let changes = [
    "drop-message", "repeat-message", "reorder-messages", "join-messages", "cut-message",
    "change-message", "drop-line", "add-line",
  ]

  @Test(arguments: changes)
  func `changes nothing that the engine reported`(_ name: String) throws {
    let report = try AttackProgram.run("divert-trace", name)
    #expect(report.trace.isForged && report.trace.text.contains("step\t1\n"))
    #expect(!report.trace.text.contains("step\t2\n"))
  }

  @Test func `could pass on unchanged what the engine reported`() throws {
    let report = try AttackProgram.run("divert-trace", "control-forward")
    #expect(!report.trace.isForged && report.trace.text.hasSuffix("finished\n"))
  }

  @Test func `ends where it closes the trace`() throws {
    let report = try AttackProgram.run("close-trace")
    #expect(report.errors.contains("the program closed its trace"))
    #expect(!report.trace.isForged && report.trace.text.hasSuffix("step\t1\n"))
  }

  @Test(arguments: ["newlines", "endless-newlines"])
  func `prints no more than is read`(_ name: String) throws {
    let report = try AttackProgram.run(name)
    #expect(report.isTooLong && report.output.count == Execution.maxOutput.bytes)
    let message = Self.crash(report, AttackProgram.limits)
    #expect(message.hasPrefix("the program printed more than 1 MB or 20000 lines: print less"))
  }

  /// What the finding says about a program that did not finish.
  private static func crash(_ report: Execution.Report, _ limits: ProcessLimits) -> String {
    var recording = Recording(mode: .single, messages: [])
    recording.add(report)
    let outcome = recording.outcome(
      steps: [],
      views: [],
      limits: limits,
      program: ScenarioProgram(
        fragments: [.init(code: "", path: "content/attack.md", line: 1)],
        grammar: .swift5,
        root: .view("Attack()"),
        rootPath: "content/attack.md",
        rootLine: 1,
        declaresSteps: false
      )
    )
    guard case .crashed(let message, _, _) = outcome else { return "\(outcome)" }
    return message
  }
}

/// A kernel that lacks what keeps programs apart.
@Suite struct `A kernel without confinement` {
  static let kernels: [(abilities: KernelAbilities, missing: String)] = [
    (KernelAbilities(landlock: 0, filtersCalls: true), "no Landlock,"),
    (KernelAbilities(landlock: 7, filtersCalls: false), "no seccomp,"),
    (KernelAbilities(landlock: 0, filtersCalls: false), "no Landlock and no seccomp,"),
  ]

  @Test(arguments: kernels)
  func `runs no page that is not trusted`(_ abilities: KernelAbilities, _ missing: String) throws {
    let problem = try #require(throws: ConfinementProblem.self) {
      try runner(abilities, trustsPages: false)
    }
    #expect(problem.description.contains(missing))
    #expect(problem.description.contains("--trust-pages"))
    _ = try runner(abilities, trustsPages: true)
  }

  @Test func `still shows what is cached where there is no compiler`() throws {
    let standIn = try StandInToolchain(compiler: nil)
    _ = try ScenarioRunner(
      toolchain: standIn.toolchain(needsCompiler: false),
      environment: [:],
      cache: nil,
      abilities: KernelAbilities(landlock: 0, filtersCalls: false)
    )
  }

  private func runner(_ abilities: KernelAbilities, trustsPages: Bool) throws -> ScenarioRunner {
    try ScenarioRunner(
      toolchain: StandInToolchain().toolchain(),
      environment: [:],
      cache: nil,
      abilities: abilities,
      trustsPages: trustsPages
    )
  }
}
