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
    for target in ["../secret.md", "/etc/passwd", "/dev/zero", "../content-2/b.md"] {
      try link("link.md", to: target)
      #expect(
        try Self.found(in: scratch) == ["content/link.md: the link leads out of the content folder"]
      )
    }
    for target in ["missing", "link.md"] {
      try link("link.md", to: target)
      #expect(try Self.found(in: scratch) == ["content/link.md: the link leads nowhere"])
    }
    try link("link.md", to: "..")
    #expect(try Self.found(in: scratch) == ["content/link.md: the linked folder is left out"])
    try link("link.md", to: "a.md")
    #expect(try Self.found(in: scratch) == [])
    #expect(try Self.pages(in: scratch) == ["content/a.md": "a", "content/link.md": "a"])
  }

  @Test func `tells of a page that other programs would read`() throws {
    let scratch = try ScratchFolder(["content/a.md": "a", "content/b.markdown": "b"])
    #expect(try Self.found(in: scratch) == ["content/b.markdown: the page is not read"])
  }

  @Test func `has a finding for each thing that is no page, beside the others`() throws {
    let scratch = try ScratchFolder([
      "content/a.md": "a", "content/notes.txt": "", "secret.md": "s",
    ])
    let content = scratch.path + "/content/"
    #expect(mkfifo(content + "pipe.md", 0o600) == 0)
    #expect(symlink("nowhere", content + "dead.png") == 0)
    #expect(symlink("../secret.md", content + "out.md") == 0)
    #expect(symlink("nowhere", content + "dead.txt") == 0)
    // A folder that is linked is not looked into, so it may lead in circles.
    #expect(symlink(".", content + "around") == 0)
    #expect(mkdir(content + "b.md", 0o700) == 0)
    let name = Array((content + "caf").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9)]
    #expect(mkdir(name + [0], 0o700) == 0)
    let file = fopen(name + Array(".md".utf8CString), "w")
    fclose(file)
    #expect(
      try Self.found(in: scratch) == [
        "content/around: the linked folder is left out",
        "content/caf\u{FFFD}: the name is not UTF-8 text",
        "content/caf\u{FFFD}.md: the name is not UTF-8 text",
        "content/dead.png: the link leads nowhere",
        "content/out.md: the link leads out of the content folder",
        "content/pipe.md: a page or an image must be a file",
      ]
    )
    #expect(try Self.pages(in: scratch) == ["content/a.md": "a"])
  }

  @Test func `has no image of a gigabyte, and none is read`() throws {
    let scratch = try ScratchFolder(["content/a.png": ""])
    #expect(truncate(scratch.path + "/content/a.png", 1 << 30) == 0)
    #expect(try Self.found(in: scratch) == ["content/a.png: the file has 1073741824 bytes"])
  }

  @Test func `has no page that is larger than a book, and none is read`() throws {
    let scratch = try ScratchFolder(["content/a.md": "a"])
    let page = scratch.path + "/content/a.md"
    #expect(truncate(page, Page.maxSize) == 0)
    #expect(try Self.pages(in: scratch).count == 1)
    #expect(truncate(page, 50_000_000_000) == 0)
    #expect(try Self.found(in: scratch) == ["content/a.md: the file has 50000000000 bytes"])
    #expect(try Self.pages(in: scratch).isEmpty)
  }

  @Test func `is checked with what is no page`() throws {
    let program = try TestProgram(site: "counter")
    #expect(mkfifo(program.folder + "/content/pipe.md", 0o600) == 0)
    for command in ["check", "verify", "build"] {
      let result = program.run(command)
      #expect(result.code == .findings)
      let said = command == "build" ? result.errors : result.output
      #expect(said.contains("content/pipe.md:1:1: error: a page or an image must be a file"))
    }
    #expect(program.run("check", "content/guidelines").code == .success)
    #expect(program.run("check", "content").code == .findings)
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
    #expect(
      try Self.found(in: scratch) == ["content/\u{E9}.md: there are two files 'content/\u{E9}.md'"]
    )
  }

  /// The headlines of its findings, with their paths.
  private static func found(in scratch: ScratchFolder) throws -> [String] {
    try ContentFolder(root: scratch.path, folder: "content").content().findings
      .map { "\($0.location.path): \($0.what)" }
  }

  private static func pages(in scratch: ScratchFolder) throws -> [String: String] {
    try ContentFolder(root: scratch.path, folder: "content").content().pages.mapValues(\.text)
  }
}
