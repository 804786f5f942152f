import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite(.runsProcesses) struct `Serve command` {
  private static let page = "content/guidelines/counter.md"

  @Test func `shows a save, and tells open pages`() throws {
    let server = try PreviewedSite()
    let news = try server.connect(asking: "GET /-/events")
    let first = try news.line(startingWith: "data: ")
    try server.replace("summary: ", "summary: Saved just now. ")
    var told = try news.line(startingWith: "data: ")
    while told == first { told = try news.line(startingWith: "data: ") }
    let text = try server.text(at: "/guidelines/counter.html")
    #expect(text.contains("Saved just now."))
  }

  @Test func `shows a wrong count in the page and in the terminal`() throws {
    let server = try PreviewedSite()
    try server.replace("| present     |      1 |      1 |", "| present     |      1 |      2 |")
    let finding = "'Banner' body ran 1 time in step 'present'; page states 2"
    _ = try server.run.waiting { try server.output.contains(finding) ? true : nil }
    let text = try server.text(at: "/guidelines/counter.html")
    #expect(text.contains("role=\"alert\">\(Self.page):"))
    #expect(text.contains(finding.replacing("'", with: "&#39;")))
    #expect(try !server.text(at: "/index.html").contains("role=\"alert\""))
  }

  @Test func `follows new and removed pages`() throws {
    let server = try PreviewedSite(path: "/nowhere")
    let missing = try server.text(at: "/no/such/page.html")
    #expect(missing.contains("404 Not Found") && missing.contains(#"href="/assets/site.css""#))
    let page = "content/reference/new.md"
    try server.run.scratch.write("# Something new\n", to: page)
    _ = try server.run.waiting {
      try server.text(at: "/reference/new.html").contains("Something new") ? true : nil
    }
    try FileManager.default.removeItem(atPath: server.run.scratch.path + "/" + page)
    _ = try server.run.waiting {
      try server.text(at: "/reference/new.html").contains("404 Not Found") ? true : nil
    }
  }

  @Test func `follows the parent of its theme, and another that is named instead`() throws {
    let themes = try ScratchFolder([
      "own/theme.txt": "parent: ../first\n",
      "first/theme.txt": "parent: \(TestProgram.theme)\n",
      "second/theme.txt": "parent: \(TestProgram.theme)\n",
    ])
    let server = try PreviewedSite(theme: themes.path + "/own", path: "/nowhere")
    let template = "templates/not-found.mustache"
    func waitForText(_ text: String) throws {
      _ = try server.run.waiting {
        try server.text(at: "/404.html").contains(text) ? true : nil
      }
    }
    try themes.write("Words of the first parent.", to: "first/" + template)
    try waitForText("Words of the first parent.")
    try themes.write("parent: ../second\n", to: "own/theme.txt")
    try waitForText("class=\"not-found\"")
    try themes.write("Words of the second parent.", to: "second/" + template)
    try waitForText("Words of the second parent.")
  }

  @Test func `follows pages and a theme whose folders are replaced`() throws {
    let themes = try ScratchFolder(["own/theme.txt": "parent: \(TestProgram.theme)\n"])
    let server = try PreviewedSite(theme: themes.path + "/own", path: "/nowhere")
    let root = server.run.scratch.path
    func waitForText(_ text: String, at path: String) throws {
      _ = try server.run.waiting { try server.text(at: path).contains(text) ? true : nil }
    }
    // A folder of pages that is removed and made again.
    try FileManager.default.removeItem(atPath: root + "/content")
    try waitForText("there is no &#39;content&#39;", at: "/index.html")
    try server.run.scratch.write("# Made again\n", to: "content/index.md")
    try waitForText("Made again", at: "/index.html")
    try server.run.scratch.write("# Saved in it\n", to: "content/index.md")
    try waitForText("Saved in it", at: "/index.html")
    // A theme that another one takes the place of.
    try themes.write("parent: \(TestProgram.theme)\n", to: "new/theme.txt")
    try FileManager.default.moveItem(atPath: themes.path + "/own", toPath: themes.path + "/old")
    try FileManager.default.moveItem(atPath: themes.path + "/new", toPath: themes.path + "/own")
    try themes.write("Words of the new theme.", to: "own/templates/not-found.mustache")
    try waitForText("Words of the new theme.", at: "/404.html")
  }

  @Test func `says that a port is in use and takes the next`() throws {
    let first = try PreviewedSite(path: "/nowhere")
    let second = try PreviewedSite(port: first.port, path: "/nowhere")
    #expect(try second.output.hasPrefix("Port \(first.port) is in use.\n"))
    #expect(second.port > first.port)
  }

  @Test func `ends with Ctrl-C`() throws {
    let server = try PreviewedSite()
    kill(server.run.process, SIGINT)
    #expect(server.run.end() == SIGINT)
    #expect(try server.run.temporaryFiles().isEmpty)
  }

  @Test func `shows what is known where there is no compiler, and says so`() throws {
    let server = try PreviewedSite(path: "/nowhere")
    #expect(try server.output.contains("0 of 2 scenarios verified\n"))
    #expect(
      try server.run.scratch.read("errors").hasPrefix(
        "bodycheck: no 'swiftc' on PATH: the counts are those of earlier runs"
      )
    )
    let text = try server.text(at: "/guidelines/counter.html")
    #expect(text.contains("is shown unverified"))
    #expect(!text.contains("data-status=\"verified\""))
  }

  @Test func `writes nothing`() throws {
    let server = try PreviewedSite()
    _ = try server.text(at: "/index.html")
    #expect(!server.run.scratch.contains("public"))
  }
}

/// The fixture's site under `bodycheck serve`.
private struct PreviewedSite {
  let run: ProgramRun
  let port: UInt16

  /// Starts to serve, at any free port unless one is named, and waits for the first verification.
  init(port: UInt16 = 0, theme: String = TestProgram.theme, path: String? = nil) throws {
    let run = try ProgramRun(
      in: ScratchFolder(TestProgram.files(ofSite: "counter")),
      ["serve", "--port", "\(port)", "--theme", theme],
      path: path
    )
    self.run = run
    self.port = try run.waiting {
      let output = try run.scratch.read("output")
      guard output.contains("scenarios verified\n") else { return nil }
      return output.firstMatch(of: /localhost:(\d+)/).flatMap { UInt16($0.1) }
    }
  }

  var output: String {
    get throws { try run.scratch.read("output") }
  }

  func replace(_ old: String, _ new: String) throws {
    let page = "content/guidelines/counter.md"
    let text = try run.scratch.read(page)
    try #require(text.contains(old))
    try run.scratch.write(text.replacing(old, with: new), to: page)
  }

  func text(at path: String) throws -> String { try connect(asking: "GET \(path)").rest() }

  func connect(asking line: String) throws -> TestConnection {
    try TestConnection(port: port, asking: line)
  }
}
