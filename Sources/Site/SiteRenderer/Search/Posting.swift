/// A section in which a word stands.
struct Posting: Equatable, Sendable {
  let bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  init(section: Int, level: Int) { bits = UInt32(section) << 5 | UInt32(level) }

  /// The section's number, counted over all pages from 0.
  var section: Int { Int(bits >> 5) }
  /// How well the section answers the word, from 1 to `highestLevel`.
  var level: Int { Int(bits & 31) }

  /// The same in another section.
  func moved(to section: Int) -> Self { Self(section: section, level: level) }

  /// A level that only a word of a heading or title can have is above this one.
  static let highestTextLevel = 9
  static let highestLevel = 31
}
