import ValueComparison

/// The bodies that are being evaluated, so that `_printChanges` can find their causes.
package enum BodyFrames {
  /// The innermost body; each refers to the next outer one.
  private static nonisolated(unsafe) var innermost: BodyNode?
  /// How far out `_printChanges` looks for its own type (LOG-8).
  private static let searchDepth = 32

  static func enter(_ body: BodyNode) {
    body.outer = innermost
    innermost = body
  }

  static func leave(_ body: BodyNode) { innermost = body.outer.take() }

  static var isEmpty: Bool { innermost == nil }

  /// The identity around the content closure that is running, for a trace; 0 if none is.
  private static nonisolated(unsafe) var contentIdentity = 0

  /// The identity that reads what code of the program reads now: that of the body, or else that around the content
  /// closure.
  static var readingIdentity: Int { innermost?.identity ?? contentIdentity }

  /// Runs a content closure; what it reads is noted as read by an identity.
  static func noting<Result>(_ identity: Int, _ content: () -> Result) -> Result {
    let outer = contentIdentity
    contentIdentity = identity
    defer { contentIdentity = outer }
    return content()
  }

  /// The author's type whose body is being evaluated, if any.
  package static var runningType: Any.Type? { innermost?.plan.declaredType }

  /// Why the innermost running body of this type runs; empty if none is running (LOG-7).
  static func causes(of container: Any.Type) -> [String] {
    let running = sequence(first: innermost) { $0?.outer }.prefix(searchDepth)
    return running.first { $0?.plan.declaredType == container }??.causes ?? []
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
  public static func _printChanges() { print(BodyFrames.changesLine(of: Self.self)) }

  /// Logs why the body that calls it is being evaluated; on this engine, also to standard output.
  public static func _logChanges() { print(BodyFrames.changesLine(of: Self.self)) }
}

extension ViewModifier {
  /// Prints why the body that calls it is being evaluated.
  public static func _printChanges() { print(BodyFrames.changesLine(of: Self.self)) }

  /// Logs why the body that calls it is being evaluated; on this engine, also to standard output.
  public static func _logChanges() { print(BodyFrames.changesLine(of: Self.self)) }
}
