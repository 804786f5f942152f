import Foundation
import Glibc
import Subprocess
import TestSupport
import Testing

@testable import Verification

/// What a compiler or linker tries that a page has taken over, as a program in its place.
///
/// Each attack fails, and succeeds once the one guard that stops it is down.
@Suite(
  .runsProcesses,
  .enabled(if: KernelAbilities.current.missing.isEmpty, "this kernel confines nothing")
)
struct `An attack by the compiler or linker` {
  /// What stops an attack.
  enum Guard: Sendable {
    case calls
    case reading(String)
    case writing(String)
    case starting(String)
    /// All of the above, where two stop it.
    case everything

    func lift(from confinement: inout Confinement?, _ victim: String) {
      switch self {
      case .calls: confinement?.calls = .all
      case .reading(let path): confinement?.readable.append(path.replacing("VICTIM", with: victim))
      case .writing(let path): confinement?.writable.append(path.replacing("VICTIM", with: victim))
      case .starting(let path): confinement?.executable.append(path)
      case .everything: confinement = nil
      }
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// What does not stop it alone, and is down in both runs.
    var other: Guard?
    let stopper: Guard

    init(_ name: String, without other: Guard? = nil, _ stopper: Guard) {
      (self.name, self.other, self.stopper) = (name, other, stopper)
    }

    var testDescription: String { "\(name), stopped by \(stopper)" }
  }

  static let cases = [
    Case("fork", .calls), Case("fork-call", .calls), Case("clone", .calls), Case("clone3", .calls),
    Case("spawn-itself", .calls), Case("become-itself", .calls),
    Case("become-other", without: .calls, .starting("/bin/true")), Case("low-memory", .calls),
    Case("join-group", .calls), Case("signal", .everything), Case("socket", .calls),
    Case("clock", .calls), Case("processors", .calls), Case("open-without-rights", .calls),
    Case("set-user", .calls), Case("leave-device", .calls),
    Case("change-folder", .calls), Case("read", .reading("VICTIM")),
    Case("read-password", .reading("/etc/passwd")),
    Case("read-environment", .reading("/proc/self")), Case("list", .reading("VICTIM")),
    Case("make", .writing("VICTIM")), Case("make-folder", .writing("VICTIM")),
    Case("overwrite", .writing("VICTIM")), Case("remove", .writing("VICTIM")),
    Case("truncate", without: .calls, .writing("VICTIM")), Case("move", .writing("VICTIM")),
    Case("change-input", .writing("VICTIM/inputs")),
    Case("link", without: .calls, .everything), Case("pipe", without: .calls, .everything),
    Case("hard-link", without: .calls, .everything),
  ]

  @Test(arguments: cases)
  func `fails because of one guard`(_ c: Case) throws {
    let toolchain = try AttackProgram.toolchain.get()
    let program = try StandInStage.program.get()
    for confinement in [Confinement.compiler(toolchain), .linker(program, toolchain)] {
      var (held, lifted) = (Optional(confinement), Optional(confinement))
      let folder = try StandInStage()
      c.other?.lift(from: &held, folder.victim)
      c.other?.lift(from: &lifted, folder.victim)
      let before = try folder.state
      let failure = try folder.run(c.name, held)
      let refusals = [EPERM, EACCES, ENOSYS, EXDEV].map { ChildProcess.Ending.exited($0) }
      #expect((refusals + [.signaled(SIGSYS)]).contains(failure.ending), "\(failure.ending)")
      #expect(!failure.errors.text.contains(StandInStage.secret))
      #expect(try folder.state == before)
      c.stopper.lift(from: &lifted, folder.victim)
      let success = try folder.run(c.name, lifted)
      #expect(success.ending == .exited(0), "\(success.errors.text)")
    }
  }

  @Test func `leaves no process behind`() throws {
    let toolchain = try AttackProgram.toolchain.get()
    let folder = try StandInStage()
    var confinement = Confinement.compiler(toolchain)
    _ = try folder.run("survive", confinement)
    #expect(try folder.survivors().isEmpty)
    confinement.calls = .all
    _ = try folder.run("survive", confinement)
    let survivors = try folder.survivors()
    #expect(survivors.count == 1)
    for process in survivors { kill(process, SIGKILL) }
  }

