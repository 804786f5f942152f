import SwiftSource

/// The Swift names that Xcode makes of the images and colors in asset catalogs.
struct AssetSymbols {
  /// An image or color by its path of namespaces and its name.
  private struct Asset: Hashable {
    let namespaces: [String]
    let name: String

    /// The name with the namespaces, as the catalog has it.
    var fullName: String { (namespaces + [name]).joined(separator: "/") }
  }

  private let disk: ProgramDisk
  private var images: Set<Asset> = []
  private var colors: Set<Asset> = []
  private let sources: [String]

  /// Reads catalogs.
  /// - Parameters:
  ///   - catalogs: The paths of their folders.
  ///   - disk: What can be read.
  ///   - sources: The program's files; a color or image that one of them declares as a static member gets no second
  ///     declaration.
  init(catalogs: [String], on disk: ProgramDisk, besides sources: [String] = []) {
    self.disk = disk
    self.sources = sources
    for catalog in catalogs { read(catalog) }
  }

  private mutating func read(_ catalog: String) {
    var named: Set<String> = []
    for file in disk.files(below: catalog) {
      let folder = parent(of: file).dropFirst(catalog.count + 1)
      if fileName(file) == "Contents.json", let bytes = disk.contents(of: file),
        String(decoding: bytes, as: UTF8.self).replacing(" ", with: "")
          .contains("\"provides-namespace\":true")
      {
        named.insert(String(folder))
      }
    }
    for file in disk.files(below: catalog) {
      var folders: [String] = []
      var namespaces: [String] = []
      for folder in file.dropFirst(catalog.count + 1).split(separator: "/").dropLast() {
        let (name, kind) = parts(of: String(folder))
        let asset = Asset(namespaces: namespaces, name: name)
        switch kind {
        case "imageset", "symbolset": images.insert(asset)
        case "colorset": colors.insert(asset)
        default: break
        }
        folders.append(String(folder))
        if named.contains(folders.joined(separator: "/")) { namespaces.append(name) }
      }
    }
  }

  private func parts(of folder: String) -> (name: String, kind: String) {
    guard let dot = folder.lastIndex(of: ".") else { return (folder, "") }
    return (String(folder[..<dot]), String(folder[folder.index(after: dot)...]))
  }

  /// The declarations, or `nil` if there are none.
  var code: String? {
    guard !images.isEmpty || !colors.isEmpty else { return nil }
    let plain = symbols(colors, "Color")
      .filter { $0.path.isEmpty && !systemColors.contains($0.name) && !isDeclared($0.name) }
    let pictures = symbols(images, "Image").filter { $0.path.isEmpty && !isDeclared($0.name) }
    // The program can declare types with these names.
    let (image, color) = ("UIKit.ImageResource", "UIKit.ColorResource")
    let lists: [(String, [String])] = [
      ("extension \(image)", members(symbols(images, "Image"), image)),
      ("extension \(color)", members(symbols(colors, "Color"), color)),
      ("extension Color", plain.map { "static var `\($0.name)`: Color { Color(.\($0.name)) }" }),
      (
        "extension ShapeStyle where Self == Color",
        plain.map { "static var `\($0.name)`: Color { Color(.\($0.name)) }" }
      ),
      (
        "extension UIColor",
        plain.map { "static var `\($0.name)`: UIColor { UIColor(resource: .\($0.name)) }" }
      ),
      (
        "extension UIImage",
        pictures.map { "static var `\($0.name)`: UIImage { UIImage(resource: .\($0.name)) }" }
      ),
    ]
    let declarations = lists.filter { !$0.1.isEmpty }.map { type, members in
      "\(type) {\n" + members.map { "  \($0)\n" }.joined() + "}\n"
    }
    return "import SwiftUI\nimport UIKit\n" + declarations.joined()
  }

  /// Whether a file of the program declares a static member with this name.
  private func isDeclared(_ name: String) -> Bool {
    sources.contains { source in
      ["static var ", "static let "].contains { start in
        source.ranges(of: start + name).contains { range in
          let next = source[range.upperBound...].first
          return next?.isLetter != true && next?.isNumber != true && next != "_"
        }
      }
    }
  }

  private typealias Symbol = (path: [String], name: String, asset: String)

  private func symbols(_ assets: Set<Asset>, _ kind: String) -> [Symbol] {
    var names: Set<[String]> = []
    return assets.sorted { $0.fullName < $1.fullName }.compactMap { asset in
      let path = asset.namespaces.map { symbol($0).capitalizedFirst }
      let name = symbol(asset.name.withoutSuffix(kind))
      guard !name.isEmpty, names.insert(path + [name]).inserted else { return nil }
      return (path, name, asset.fullName)
    }
  }

  /// The constants of a type, those of a namespace in an enumeration.
  private func members(_ symbols: [Symbol], _ type: String, depth: Int = 0) -> [String] {
    var lines = symbols.filter { $0.path.count == depth }.map { symbol in
      "static let `\(symbol.name)` = \(type)(_name: \(literal(symbol.asset)))"
    }
    let nested = Dictionary(grouping: symbols.filter { $0.path.count > depth }) { $0.path[depth] }
    for (name, inner) in nested.sorted(by: { $0.key < $1.key }) {
      let members = members(inner, type, depth: depth + 1)
      lines.append("enum `\(name)` { \(members.joined(separator: "; ")) }")
    }
    return lines
  }

  /// A name in camel case with only what an identifier can have.
  private func symbol(_ name: String) -> String {
    var words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard let first = words.first else { return "" }
    words[0] = lowercasedStart(of: first)
    let joined = words[0] + words.dropFirst().map(\.capitalizedFirst).joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// `URLIcon` becomes `urlIcon`, `Logo` becomes `logo`.
  private func lowercasedStart(of word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let rest = word.dropFirst(capitals)
    let count = capitals > 1 && rest.first?.isLetter == true ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}

/// The names for which Xcode makes no symbol of `Color`, because SwiftUI has them.
private let systemColors: Set = [
  "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
  "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
]

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text without a word at its end, unless nothing else is left: `CoverImage`, `cover_image` and `cover image`
  /// lose it, `scrimage` does not.
  fileprivate func withoutSuffix(_ word: String) -> String {
    guard count > word.count else { return self }
    let rest = dropLast(word.count)
    let isOwnWord = rest.last?.isLetter == false && rest.last?.isNumber == false
    let ends = isOwnWord ? lowercased().hasSuffix(word.lowercased()) : hasSuffix(word)
    return ends ? String(rest) : self
  }
}
