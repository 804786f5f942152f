import FoundationShim

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When only the end of its movement is left, which a person hardly sees.
  public static let logicallyComplete = Self(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = Self(name: "removed")
}

extension Transaction {
  /// Runs an action when the animation is complete.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  /// Starts the time after which the completions run; if nothing has changed, they run immediately (INT-8).
  ///
  /// If something has changed, the engine doesn't know whether it moves. Under a stated assumption, it does.
  func startCompletions(afterChange hasChange: Bool) {
    guard !completions.isEmpty else { return }
    if hasChange { Assumption.completions.record() }
    for completion in completions {
      guard hasChange, let animation, !disablesAnimations else {
        completion.action()
        continue
      }
      guard let seconds = animation.seconds(until: completion.criteria), seconds < 1e9 else {
        continue
      }
      nonisolated(unsafe) let action = completion.action
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(seconds))
        action()
      }
    }
  }
}

/// An action for the end of an animation.
struct AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  let action: () -> Void
}

/// Runs a closure whose writes are animated, and an action when the animation is complete.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
