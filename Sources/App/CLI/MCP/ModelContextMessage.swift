/// The parts of a coding agent's message that matter here.
///
/// Everything else is skipped, however deep it is.
struct ModelContextMessage: Decodable {
  /// An argument of a tool: a text or a list of texts, or nothing of use.
  struct Argument: Decodable {
    /// All texts of a list, or the one text.
    let strings: [String]
    /// The text, unless there is a list.
    let string: String?

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      string = try? value.decode(String.self)
      strings = string.map { [$0] } ?? (try? value.decode([String].self)) ?? []
    }
  }

  /// The members of `params` of all requests.
  struct Parameters: Decodable {
    var name: String?
    var protocolVersion: String?
    var arguments: [String: Argument]?
  }

  /// What the message is.
  enum Kind {
    /// A request, to be answered with its id.
    case request(method: String, id: JSONValue)
    /// A message without an id, or an answer to a request that this server never sends.
    case other
    /// No request of JSON-RPC, and why.
    case fault(String)
  }

  private enum Key: String, CodingKey {
    case id
    case method
    case params
    case result
    case error
  }

  let kind: Kind
  let parameters: Parameters

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    parameters = (try? members.decode(Parameters.self, forKey: .params)) ?? Parameters()
    guard let method = try? members.decode(String.self, forKey: .method) else {
      let isAnswer = members.contains(.result) || members.contains(.error)
      kind = isAnswer ? .other : .fault("A request has a method.")
      return
    }
    guard members.contains(.id) else {
      kind = .other
      return
    }
    if let number = try? members.decode(Int.self, forKey: .id) {
      kind = .request(method: method, id: .integer(number))
    } else if let text = try? members.decode(String.self, forKey: .id) {
      kind = .request(method: method, id: .string(text))
    } else {
      kind = .fault("An id is a whole number or a text.")
    }
  }
}
