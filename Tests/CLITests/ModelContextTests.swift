import Foundation
import TestSupport
import Testing

@testable import CLI

/// What a coding agent sends, and what it gets.
///
/// `Tests/Agent/run` does the same with the protocol's own client.
@Suite(.runsScenarios) struct `A server for coding agents` {
  private static let code = """
    import SwiftUI
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }
        Text("\\(count)")
      }
    }
    """

  private func server(_ program: TestProgram) -> ModelContextServer {
    ModelContextServer(tools: ModelContextTool.all, context: program.context())
  }

  private func answer(_ program: TestProgram, _ method: String, _ parameters: [String: Any] = [:])
    throws -> [String: Any]
  {
    let message: [String: Any] = [
      "jsonrpc": "2.0", "id": 7, "method": method, "params": parameters,
    ]
    let line = String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    let answer = try #require(server(program).answer(to: line))
    #expect(!answer.contains("\n"))
    let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    #expect(object?["id"] as? Int == 7 && object?["jsonrpc"] as? String == "2.0")
    return try #require(object)
  }

  private func call(_ program: TestProgram, _ tool: String, _ arguments: [String: Any])
    throws -> (text: String, isError: Bool)
  {
    let answer = try answer(program, "tools/call", ["name": tool, "arguments": arguments])
    let result = try #require(answer["result"] as? [String: Any])
    let content = try #require(result["content"] as? [[String: Any]])
    return (content[0]["text"] as? String ?? "", result["isError"] as? Bool ?? false)
  }

  @Test func `says who it is, in the version that is asked for if it knows it`() throws {
    let program = try TestProgram()
    for (asked, answered) in [("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-06-18")] {
      let result = try answer(program, "initialize", ["protocolVersion": asked])["result"]
      let object = try #require(result as? [String: Any])
      #expect(object["protocolVersion"] as? String == answered)
      #expect((object["serverInfo"] as? [String: String])?["name"] == "bodycheck")
    }
    let notification = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
    #expect(server(program).answer(to: notification) == nil)
  }

  @Test func `refuses what is no request`() throws {
    let program = try TestProgram()
    #expect(server(program).answer(to: "hello")?.contains("-32700") == true)
    #expect(server(program).answer(to: #"{"id": 1}"#)?.contains("-32600") == true)
    let long = String(repeating: "[", count: ModelContextServer.maxSize + 1)
    #expect(server(program).answer(to: long)?.contains("A message has at most 1 MB.") == true)
    let missing = try answer(program, "resources/list")["error"] as? [String: Any]
    #expect(missing?["code"] as? Int == -32601)
    let tool = try answer(program, "tools/call", ["name": "fly"])["error"] as? [String: Any]
    #expect((tool?["message"] as? String)?.contains("run, explain, audit, find_guideline") == true)
  }

  @Test func `answers with the id that came, and no answer`() throws {
    let server = server(try TestProgram())
    for id in ["9223372036854775807", "-1", #""a\u0001""#] {
      let answer = server.answer(to: #"{"id": \#(id), "method": "ping"}"#)
      #expect(answer?.contains("\"id\": \(id),") == true, "\(answer ?? "")")
    }
    for id in ["1.5", "true", "null", "{}", "1e400"] {
      let answer = server.answer(to: #"{"id": \#(id), "method": "ping"}"#)
      #expect(answer?.contains(#""id": null"#) == true, "\(answer ?? "")")
    }
    #expect(server.answer(to: #"{"id": 1, "result": {}}"#) == nil)
  }

  @Test func `reads no more of a message than it needs`() throws {
    let server = server(try TestProgram())
    let clock = ContinuousClock()
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    let deepObject =
      String(repeating: #"{"a":"#, count: 500) + "1" + String(repeating: "}", count: 500)
    let wide = "[" + String(repeating: "[],", count: 300_000) + "[]]"
    for value in [deep, deepObject, wide] {
      for message in [#""params": V"#, #""params": {"arguments": {"code": V}}"#, #""x": V"#] {
        let line = #"{"id": 1, "method": "ping", \#(message.replacing("V", with: value))}"#
        let time = clock.measure { #expect(server.answer(to: line) != nil) }
        #expect(time < .seconds(10), "\(message) \(value.prefix(9)): \(time)")
      }
    }
  }

  @Test func `reads no program from where the requests come`() throws {
    let program = try TestProgram()
    try FileManager.default.createSymbolicLink(
      atPath: program.folder + "/Link.swift",
      withDestinationPath: "/dev/stdin"
    )
    for file in ["Link.swift", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0", "//dev/stdin"] {
      for tool in ["run", "explain"] {
        let result = try call(program, tool, ["file": file])
        #expect(result.isError && result.text.hasPrefix("bodycheck: "), "\(file): \(result.text)")
      }
    }
  }

  @Test func `describes its tools`() throws {
    let result = try answer(TestProgram(), "tools/list")["result"] as? [String: Any]
    let tools = try #require(result?["tools"] as? [[String: Any]])
    #expect(tools.map { $0["name"] as? String } == ["run", "explain", "audit", "find_guideline"])
    for tool in tools {
      let schema = try #require(tool["inputSchema"] as? [String: Any])
      #expect(schema["type"] as? String == "object")
      #expect((schema["properties"] as? [String: Any])?.isEmpty == false)
    }
  }

  @Test func `runs and explains code, and leaves no file`() throws {
    let program = try TestProgram()
    let arguments: [String: Any] = ["code": Self.code, "steps": ["tap \"Add\""]]
    let counts = try call(program, "run", arguments)
    #expect(!counts.isError && counts.text.contains(/tap "Add" +1/), "\(counts.text)")
    let causes = try call(program, "explain", arguments)
    #expect(causes.text.contains("tap \"Add\" → Screen._count → Screen.body"), "\(causes.text)")
    let found = try call(program, "audit", ["code": Self.code, "format": "json"])
    #expect(!found.isError && found.text.contains("\"findings\": ["), "\(found.text)")
    let wrong = try call(program, "run", ["code": "import SwiftUI\nlet x: Int = true"])
    #expect(wrong.isError)
    #expect(try call(program, "run", [:]).text == "Give 'code' or 'file'.")
    let left = try FileManager.default.contentsOfDirectory(atPath: program.folder)
    #expect(Set(left).isSubset(of: [".bodycheck"]))
  }

  @Test func `takes no argument for a flag`() throws {
    let program = try TestProgram()
    for (key, value) in [("root", "-q"), ("root", "--trust-pages"), ("configuration", "--update")] {
      let result = try call(program, "run", ["code": Self.code, key: value])
      #expect(result.isError && result.text.contains(value), "\(result.text)")
    }
    let steps = try call(program, "run", ["code": Self.code, "steps": ["--watch"]])
    #expect(steps.isError && steps.text.contains("'--watch'"), "\(steps.text)")
    #expect(try call(program, "run", ["file": "-"]).text == "Give the text as 'code'.")
  }

  @Test func `finds guidelines by words, and reads one`() throws {
    let program = try TestProgram(site: "counter")
    let found = try call(program, "find_guideline", ["query": "counting in the smallest views"])
    #expect(found.text.hasPrefix("counter: Count in the smallest view\n  State that only"))
    let nothing = try call(program, "find_guideline", ["query": "elephant"])
    #expect(nothing.text.hasPrefix("No guideline"))
    let page = try call(program, "find_guideline", ["name": "counter"])
    #expect(try page.text == program.scratch.read("content/guidelines/counter.md"))
    #expect(try call(program, "find_guideline", ["name": "nothing"]).isError)
  }
}
