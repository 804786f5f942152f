/// Where a cause of a body evaluation came from.
public enum CauseOrigin: Equatable, Sendable {
  /// The body of `parent` produced another value; `fields` are the stored properties that differ.
  case value(parent: Int, fields: [String])
  /// A property of `owner` was written.
  case property(owner: Int, name: String)
  /// The environment was replaced: by the body of `writer`, or by the host where that is 0.
  case environment(writer: Int)
  /// A stored setting was written, by whomever; the property, declared with `wrapper`, watches the
  /// setting `watched` and heard of `written`, which is another if it cannot be watched alone.
  case setting(wrapper: String, written: String, watched: String)
  /// An object of that type announced changes of the properties; none where it did so by hand.
  case announcement(object: String, properties: [String])
}

extension CauseOrigin {
  /// The fields of the line format.
  var fields: [String] {
    switch self {
    case .value(let parent, let fields): ["value", "\(parent)", "\(fields.count)"] + fields
    case .property(let owner, let name): ["property", "\(owner)", name]
    case .environment(let writer): ["environment", "\(writer)"]
    case .setting(let wrapper, let written, let watched): ["setting", wrapper, written, watched]
    case .announcement(let object, let properties):
      ["announcement", object, "\(properties.count)"] + properties
    }
  }
}
