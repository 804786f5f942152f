import Mustache
import ScenarioTrace

/// Why a body ran or did not, in words.
struct CauseWords {
  let playback: Playback
  let moment: Playback.Moment

  /// What comes after the view's name.
  var html: String {
    switch moment.kind {
    case .began: return "ran for the first time"
    case .stopped: return "stopped the update: its new value is the same as the old one"
    case .ran(let reasons):
      return reasons.isEmpty ? "ran" : "ran: " + reasons.map(words).joined(separator: "; ")
    }
  }

  /// The identity that the first known cause came from, unless it is the host.
  var origin: Int? {
    guard case .ran(let reasons) = moment.kind,
      let origin = reasons.compactMap(\.origin).first
    else { return nil }
    switch origin {
    case .value(let parent, _): return parent
    case .property(let owner, _): return owner
    case .environment(let writer): return writer == 0 ? nil : writer
    case .setting, .announcement: return nil
    }
  }

  private func words(_ reason: Playback.Reason) -> String {
    switch reason.origin {
    case nil: return "\(cause(reason.item)) changed"
    case .value(let parent, let fields):
      let item = cause(reason.item, from: parent)
      let maker = playback.view(parent).map { "\(code($0))’s body" } ?? "the host"
      let names = fields.map(code).joined(separator: ", ")
      return fields.isEmpty
        ? "\(item), because \(maker) made another value of it"
        : "\(item), because \(maker) gave it another \(names)"
    case .property(let owner, let name):
      let name = Self.plain(name)
      if moment.identities.contains(owner) { return "its \(cause(name)) was written" }
      let whose = playback.view(owner).map { "\(code($0))’s " } ?? ""
      return "\(cause(reason.item)), because \(whose)\(code(name)) was written"
    case .environment(let writer):
      let item = cause(reason.item, from: writer)
      let who = playback.view(writer).map { "\(code($0))’s body" } ?? "the host"
      return "\(item), because \(who) replaced the environment"
    case .setting(let wrapper, let written, _):
      return "\(cause(reason.item)), because \(code("@\(wrapper)(\"\(written)\")")) was written"
    case .announcement(let object, let properties):
      let names = properties.map { code("\(object).\($0)") }.joined(separator: ", ")
      let change = properties.isEmpty ? "a change" : "a change of \(names)"
      return "\(cause(reason.item)), because its object announced \(change)"
    }
  }

  /// What changed, marked for the player's graph with the identity whose body made the change.
  private func cause(_ item: String, from maker: Int = 0) -> String {
    let from = playback.view(maker) == nil ? "" : "=\"\(maker)\""
    return "<code data-cause\(from)>\(escapedHTML(Self.plain(item)))</code>"
  }

  /// A key path to a computed property has an address in its name, which differs from run to run.
  static func plain(_ item: String) -> String {
    guard let start = item.firstRange(of: "<computed 0x"),
      let end = item[start.upperBound...].firstIndex(of: " ")
    else { return item }
    return item[..<start.lowerBound] + "<computed" + item[end...]
  }

  private func code(_ text: String) -> String { "<code>\(escapedHTML(text))</code>" }
}
