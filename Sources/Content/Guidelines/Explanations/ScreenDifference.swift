import ScenarioTrace

/// What is said on screen after a step and was not before, and the other way round.
package struct ScreenDifference: Equatable, Sendable {
  /// The words that are new, from the top.
  package let new: [String]
  /// The words that are gone, from the top.
  package let gone: [String]

  init(from before: ScreenNode, to after: ScreenNode) {
    let (old, shown) = (Self.words(on: before), Self.words(on: after))
    (new, gone) = (Self.rest(of: shown, without: old), Self.rest(of: old, without: shown))
  }

  /// At most so many words of a kind are quoted.
  private static let maxCount = 3

  /// The difference in one line, or `nil` if there is none.
  var sentence: String? {
    let parts = [("new on screen", new), ("gone", gone)].compactMap { name, words -> String? in
      guard !words.isEmpty else { return nil }
      let quoted = words.prefix(Self.maxCount).map { "\"\($0)\"" }.joined(separator: ", ")
      let others = words.count - Self.maxCount
      return "\(name): \(quoted)" + (others > 0 ? " and \(others) more" : "")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// What a part says and what is inside it, without what the part says in the same words.
  private static func words(on node: ScreenNode) -> [String] {
    let value = node.value.map { $0.isEmpty ? "" : ": \($0)" } ?? ""
    let own = [.shape, .space].contains(node.role) ? "" : node.label + value
    return (own.isEmpty ? [] : [own]) + node.children.flatMap(words).filter { $0 != node.label }
  }

  private static func rest(of words: [String], without others: [String]) -> [String] {
    var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return words.filter { word in
      guard let count = counts[word], count > 0 else { return true }
      counts[word] = count - 1
      return false
    }
  }
}

extension Run {
  /// What is shown before and after a step.
  package func screens(aroundStep index: Int) -> (before: ScreenNode, after: ScreenNode) {
    var screen = ScreenNode(.screen)
    for change in steps.prefix(index).flatMap(\.screenChanges) { _ = screen.apply(change) }
    let before = screen
    for change in steps[index].screenChanges { _ = screen.apply(change) }
    return (before, screen)
  }
}
