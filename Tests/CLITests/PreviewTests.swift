import Foundation
import Guidelines
import Synchronization
import TestSupport
import Testing

@testable import CLI

/// Saves and verifications that happen at the same time, one in the middle of the other.
@Suite struct `A preview` {
  @Test func `keeps a save that arrives while the saved page is being verified`() throws {
    let site = try PreviewedFolder(["a": "First."])
    let preview = try site.preview()
    site.whenVerifying {
      site.save("Second.", to: "a")
      preview.update(site.paths("a"))
    }
    preview.verifyChanges()
    #expect(try site.text(of: "a", in: preview).contains("Second."))
    // The results are those of the first text.
    #expect(preview.snapshot.results.isEmpty)
    #expect(preview.verifyChanges().map(\.scenario) == ["Second."])
  }

  @Test func `keeps the results of pages that are verified while another is being saved`() throws {
    let site = try PreviewedFolder(["a": "First.", "b": "Other."])
    let preview = try site.preview()
    site.save("Second.", to: "a")
    site.whenMakingSnapshot { preview.verifyChanges() }
    preview.update(site.paths("a"))
    #expect(try site.text(of: "a", in: preview).contains("Second."))
    #expect(preview.snapshot.results["content/b.md"]?.map(\.scenario) == ["Other."])
    #expect(preview.verifyChanges().map(\.scenario) == ["Second."])
  }

  @Test func `drops what was found in a page that has changed`() throws {
    let site = try PreviewedFolder(["a": "[Nowhere](b.md)", "c": "[Nowhere](d.md)"])
    let preview = try site.preview()
    site.whenVerifying {
      site.save("No link.", to: "a")
      preview.update(site.paths("a"))
    }
    preview.verifyChanges()
    #expect(Set(preview.snapshot.checks.map(\.location.path)) == ["content/c.md"])
  }

  @Test func `tells browsers of a save, and of a verification only what they cannot know`() throws {
    let site = try PreviewedFolder(["a": "First."])
    let preview = try site.preview()
    var revision = preview.revision.current
    func isAdvanced(by change: () -> Void) -> Bool {
      change()
      defer { revision = preview.revision.current }
      return preview.revision.current != revision
    }
    #expect(isAdvanced { preview.verifyChanges() })
    #expect(!isAdvanced { preview.verifyChanges() })
    site.save("Second.", to: "a")
    #expect(isAdvanced { preview.update(site.paths("a")) })
  }

  @Test func `shows the last state with a notice while the files cannot be read`() throws {
    let site = try PreviewedFolder(["a": "First."])
    let preview = try site.preview()
    try site.removeContent()
    preview.update(site.paths("a"))
    let file = try #require(preview.snapshot.file(at: "a.html"))
    #expect(String(decoding: file.bytes, as: UTF8.self).contains("First."))
    #expect(file.notice.hasPrefix("there is no 'content'"))
    site.save("Second.", to: "a")
    preview.update(site.paths("a"))
    #expect(try #require(preview.snapshot.file(at: "a.html")).notice.isEmpty)
  }
}

/// A site in a folder, with what happens in the middle of verifying and of making a snapshot.
private final class PreviewedFolder: Sendable {
  private let scratch: ScratchFolder
  private let interruptions = Mutex<[String: @Sendable () -> Void]>([:])

  /// Makes a page of each text, by the page's name.
  init(_ texts: [String: String]) throws {
    scratch = try ScratchFolder()
    for (name, text) in texts { save(text, to: name) }
  }

  /// A preview whose verification gives one result for each page that it is asked to verify; the result's
  /// scenario is the page's last line.
  func preview() throws -> Preview {
    var context = Context(
      environment: [:],
      folder: scratch.path,
      engineFolder: "",
      isColored: false,
      cores: 1,
      write: { _ in },
      writeError: { _ in }
    )
    context.installedTheme = TestProgram.theme
    return try Preview(
      source: PreviewSource(
        folder: SiteFolder(content: "content", paths: [], context: context),
        theme: nil
      ),
      engine: { _ in
        self.interrupt("snapshot")
        return "Tests"
      },
      verify: { pages in
        self.interrupt("verification")
        return pages.map { self.result(of: $0) }
      }
    )
  }

  /// Runs a closure once in the middle of the next verification.
  func whenVerifying(_ body: @escaping @Sendable () -> Void) {
    interruptions.withLock { $0["verification"] = body }
  }

  /// Runs a closure once while the next snapshot is made from the one before it.
  func whenMakingSnapshot(_ body: @escaping @Sendable () -> Void) {
    interruptions.withLock { $0["snapshot"] = body }
  }

  private func interrupt(_ name: String) {
    interruptions.withLock { $0.removeValue(forKey: name) }?()
  }

  func save(_ text: String, to name: String) {
    try? scratch.write("# Page \(name)\n\n\(text)", to: "content/\(name).md")
  }

  func removeContent() throws {
    try FileManager.default.removeItem(atPath: scratch.path + "/content")
  }

  func paths(_ name: String) -> Set<String> { [scratch.path + "/content/\(name).md"] }

  func text(of name: String, in preview: Preview) throws -> String {
    let file = try #require(preview.snapshot.file(at: name + ".html"))
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private func result(of page: Page) -> ScenarioResult {
    ScenarioResult(
      page: page.path,
      scenario: page.source.text.split(separator: "\n").last.map(String.init) ?? "",
      line: 1,
      configuration: .debug,
      status: .verified,
      outcome: .completed(Run(steps: [])),
      findings: [],
      counts: [],
      seconds: 0,
      isCached: false,
      mode: .single
    )
  }
}
