/// A type name in reflection metadata: mangled text with embedded pointers.
struct MangledTypeName {
  /// How a field or a capture holds the object it refers to.
  enum Ownership {
    case strong
    case weakOrUnowned
  }

  let start: UnsafePointer<UInt8>
  let length: Int

  init(at address: UnsafeRawPointer) {
    start = address.assumingMemoryBound(to: UInt8.self)
    length = Self.length(of: start)
  }

  /// The suffix `Xw` means `weak`, `Xo` means `unowned`, and `Xu` means `unowned(unsafe)`.
  var ownership: Ownership {
    hasSuffix("Xw") || hasSuffix("Xo") || hasSuffix("Xu") ? .weakOrUnowned : .strong
  }

  /// Whether this is a metatype that takes no memory because it can have only one value.
  var isThinMetatype: Bool { hasSuffix("XMt") }

  /// The content's type, if this is the heap box of a captured `var` outside of generic code.
  func boxContent() -> Any.Type? {
    let suffix: StaticString = "z_Xx"
    return hasSuffix(suffix) ? resolve(prefix: length - suffix.utf8CodeUnitCount, in: nil) : nil
  }

  /// The type, or `nil` if the runtime cannot name it; generic arguments are the container's.
  func resolve(in container: TypeMetadata?) -> Any.Type? {
    resolve(prefix: length, in: container)
  }

  private func resolve(prefix: Int, in container: TypeMetadata?) -> Any.Type? {
    _getTypeByMangledNameInContext(
      start,
      UInt(prefix),
      genericContext: container?.word(1),
      genericArguments: container.map { $0.address + 2 * wordSize }
    )
  }

  private func hasSuffix(_ suffix: StaticString) -> Bool {
    let count = suffix.utf8CodeUnitCount
    guard length >= count else { return false }
    return (0..<count).allSatisfy { start[length - count + $0] == suffix.utf8Start[$0] }
  }

  /// The length up to the final zero: bytes 1 to 0x17 precede a relative pointer, 0x18 to 0x1F an absolute
  /// one.
  private static func length(of start: UnsafePointer<UInt8>) -> Int {
    var length = 0
    while start[length] != 0 {
      switch start[length] {
      case ...0x17: length += 1 + MemoryLayout<Int32>.size
      case ...0x1F: length += 1 + wordSize
      default: length += 1
      }
    }
    return length
  }
}
