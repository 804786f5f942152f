import FoundationEssentials

/// The parts of a library in the format ELF, for 64 bits, that the loader maps and a program can use.
///
/// They are the same in whatever folder it was built. What is for debuggers names that folder, and two sections are
/// hashes that contain it.
/// - Parameter file: The library; its numbers are little-endian.
/// - Returns: `nil` if the file is another one, or its sections are not listed.
func loadedSections(of file: Data) -> [Range<Int>]? {
  func number<Number: FixedWidthInteger>(_ offset: Int, as: Number.Type) -> Int {
    Int(
      clamping: file.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Number.self) }
    )
  }
  func range(_ offset: Int, _ size: Int) -> Range<Int>? {
    offset <= file.count && size <= file.count - offset ? offset..<offset + size : nil
  }
  let (headerSize, entrySize) = (64, 64)
  guard file.count >= headerSize, file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1]) else {
    return nil
  }
  let (start, count) = (number(40, as: UInt64.self), number(60, as: UInt16.self))
  let names = number(62, as: UInt16.self)
  guard number(58, as: UInt16.self) == entrySize, names < count,
    let table = range(start, count * entrySize)
  else { return nil }
  func content(_ section: Int) -> Range<Int>? {
    range(number(section + 24, as: UInt64.self), number(section + 32, as: UInt64.self))
  }
  guard let text = content(start + names * entrySize) else { return nil }
  func name(_ section: Int) -> String {
    let offset = min(number(section, as: UInt32.self), text.count)
    return String(decoding: file[text].dropFirst(offset).prefix { $0 != 0 }, as: UTF8.self)
  }
  let (noContent, isLoaded) = (8, 2)
  let hashes: Set = [".swift_modhash", ".note.gnu.build-id"]
  let loaded = stride(from: table.lowerBound, to: table.upperBound, by: entrySize).filter {
    number($0 + 8, as: UInt64.self) & isLoaded != 0 && number($0 + 4, as: UInt32.self) != noContent
      && !hashes.contains(name($0))
  }
  let contents = loaded.compactMap(content)
  return contents.count == loaded.count && !loaded.isEmpty ? contents : nil
}
