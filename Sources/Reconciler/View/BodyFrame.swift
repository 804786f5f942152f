import ValueComparison

/// A body that is being evaluated, so that `_printChanges` can ask for its causes.
final class BodyFrame {
  private static nonisolated(unsafe) var innermost: BodyFrame?
  /// How far out `_printChanges` looks for its own type (LOG-8).
  private static let searchDepth = 32

  private let container: Any.Type
  private let causes: [String]
  private let outer: BodyFrame?

  private init(container: Any.Type, causes: [String]) {
    self.container = container
    self.causes = causes
    outer = Self.innermost
  }

  static func during<Result>(
    _ container: Any.Type,
    causes: [String],
    _ body: () -> Result
  ) -> Result {
    let frame = BodyFrame(container: container, causes: causes)
    innermost = frame
    defer { innermost = frame.outer }
    return body()
  }

  /// Why the innermost running body of this type runs; nothing where none is running (LOG-7).
  static func causes(of container: Any.Type) -> [String] {
    var frame = innermost
    for _ in 0..<searchDepth {
      guard let candidate = frame else { break }
      if candidate.container == container { return candidate.causes }
      frame = candidate.outer
    }
    return []
  }

  /// The line that `_printChanges` prints (LOG-1).
  static func changesLine(of container: Any.Type) -> String {
    let causes = causes(of: container)
    let items = causes.isEmpty ? "unchanged" : causes.joined(separator: ", ") + " changed"
    return "\(typeName(of: container)): \(items)."
  }
}

extension View {
  /// Prints why the body that calls it is being evaluated.
  public static func _printChanges() { print(BodyFrame.changesLine(of: Self.self)) }

  /// Logs why the body that calls it is being evaluated; on this engine that is standard output too.
  public static func _logChanges() { print(BodyFrame.changesLine(of: Self.self)) }
}

extension ViewModifier {
  /// Prints why the body that calls it is being evaluated.
  public static func _printChanges() { print(BodyFrame.changesLine(of: Self.self)) }

  /// Logs why the body that calls it is being evaluated; on this engine that is standard output too.
  public static func _logChanges() { print(BodyFrame.changesLine(of: Self.self)) }
}
