import Foundation
import SwiftSource
import TestSupport
import Testing

/// The outlines and colors of the programs in `Tests/Fixtures/Programs`.
@Suite struct `Exact outlines` {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/Programs").standardizedFileURL.path

  private static let names: [String] =
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted()

  private static func sources() throws -> [(name: String, text: String)] {
    try names.map { ($0, try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)) }
  }

  @Test func `list the same declarations as before`() throws {
    let texts = try Self.sources().map { name, text in
      let outline = SourceOutline(text)
      let types = outline.types.map { type in
        let properties = type.properties.map {
          " " + ($0.wrapper.map { "@" + $0 + " " } ?? "") + $0.name + ":\($0.line)"
        }
        let notes = [
          type.role.map { "\($0)" }, type.isMain ? "main" : nil,
          type.hasParameterlessInitializer ? "init()" : nil,
          outline.appearingTypes.contains(type.name) ? "appears" : nil,
        ].compactMap(\.self).joined(separator: " ")
        return "  \(type.name):\(type.line) \(notes):" + properties.joined()
      }
      return """
        \(name)
          imports \(outline.imports.joined(separator: " "))
          roots \(outline.rootCandidates.joined(separator: " "))
          previews \(outline.previews.count)
          counted \(outline.countedTypes.joined(separator: " "))
        \(types.joined(separator: "\n"))
        """
    }
    try expectOutput(texts.joined(separator: "\n\n") + "\n", "outlines.txt")
  }

  @Test func `color the same words as before`() throws {
    let texts = try Self.sources().filter { !$0.name.contains("/") }.map { name, text in
      let bytes = Array(text.utf8)
      let words = Dictionary(grouping: highlightedSpans(of: text), by: \.kind.rawValue)
        .mapValues { spans in spans.map { String(decoding: bytes[$0.range], as: UTF8.self) } }
      let lines = words.sorted { $0.key < $1.key }.map { kind, words in
        let counts = Dictionary(grouping: words) { $0.replacing("\n", with: " ") }.mapValues(
          \.count
        )
        let list = counts.sorted { $0.key < $1.key }.map { $1 == 1 ? $0 : "\($0) ×\($1)" }
        return "  \(kind): " + list.joined(separator: " · ")
      }
      return name + "\n" + lines.joined(separator: "\n")
    }
    try expectOutput(texts.joined(separator: "\n\n") + "\n", "colors.txt")
  }
}
