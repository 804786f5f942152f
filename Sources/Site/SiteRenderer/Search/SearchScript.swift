/// A script of the index: one call, with texts and lists of them.
struct SearchScript {
  private var bytes: [UInt8]
  private var needsComma = false

  /// - Parameters:
  ///   - function: What it calls.
  ///   - number: The first argument, if it has one.
  ///   - capacity: About how many bytes it will have, if that is known.
  init(_ function: String, number: Int? = nil, capacity: Int = 0) {
    bytes = []
    bytes.reserveCapacity(capacity)
    bytes += "bodycheckSearch.\(function)(".utf8
    guard let number else { return }
    bytes += "\(number)".utf8
    needsComma = true
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  mutating func add(_ text: [UInt8]) {
    separate()
    bytes.append(jsonString: text)
  }

  /// Adds a text in which nothing needs an escape, or all has it.
  mutating func add(plain text: [UInt8]) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes += text
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func addList<Items: Sequence>(_ items: Items, _ add: (inout Self, Items.Element) -> Void)
  {
    addList { script in
      for item in items { add(&script, item) }
    }
  }

  mutating func addList(_ add: (inout Self) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
    add(&self)
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Ends the script.
  consuming func file(at path: String) -> OutputFile {
    bytes += ");\n".utf8
    return OutputFile(path: path, bytes: bytes)
  }
}

/// A number in digits of five bits, the lowest first, each but the last marked by a sixth bit.
func searchDigits(_ number: Int) -> String {
  let bytes = Array(capacity: searchDigitCount(number)) { $0.append(searchDigits: number) }
  return String(decoding: bytes, as: UTF8.self)
}

/// How many digits a number has.
func searchDigitCount(_ number: Int) -> Int {
  if number < 1 << 10 { return number < 1 << 5 ? 1 : 2 }
  return (Int.bitWidth - number.leadingZeroBitCount + 4) / 5
}

/// A number below 64 as its digit: A to Z, a to z, 0 to 9, - and _.
func searchDigit(_ number: Int) -> UInt8 {
  switch number {
  case ..<26: UInt8(ascii: "A") + UInt8(number)
  case ..<52: UInt8(ascii: "a") - 26 + UInt8(number)
  case ..<62: UInt8(number - 4)
  default: number == 62 ? UInt8(ascii: "-") : UInt8(ascii: "_")
  }
}

/// Visits the digits of a number.
@inline(__always)
private func forEachSearchDigit(of number: Int, _ visit: (UInt8) -> Void) {
  var rest = number
  while rest > 31 {
    visit(searchDigit(rest & 31 | 32))
    rest >>= 5
  }
  visit(searchDigit(rest))
}

extension OutputSpan<UInt8> {
  /// Adds what `searchDigits(_:)` gives.
  mutating func append(searchDigits number: Int) {
    forEachSearchDigit(of: number) { append($0) }
  }
}

extension MutableSpan<UInt8> {
  /// Puts that in the place of other bytes, and moves the place behind it.
  @inline(__always)
  mutating func write(searchDigits number: Int, at place: inout Int) {
    forEachSearchDigit(of: number) { digit in
      self[place] = digit
      place += 1
    }
  }
}
