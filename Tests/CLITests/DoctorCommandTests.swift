import Foundation
import Subprocess
import TestSupport
import Testing

@testable import CLI

@Suite(.runsProcesses) struct `bodycheck doctor` {
  @Test(.enabled(if: KernelAbilities.current.missing.isEmpty, "this kernel confines nothing"))
  func `shows what is there`() throws {
    let result = try TestProgram().run("doctor")
    #expect(result.code == .success, "\(result.output)")
    for part in [
      "✔ compiler  Swift 6", "✔ engine ", "✔ libcmark  0.", "✔ Landlock  version ",
      "reading, changing and starting files", "✔ seccomp ", "✔ trial     a program was compiled",
    ] {
      #expect(result.output.contains(part), "\(result.output)")
    }
  }

  @Test func `says what is missing and fails`() throws {
    var program = try TestProgram()
    program.abilities = KernelAbilities(landlock: 0, filtersCalls: false)
    let result = program.run("doctor")
    #expect(result.code == .findings)
    for part in ["✘ Landlock  missing: use Linux 5.13", "✘ seccomp   missing: ", "✘ trial "] {
      #expect(result.output.contains(part), "\(result.output)")
    }
  }

  @Test func `names the compiler that is missing`() throws {
    var program = try TestProgram()
    program.environment["PATH"] = "/nowhere"
    let result = program.run("doctor")
    #expect(result.code == .findings)
    #expect(result.output.contains("✘ toolchain  no 'swiftc' on PATH"), "\(result.output)")
    #expect(result.output.contains("– browser    not found"), "\(result.output)")
  }
}
