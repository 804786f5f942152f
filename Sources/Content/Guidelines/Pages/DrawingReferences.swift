/// What the elements of a drawing refer to, to tell how many a browser draws: a reference draws its target again.
struct DrawingReferences {
  /// An element with all that is inside.
  private struct Part {
    var name: String
    var id: String?
    /// The elements.
    var count = 1
    /// How often each target is referred to.
    var targets: [String: Int] = [:]
  }

  /// From how many elements on a drawing is refused: a browser takes a second or more for them.
  private static let maxDrawn = 100_000
  /// What a style sheet can refer to: what is inside of these is not drawn with a style of its own.
  private static let styleTargets: Set = ["linearGradient", "radialGradient", "filter"]

  private var open: [Part] = []
  private var parts: [String: Part] = [:]
  private var whole = Part(name: "")

  mutating func begin(_ name: String) { open.append(Part(name: name)) }

  mutating func add(_ attribute: String, _ value: String) {
    guard let last = open.indices.last else { return }
    if attribute == "id" { open[last].id = value.lowercased() }
    for target in Self.targets(of: attribute, value) { open[last].targets[target, default: 0] += 1 }
  }

  mutating func end() {
    guard let part = open.popLast() else { return }
    if let id = part.id {
      // Which of several elements a browser takes does not matter then.
      if parts[id]?.name != part.name { parts[id]?.name = "" }
      Self.add(part, to: &parts[id, default: Part(name: part.name, count: 0)])
    }
    if open.isEmpty {
      Self.add(part, to: &whole)
    } else {
      Self.add(part, to: &open[open.count - 1])
    }
  }

  private static func add(_ part: Part, to outer: inout Part) {
    outer.count += part.count
    outer.targets.merge(part.targets, uniquingKeysWith: +)
  }

  /// Whether a browser can draw it all.
  /// - Parameter style: The text of all style sheets.
  /// - Returns: `false` also for an element inside of itself.
  func areFew(with style: String) -> Bool {
    let inStyle = Set(Self.targets(of: "style", style))
    guard inStyle.allSatisfy({ Self.styleTargets.contains(parts[$0]?.name ?? "filter") }) else {
      return false
    }
    var known: [String: Int] = [:]
    var around: Set<String> = []
    /// The elements drawn for a part; more than the limit for one that refers to itself.
    func drawn(_ part: Part) -> Int {
      var sum = part.count
      for (id, times) in part.targets {
        guard let target = parts[id] else { continue }
        if known[id] == nil {
          guard around.count < 100, around.insert(id).inserted else { return Self.maxDrawn }
          known[id] = drawn(target)
          around.remove(id)
        }
        sum = min(Self.maxDrawn, sum + min(Self.maxDrawn, times) * (known[id] ?? 0))
      }
      return sum
    }
    return drawn(whole) < Self.maxDrawn
  }

  /// The ids, in lowercase, that an attribute or a style sheet refers to.
  private static func targets(of attribute: String, _ value: String) -> [String] {
    let value = percentDecoded(value.utf8).lowercased()
    if ["href", "xlink:href"].contains(attribute) {
      let address = value.drop { $0.isWhitespace }
      return address.hasPrefix("#") ? [String(address.dropFirst())] : []
    }
    return value.split(separator: "url(", omittingEmptySubsequences: false).dropFirst()
      .compactMap { text in
        let address = text.drop { " \t\r\n\"'".contains($0) }
        guard address.hasPrefix("#") else { return nil }
        return String(address.dropFirst().prefix { !" \t\r\n\"')".contains($0) })
      }
  }
}
