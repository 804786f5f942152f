import Foundation
import Guidelines
import SiteRenderer
import Testing

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

  @Test func `keeps what is named of the old site, unless that has changed`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      let writer = SiteWriter(output: output)
      let known = try writer.write(Self.site)
      let home = [OutputFile(path: "index.html", text: "other")]
      let kept = ["search-index.js", "guidelines/a.html"]
      let second = try writer.write(home, keeping: kept, of: known)
      #expect(second != nil)
      let page = output.appendingPathComponent("guidelines/a.html")
      #expect(try String(contentsOf: page, encoding: .utf8) == "a")
      #expect(throws: SiteWriterProblem.changedMeanwhile) {
        try Data("b".utf8).write(to: page, options: .atomic)
        try writer.write(Self.site.filter { $0.path == "index.html" }, keeping: kept, of: second)
      }
      #expect(try String(contentsOf: page, encoding: .utf8) == "b")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["public"])
    }
  }

  @Test func `makes the site of the folder that was replaced before`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      let spare = folder.appendingPathComponent("cache/spare")
      let writer = SiteWriter(output: output, spare: spare.path)
      var site: [String: String] = ["index.html": "home", "search-index.js": ""]
      for number in 0..<200 { site["folder-\(number % 3)/\(number).html"] = "\(number)" }
      var known: WrittenSite?
      var folders: [Int?] = []
      for round in 0..<12 {
        known = try writer.write(files(of: site), keeping: [], of: known)
        #expect(try contents(of: output) == site)
        folders.append(try fileNumber(of: output))
        let state = FolderState(of: output.path, includesHidden: true)
        #expect(known?.state.fingerprint == state.fingerprint)
        // What comes, goes and changes is in folders that do, too.
        for place in 0..<3 {
          let number = Int.random(in: 0..<200)
          site["folder-\(number % 3)/\(number).html"] = ["new \(round)", nil].randomElement()!
          site["folder-\(round)/more/\(place).html"] = "more"
          site["folder-\(round - 2)/more/\(place).html"] = nil
        }
      }
      // Two folders take turns.
      #expect(Set(folders).count == 2)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }
  }

  /// What may have happened to the folder that was replaced.
  static let damages: [@Sendable (URL) throws -> Void] = [
    { try FileManager.default.removeItem(at: $0) },
    { try FileManager.default.removeItem(at: $0.appendingPathComponent("a/7.html")) },
    { try Data("other".utf8).write(to: $0.appendingPathComponent("a/7.html"), options: .atomic) },
    { try Data("more".utf8).write(to: $0.appendingPathComponent("a/more.html")) },
    { try Data("more".utf8).write(to: $0.appendingPathComponent("more.html")) },
  ]

  @Test(arguments: damages.indices)
  func `uses no replaced folder that has changed`(_ index: Int) throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      let spare = folder.appendingPathComponent("spare")
      let writer = SiteWriter(output: output, spare: spare.path)
      var site: [String: String] = ["index.html": "home", "search-index.js": ""]
      for number in 0..<20 { site["a/\(number).html"] = "\(number)" }
      var known = try writer.write(files(of: site))
      site["a/0.html"] = "first"
      known = try writer.write(files(of: site), of: known)
      #expect(known?.spare?.differences == ["a/0.html"])
      // The file system's clock may stand still for some milliseconds.
      usleep(20_000)
      try Self.damages[index](spare)
      site["a/1.html"] = "second"
      known = try writer.write(files(of: site), of: known)
      #expect(try contents(of: output) == site)
      #expect(try contents(of: spare) == site.merging(["a/1.html": "1"]) { $1 })
    }
  }

  @Test func `has a folder for the next site from the first one on`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      let spare = folder.appendingPathComponent("cache/spare")
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      try Data("*\n".utf8).write(to: output.appendingPathComponent(".gitignore"))
      let writer = SiteWriter(output: output, spare: spare.path)
      var site: [String: String] = ["index.html": "home", "search-index.js": ""]
      for number in 0..<20 { site["a/b/\(number).html"] = "\(number)" }
      var known = try writer.write(files(of: site))
      let all = site.merging([".gitignore": "*\n"]) { $1 }
      #expect(try contents(of: spare) == all)
      #expect(
        try fileNumber(of: spare.appendingPathComponent("a/b/1.html"))
          == fileNumber(of: output.appendingPathComponent("a/b/1.html"))
      )
      let next = try fileNumber(of: spare)
      site["a/b/0.html"] = "edited"
      known = try writer.write(files(of: site), of: known)
      #expect(try fileNumber(of: output) == next)
      #expect(known?.spare?.differences == ["a/b/0.html"])
      #expect(try contents(of: output) == all.merging(site) { $1 })
      #expect(try contents(of: spare) == all)
    }
  }

  @Test func `makes another folder where the replaced one has little in common`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      let spare = folder.appendingPathComponent("spare")
      let writer = SiteWriter(output: output, spare: spare.path)
      let known = try writer.write(Self.site)
      let edited = Self.site.map { OutputFile(path: $0.path, text: "other") }
      let second = try writer.write(edited, of: known)
      #expect(second?.spare?.differences.isEmpty == true)
      #expect(second?.spare?.isUnchanged(at: spare.path) == true)
      #expect(try contents(of: spare) == contents(of: output))
      let state = FolderState(of: output.path, includesHidden: true)
      #expect(second?.state.fingerprint == state.fingerprint)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }
  }

  @Test func `knows the site as it is where it had a folder of which it knew nothing`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      let spare = folder.appendingPathComponent("spare")
      let writer = SiteWriter(output: output, spare: spare.path)
      var site = (0..<20).map { OutputFile(path: "a/\($0).html", text: "\($0)") } + Self.site
      let first = try #require(try writer.write(site))
      site[0] = OutputFile(path: "a/0.html", text: "other")
      let second = try writer.write(site, of: WrittenSite(state: first.state))
      let state = FolderState(of: output.path, includesHidden: true)
      #expect(second?.state.fingerprint == state.fingerprint)
      #expect(second?.spare?.isUnchanged(at: spare.path) == true)
    }
  }

  @Test func `does without a folder for the next site where none can be made`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      try Data("a file".utf8).write(to: folder.appendingPathComponent("taken"))
      let spare = folder.appendingPathComponent("taken/spare")
      let known = try SiteWriter(output: output, spare: spare.path).write(Self.site)
      #expect(known != nil && known?.spare == nil)
      #expect(try contents(of: output).count == 3)
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

  @Test func `writes only the files whose bytes differ`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      let home = output.appendingPathComponent("index.html")
      let page = output.appendingPathComponent("guidelines/a.html")
      try SiteWriter(output: output).write(Self.site)
      let before = try (home: fileNumber(of: home), page: fileNumber(of: page))
      let edited = Self.site.dropLast() + [OutputFile(path: "guidelines/a.html", text: "b")]
      try SiteWriter(output: output).write(Array(edited))
      #expect(try fileNumber(of: home) == before.home)
      #expect(try fileNumber(of: page) != before.page)
      #expect(try Data(contentsOf: page) == Data("b".utf8))
    }
  }

  @Test func `writes a file as soon as it is rendered`() throws {
    try withScratchFolder { folder in
      let writer = SiteWriter(output: folder.appendingPathComponent("public"))
      _ = try writer.write { sink in
        sink(Self.site[0])
        let draft = try #require(
          try FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil
          ).first
        )
        #expect(
          try Data(contentsOf: draft.appendingPathComponent("index.html")) == Data("home".utf8)
        )
        Self.site.dropFirst().forEach(sink)
        return ((), [])
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["public"])
    }
  }

  @Test func `uses no file of a site that another build has written meanwhile`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      let writer = SiteWriter(output: output)
      try writer.write(Self.site)
      let other = folder.appendingPathComponent("other")
      let edited = OutputFile(path: "guidelines/a.html", text: "b")
      try SiteWriter(output: other).write(Self.site.dropLast() + [edited])
      _ = try writer.write { sink in
        Self.site.forEach(sink)
        try FileManager.default.moveItem(at: output, to: folder.appendingPathComponent("old"))
        try FileManager.default.moveItem(at: other, to: output)
        sink(OutputFile(path: "new.html", text: ""))
        return ((), [])
      }
      let page = try Data(contentsOf: output.appendingPathComponent("guidelines/a.html"))
      #expect(page == Data("a".utf8))
    }
  }

  @Test func `asks for another rendering where the old site has vanished meanwhile`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      let writer = SiteWriter(output: output)
      try writer.write(Self.site)
      let edited = [OutputFile(path: "new.html", text: "")]
      #expect(throws: SiteWriterProblem.changedMeanwhile) {
        try writer.write { sink in
          Self.site.forEach(sink)
          edited.forEach(sink)
          try FileManager.default.removeItem(at: output)
          return ((), [])
        }
      }
      _ = try writer.write(anew: true) { sink in
        (Self.site + edited).forEach(sink)
        return ((), [])
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
      #expect(files == ["guidelines", "index.html", "new.html", "search-index.js"])
    }
  }

  @Test func `leaves the old site where rendering ends in an error`() throws {
    try withScratchFolder { folder in
      let output = folder.appendingPathComponent("public")
      try SiteWriter(output: output).write(Self.site)
      let before = try fileNumber(of: output)
      #expect(throws: CocoaError.self) {
        _ = try SiteWriter(output: output).write { sink -> ((), [String]) in
          sink(OutputFile(path: "index.html", text: "other"))
          throw CocoaError(.fileNoSuchFile)
        }
      }
      #expect(try fileNumber(of: output) == before)
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

extension SiteWriter {
  /// Writes without concluding anything.
  @discardableResult
  fileprivate func write(
    of known: WrittenSite? = nil,
    anew isAnew: Bool = false,
    _ render: (@escaping FileSink) throws -> (site: Void, kept: [String])
  ) throws -> WrittenSite? {
    try write(of: known, anew: isAnew, render, conclude: { $0 }).written
  }

  /// Writes files that are all there already.
  @discardableResult
  fileprivate func write(
    _ files: some Sequence<OutputFile>,
    keeping kept: [String] = [],
    of known: WrittenSite? = nil
  ) throws -> WrittenSite? {
    try write(of: known) { sink in
      files.forEach(sink)
      return ((), kept)
    }
  }
}

/// Files by their paths and texts, sorted.
private func files(of site: [String: String]) -> [OutputFile] {
  site.sorted { $0.key < $1.key }.map { OutputFile(path: $0.key, text: $0.value) }
}

/// The texts of all files in a folder by their paths.
private func contents(of folder: URL) throws -> [String: String] {
  var files: [String: String] = [:]
  for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
    guard let data = FileManager.default.contents(atPath: folder.path + "/" + name) else {
      continue
    }
    files[name] = String(decoding: data, as: UTF8.self)
  }
  return files
}

/// By what the file system knows a file or folder, whatever its path.
private func fileNumber(of url: URL) throws -> Int? {
  try FileManager.default.attributesOfItem(atPath: url.path)[.systemFileNumber] as? Int
}

/// Runs a body with a folder of its own, removed afterwards.
private func withScratchFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("bodycheck-site-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}
