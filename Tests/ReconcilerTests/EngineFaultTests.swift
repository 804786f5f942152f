import Foundation
import Testing

/// What ends a program says why in optimized builds too.
@Suite struct `Faults of the engine` {
  /// What the compiler leaves out of optimized builds, or leaves without its text.
  private static var silent: Regex<(Substring, Substring?)> {
    #/\b(precondition|preconditionFailure|assert|assertionFailure)\(|\btry!|\bas! /#
  }

  @Test(arguments: ["Sources/Engine", "Sources/Shims"])
  func `have a text that no optimization removes`(_ folder: String) throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: folder)
    var (files, found) = (0, [String]())
    for case let name as String in FileManager.default.enumerator(atPath: root.path) ?? .init()
    where name.hasSuffix(".swift") && !name.hasPrefix("EngineBenchmarks") {
      let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
      files += 1
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where !line.drop(while: \.isWhitespace).hasPrefix("//") && line.contains(Self.silent) {
        found.append("\(name):\(index + 1)")
      }
    }
    #expect(files > 20 && found.isEmpty, "use 'require' or 'fault', whose texts stay")
  }
}
