import Foundation
import Testing

/// Expects a text to be exactly that of a file in `Tests/Fixtures/Outputs`.
///
/// A text without a file is written there, to be read and committed. To accept another text, remove the file and run
/// the test twice.
package func expectOutput(
  _ text: String,
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/Outputs").appendingPathComponent(name).standardizedFileURL
  guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    Issue.record("'\(name)' did not exist: read and commit it", sourceLocation: sourceLocation)
    return
  }
  let (lines, expectedLines) = (
    text.split(separator: "\n", omittingEmptySubsequences: false),
    expected.split(separator: "\n", omittingEmptySubsequences: false)
  )
  let first = zip(lines, expectedLines).enumerated().first { $1.0 != $1.1 }?.offset
  let line = first ?? min(lines.count, expectedLines.count)
  #expect(
    text == expected,
    """
    '\(name)' differs from line \(line + 1): \
    \(lines.dropFirst(line).first ?? "") is not \(expectedLines.dropFirst(line).first ?? "")
    """,
    sourceLocation: sourceLocation
  )
}
