import Foundation
import TestSupport
import Testing

/// The table of CONTRIBUTING.md that lists what Bodycheck, its tests and its benchmarks use.
@Suite(.runsProcesses) struct `What is needed` {
  @Test func `has every module that a source imports`() throws {
    // Sources/Verification is a target; every other folder there holds targets.
    let folder = TestProgram.root + "/Sources"
    let own = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.split(separator: "/").count <= 2 }
      .compactMap { $0.split(separator: "/").last.map(String.init) }
    let line = /^(?:@\S+ )*(?:\w+ )?import (?:(?:struct|func|enum|typealias|class|protocol) )?(\w+)/
      .anchorsMatchLineEndings()
    let texts = try Self.sources().values
    let modules = Set(texts.flatMap { $0.matches(of: line).map { String($0.1) } })
    #expect(modules.contains("FoundationEssentials"))
    try Self.expectInTable(modules.subtracting(own + ["Swift"]))
  }

  @Test(.needs("ldd"))
  func `has every library that a program is linked with`() throws {
    let libraries = try Self.linkedLibraries()
    #expect(libraries.contains("libcmark"))
    try Self.expectInTable(libraries)
  }

  @Test func `has every tool that a script starts`() throws {
    let scripts = try Script.all()
    #expect(scripts.count > 20)
    let tools = Set(scripts.flatMap(\.commands)).intersection(Script.tools)
    #expect(tools.isSuperset(of: ["git", "swift"]))
    try Self.expectInTable(tools)
  }

  @Test(.needs("python3"))
  func `has every module of Python that a script imports`() throws {
    let scripts = try Script.all().filter(\.isPython)
    let code = "import sys; print(*sys.stdlib_module_names)"
    let library = try Self.output(of: ["python3", "-c", code]).split { $0.isWhitespace }
    let line = /^ *(?:import|from) ([a-z_]\w*)/.anchorsMatchLineEndings()
    let modules = Set(scripts.flatMap { $0.text.matches(of: line).map { String($0.1) } })
      .subtracting(scripts.map(\.module) + library.map(String.init))
    #expect(modules.contains("selenium"))
    try Self.expectInTable(modules)
  }

  @Test func `is nothing that is unused`() throws {
    let texts = try Script.all().map(\.text) + Self.sources().values
    let words = Set(texts.flatMap { $0.matches(of: /[\w.+-]+/).map(\.0) })
    let libraries = isOnPath("ldd") ? try Self.linkedLibraries() : []
    for name in try Self.table() where !words.contains(Substring(name)) {
      #expect(libraries.contains(name), "nothing uses '\(name)'")
    }
  }

  /// What the table names as code in its second column.
  private static func table() throws -> Set<String> {
    let text = try String(contentsOfFile: TestProgram.root + "/CONTRIBUTING.md", encoding: .utf8)
    let parts = text.split(separator: "\n| Needed | Parts used | For |\n", maxSplits: 1)
    let rows = try #require(parts.last?.split(separator: "\n\n").first).split(separator: "\n")
    let cells = rows.compactMap { $0.split(separator: "|").dropFirst().first }
    return Set(cells.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } })
  }

  private static func expectInTable(_ names: Set<String>) throws {
    let missing = try names.subtracting(table()).sorted()
    #expect(missing.isEmpty, "the table 'Needed' of CONTRIBUTING.md lacks \(missing)")
  }

  /// The libraries that the program and its own libraries are linked with, the toolchain's and the
  /// loader aside.
  private static func linkedLibraries() throws -> Set<String> {
    let libraries = ["ScenarioEngine", "EngineMacros"]
    let programs = ["bodycheck"] + libraries.map { "lib\($0).so" }
    let files = programs.map { TestProgram.engineFolder + "/" + $0 }
    let host = try output(of: [TestProgram.root + "/scripts/swift-host"])
    let toolchain = URL(fileURLWithPath: host.trimmingCharacters(in: .newlines))
      .deletingLastPathComponent().path
    let lines = try output(of: ["ldd"] + files).split(separator: "\n")
    let paths = lines.compactMap { $0.firstMatch(of: /(lib\S+)\.so\S* => (\S+)/) }
    return Set(paths.filter { !$0.2.hasPrefix(toolchain) }.map { String($0.1) })
  }

  /// The texts of all sources by their paths.
  private static func sources() throws -> [String: String] {
    let folder = TestProgram.root + "/Sources"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
    return try Dictionary(
      uniqueKeysWithValues: paths.map {
        ($0, try String(contentsOfFile: folder + "/" + $0, encoding: .utf8))
      }
    )
  }

  private static func output(of command: [String]) throws -> String {
    try Shell.run(command, by: "/usr/bin/env", in: TestProgram.root).output
  }
}

