/// What a program under test noted, in order.
///
/// It is a class, so that views which hold the same journal compare equal.
@MainActor
final class Journal {
  private(set) var lines: [String] = []
  /// What the program under test wants to be called.
  var action: (() -> Void)?

  nonisolated init() {}

  /// Sets what the program wants to be called.
  func call(_ action: @escaping () -> Void) { self.action = action }

  /// Adds a line.
  func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// An object whose life a test follows.
final class Token {
  let name = "token"
  private let onDeinit: () -> Void

  init(onDeinit: @escaping () -> Void = {}) { self.onDeinit = onDeinit }

  deinit { onDeinit() }
}
