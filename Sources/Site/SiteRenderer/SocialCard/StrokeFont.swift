import Guidelines

/// Capitals as a plotter draws them: each letter a few strokes on a grid four wide and six high.
///
/// Pictures need letters, and no font is at hand where the site is built.
enum StrokeFont {
  struct Glyph: Equatable {
    /// What it is without accents; a space where nothing is drawn.
    let scalar: Unicode.Scalar
    /// Points from its lower left corner, in units of the grid.
    let strokes: [[Point]]
    /// In fifths of the grid's units.
    let width: Int
  }

  struct Point: Equatable {
    let x: Int
    let y: Int
  }

  /// How high letters are, in units of the grid.
  static let height = 6
  /// What lies between two letters, and how wide a space is, in fifths of a unit.
  static let gap = 10
  private static let spaceWidth = 8

  /// Each pair of digits is a point, each word a stroke.
  private static let table: [Unicode.Scalar: String] = [
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

  private static let glyphs: [Unicode.Scalar: Glyph] = Dictionary(
    uniqueKeysWithValues: table.map { scalar, text in
      let strokes = text.split(separator: " ").map { stroke -> [Point] in
        let digits = stroke.compactMap(\.wholeNumberValue)
        return stride(from: 0, to: digits.count - 1, by: 2).map {
          Point(x: digits[$0], y: digits[$0 + 1])
        }
      }
      let width = strokes.joined().map(\.x).max() ?? 0
      return (scalar, Glyph(scalar: scalar, strokes: strokes, width: 5 * width))
    }
  )

  /// The shape of a character, without its accents; a space where there is none.
  static func glyph(_ character: Character) -> Glyph {
    character.asciiValue.map { plainGlyphs[Int($0)] } ?? anyGlyph(character)
  }

  /// The shape of a character that is a glyph's.
  static func glyph(_ scalar: Unicode.Scalar) -> Glyph { glyphs[scalar] ?? space }

  private static let space = Glyph(scalar: " ", strokes: [], width: spaceWidth)
  private static let plainGlyphs = (0..<128).map { anyGlyph(Character(UnicodeScalar(UInt8($0)))) }

  private static func anyGlyph(_ character: Character) -> Glyph {
    guard let letter = character.uppercased().unicodeScalars.first else { return space }
    return glyphs[letter] ?? glyph(letter.latinLetter ?? " ")
  }

  /// How wide a line is, in fifths of the grid's units.
  static func width(_ line: some StringProtocol) -> Int {
    line.reduce(0) { $0 + glyph($1).width + gap } - (line.isEmpty ? 0 : gap)
  }

  /// How wide a space between two words is, with what lies around it.
  static let wordGap = spaceWidth + 2 * gap
}
