import ScenarioTrace

/// Names the views that ran in a step while others of their type did not: a row by its first words.
enum InstanceNames {
  /// If more views of a type ran, their number tells more than their names.
  private static let maxCount = 3

  /// The names of the views that need one, by identity.
  /// - Parameters:
  ///   - screen: What is shown after the step.
  ///   - record: What happened in the step.
  /// - Returns: The names.
  static func names(on screen: ScreenNode, _ record: StepRecord) -> [Int: String] {
    var shown: [String: [Int: String]] = [:]
    collect(screen, record, into: &shown)
    let ran = Set(record.runs.map(\.identity))
    var names: [Int: String] = [:]
    for words in shown.values {
      let chosen = words.filter { ran.contains($0.key) }
      guard chosen.count <= maxCount, chosen.count < words.count else { continue }
      for (identity, text) in chosen where words.values.count(where: { $0 == text }) == 1 {
        names[identity] = text.isEmpty ? nil : text
      }
    }
    return names
  }

  /// Adds the views in a part of the screen, by type and identity, with their first words.
  private static func collect(
    _ node: ScreenNode,
    _ record: StepRecord,
    into shown: inout [String: [Int: String]]
  ) {
    if node.identity != 0, let view = record.names[node.identity] {
      shown[view, default: [:]][node.identity] = firstWords(in: node)
    }
    for child in node.children { collect(child, record, into: &shown) }
  }

  private static func firstWords(in node: ScreenNode) -> String {
    guard node.label.isEmpty else { return node.label }
    return node.children.lazy.map(firstWords).first { !$0.isEmpty } ?? ""
  }
}
