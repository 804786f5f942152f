import Guidelines

/// Bytes of which most stay the same when a few are others: a head, which names the pieces.
package struct PiecedBytes: Equatable, Sendable {
  /// A part of the bytes.
  package struct Piece: Equatable, Sendable {
    /// The fingerprint of its bytes.
    package let key: String
    /// `nil` where they are kept already.
    package let bytes: [UInt8]?

    /// One that is kept already.
    package init(key: String) {
      self.key = key
      bytes = nil
    }

    package init(_ bytes: [UInt8]) {
      key = fingerprint(of: bytes)
      self.bytes = bytes
    }
  }

  package let head: [UInt8]
  package let pieces: [Piece]

  package init(head: [UInt8], pieces: [Piece]) {
    self.head = head
    self.pieces = pieces
  }
}
