/// The names of the functions in an executable or a shared library, including local ones.
///
/// Only 64-bit little-endian ELF files are read. Reading never fails: a file that is stripped
/// or malformed has no names.
package struct SymbolTable {
  /// The mangled names by offset from the file's first loaded byte, sorted.
  private var names: [UInt64: [String]] = [:]

  /// Reads a number of bytes at an offset in the file; returns `nil` past its end.
  package typealias Reader = (_ offset: UInt64, _ count: UInt64) -> [UInt8]?

  /// Reads the table of a file.
  /// - Parameters:
  ///   - keepsAll: Whether to keep all functions, and not only those that the engine looks up.
  ///   - read: Reads bytes of the file.
  package init(keepingAll keepsAll: Bool = false, _ read: Reader) {
    guard
      let header = read(0, 64), header[0..<6] == [0x7F, 0x45, 0x4C, 0x46, 2, 1],
      let base = Self.base(header, read),
      let sections = Self.entries(
        read,
        at: header.integer(at: 40, bytes: 8),
        size: header.integer(at: 58, bytes: 2),
        count: header.integer(at: 60, bytes: 2),
        least: 64
      )
    else { return }
    for section in sections where section.integer(at: 4, bytes: 4) == Self.symbolSection {
      let link = Int(section.integer(at: 40, bytes: 4))
      guard
        sections.indices.contains(link),
        let text = Self.contents(of: sections[link], read),
        let symbols = Self.contents(of: section, read)
      else { continue }
      addSymbols(symbols, text, base: base, keepsAll)
    }
    names = names.mapValues { $0.sorted() }
  }

  /// The mangled names of the functions that begin at an offset, sorted.
  package func names(at offset: UInt64) -> [String] { names[offset] ?? [] }

  /// The offset of the function with a name, if exactly one function has it.
  func offset(of name: String) -> UInt64? {
    let offsets = names.filter { $0.value.contains(name) }.keys
    return offsets.count == 1 ? offsets.first : nil
  }

  /// The name of the last function that begins at or before an offset.
  func name(before offset: UInt64) -> String? {
    names.keys.filter { $0 <= offset }.max().flatMap { names[$0]?.first }
  }

  private mutating func addSymbols(
    _ symbols: [UInt8],
    _ text: [UInt8],
    base: UInt64,
    _ keepsAll: Bool
  ) {
    for start in stride(from: 0, through: symbols.count - Self.symbolSize, by: Self.symbolSize) {
      let name = Int(symbols.integer(at: start, bytes: 4))
      let address = symbols.integer(at: start + 8, bytes: 8)
      guard
        symbols[start + 4] & 0xF == Self.functionKind, address >= base, name < text.count,
        let end = text[name...].firstIndex(of: 0),
        keepsAll || Self.isKept(text[name..<end])
      else { continue }
      names[address - base, default: []].append(String(decoding: text[name..<end], as: UTF8.self))
    }
  }

  /// The address of the first loaded segment, as the file's symbols count addresses.
  private static func base(_ header: [UInt8], _ read: Reader) -> UInt64? {
    entries(
      read,
      at: header.integer(at: 32, bytes: 8),
      size: header.integer(at: 54, bytes: 2),
      count: header.integer(at: 56, bytes: 2),
      least: 56
    )?
    .filter { $0.integer(at: 0, bytes: 4) == 1 }
    .map { $0.integer(at: 16, bytes: 8) & ~(pageSize - 1) }
    .min()
  }

  /// The records of one of the file's tables.
  private static func entries(
    _ read: Reader,
    at offset: UInt64,
    size: UInt64,
    count: UInt64,
    least: UInt64
  ) -> [[UInt8]]? {
    guard size >= least, let bytes = read(offset, size * count) else { return nil }
    return (0..<Int(count)).map { Array(bytes[$0 * Int(size)..<($0 + 1) * Int(size)]) }
  }

  private static func contents(of section: [UInt8], _ read: Reader) -> [UInt8]? {
    read(section.integer(at: 24, bytes: 8), section.integer(at: 32, bytes: 8))
  }

  private static let symbolSection: UInt64 = 2
  private static let symbolSize = 24
  private static let functionKind: UInt8 = 2
  private static let pageSize: UInt64 = 4096
  /// Keeps only the key path getters and the functions for Observation's thread-local storage.
  private static func isKept(_ name: ArraySlice<UInt8>) -> Bool {
    name.suffix(getterSuffix.count) == getterSuffix[...] || name.starts(with: threadPrefix)
  }

  private static let getterSuffix = Array("TK".utf8)
  private static let threadPrefix = Array("_swift_observation_tls_".utf8)
}

extension [UInt8] {
  /// A little-endian number; the bytes must exist.
  fileprivate func integer(at offset: Int, bytes: Int) -> UInt64 {
    self[offset..<offset + bytes].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
