import FileSystem
import FoundationEssentials
import Subprocess

/// Checks that a file is what the linker makes of a program: an executable of this machine that the kernel places
/// where it likes, for the loader that every program here has.
///
/// The kernel places another one at addresses that the file names, also below 4 GiB, where `start_child` has the path
/// that it may start: such a program could start others. It would start the interpreter of a script. Code that runs before
/// the engine's could read the key of the trace.
/// - Throws: `UntrustedFileProblem`.
func checkExecutable(_ path: String) throws(UntrustedFileProblem) {
  let name = URL(fileURLWithPath: path).lastPathComponent
  let file: Data
  do {
    file = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
  } catch {
    throw UntrustedFileProblem(name: name, text: "\(error)")
  }
  guard let header = ExecutableHeader(file) else {
    throw UntrustedFileProblem(name: name, text: "not an executable of this machine")
  }
  guard header.isMovable else {
    throw UntrustedFileProblem(name: name, text: "an executable that chooses its addresses")
  }
  guard header.loaders.count == 1, Confinement.loaders.contains(header.loaders[0]) else {
    throw UntrustedFileProblem(name: name, text: "an executable with another loader")
  }
  guard !header.runsBeforeLibraries else {
    let text = "an executable with code that runs before the engine"
    throw UntrustedFileProblem(name: name, text: text)
  }
}

/// What the kernel reads of an executable in the format ELF, for 64 bits; its numbers are little-endian.
private struct ExecutableHeader {
  /// A part of the file that the kernel maps.
  struct Segment {
    let address: UInt64
    let offset: UInt64
    let size: UInt64
    let alignment: UInt64
  }

  private let type: UInt16
  private var segments: [Segment] = []
  private(set) var loaders: [String] = []
  /// Whether the loader calls code of the file before it initializes the libraries, or could.
  private(set) var runsBeforeLibraries = false

  private enum Size {
    static let header = 64
    static let entry = 56
  }
  private enum Limit {
    /// The end of addresses in the file, to which the kernel adds at least a third of the address space.
    static let address: UInt64 = 1 << 30
    /// It rounds what it adds down to a multiple of the largest alignment.
    static let alignment: UInt64 = 1 << 21
    static let loader: UInt64 = 100
  }
  private enum EntryType {
    static let segment: UInt32 = 1
    static let dynamic: UInt32 = 2
    static let loader: UInt32 = 3
  }
  /// What the loader reads of the file.
  private enum Tag {
    static let relocations: [(start: UInt64, size: UInt64)] = [(7, 8), (23, 2)]
    static let earlyFunctions: UInt64 = 32
  }

  /// Reads the header, or `nil` if this machine would not start the file as such.
  init?(_ file: Data) {
    func number<Number: FixedWidthInteger>(_ offset: Int, as: Number.Type) -> Number {
      file.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Number.self) }
    }
    // The mark, 64 bits, little-endian, version 1.
    guard file.count >= Size.header, file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1]),
      number(18, as: UInt16.self) == Self.machine
    else { return nil }
    type = number(16, as: UInt16.self)
    let start = number(32, as: UInt64.self)
    let count = Int(number(56, as: UInt16.self))
    guard number(54, as: UInt16.self) == UInt16(Size.entry), start <= UInt64(file.count),
      count * Size.entry <= file.count - Int(start)
    else { return nil }
    for entry in (0..<count).map({ Int(start) + $0 * Size.entry }) {
      switch number(entry, as: UInt32.self) {
      case EntryType.segment:
        segments.append(
          Segment(
            address: number(entry + 16, as: UInt64.self),
            offset: number(entry + 8, as: UInt64.self),
            size: number(entry + 40, as: UInt64.self),
            alignment: number(entry + 48, as: UInt64.self)
          )
        )
      case EntryType.loader:
        let (offset, size) = (
          number(entry + 8, as: UInt64.self), number(entry + 32, as: UInt64.self)
        )
        let length = UInt64(file.count)
        guard size > 0, size < Limit.loader, size <= length, offset <= length - size else {
          return nil
        }
        let bytes = file[Int(offset)..<Int(offset + size)]
        guard bytes.last == 0 else { return nil }
        loaders.append(String(decoding: bytes.dropLast(), as: UTF8.self))
      default: break
      }
    }
    let tables = (0..<count).map { Int(start) + $0 * Size.entry }
      .filter { number($0, as: UInt32.self) == EntryType.dynamic }
    for entry in tables {
      guard
        let bytes = range(
          at: number(entry + 16, as: UInt64.self),
          size: number(entry + 32, as: UInt64.self),
          of: file
        )
      else {
        runsBeforeLibraries = true
        return
      }
      var values: [UInt64: UInt64] = [:]
      for place in stride(from: bytes.lowerBound, through: bytes.upperBound - 16, by: 16) {
        values[number(place, as: UInt64.self)] = number(place + 8, as: UInt64.self)
      }
      if values[Tag.earlyFunctions] != nil { runsBeforeLibraries = true }
      for tag in Tag.relocations {
        guard let address = values[tag.start], let size = values[tag.size] else { continue }
        let kinds = range(at: address, size: size, of: file).map { bytes in
          stride(from: bytes.lowerBound, through: bytes.upperBound - 24, by: 24)
            .map { number($0 + 8, as: UInt32.self) }
        }
        if kinds?.contains(Self.calledRelocation) != false { runsBeforeLibraries = true }
      }
    }
  }

  /// Where the file has what it places at an address.
  private func range(at address: UInt64, size: UInt64, of file: Data) -> Range<Int>? {
    let segment = segments.first { $0.address <= address && address - $0.address < $0.size }
    guard let segment, size <= segment.size else { return nil }
    let start = address - segment.address
    let (offset, isTooLarge) = segment.offset.addingReportingOverflow(start)
    let length = UInt64(file.count)
    guard !isTooLarge, size <= length, offset <= length - size else { return nil }
    return Int(offset)..<Int(offset + size)
  }

  /// The relocation whose value a function of the file returns.
  private static var calledRelocation: UInt32 {
    #if arch(x86_64)
    37
    #else
    1032
    #endif
  }

  /// Whether the kernel chooses all addresses, far above 4 GiB.
  var isMovable: Bool {
    let dynamic: UInt16 = 3
    return type == dynamic && !segments.isEmpty
      && segments.allSatisfy {
        $0.address < Limit.address && $0.size < Limit.address && $0.alignment <= Limit.alignment
      }
  }

  private static var machine: UInt16 {
    #if arch(x86_64)
    62
    #else
    183
    #endif
  }
}
