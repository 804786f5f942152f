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
  func `tell what has changed`(_ kind: Kind, _ index: Int) throws {
    let row = Self.cases[index]
    let scratch = try ScratchFolder(["a.md": "", "deep/c.md": ""])
    let watcher = try #require(makeWatcher(kind, of: scratch.path))
    try row.change(scratch)
    var changed: Set<String> = []
    while !changed.isSuperset(of: row.changed.map { scratch.path + "/" + $0 }) {
      changed.formUnion(watcher.next())
    }
    #expect(changed == Set(row.changed.map { scratch.path + "/" + $0 }), "\(row.name)")
  }

  @Test(arguments: Kind.allCases)
  func `follow folders that are added, once each`(_ kind: Kind) throws {
    let scratch = try ScratchFolder(["one/a.md": "", "two/b.md": ""])
    let folders = ["one", "two", "missing", "one"].map { scratch.path + "/" + $0 }
    let watcher = try #require(makeWatcher(kind, of: folders[0]))
    watcher.follow(folders)
    try scratch.write("changed", to: "two/b.md")
    #expect(watcher.next() == [scratch.path + "/two/b.md"])
    try scratch.write("changed", to: "one/a.md")
    #expect(watcher.next() == [scratch.path + "/one/a.md"])
  }

  private func makeWatcher(_ kind: Kind, of folder: String) -> (any FileWatcher)? {
    switch kind {
    case .inotify: InotifyWatcher(folders: [folder])
    case .polling: PollingWatcher(folders: [folder], interval: 0.01)
    }
  }
}
