import Glibc
import Synchronization

/// The symbol tables of the files that this process has loaded; each is read once, at first use.
enum LoadedSymbols {
  private static let tables = Mutex<[UInt: SymbolTable]>([:])

  /// The mangled names of the key path getters that begin at an address of this process, sorted.
  static func names(at address: UInt) -> [String] {
    guard let (table, base) = table(at: address), address >= base else { return [] }
    return table.names(at: UInt64(address - base))
  }

  /// The address of a function that is in the same file as another address.
  ///
  /// - Parameters:
  ///   - name: The mangled name, which must be one that `SymbolTable` keeps.
  ///   - address: An address in the file.
  /// - Returns: The function's address in this process.
  static func function(_ name: String, inFileOf address: UInt) -> UnsafeRawPointer? {
    guard let (table, base) = table(at: address), let offset = table.offset(of: name) else {
      return nil
    }
    return UnsafeRawPointer(bitPattern: base + UInt(offset))
  }

  /// The mangled name of the function that contains an address, for a program that is ending; `nil` for functions
  /// outside the program and the engine.
  static func function(around address: UInt) -> (name: String, isInProgram: Bool)? {
    guard let image = image(at: address), let base = image.base.map({ UInt(bitPattern: $0) }),
      address >= base
    else { return nil }
    let isInProgram = Self.image(at: getauxval(programHeadersKey))?.base == image.base
    let path = isInProgram ? "/proc/self/exe" : image.path.map { String(cString: $0) } ?? ""
    guard isInProgram || path.hasSuffix("/\(engineFile)") else { return nil }
    let all = allFunctions[base] ?? table(path: path, keepingAll: true)
    allFunctions[base] = all
    return all.name(before: UInt64(address - base)).map { ($0, isInProgram) }
  }

  private static let engineFile = "libScenarioEngine.so"
  private static nonisolated(unsafe) var allFunctions: [UInt: SymbolTable] = [:]

  /// The table of the file that contains an address, and the file's base address in memory.
  private static func table(at address: UInt) -> (SymbolTable, base: UInt)? {
    guard let image = image(at: address), let base = image.base.map({ UInt(bitPattern: $0) }) else {
      return nil
    }
    return tables.withLock { tables in
      let table = tables[base] ?? table(of: image)
      tables[base] = table
      return (table, base)
    }
  }

  private static func table(of image: ImageInfo) -> SymbolTable {
    let program = Self.image(at: getauxval(programHeadersKey))
    if program?.base == image.base { return table(path: "/proc/self/exe") }
    guard let path = image.path else { return SymbolTable { _, _ in nil } }
    return table(path: String(cString: path))
  }

  private static func table(path: String, keepingAll keepsAll: Bool = false) -> SymbolTable {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return SymbolTable { _, _ in nil } }
    defer { close(file) }
    let end = UInt64(max(0, lseek(file, 0, SEEK_END)))
    return SymbolTable(keepingAll: keepsAll) { offset, count in
      guard offset <= end, count <= end - offset else { return nil }
      var bytes = [UInt8](repeating: 0, count: Int(count))
      var done = 0
      while done < bytes.count {
        let more = bytes.withUnsafeMutableBytes { buffer in
          pread(file, buffer.baseAddress.map { $0 + done }, buffer.count - done, Int(offset) + done)
        }
        guard more > 0 else { return nil }
        done += more
      }
      return bytes
    }
  }

  private static func image(at address: UInt) -> ImageInfo? {
    var info = ImageInfo()
    guard dladdr(UnsafeRawPointer(bitPattern: address), &info) != 0 else { return nil }
    return info
  }

  /// The key of the auxiliary value that holds the address of the program headers (`AT_PHDR`).
  private static let programHeadersKey: UInt = 3
}

/// The C library's `Dl_info`, which its Swift module omits, like the two functions below.
private struct ImageInfo {
  var path: UnsafePointer<CChar>?
  var base: UnsafeMutableRawPointer?
  var symbolName: UnsafePointer<CChar>?
  var symbolAddress: UnsafeMutableRawPointer?
}

@_silgen_name("dladdr")
private func dladdr(_ address: UnsafeRawPointer?, _ info: UnsafeMutablePointer<ImageInfo>) -> CInt

@_silgen_name("getauxval")
private func getauxval(_ key: UInt) -> UInt

@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>?,
  _ length: UInt,
  _ output: UnsafeMutablePointer<CChar>?,
  _ outputSize: UnsafeMutablePointer<UInt>?,
  _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// The demangled form of a name; `nil` if it is not a mangled name.
func demangled(_ name: String) -> String? {
  guard let text = demangle(name, UInt(name.utf8.count), nil, nil, 0) else { return nil }
  defer { free(text) }
  return String(cString: text)
}
