extension [UInt8] {
  /// Replaces a range of a source with spaces; the line breaks stay, and with them all lines and columns.
  mutating func blankOut(_ range: Range<Int>) {
    for index in range where self[index] != newline && self[index] != carriageReturn {
      self[index] = space
    }
  }
}

let space = UInt8(ascii: " ")
let newline = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")