  @Test func `ends when its time is over, whatever it ignores`() throws {
    let toolchain = try AttackProgram.toolchain.get()
    let folder = try StandInStage()
    let limits = ProcessLimits(wallClock: 0.3)
    let report = try folder.run("ignore-signals", .compiler(toolchain), limits)
    #expect(report.ending == .timedOut)
    #expect(try folder.survivors().isEmpty)
  }

  @Test func `has its products taken only from its own new folder`() throws {
    let toolchain = try AttackProgram.toolchain.get()
    let program = try StandInStage.program.get()
    let scratch = try ScratchFolder()
    let build = BuildFolder(path: scratch.path)
    try build.prepare()
    var confinement = Confinement.compiler(toolchain)
    confinement.executable.append(program)
    let product = Stage.Product(name: "product", path: build.objects + "/product")
    func stage(_ attack: String) -> Stage {
      Stage(command: { [program, attack, $0] }, confinement: confinement, environment: [:])
    }
    #expect(throws: (any Error).self) { try stage("nothing").run(in: build, making: [product]) }
    #expect(try stage("make-product").run(in: build, making: [product]).ending == .exited(0))
    #expect(try scratch.read("objects/product") == "made")
    // It is not overwritten by another run.
    #expect(throws: (any Error).self) {
      try stage("make-product").run(in: build, making: [product])
    }
  }
}

@Suite struct `The report of a stage` {
  static let reports: [(ending: ChildProcess.Ending, text: String, limit: String?)] = [
    (.signaled(SIGKILL), "", "the compiler worked more than 60 s"),
    (.signaled(SIGXFSZ), "", "the compiler wrote more than 512 MB"),
    (.timedOut, "", "the compiler took more than 120 s"),
    (.exited(1), "LLVM ERROR: out of memory", "the compiler needed more than 4 GB of memory"),
    (.exited(1), "error: no", nil),
  ]

  @Test(arguments: reports)
  func `names the limit`(_ ending: ChildProcess.Ending, _ text: String, _ limit: String?) {
    #expect(Stage.Report(ending: ending, text: text).limit == limit)
  }

  @Test func `shows what the linker misses`() {
    let text = "ld.lld: error: undefined symbol: a\n>>> referenced by b.o\n"
    #expect(CompilerOutput.messages(in: text).map(\.text) == ["undefined symbol: a"])
  }
}

@Suite struct `An executable` {
  /// Bytes that the linker would not write, by their offset.
  static let changes: [(offset: Int, bytes: [UInt8], text: String)] = [
    (0, Array("#!/bin/sh\n".utf8), "not an executable of this machine"),
    (4, [1], "not an executable of this machine"),
    (18, [40], "not an executable of this machine"),
    // Its table of segments, and how many there are.
    (39, [0x7F], "not an executable of this machine"),
    (56, [0xFF, 0xFF], "not an executable of this machine"),
    // Linked to fixed addresses.
    (16, [2], "an executable that chooses its addresses"),
  ]

  @Test(arguments: changes)
  func `must be as the linker makes it`(_ offset: Int, _ bytes: [UInt8], _ text: String) throws {
    try #expect(problem { $0.replaceSubrange(offset..<offset + bytes.count, with: bytes) } == text)
  }

  @Test func `is accepted as the linker makes it`() throws {
    try #expect(problem { _ in } == nil)
    try #expect(problem { $0 = $0.prefix(20) } == "not an executable of this machine")
  }

  /// Numbers in the first entry of some type: that of the type, their offset in the entry, and the number.
  static let entries: [(type: UInt8, offset: Int, byte: UInt8, text: String)] = [
    // The highest byte of an address, of a size in memory and of an alignment.
    (1, 23, 0xFF, "an executable that chooses its addresses"),
    (1, 47, 1, "an executable that chooses its addresses"),
    (1, 55, 0x40, "an executable that chooses its addresses"),
    // Where the loader's path is, how long it is, and that it is one.
    (3, 15, 0xFF, "not an executable of this machine"),
    (3, 39, 1, "not an executable of this machine"),
    (3, 0, 4, "an executable with another loader"),
  ]