/// A script of this repository.
private struct Script {
  let path: String
  let text: String

  /// Those of the shell, of make and of Python.
  static func all() throws -> [Script] {
    let folders = ["scripts", ".ci", "Benchmarks", "Tests/Browser", "Tests/Differential"]
    let paths = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: TestProgram.root + "/" + folder)
        .map { folder + "/" + $0 }
    }
    return (paths + ["Makefile"]).compactMap { path in
      let text = try? String(contentsOfFile: TestProgram.root + "/" + path, encoding: .utf8)
      return text.map { Script(path: path, text: $0) }
    }.filter { $0.isPython || $0.text.hasPrefix("#!/") || $0.path == "Makefile" }
  }

  var isPython: Bool { path.hasSuffix(".py") || text.prefix { $0 != "\n" }.contains("python") }

  /// What another script imports it by.
  var module: String {
    let name = URL(fileURLWithPath: path).lastPathComponent
    return name.hasSuffix(".py") ? String(name.dropLast(3)) : name
  }

  /// The words that stand where a command's name does; some are none.
  var commands: [String] {
    if isPython {
      return text.matches(of: /(?:\["([a-z][\w.+-]*)", (?:"-|\*)|which\("([a-z][\w.+-]*)"\))/)
        .compactMap { ($0.1 ?? $0.2).map(String.init) }
    }
    return text.matches(of: Self.command).map { String($0.1) }
  }

  /// At the start of a line, or behind a word or a sign that a command follows.
  private nonisolated(unsafe) static let command =
    #/
      (?: ^[\ \t]*[@\-]? | [;|&(!]\ * | \b(?:if|then|else|do|exec|-v|sudo)\  )
      (?! (?:if|then|else|do|exec)\  )
      ( [a-z][\w.+\-]* ) (?= [\ ;)] | $ )
    /#
    .anchorsMatchLineEndings()

  /// Tools that not every system has; what this machine has is no part of the answer.
  static let tools: Set = [
    "apt-get", "aspell", "bash", "bc", "brew", "bun", "bwrap", "cargo", "cc", "chromedriver",
    "chromium",
    "clang", "clang++", "cmake", "convert", "curl", "dc", "deno", "dnf", "docker", "dpkg",
    "dpkg-query",
    "expect", "firefox", "fish", "g++", "gcc", "gdb", "geckodriver", "gh", "git", "glab", "go",
    "gpg", "groff", "hg", "html5lib", "hugo", "hunspell", "inkscape", "java", "jq",
    "lldb", "ltrace", "magick", "make", "man", "mdbook", "meson", "ninja", "nm", "node", "npm",
    "npx",
    "objdump", "openssl", "pandoc", "patchelf", "perf", "perl", "pip", "pip3", "pipx", "pkg-config",
    "podman", "python", "python3", "readelf", "readlink", "rsvg-convert", "rsync", "ruby", "rustc",
    "scp", "setpriv", "sqlite3", "ssh", "strace", "strip", "su", "sudo", "swift", "swift-format",
    "swift-symbolgraph-extract", "swiftc", "unshare", "unzip", "uv", "valgrind", "wget", "yq",
    "zip",
    "zola", "zsh", "zstd",
  ]
}
