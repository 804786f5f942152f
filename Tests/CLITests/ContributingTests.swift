import Foundation
import TestSupport
import Testing

/// The session that `CONTRIBUTING.md` shows is what happens.
@Suite(.runsProcesses) struct `The session for contributors` {
  @Test func `goes as written`() throws {
    let scratch = try ScratchFolder(["content/index.md": "# Home\n"])
    let path = TestProgram.root + "/CONTRIBUTING.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let session = Session(fences: "console", in: text)
    #expect(session.commands.count > 4)
    for command in session.commands {
      let output = try Session.run(command.line, in: scratch)
      let expected = command.output.map { $0 + "\n" }.joined()
      #expect(Self.stable(output) == Self.stable(expected), "\(command.line)")
    }
  }

  /// How long something took and the compiler's version are all that may differ.
  private static func stable(_ text: String) -> String {
    text.replacing(/\d+(\.\d+)? s\b/, with: "… s").replacing(/Swift 6[\d.]+/, with: "Swift …")
  }
}
