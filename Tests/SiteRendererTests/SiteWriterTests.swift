import CSystem
import Foundation
import SiteRenderer
import Synchronization
import Testing
import Threads

@Suite struct `Writing a site` {
  static let site = [
    OutputFile(path: "index.html", text: "home"),
    OutputFile(path: "search-index.js", text: ""),
    OutputFile(path: "guidelines/a.html", text: "a"),
  ]

  @Test func `replaces the old site and keeps what git ignores`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      try Data("*\n".utf8).write(to: output.appendingPathComponent(".gitignore"))
      try SiteWriter(output: output).write(Self.site + [OutputFile(path: "old.html", text: "")])
      try SiteWriter(output: output).write(Self.site)
      let files = try FileManager.default.subpathsOfDirectory(atPath: output.path).sorted()
      #expect(
        files == [".gitignore", "guidelines", "guidelines/a.html", "index.html", "search-index.js"]
      )
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["public"])
    }
  }

  /// Whether the file system exchanges two folders; another one has no site for a moment.
  private static let exchangesFolders: Bool = {
    let answer = Result {
      var answer: Int32 = -1
      try withScratchFolder { folder in
        let paths = ["a", "b"].map { folder.appendingPathComponent($0) }
        for path in paths {
          try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        }
        answer = exchange_paths(paths[0].path, paths[1].path)
      }
      return answer
    }
    return (try? answer.get()) == 0
  }()

  @Test(.enabled(if: exchangesFolders, "this file system cannot exchange two folders"))
  func `has a site at each moment while another takes its place`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      try SiteWriter(output: output).write(Self.site)
      let isOver = Mutex(false)
      let missing = Mutex(0)
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        while !isOver.withLock({ $0 }) {
          if access(output.path, F_OK) != 0 { missing.withLock { $0 += 1 } }
        }
        done.signal()
      }
      for number in 0..<200 {
        try SiteWriter(output: output).write(Self.site + [.init(path: "b.html", text: "\(number)")])
      }
      isOver.withLock { $0 = true }
      done.wait()
      #expect(missing.withLock { $0 } == 0)
    }
  }

  @Test func `keeps no link in place of what git ignores`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      let ignored = output.appendingPathComponent(".gitignore").path
      let secret = folder.appendingPathComponent("secret").path
      try Data("4711".utf8).write(to: URL(fileURLWithPath: secret))
      for isOld in [false, true] {
        if !isOld {
          try FileManager.default.createDirectory(
            atPath: output.path,
            withIntermediateDirectories: true
          )
        }
        try FileManager.default.createSymbolicLink(atPath: ignored, withDestinationPath: secret)
        try SiteWriter(output: output).write(Self.site)
        let names = try FileManager.default.contentsOfDirectory(atPath: output.path)
        #expect(!names.contains(".gitignore"))
      }
    }
  }

  @Test func `writes nothing where nothing differs`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      try SiteWriter(output: output).write(Self.site)
      let before = try fileNumber(of: output)
      try SiteWriter(output: output).write(Self.site)
      #expect(try fileNumber(of: output) == before)
      try SiteWriter(output: output).write(Array(Self.site.dropLast()))
      #expect(try fileNumber(of: output) != before)
      #expect(
        !FileManager.default.fileExists(atPath: output.appendingPathComponent("guidelines").path)
      )
    }
  }

  @Test func `writes only the files whose bytes differ, and puts them there at once`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      let home = output.appendingPathComponent("index.html")
      let page = output.appendingPathComponent("guidelines/a.html")
      try SiteWriter(output: output).write(Self.site)
      for file in [home, page] {
        try FileManager.default.setAttributes(
          [.modificationDate: Date.distantPast],
          ofItemAtPath: file.path
        )
      }
      let before = try (site: fileNumber(of: output), home: modificationDate(of: home))
      let edited = Self.site.dropLast() + [OutputFile(path: "guidelines/a.html", text: "b")]
      try SiteWriter(output: output).write(Array(edited))
      #expect(try fileNumber(of: output) != before.site)
      #expect(try modificationDate(of: home) == before.home)
      #expect(try modificationDate(of: page) != before.home)
      #expect(try Data(contentsOf: page) == Data("b".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["public"])
    }
  }

  @Test func `makes a missing folder`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("new/public")
      try SiteWriter(output: output).write(Self.site)
      let home = try String(
        contentsOf: output.appendingPathComponent("index.html"),
        encoding: .utf8
      )
      #expect(home == "home")
    }
  }

  @Test func `never writes beside its folder`() throws {
    try withScratchFolder { folder in
      for path in ["../escaped.html", "/escaped.html", "a/../b.html", "./a.html", "a//b", "a\u{0}"]
      {
        #expect(throws: SiteWriterProblem.outsidePath(path)) {
          let files = Self.site + [OutputFile(path: path, text: "")]
          try SiteWriter(output: folder.appendingPathComponent("public")).write(files)
        }
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left.isEmpty)
    }
  }

  @Test(arguments: [["a.html", "a.html"], ["\u{E9}.html", "e\u{301}.html"], ["a", "a/b.html"]])
  func `never writes two files to one path`(paths: [String]) throws {
    try withScratchFolder { folder in
      let files = Self.site + paths.map { OutputFile(path: $0, text: $0) }
      #expect(throws: SiteWriterProblem.samePath(paths[0])) {
        try SiteWriter(output: folder.appendingPathComponent("public")).write(files)
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left.isEmpty)
    }
  }

  @Test func `writes where a link leads and keeps the link`() throws {
    try withScratchFolder { folder in
      let link = folder.appendingPathComponent("link")
      try SiteWriter(output: folder.appendingPathComponent("public")).write(Self.site)
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "public")
      let edited = Self.site.dropLast() + [OutputFile(path: "guidelines/a.html", text: "b")]
      try SiteWriter(output: link).write(Array(edited))
      let page = folder.appendingPathComponent("public/guidelines/a.html")
      #expect(try Data(contentsOf: page) == Data("b".utf8))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "public")
    }
  }

  @Test func `refuses a folder that git keeps its records in`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      try SiteWriter(output: output).write(Self.site)
      let records = output.appendingPathComponent(".git")
      try FileManager.default.createDirectory(at: records, withIntermediateDirectories: true)
      #expect(throws: SiteWriterProblem.foreignFolder(output.standardizedFileURL.path)) {
        try SiteWriter(output: output).write(Self.site)
      }
      #expect(FileManager.default.fileExists(atPath: records.path))
    }
  }

  @Test func `refuses a folder with other files`() throws {
    try withScratchFolder { folder in
      let letter = folder.appendingPathComponent("letter.txt")
      try Data("dear".utf8).write(to: letter)
      let path = folder.standardizedFileURL.path
      #expect(throws: SiteWriterProblem.foreignFolder(path)) {
        try SiteWriter(output: folder).write(Self.site)
      }
      #expect(FileManager.default.fileExists(atPath: letter.path))
    }
  }

  @Test func `tells which file the system does not take, and why`() throws {
    try withScratchFolder { folder in
      let long = OutputFile(path: String(repeating: "a", count: 300) + ".html", text: "")
      let output = folder.appendingPathComponent("public")
      let problem = #expect(throws: SiteWriterProblem.self) {
        try SiteWriter(output: output).write(Self.site + [long])
      }
      let words = problem.map { "\($0)" } ?? ""
      #expect(words.contains(long.path) && words.contains("File name too long"))
      #expect(!FileManager.default.fileExists(atPath: output.path))
    }
  }

  @Test func `leaves the old site where a file cannot be made`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      try SiteWriter(output: output).write(Self.site)
      let before = try fileNumber(of: output)
      #expect(throws: CocoaError.self) {
        try SiteWriter(output: output).write { receive in
          try receive(OutputFile(path: "index.html", text: "other"))
          throw CocoaError(.fileReadUnknown)
        }
      }
      #expect(try fileNumber(of: output) == before)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["public"])
    }
  }

  @Test func `takes files from several threads, in folders that they share`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      let files = (0..<400).map { OutputFile(path: "a\($0 % 7)/b\($0 % 3)/\($0)", text: "\($0)") }
      let count = try SiteWriter(output: output).write { receive in
        for file in Self.site { try receive(file) }
        _ = try files.concurrentMap(threads: 8) { try receive($0) }
      }
      #expect(count == 403)
      for file in files {
        #expect(try Data(contentsOf: output.appendingPathComponent(file.path)) == Data(file.bytes))
      }
    }
  }

  @Test func `leaves the old site where a file cannot be written`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      try SiteWriter(output: output).write(Self.site)
      let clash = [OutputFile(path: "a", text: ""), OutputFile(path: "a/b", text: "")]
      #expect(throws: (any Error).self) { try SiteWriter(output: output).write(clash) }
      #expect(
        FileManager.default.fileExists(atPath: output.appendingPathComponent("index.html").path)
      )
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["public"])
    }
  }
}

/// By what the file system knows a file or folder, whatever its path.
private func fileNumber(of url: URL) throws -> Int? {
  try FileManager.default.attributesOfItem(atPath: url.path)[.systemFileNumber] as? Int
}

private func modificationDate(of url: URL) throws -> Date? {
  try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
}

/// Runs a body with a folder of its own, removed afterwards.
private func withScratchFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("bodycheck-site-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}
