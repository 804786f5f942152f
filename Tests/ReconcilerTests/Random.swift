/// A small generator with a seed, so that a failure can be repeated.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}

extension [Int] {
  /// Other elements in another order; never one twice.
  func changed(_ random: inout Random) -> [Int] {
    var result = self
    switch random.below(4) {
    case 0: result.shuffle(using: &random)
    case 1: if !result.isEmpty { result.remove(at: random.below(result.count)) }
    case 2: result.insert((result.max() ?? 0) + 1, at: random.below(result.count + 1))
    default:
      result.reverse()
      if result.count > 1 { result.removeLast() }
    }
    return result
  }
}
