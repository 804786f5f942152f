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
    ("clone3", ENOSYS), ("exec-from-low-memory", EPERM), ("thread", EAGAIN), ("limits", EPERM),
    ("owner", EPERM), ("signal-of-owner", EPERM), ("device-control", ENOTTY),
    ("read-secret", EACCES), ("read-environment", EACCES), ("read-own-environment", EACCES),
    ("list", EACCES), ("chmod", ENOSYS), ("utimes", ENOSYS), ("xattr", ENOSYS),
    ("truncate", ENOSYS), ("truncate-by-opening", EACCES), ("create", EACCES), ("folder", ENOSYS),
    ("link", ENOSYS), ("link-here", ENOSYS), ("executable", EACCES),
    ("replace-executable", ENOSYS), ("truncate-trace", ENOSYS), ("overwrite-trace", EPERM),
    ("read-trace", EBADF),
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

  @Test func `only adds to the trace, which shows`() throws {
    let report = try AttackProgram.run("rewind-trace")
    #expect(report.trace.isForged)
    #expect(report.trace.text.contains("mount\t"))
  }

  @Test(arguments: ["newlines", "endless-newlines"])
  func `prints no more than is read`(_ name: String) throws {
    let report = try AttackProgram.run(name)
    #expect(report.isTooLong && report.output.count == Execution.maxOutput.bytes)
    var recording = Recording(mode: .single, messages: [])
    recording.add(report)
    let outcome = recording.outcome(
      steps: [],
      views: [],
      limits: AttackProgram.limits,
      program: ScenarioProgram(
        fragments: [.init(code: "", path: "content/attack.md", line: 1)],
        root: .view("Attack()"),
        rootPath: "content/attack.md",
        rootLine: 1,
        declaresSteps: false
      )
    )
    guard case .crashed(let message, _, _) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(message.hasPrefix("the program printed more than 1 MB or 20000 lines: print less"))
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
      cacheFolder: nil,
      abilities: KernelAbilities(landlock: 0, filtersCalls: false)
    )
  }

  private func runner(_ abilities: KernelAbilities, trustsPages: Bool) throws -> ScenarioRunner {
    try ScenarioRunner(
      toolchain: StandInToolchain().toolchain(),
      environment: [:],
      cacheFolder: nil,
      abilities: abilities,
      trustsPages: trustsPages
    )
  }
}
