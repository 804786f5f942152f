/// A script of the index: one call, with texts and lists of them.
struct SearchScript {
  private var bytes: [UInt8]
  private var needsComma = false

  init(_ function: String, number: Int? = nil) {
    bytes = Array("bodycheckSearch.\(function)(".utf8)
    guard let number else { return }
    bytes += "\(number)".utf8
    needsComma = true
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  mutating func add(_ text: [UInt8]) {
    separate()
    bytes.append(jsonString: text)
    needsComma = true
  }

  mutating func addList<Items: Sequence>(_ items: Items, _ add: (inout Self, Items.Element) -> Void)
  {
    separate()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
    for item in items { add(&self, item) }
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  /// Ends the script.
  consuming func file(at path: String) -> OutputFile {
    bytes += ");\n".utf8
    return OutputFile(path: path, bytes: bytes)
  }
}

/// A number in digits of five bits, the lowest first, each but the last marked by a sixth bit.
func searchDigits(_ number: Int) -> String {
  var bytes: [UInt8] = []
  bytes.append(searchDigits: number)
  return String(decoding: bytes, as: UTF8.self)
}

/// How many digits a number has.
func searchDigitCount(_ number: Int) -> Int {
  max(1, (Int.bitWidth - number.leadingZeroBitCount + 4) / 5)
}

/// A number below 32 as its digit.
func searchDigit(_ number: Int) -> UInt8 { digits[number] }

extension [UInt8] {
  /// Adds what `searchDigits(_:)` gives.
  mutating func append(searchDigits number: Int) {
    var place = count
    self += repeatElement(0, count: searchDigitCount(number))
    write(searchDigits: number, at: &place)
  }

  /// Puts that in the place of other bytes, and moves the place behind it.
  mutating func write(searchDigits number: Int, at place: inout Int) {
    var rest = number
    repeat {
      let digit = rest & 31
      rest >>= 5
      self[place] = digits[rest > 0 ? digit | 32 : digit]
      place += 1
    } while rest > 0
  }
}

private let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
