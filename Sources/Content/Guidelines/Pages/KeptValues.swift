/// The values of a page's front matter as its outline keeps them, each decoded when it is asked for.
struct KeptValues: Sendable {
  /// Where a value stands; those of a key are side by side.
  private struct Record: BitwiseCopyable {
    let key: UInt32
    /// The value's range in the page.
    let start: UInt32
    let end: UInt32
    /// Where its text ends among the texts.
    let textEnd: UInt32
  }

  private let records: ArraySlice<UInt8>
  private let texts: ArraySlice<UInt8>

  /// Writes the values that a page has for `init(from:)`.
  static func add(_ values: FrontMatter.Values, to writer: inout ByteWriter) {
    var records: [Record] = []
    var texts: [UInt8] = []
    for key in FrontMatter.Key.allCases {
      for value in values[key] ?? [] {
        texts += value.text.utf8
        records.append(
          Record(
            key: UInt32(key.rawValue),
            start: UInt32(value.range.lowerBound),
            end: UInt32(value.range.upperBound),
            textEnd: UInt32(texts.count)
          )
        )
      }
    }
    writer.add(records)
    writer.add(texts)
  }

  /// Reads what was written; `nil` where it is damaged.
  init?(from reader: inout ByteReader) {
    guard let records = reader.stretch(of: Record.self), let texts = reader.stretch(of: UInt8.self)
    else { return nil }
    self.records = records
    self.texts = texts
    var last: (textEnd: UInt32, key: UInt32) = (0, 0)
    for place in 0..<count {
      let record = record(at: place)
      guard record.start <= record.end, last.textEnd <= record.textEnd, last.key <= record.key
      else { return nil }
      last = (record.textEnd, record.key)
    }
    guard last.textEnd == texts.count else { return nil }
  }

  /// The values of a key, if there are any.
  subscript(key: FrontMatter.Key) -> [FrontMatter.Value]? {
    let places = (0..<count).filter { record(at: $0).key == key.rawValue }
    return places.isEmpty
      ? nil
      : places.map { place in
        let record = record(at: place)
        return FrontMatter.Value(text: text(at: place), range: Int(record.start)..<Int(record.end))
      }
  }

  /// The first value of a key.
  func text(of key: FrontMatter.Key) -> String? {
    (0..<count).first { record(at: $0).key == key.rawValue }.map(text)
  }

  private var count: Int { records.count / MemoryLayout<Record>.stride }

  private func record(at place: Int) -> Record {
    let offset = place * MemoryLayout<Record>.stride
    return records.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Record.self) }
  }

  private func text(at place: Int) -> String {
    let start = place == 0 ? 0 : Int(record(at: place - 1).textEnd)
    let range = texts.startIndex + start..<texts.startIndex + Int(record(at: place).textEnd)
    return String(decoding: texts[range], as: UTF8.self)
  }
}
