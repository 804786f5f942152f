import Diagnostics
import Testing

@Suite struct `Characters that are looked for` {
  static let sets: [(set: ByteSet, members: Set<UInt8>)] = [
    (ByteSet(UInt8(ascii: "=")), Set("=".utf8)),
    (ByteSet(UInt8(ascii: "&"), UInt8(ascii: "~"), 0), Set("&~\0".utf8)),
    (
      ByteSet(UInt8(ascii: "0")...UInt8(ascii: "9"), 9...13), Set("0123456789\t\n\u{B}\u{C}\r".utf8)
    ),
  ]

  @Test(arguments: sets.indices)
  func `are those of the set`(_ index: Int) {
    let (set, members) = Self.sets[index]
    for byte in UInt8.min...UInt8.max { #expect(set.contains(byte) == members.contains(byte)) }
  }

  @Test(arguments: sets.indices)
  func `are found at any place of a text of any length`(_ index: Int) {
    let (set, members) = Self.sets[index]
    for count in 0...50 {
      let plain = [UInt8](repeating: 0xE9, count: count)
      #expect(set.firstIndex(in: plain[...]) == count)
      for (place, member) in plain.indices.flatMap({ place in members.map { (place, $0) } }) {
        var text = plain
        text[place] = member
        #expect(set.firstIndex(in: text[...]) == place)
        #expect(set.firstIndex(in: text[place...]) == place)
        #expect(set.firstIndex(in: text[(place + 1)...]) == count)
        #expect(set.isAny(in: text[...]) && !set.isAny(in: text[..<place]))
      }
    }
  }
}
