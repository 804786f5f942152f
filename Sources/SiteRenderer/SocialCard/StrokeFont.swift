import Foundation

/// Capitals as a plotter draws them: each letter a few strokes on a grid four wide and six high.
///
/// Pictures need letters, and no font is at hand where the site is built.
enum StrokeFont {
  /// A letter's strokes as points from its lower left corner.
  struct Glyph: Equatable {
    let strokes: [[Point]]
    let width: Double
  }

  struct Point: Equatable {
    let x: Double
    let y: Double
  }

  static let height = 6.0
  /// What lies between two letters.
  static let gap = 2.0
  private static let spaceWidth = 1.6

  /// Each pair of digits is a point, each word a stroke.
  private static let table: [Character: String] = [
    "A": "000416364440 0343", "B": "00063645443342413000 0333", "C": "4536160501103041",
    "D": "00063645413000", "E": "46060040 0333", "F": "460600 0333", "G": "45361605011030414323",
    "H": "0006 4046 0343", "I": "0006", "J": "0110203136", "K": "0006 460340", "L": "060040",
    "M": "0006234640", "N": "00064046", "O": "100105163645413010", "P": "00063645443303",
    "Q": "100105163645413010 2240", "R": "00063645443303 2340", "S": "453616050413334241301001",
    "T": "0646 2620", "U": "060110304146", "V": "062046", "W": "0610233046", "X": "0046 0640",
    "Y": "062346 2320", "Z": "06460040", "0": "100105163645413010", "1": "051610 0020",
    "2": "05163645440040", "3": "0516364544334241301001 1333", "4": "30360242",
    "5": "460604344341301001", "6": "4536160501103041423303", "7": "064610",
    "8": "13040516364544331302011030414233", "9": "0110304145361605041343", ".": "0000",
    ",": "1100", "'": "0605", "’": "0605", "\"": "0605 1615", "“": "0605 1615", "”": "0605 1615",
    "-": "0333", "–": "0343", "_": "0040", ":": "0101 0404", ";": "1100 0404", "(": "16050110",
    ")": "06151100", "/": "0046", "\\": "0640", "?": "0516364544332322 2020", "!": "0602 0000",
    "=": "0242 0444", "+": "0343 2125", "<": "350331", ">": "053301", "[": "26060020",
    "]": "06262000", "{": "26151403121120", "}": "06151423121100",
    "#": "1016 3036 0242 0444", "&": "40040516263534011020 2042", "@": "413010010516364542332434",
    "$": "453616050413334241301001 2026", "*": "2125 0342 0243", "%": "0046 0506 4041",
  ]

  private static let glyphs = table.mapValues { text in
    let strokes = text.split(separator: " ").map { stroke -> [Point] in
      let digits = stroke.compactMap(\.wholeNumberValue).map(Double.init)
      return stride(from: 0, to: digits.count - 1, by: 2).map {
        Point(x: digits[$0], y: digits[$0 + 1])
      }
    }
    return Glyph(strokes: strokes, width: strokes.joined().map(\.x).max() ?? 0)
  }

  /// The shape of a character, without its accents; a space where there is none.
  static func glyph(_ character: Character) -> Glyph {
    character.asciiValue.map { plainGlyphs[Int($0)] } ?? anyGlyph(character)
  }

  private static let plainGlyphs = (0..<128).map { anyGlyph(Character(UnicodeScalar(UInt8($0)))) }

  private static func anyGlyph(_ character: Character) -> Glyph {
    let parts = character.uppercased().decomposedStringWithCanonicalMapping.unicodeScalars
    return parts.first.flatMap { glyphs[Character($0)] } ?? Glyph(strokes: [], width: spaceWidth)
  }

  /// How wide a line is in units of the grid.
  static func width(_ line: some StringProtocol) -> Double {
    line.reduce(0) { $0 + glyph($1).width + gap } - (line.isEmpty ? 0 : gap)
  }
}