  @Test(arguments: entries)
  func `has only small addresses and one loader`(
    _ type: UInt8,
    _ offset: Int,
    _ byte: UInt8,
    _ text: String
  ) throws {
    let found = try problem { file in
      let entries = stride(from: 64, to: 64 + 56 * 20, by: 56)
      let entry = try #require(entries.first { file[$0] == type })
      file[entry + offset] = byte
    }
    #expect(found == text)
  }

  @Test func `has no code that runs before the engine`() throws {
    let text = "an executable with code that runs before the engine"
    // The functions that run at first, as those that run even earlier.
    let early = try problem { file in file[try entry(25, in: file)] = 32 }
    // The loader asks a function for the value of a place.
    let called = try problem { file in
      let place = Int(number(at: try entry(7, in: file) + 8, in: file)) + 8
      #if arch(x86_64)
      file.replaceSubrange(place..<place + 2, with: [37, 0])
      #else
      file.replaceSubrange(place..<place + 2, with: [0x08, 0x04])
      #endif
    }
    #expect(early == text && called == text)
  }

  /// Where the dynamic section has a tag.
  private func entry(_ tag: UInt64, in file: Data) throws -> Int {
    let entries = stride(from: 64, to: 64 + 56 * 20, by: 56)
    let table = try #require(entries.first { file[$0] == 2 && file[$0 + 1] == 0 })
    let start = Int(number(at: table + 8, in: file))
    let places = stride(from: start, to: start + Int(number(at: table + 32, in: file)), by: 16)
    return try #require(places.first { number(at: $0, in: file) == tag })
  }

  private func number(at offset: Int, in file: Data) -> UInt64 {
    file.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
  }

  /// What is wrong with a program of this system once it is changed.
  private func problem(_ change: (inout Data) throws -> Void) throws -> String? {
    let scratch = try ScratchFolder([:])
    let path = scratch.path + "/scenario"
    var file = try Data(contentsOf: URL(fileURLWithPath: "/bin/true"))
    try change(&file)
    try file.write(to: URL(fileURLWithPath: path))
    do {
      try checkExecutable(path)
      return nil
    } catch {
      return error.text
    }
  }
}

/// A folder with a victim, inputs and a folder for products, and a program in place of a stage.
struct StandInStage {
  static let secret = "a checkout token"

  /// The program, compiled once.
  static let program: Result<String, any Error> = Result {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Attacks/StageAttacks.swift")
      .path
    let folder = try Self.folder.get().path
    let process = ChildProcess(
      command: ["/usr/bin/env", "swiftc", "-parse-as-library", "-o", "stage", source],
      environment: compilerEnvironment(ProcessInfo.processInfo.environment, folder: folder),
      folder: folder,
      limits: .compiler
    )
    let report = try process.run()
    guard report.ending == .exited(0) else {
      throw StandInEngine.BuildFailure(message: report.errors.text)
    }
    return folder + "/stage"
  }

  private static let folder = Result { try ScratchFolder() }

  private let scratch: ScratchFolder
  var victim: String { scratch.path }

  init() throws {
    scratch = try ScratchFolder([
      "secret.txt": Self.secret, "inputs/scenario.swift": "", "output/.keep": "",
    ])
  }

  /// All files with their content, apart from the products.
  var state: [String] {
    get throws {
      let names = try FileManager.default.subpathsOfDirectory(atPath: victim)
      return try names.sorted().filter { !$0.hasPrefix("output/") }.map { name in
        let isFile = name.hasSuffix(".txt") || name.hasSuffix(".swift")
        return try name + (isFile ? ": " + scratch.read(name) : "")
      }
    }
  }

  /// Runs an attack.
  func run(
    _ attack: String,
    _ confinement: Confinement?,
    _ limits: ProcessLimits = .compiler
  ) throws -> ChildProcess.Report {
    let program = try Self.program.get()
    var confinement = confinement
    confinement?.executable.append(program)
    confinement?.readable.append(victim + "/inputs")
    confinement?.writable.append(victim + "/output")
    let process = ChildProcess(
      command: [program, attack, victim + "/output", victim],
      environment: [:],
      folder: victim + "/inputs",
      limits: limits,
      confinement: confinement
    )
    return try process.run()
  }

  /// The processes that still run the program in this folder.
  func survivors() throws -> [pid_t] {
    let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap {
      pid_t($0)
    }
    return processes.filter { process in
      let folder = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(process)/cwd"
      )
      return folder == victim + "/inputs"
    }
  }
}
