import Foundation
import Guidelines
import ScenarioTrace
import Subprocess
import TestSupport
import Testing

@testable import Verification

@Suite(.runsProcesses) struct `Scenario runner` {
  @Test func `reports the trace and the printed lines of a program`() throws {
    let recording = try record(view("let _ = print(\"evaluated\")"))
    #expect(recording.ending == .exited(0))
    #expect(recording.trace.hasSuffix("end\t0\t10\nfinished\n"))
    #expect(String(decoding: recording.output, as: UTF8.self) == "evaluated\n")
  }

  @Test func `shows compiler errors at the page's own place`() throws {
    let recording = try record(view("let _: Int = \"\""))
    let error = try #require(recording.messages.first)
    #expect(recording.ending == nil)
    #expect(error.path == "content/page.md")
    #expect(error.line == 41)
    #expect(error.text == "cannot convert value of type 'String' to specified type 'Int'")
  }

  @Test func `shows faults of the root at the scenario's fence`() throws {
    let recording = try record(view(""), root: "Missing()")
    #expect(recording.messages.map(\.line) == [39])
  }

  static let endings: [(id: String, action: String, expected: ChildProcess.Ending)] = [
    ("an endless loop", "while true {}", .signaled(SIGXCPU)),
    ("a clean exit", "exit(3)", .exited(3)),
  ]

  @Test(arguments: endings.indices)
  func `ends whatever does not end by itself`(_ index: Int) throws {
    let row = Self.endings[index]
    let recording = try record(view("") + own(row.action), steps: ["present", "run go"])
    #expect(recording.ending == row.expected, "\(row.id)")
    #expect(recording.trace.contains("end\t0\t0") && !recording.trace.contains("finished"))
  }

  @Test func `keeps what a crashing program said last`() throws {
    let code = view("") + own("print(\"soon\"); fatalError(\"out of luck\")")
    let recording = try record(code, steps: ["present", "run go"])
    #expect(recording.errors.contains("Fatal error: out of luck"))
    guard case .signaled = recording.ending else {
      Issue.record("ended with \(String(describing: recording.ending))")
      return
    }
  }

  @Test func `gives sets the same order in every run`() throws {
    let code = view("let _ = print(Set(0..<50))")
    let first = try record(code).output
    #expect(try first.count > 100 && first == record(code).output)
  }

  /// Hashed and printed addresses: of an object, and of a type.
  private static let addresses = """
    let items = Set((0..<50).map { _ in Item() })
    let _ = print(items.map(\\.id), ObjectIdentifier(Item.self), ObjectIdentifier(Int.self))
    """
  private static let item = """

    final class Item: Hashable {
      lazy var id = "\\(ObjectIdentifier(self))"
      static func == (one: Item, other: Item) -> Bool { one === other }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    """

  @Test func `gives objects and types the same addresses in every run`() throws {
    let code = view(Self.addresses) + Self.item
    let first = try record(code).output
    #expect(try first.count > 1000 && first == record(code).output)
  }

