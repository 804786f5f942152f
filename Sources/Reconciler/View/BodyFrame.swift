import ValueComparison

/// A body that is being evaluated, so that `_printChanges` can ask for its causes.
struct BodyFrame {
  /// The bodies that are running, the innermost last.
  private static nonisolated(unsafe) var running: [BodyFrame] = []
  /// How far out `_printChanges` looks for its own type (LOG-8).
  private static let searchDepth = 32

  private let container: Any.Type
  private let causes: [String]

  static func during<Result>(
    _ container: Any.Type,
    causes: [String],
    _ body: () -> Result
  ) -> Result {
    running.append(BodyFrame(container: container, causes: causes))
    defer { running.removeLast() }
    return body()
  }

  /// Why the innermost running body of this type runs; nothing where none is running (LOG-7).
  static func causes(of container: Any.Type) -> [String] {
    running.suffix(searchDepth).last { $0.container == container }?.causes ?? []
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
