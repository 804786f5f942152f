import Diagnostics
import Markdown

/// The words and attributes after a code fence: `swift scenario=name root="Screen(x: 1)"`.
struct InfoString {
  /// A word or `name=value`, with their ranges.
  struct Item: Equatable {
    let name: String
    let nameRange: Range<Int>
    /// The value with quotes and escapes resolved; `nil` for a bare word.
    let value: String?
    /// The range of the value, without its quotes.
    let valueRange: Range<Int>
    let isClosed: Bool
  }

  /// The items after the language.
  let items: [Item]

  init(of block: CodeBlock, in source: SourceText) {
    var items: [Item] = []
    var offset = block.infoRange.lowerBound
    let end = block.infoRange.upperBound
    while offset < end {
      if source.bytes[offset] == 0x20 || source.bytes[offset] == 0x09 {
        offset += 1
        continue
      }
      let item = Self.item(at: offset, before: end, in: source)
      items.append(item.item)
      offset = item.end
    }
    self.items = Array(items.dropFirst())
  }

  subscript(name: String) -> Item? { items.first { $0.name == name } }

  private static func item(
    at start: Int,
    before end: Int,
    in source: SourceText
  ) -> (item: Item, end: Int) {
    let isEnd = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let nameEnd =
      source.bytes[start..<end].firstIndex { isEnd($0) || $0 == UInt8(ascii: "=") } ?? end
    let name = source[start..<nameEnd]
    guard nameEnd < end, source.bytes[nameEnd] == UInt8(ascii: "=") else {
      let range = start..<nameEnd
      let item = Item(name: name, nameRange: range, value: nil, valueRange: range, isClosed: true)
      return (item, max(nameEnd, start + 1))
    }
    let valueStart = nameEnd + 1
    guard valueStart < end, source.bytes[valueStart] == UInt8(ascii: "\"") else {
      let valueEnd = source.bytes[valueStart..<end].firstIndex(where: isEnd) ?? end
      let range = valueStart..<valueEnd
      let item = Item(
        name: name,
        nameRange: start..<nameEnd,
        value: source[range],
        valueRange: range,
        isClosed: true
      )
      return (item, valueEnd)
    }
    var offset = valueStart + 1
    while offset < end, source.bytes[offset] != UInt8(ascii: "\"") {
      offset += source.bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    let isClosed = offset < end
    let range = valueStart + 1..<max(valueStart + 1, min(offset, end))
    let value = isClosed ? unquoted(source[valueStart..<offset + 1]) : nil
    let item = Item(
      name: name,
      nameRange: start..<nameEnd,
      value: value ?? source[range],
      valueRange: range,
      isClosed: isClosed
    )
    return (item, min(offset + 1, end))
  }
}