  @Test func `refuses a result that depends on addresses where they differ`() throws {
    let runner = try runner(cache: nil, fixesAddresses: false)
    let plain = try request(view("let _ = print(Set(0..<50))"))
    #expect(try runner.run(plain).result.get().ending == .exited(0))
    let problem = #expect(throws: AddressDependence.self) {
      try runner.run(request(view(Self.addresses) + Self.item)).result.get()
    }
    #expect("\(problem, default: "")".contains("hash and print values such as an id"))
  }

  @Test func `reads 20,000 lines, and no line more`() throws {
    for (lines, isTooLong) in [(20_000, false), (20_001, true)] {
      let recording = try record(view("for _ in 1...\(lines) { print() }"))
      #expect(recording.isTooLong == isTooLong, "\(lines)")
    }
  }

  @Test func `keeps no run that ran out of time on another version`() {
    var recording = Recording(mode: .single, messages: [])
    recording.ending = .exited(0)
    #expect(recording.isRepeatable)
    var other = recording
    other.ending = .timedOut
    recording.others = ["ios17": other]
    #expect(!recording.isRepeatable)
  }

  @Test func `remembers a run until something changes`() throws {
    let cache = try ScratchFolder()
    let request = try request(view(""))
    let runner = try runner(cache: cache)
    let first = runner.run(request)
    let second = runner.run(request)
    #expect(!first.isCached && second.isCached, "\(first) \(second)")
    #expect(try first.result.get() == second.result.get())
    let other = try self.request(view(""), steps: ["present, 1 host pass"])
    #expect(!runner.run(other).isCached)
  }

  @Test func `takes a damaged memory for none`() throws {
    let cache = try ScratchFolder()
    let runner = try runner(cache: cache)
    let request = try request(view(""))
    _ = runner.run(request)
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.path + "/results")
    let name = try #require(names.first)
    let entry = try cache.read("results/" + name)
    let other = entry.replacing("mount\\t1", with: "mount\\t2")
    for damaged in ["", String(entry.dropLast(9)), other] {
      try #require(damaged != entry)
      try cache.write(damaged, to: "results/" + name)
      #expect(!runner.run(request).isCached)
      #expect(runner.run(request).isCached)
      #expect(try cache.read("results/" + name).contains("mount"))
    }
  }

  @Test func `forgets a run that ran out of time`() throws {
    let cache = try ScratchFolder()
    let runner = try runner(cache: cache, wallClock: 1)
    let request = try request(
      view("") + own("while true { pause() }"),
      steps: ["present", "run go"]
    )
    _ = runner.run(request)
    #expect(!runner.run(request).isCached)
  }

  /// The versions that a program asks about, and those on which it then runs as well.
  static let versions: [(asked: [String], run: [String: String])] = [
    ([], [:]),
    (["ios18"], ["ios17": "ios17"]),
    (["ios27"], ["ios17": "ios26", "ios18": "ios26", "ios26": "ios26"]),
    (["ios18", "ios27"], ["ios17": "ios17", "ios18": "ios26", "ios26": "ios26"]),
  ]

  @Test(arguments: versions.indices)
  func `runs a program on the versions on which its run depends`(_ index: Int) throws {
    let row = Self.versions[index]
    let asked = row.asked.map { "\"\($0)\": {}" }
    let printing = ["17", "18", "26"].map { "\"as ios\($0)\": { print(\"ios\($0)\") }" }
    let steps = (asked + printing).joined(separator: ", ")
    var request = try request(
      view("") + "@MainActor let steps: [String: @MainActor () -> Void] = [\(steps)]\n"
    )
    let runner = try runner(cache: nil)
    #expect(try runner.run(request).result.get().others.isEmpty)
    request.comparesVersions = true
    let others = try runner.run(request).result.get().others
    #expect(others.mapValues { String(decoding: $0.output.dropLast(), as: UTF8.self) } == row.run)
  }

  private func record(
    _ code: String,
    root: String = "Screen()",
    steps: [String] = ["present"]
  ) throws -> Recording {
    try runner(cache: nil).run(request(code, root: root, steps: steps)).result.get()
  }

  private func request(
    _ code: String,
    root: String = "Screen()",
    steps: [String] = ["present"]
  ) throws -> ScenarioRequest {
    ScenarioRequest(
      program: ScenarioProgram(
        fragments: [.init(code: code, path: "content/page.md", line: 40)],
        grammar: .swift5,
        root: .view(root),
        rootPath: "content/page.md",
        rootLine: 39,
        declaresSteps: code.contains("let steps:")
      ),
      configuration: .debug,
      languageMode: .swift5,
      profile: nil,
      steps: try steps.map { try Step(parsing: $0) }
    )
  }

  private func runner(
    cache: ScratchFolder?,
    wallClock: Double = 600,
    fixesAddresses: Bool = true
  ) throws -> ScenarioRunner {
    var abilities = KernelAbilities.current
    abilities.fixesAddresses = fixesAddresses
    let environment = ProcessInfo.processInfo.environment
    let limits = ProcessLimits(wallClock: wallClock, processor: 2, memory: 1024, file: 64)
    return try ScenarioRunner(
      toolchain: try Toolchain(
        environment: environment,
        engineFolder: StandInEngine.folder.get().path,
        cache: nil
      ),
      environment: environment,
      cache: cache.map { try CacheLocation(testing: $0.path) },
      limits: limits,
      abilities: abilities
    )
  }

  private func view(_ statement: String) -> String {
    "import SwiftUI\nstruct Screen: View { var body: some View { \(statement)\nreturn Text(\"\") } }\n"
  }

  private func own(_ action: String) -> String {
    """
    import Glibc
    @MainActor let steps: [String: @MainActor () -> Void] = ["go": { \(action) }]
    """
  }
}
