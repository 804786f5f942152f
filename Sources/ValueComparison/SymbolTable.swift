#if os(Linux)
import Glibc

/// The symbols of the running program's file, by the addresses that they have in memory.
struct SymbolTable {
  static let program = SymbolTable(path: "/proc/self/exe")

  private var names: [UInt: String] = [:]

  func name(at address: UInt) -> String? { names[address] }

  /// Reads the key path getters of a 64-bit ELF file; any other file has none.
  private init(path: String) {
    guard let file = fopen(path, "rb") else { return }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    var bytes = [UInt8](repeating: 0, count: max(0, ftell(file)))
    rewind(file)
    guard fread(&bytes, 1, bytes.count, file) == bytes.count, bytes.count > 64,
      bytes.prefix(5) == [0x7F, 0x45, 0x4C, 0x46, 2]
    else { return }
    let image = bytes
    func number<Number: FixedWidthInteger>(_ type: Number.Type, _ offset: Int) -> Int {
      guard offset >= 0, offset + Number.bitWidth / 8 <= image.count else { return 0 }
      return image.withUnsafeBytes {
        Int(truncatingIfNeeded: $0.loadUnaligned(fromByteOffset: offset, as: type))
      }
    }
    let base = auxiliaryValue(3) &- UInt(number(UInt64.self, 32))
    let sections = number(UInt64.self, 40)
    let sectionSize = number(UInt16.self, 58)
    for index in 0..<number(UInt16.self, 60) {
      let section = sections + index * sectionSize
      guard number(UInt32.self, section + 4) == 2 else { continue }
      let texts = sections + number(UInt32.self, section + 40) * sectionSize
      let textStart = number(UInt64.self, texts + 24)
      let start = number(UInt64.self, section + 24)
      for offset in stride(from: start, to: start + number(UInt64.self, section + 32), by: 24) {
        let text = textStart + number(UInt32.self, offset)
        guard text < image.count else { continue }
        let name = image[text...].prefix { $0 != 0 }
        // TK ends the symbol of a key path's getter.
        guard name.suffix(2) == [0x54, 0x4B] else { continue }
        names[base &+ UInt(number(UInt64.self, offset + 8))] = String(decoding: name, as: UTF8.self)
      }
    }
  }
}

/// A value that the kernel hands to the program; 3 is the address of its program headers.
@_silgen_name("getauxval")
private func auxiliaryValue(_ kind: UInt) -> UInt

@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>?,
  _ length: Int,
  _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?,
  _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

func demangled(_ symbol: String) -> String? {
  guard let words = swiftDemangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
  defer { free(words) }
  return String(cString: words)
}
#endif
