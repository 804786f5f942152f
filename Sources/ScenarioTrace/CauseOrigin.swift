/// Where a cause of a body evaluation came from.
public enum CauseOrigin: Equatable, Sendable {
  /// The body of `parent` produced another value; `fields` are the stored properties that differ.
  case value(parent: Int, fields: [String])
  /// A property of `owner` was written.
  case property(owner: Int, name: String)
  /// The environment was replaced: by the body of `writer`, or by the host where that is 0.
  case environment(writer: Int)
}

extension CauseOrigin {
  /// The fields of the line format.
  var fields: [String] {
    switch self {
    case .value(let parent, let fields): ["value", "\(parent)", "\(fields.count)"] + fields
    case .property(let owner, let name): ["property", "\(owner)", name]
    case .environment(let writer): ["environment", "\(writer)"]
    }
  }
}
