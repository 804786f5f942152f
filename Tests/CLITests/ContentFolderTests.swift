import FileSystem
import Foundation
import Guidelines
import TestSupport
import Testing

@testable import CLI

/// What lies in a content folder besides plain files.
@Suite struct `A content folder` {
  @Test func `is read without what is outside the folder`() throws {
    let scratch = try ScratchFolder(["content/a.md": "a", "secret.md": "s", "content-2/b.md": "b"])
    let manager = FileManager.default
    func link(_ name: String, to target: String) throws {
      try? manager.removeItem(atPath: scratch.path + "/content/link.md")
      let path = scratch.path + "/content/" + name
      try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
    func problem() -> ContentProblem? {
      do {
        _ = try ContentFolder(root: scratch.path, folder: "content").texts()
        return nil
      } catch { return error as? ContentProblem }
    }
    for target in ["../secret.md", "/etc/passwd", "/dev/zero", "../content-2/b.md", ".."] {
      try link("link.md", to: target)
      guard case .outside("content/link.md", _) = problem() else {
        Issue.record("a link to \(target) was read")
        continue
      }
    }
    for target in ["missing", "link.md"] {
      try link("link.md", to: target)
      #expect(problem() == .deadLink("content/link.md"))
    }
    // A folder that is linked is not looked into, so it may lead in circles.
    try link("around", to: ".")
    try link("link.md", to: "a.md")
    try manager.createDirectory(
      atPath: scratch.path + "/content/b.md",
      withIntermediateDirectories: false
    )
    let files = try ContentFolder(root: scratch.path, folder: "content").texts()
    #expect(files == ["content/a.md": "a", "content/link.md": "a"])
    #expect(mkfifo(scratch.path + "/content/pipe.md", 0o600) == 0)
    #expect(problem() == .noFile("content/pipe.md"))
  }

  @Test func `has no page that is larger than a book, and none is read`() throws {
    let scratch = try ScratchFolder(["content/a.md": "a"])
    let page = scratch.path + "/content/a.md"
    #expect(truncate(page, Page.maxSize) == 0)
    #expect(try ContentFolder(root: scratch.path, folder: "content").texts().count == 1)
    #expect(truncate(page, 50_000_000_000) == 0)
    let problem = ContentProblem.tooLarge("content/a.md", bytes: 50_000_000_000)
    #expect(throws: problem) { try ContentFolder(root: scratch.path, folder: "content").texts() }
    #expect(
      problem.description
        == "'content/a.md' has 50000000000 bytes, and a page at most 4194304:"
        + " split it, or put it elsewhere"
    )
  }

  @Test func `is not read without a folder that cannot be read`() throws {
    let scratch = try ScratchFolder(["content/a.md": "a"])
    // The system takes no path as long as that of the innermost folder.
    let name = String(repeating: "n", count: 240)
    let make = "cd content; for i in $(seq 20); do mkdir \(name) && cd -P \(name) || exit 1; done"
    try #require(try Shell.run(["-c", make], by: "/bin/bash", in: scratch.path).code == 0)
    defer { _ = try? Shell.run(["-c", "rm -r content"], in: scratch.path) }
    let problem = #expect(throws: UnreadableFile.self) {
      try ContentFolder(root: scratch.path, folder: "content").site()
    }
    let description = problem.map { "\($0)" } ?? ""
    #expect(description.contains("/\(name)' cannot be read (File name too long)"))
  }

  @Test func `has no two files of one name`() throws {
    let scratch = try ScratchFolder(["content/\u{E9}.md": "1"])
    try scratch.write("2", to: "content/e\u{301}.md")
    #expect(throws: ContentProblem.sameName("content/\u{E9}.md")) {
      try ContentFolder(root: scratch.path, folder: "content").texts()
    }
  }
}
