/// The origin of a cause of a body evaluation.
public enum CauseOrigin: Equatable, Sendable {
  /// The body of `parent` created a different value; `fields` are the stored properties that differ.
  case value(parent: Int, fields: [String])
  /// A property of `owner` was written.
  case property(owner: Int, name: String)
  /// The environment was replaced by the body of `writer`, or by the host if `writer` is 0.
  case environment(writer: Int)
  /// A stored setting was written; the property, declared with `wrapper`, observes the setting `watched` and
  /// was notified of `written`, which differs if `watched` can't be observed alone.
  case setting(wrapper: String, written: String, watched: String)
  /// An object of that type announced changes of the properties, or of none if it announced them manually.
  case announcement(object: String, properties: [String])
  /// A query ran again because models of these types changed, or, without any, because a context was saved.
  case store(models: [String])
}

extension CauseOrigin {
  func write(to line: inout TraceLine) {
    switch self {
    case .value(let parent, let fields):
      line.add("value")
      line.add(parent)
      line.add(fields)
    case .property(let owner, let name):
      line.add("property")
      line.add(owner)
      line.add(name)
    case .environment(let writer):
      line.add("environment")
      line.add(writer)
    case .setting(let wrapper, let written, let watched):
      for text in ["setting", wrapper, written, watched] { line.add(text) }
    case .announcement(let object, let properties):
      line.add("announcement")
      line.add(object)
      line.add(properties)
    case .store(let models):
      line.add("store")
      line.add(models)
    }
  }
}
