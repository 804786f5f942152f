import FoundationEssentials

/// Answers a coding agent over standard input and output: JSON-RPC 2.0, one message in each line, as the Model
/// Context Protocol defines it.
struct ModelContextServer {
  /// The versions of the protocol in which everything used here is the same, newest first.
  ///
  /// The one in between has several messages in a line.
  static let versions = ["2025-06-18", "2024-11-05"]

  /// The most bytes of a message, which is read as a whole.
  static let maxSize = 1 << 20

  let tools: [ModelContextTool]
  let context: Context

  /// The answer to one line; `nil` for a notification.
  func answer(to line: String) -> String? {
    guard line.utf8.count <= Self.maxSize else {
      return failure(.null, code: -32600, "A message has at most \(Self.maxSize >> 20) MB.").line
    }
    let data = Data(line.utf8)
    guard let message = try? JSONDecoder().decode(ModelContextMessage.self, from: data) else {
      return failure(.null, code: -32700, "This is no JSON object.").line
    }
    switch message.kind {
    case .request(let method, let id): return answer(to: method, message.parameters, id).line
    case .other: return nil
    case .fault(let why): return failure(.null, code: -32600, why).line
    }
  }

  private func answer(
    to method: String,
    _ parameters: ModelContextMessage.Parameters,
    _ id: JSONValue
  ) -> JSONValue {
    switch method {
    case "initialize": success(id, greeting(parameters.protocolVersion))
    case "ping": success(id, .object([:] as KeyValuePairs))
    case "tools/list":
      success(id, .object(["tools": .array(tools.map(\.description))]))
    case "tools/call": call(parameters, id)
    default: failure(id, code: -32601, "There is no method '\(method)'.")
    }
  }

  private func greeting(_ version: String?) -> JSONValue {
    let known = version.flatMap { Self.versions.contains($0) ? $0 : nil } ?? Self.versions[0]
    return .object([
      "protocolVersion": .string(known),
      "capabilities": .object(["tools": .object([:] as KeyValuePairs)]),
      "serverInfo": .object(["name": .string("bodycheck"), "version": .string(Program.version)]),
      "instructions": .string(Self.instructions),
    ])
  }

  private static let instructions = """
    Counts how often SwiftUI evaluates the body of each view, step by step, by running the code on an open \
    re-implementation of SwiftUI's update engine. A count tells what depends on what; it is no time. Find a \
    guideline before you change code, and run the code before and after.
    """

  private func call(_ parameters: ModelContextMessage.Parameters, _ id: JSONValue) -> JSONValue {
    guard let name = parameters.name,
      let tool = tools.first(where: { $0.name == name })
    else {
      let known = tools.map(\.name).joined(separator: ", ")
      return failure(id, code: -32602, "There is no such tool: the tools are \(known).")
    }
    let result = tool.run(parameters.arguments ?? [:], context)
    return success(
      id,
      .object([
        "content": .array([.object(["type": .string("text"), "text": .string(result.text)])]),
        "isError": .boolean(result.isError),
      ])
    )
  }

  private func success(_ id: JSONValue, _ result: JSONValue) -> JSONValue {
    .object(["jsonrpc": .string("2.0"), "id": id, "result": result])
  }

  private func failure(_ id: JSONValue, code: Int, _ message: String) -> JSONValue {
    let error = JSONValue.object(["code": .integer(code), "message": .string(message)])
    return .object(["jsonrpc": .string("2.0"), "id": id, "error": error])
  }
}
