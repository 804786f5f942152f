import FileSystem
import Foundation
import Glibc
import TestSupport
import Testing

/// What an untrusted process left in its folder.
@Suite struct `An untrusted file` {
  /// What lies in place of the file; each but the first is refused.
  enum Kind: CaseIterable {
    case plain, link, linkInside, hardLink, pipe, folder, large, missing

    func make(in folder: String) throws {
      let (path, victim) = (folder + "/file", folder + "/../victim")
      switch self {
      case .plain: try Data("text".utf8).write(to: URL(fileURLWithPath: path))
      case .link: #expect(symlink(victim, path) == 0)
      case .linkInside:
        try Data("text".utf8).write(to: URL(fileURLWithPath: folder + "/other"))
        #expect(symlink("other", path) == 0)
      case .hardLink: #expect(Glibc.link(victim, path) == 0)
      case .pipe: #expect(mkfifo(path, 0o600) == 0)
      case .folder: #expect(mkdir(path, 0o700) == 0)
      case .large: try Data(repeating: 1, count: 101).write(to: URL(fileURLWithPath: path))
      case .missing: break
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `is copied only if it is a plain file`(_ kind: Kind) throws {
    let scratch = try ScratchFolder(["victim": "secret", "output/.keep": ""])
    try kind.make(in: scratch.path + "/output")
    let copy = scratch.path + "/copy"
    let problem = Result {
      try takeFile("file", from: scratch.path + "/output", to: copy, limit: 100)
    }
    guard kind == .plain else {
      #expect(throws: UntrustedFileProblem.self) { try problem.get() }
      #expect(!FileManager.default.fileExists(atPath: copy))
      return
    }
    try problem.get()
    #expect(try scratch.read("copy") == "text")
  }

  @Test(arguments: ["../victim", "..", "output/file"])
  func `is in its own folder`(_ name: String) throws {
    let scratch = try ScratchFolder(["victim": "secret", "output/output/file": "text"])
    #expect(throws: UntrustedFileProblem.self) {
      try takeFile(name, from: scratch.path + "/output", to: scratch.path + "/copy", limit: 100)
    }
  }

  @Test func `replaces no copy, nor what a link in its place leads to`() throws {
    let scratch = try ScratchFolder(["victim": "secret", "output/file": "text", "copy": "first"])
    #expect(symlink("victim", scratch.path + "/link") == 0)
    for copy in ["copy", "link"] {
      #expect(throws: UntrustedFileProblem.self) {
        try takeFile(
          "file",
          from: scratch.path + "/output",
          to: scratch.path + "/" + copy,
          limit: 100
        )
      }
    }
    #expect(try scratch.read("victim") == "secret" && scratch.read("copy") == "first")
  }
}

@Suite struct `A hostile folder` {
  @Test func `is removed with all that is in it, and nothing else`() throws {
    let scratch = try ScratchFolder(["victim/file": "secret", "tree/.keep": ""])
    let tree = scratch.path + "/tree"
    var descriptor = open(tree, O_RDONLY | O_DIRECTORY)
    // Deeper than a path can be long.
    for level in 0..<100 {
      #expect(symlinkat(scratch.path + "/victim", descriptor, "link-\(level)") == 0)
      let name = String(repeating: "d", count: 200)
      #expect(mkdirat(descriptor, name, 0o700) == 0)
      let inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY)
      close(descriptor)
      descriptor = inner
    }
    close(descriptor)
    #expect(mkdir(tree + "/closed", 0o700) == 0 && mkdir(tree + "/closed/closed", 0) == 0)
    #expect(chmod(tree + "/closed", 0) == 0 && mkfifo(tree + "/pipe", 0) == 0)
    // What the removal would call a folder that it moves.
    #expect(mkdir(tree + "/moved-0", 0o700) == 0 && mkdir(tree + "/moved-0/inner", 0o700) == 0)
    #expect(mkdirat(AT_FDCWD, tree + "/\u{1}\n", 0o700) == 0)
    removeTree(tree)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["victim"])
    #expect(try scratch.read("victim/file") == "secret")
  }

  @Test func `is left alone if it is a link`() throws {
    let scratch = try ScratchFolder(["victim/file": "secret"])
    #expect(symlink("victim", scratch.path + "/tree") == 0)
    removeTree(scratch.path + "/tree")
    #expect(try scratch.read("victim/file") == "secret")
  }
}
