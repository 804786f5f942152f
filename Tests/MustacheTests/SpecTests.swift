import Foundation
import Mustache
import Testing

/// The published specification, run as data from `../shared/spec/mustache`.
@Suite struct `The Mustache specification` {
  /// Tests that are not passed, each with its reason.
  static let knownGaps: [String: String] = [:]

  @Test(arguments: SpecificationTest.all)
  func `is followed`(_ test: SpecificationTest) throws {
    let library = Library(test.partials)
    let output = try Template(parsing: test.template).render(test.data, library: library)
    if let reason = Self.knownGaps[test.description] {
      #expect(output != test.expected, "no gap any more: \(reason)")
    } else {
      #expect(output == test.expected)
    }
  }

  @Test(.enabled(if: SpecificationTest.isPresent, "../shared/spec/mustache is absent"))
  func `is there in full`() {
    #expect(SpecificationTest.all.count == 184)
  }
}

/// One test of the specification.
struct SpecificationTest: CustomTestStringConvertible, Sendable {
  let description: String
  let template: String
  let data: Value
  let partials: [String: String]
  let expected: String

  var testDescription: String { description }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../shared/spec/mustache").standardizedFileURL

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static let all: [Self] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted().flatMap(tests)
  }()

  private static func tests(in file: String) -> [Self] {
    guard let data = FileManager.default.contents(atPath: folder.path + "/" + file),
      let root = try? JSONDecoder().decode(SpecificationFile.self, from: data)
    else { return [] }
    return root.tests.map { test in
      Self(
        description: "\(file.dropLast(5)): \(test.name): \(test.desc)",
        template: test.template,
        data: test.data.value ?? [:],
        partials: test.partials ?? [:],
        expected: test.expected
      )
    }
  }
}

private struct SpecificationFile: Decodable {
  struct Entry: Decodable {
    let name: String
    let desc: String
    let template: String
    let data: JSON
    let partials: [String: String]?
    let expected: String
  }
  let tests: [Entry]
}

/// JSON as a template's value; a fraction is given as text, `null` is absent.
private struct JSON: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = nil
    } else if let condition = try? container.decode(Bool.self) {
      value = .boolean(condition)
    } else if let number = try? container.decode(Int.self) {
      value = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      value = .string("\(number)")
    } else if let text = try? container.decode(String.self) {
      value = .string(text)
    } else if let list = try? container.decode([JSON].self) {
      value = .list(list.compactMap(\.value))
    } else {
      var members = Members()
      for (name, json) in try container.decode([String: JSON].self) { members[name] = json.value }
      value = .object(members)
    }
  }
}
