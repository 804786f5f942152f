import Glibc

extension String {
  /// A text with its places for arguments filled in, as C's `printf` writes them.
  public init(format: String, _ arguments: any CVarArg...) {
    var buffer = [CChar](repeating: 0, count: 1_024)
    let length = withVaList(arguments) { vsnprintf(&buffer, buffer.count, format, $0) }
    let bytes = buffer.prefix(Swift.max(0, Swift.min(Int(length), buffer.count - 1)))
    self.init(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension StringProtocol {
  /// Whether another text occurs, whatever the case of its letters.
  public func localizedCaseInsensitiveContains(_ other: some StringProtocol) -> Bool {
    lowercased().contains(other.lowercased())
  }

  /// Whether another text occurs, as a person who searches would have it.
  public func localizedStandardContains(_ other: some StringProtocol) -> Bool {
    localizedCaseInsensitiveContains(other)
  }
}
