/// Makes many texts out of few, the same ones for the same seed.
package struct Mutator {
  private let surface: Surface
  private var random: SplitMix

  package init(surface: Surface, seed: UInt64) {
    self.surface = surface
    random = SplitMix(state: seed)
  }

  /// The next text.
  package mutating func next() -> String {
    var bytes = Array(pick(surface.seeds).utf8)
    for _ in 0..<(1 + below(8)) { change(&bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let start = below(bytes.count + 1)
    let end = min(bytes.count, start + below(24))
    switch below(6) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: below(bytes.count + 1))
    case 2: bytes.insert(contentsOf: Array(pick(surface.tokens).utf8), at: start)
    case 3: bytes.replaceSubrange(start..<end, with: Array(pick(surface.tokens).utf8))
    case 4: if start < bytes.count { bytes[start] = UInt8(truncatingIfNeeded: random.next()) }
    default:
      let other = Array(pick(surface.seeds).utf8)
      bytes.replaceSubrange(start..., with: other[below(other.count)...])
    }
  }

  private mutating func pick(_ texts: [String]) -> String { texts[below(texts.count)] }
  private mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
}

/// The generator SplitMix64 (Steele, Lea and Flood, 2014).
package struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
