import Foundation
import TestSupport
import Testing

@testable import DevServer

@Suite struct `File watchers` {
  enum Kind: CaseIterable { case inotify, polling }

  struct Case: Sendable {
    let name: String
    let changed: Set<String>
    let change: @Sendable (ScratchFolder) throws -> Void
  }

  static let cases = [
    Case(name: "a saved file", changed: ["a.md"]) { try $0.write("changed", to: "a.md") },
    Case(name: "a new file", changed: ["deep/new.md"]) { try $0.write("", to: "deep/new.md") },
    Case(name: "a file in a new folder", changed: ["new/er/b.md"]) {
      try $0.write("", to: "new/er/b.md")
    },
    Case(name: "a removed file", changed: ["a.md"]) {
      try FileManager.default.removeItem(atPath: $0.path + "/a.md")
    },
    Case(name: "a renamed file", changed: ["a.md", "z.md"]) {
      try FileManager.default.moveItem(atPath: $0.path + "/a.md", toPath: $0.path + "/z.md")
    },
    Case(name: "only what is not hidden", changed: ["a.md"]) {
      try $0.write("", to: ".a.md.swp")
      try $0.write("changed", to: "a.md")
    },
  ]

  @Test(arguments: Kind.allCases, cases.indices)
  func `report what has changed`(_ kind: Kind, _ index: Int) throws {
    let row = Self.cases[index]
    let scratch = try ScratchFolder(["a.md": "", "deep/c.md": ""])
    let watcher = try makeWatcher(kind, of: scratch.path)
    try row.change(scratch)
    let expected = row.changed.map { scratch.path + "/" + $0 }
    var changed: Set<String> = []
    while !expected.allSatisfy({ file in changed.contains { isFile(file, in: $0) } }) {
      changed.formUnion(try watcher.next())
    }
    #expect(
      changed.allSatisfy { path in expected.contains { isFile($0, in: path) } },
      "\(row.name): \(changed)"
    )
  }

  @Test(arguments: Kind.allCases)
  func `see a folder that is added as a root`(_ kind: Kind) throws {
    let scratch = try ScratchFolder(["one/a.md": "", "two/b.md": ""])
    let folders = ["one", "two"].map { scratch.path + "/" + $0 }
    let watcher = try makeWatcher(kind, of: folders[0])
    watcher.roots = folders
    try waitForChange(of: "two/b.md", in: scratch, by: watcher)
    try waitForChange(of: "one/a.md", in: scratch, by: watcher)
  }

  static let replacements: [@Sendable (ScratchFolder) throws -> Void] = [
    { scratch in
      try FileManager.default.removeItem(atPath: scratch.path + "/root")
      try scratch.write("", to: "root/a.md")
    },
    { scratch in
      try FileManager.default.moveItem(
        atPath: scratch.path + "/root",
        toPath: scratch.path + "/old"
      )
      try FileManager.default.moveItem(
        atPath: scratch.path + "/other",
        toPath: scratch.path + "/root"
      )
    },
    { scratch in
      try FileManager.default.removeItem(atPath: scratch.path + "/root/inner")
      try scratch.write("", to: "root/inner/again/c.md")
    },
  ]

  @Test(arguments: Kind.allCases, replacements.indices)
  func `see changes in a folder that took the place of another`(
    _ kind: Kind,
    _ index: Int
  ) throws {
    let scratch = try ScratchFolder([
      "root/a.md": "", "root/inner/b.md": "", "other/a.md": "", "other/inner/b.md": "",
    ])
    let watcher = try makeWatcher(kind, of: scratch.path + "/root")
    try Self.replacements[index](scratch)
    _ = try watcher.next()
    for file in ["root/a.md", "root/inner/again/c.md"] {
      try waitForChange(of: file, in: scratch, by: watcher)
    }
  }

  @Test(arguments: Kind.allCases)
  func `see a root that was missing`(_ kind: Kind) throws {
    let scratch = try ScratchFolder(["a.md": ""])
    let watcher = try makeWatcher(kind, of: scratch.path + "/missing")
    try waitForChange(of: "missing/a.md", in: scratch, by: watcher)
    try waitForChange(of: "missing/a.md", in: scratch, by: watcher)
  }

  @Test(arguments: Kind.allCases)
  func `see nothing where a link in the folder leads`(_ kind: Kind) throws {
    let others = try ScratchFolder(["inner/b.md": ""])
    let scratch = try ScratchFolder(["a.md": ""])
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/link",
      withDestinationPath: others.path
    )
    let watcher = try makeWatcher(kind, of: scratch.path)
    try others.write("changed", to: "inner/b.md")
    try scratch.write("changed", to: "a.md")
    #expect(try watcher.next() == [scratch.path + "/a.md"])
  }

  @Test func `see changes after Linux has dropped events`() throws {
    let scratch = try ScratchFolder(["a.md": "", "b.md": ""])
    let watcher = try InotifyWatcher(roots: [scratch.path])
    let limit = "/proc/sys/fs/inotify/max_queued_events"
    let text = try String(contentsOfFile: limit, encoding: .utf8)
    let events = try #require(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // Linux joins an event with an equal one before it, so the files take turns.
    for index in 0...events {
      close(open(scratch.path + (index.isMultiple(of: 2) ? "/a.md" : "/b.md"), O_WRONLY))
    }
    try scratch.write("", to: "new/c.md")
    #expect(try watcher.next() == [scratch.path])
    try waitForChange(of: "new/c.md", in: scratch, by: watcher)
  }

  @Test func `end when Linux no longer reports events`() throws {
    let watcher = try InotifyWatcher(roots: [ScratchFolder().path])
    let unreadable = open("/dev/null", O_WRONLY)
    dup2(unreadable, watcher.descriptor)
    close(unreadable)
    let problem = #expect(throws: WatcherProblem.self) { try watcher.next() }
    #expect(
      problem?.description
        == "changed files are no longer noticed (Bad file descriptor): restart 'bodycheck serve'"
    )
  }

  /// Saves a file until its change is reported.
  private func waitForChange(
    of file: String,
    in scratch: ScratchFolder,
    by watcher: any FileWatcher
  ) throws {
    repeat {
      try scratch.write("changed", to: file)
    } while try !watcher.next().contains(scratch.path + "/" + file)
  }

  /// Whether a path is that file or a folder that the file is in.
  private func isFile(_ file: String, in path: String) -> Bool {
    file == path || file.hasPrefix(path + "/")
  }

  private func makeWatcher(_ kind: Kind, of folder: String) throws -> any FileWatcher {
    switch kind {
    case .inotify: try InotifyWatcher(roots: [folder])
    case .polling: PollingWatcher(roots: [folder], interval: 0.01)
    }
  }
}
