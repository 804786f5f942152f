/// The bytes of files that are kept in memory together, which many small ones could fill.
package struct ByteTotal: Sendable {
  /// The most bytes of all files.
  package static let most = 512 << 20

  /// The path of the largest file so far.
  package private(set) var largest = ""
  private var size = 0
  private var largestSize = -1

  package init() {}

  /// Adds a file.
  /// - Returns: Whether there may be as many bytes.
  package mutating func add(_ bytes: Int, of path: String) -> Bool {
    if bytes > largestSize { (largest, largestSize) = (path, bytes) }
    size += bytes
    return size <= Self.most
  }
}
