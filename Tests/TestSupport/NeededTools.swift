import Foundation
import Testing

/// Whether a program can be started by its name.
package func isOnPath(_ name: String) -> Bool {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: $0 + "/" + name)
  }
}

extension Trait where Self == ConditionTrait {
  /// The tests start these programs, and are skipped without them.
  package static func needs(_ tools: String...) -> Self {
    let missing = tools.filter { !isOnPath($0) }
    return .enabled(
      if: missing.isEmpty,
      "this machine has no \(missing.joined(separator: " and no "))"
    )
  }
}
