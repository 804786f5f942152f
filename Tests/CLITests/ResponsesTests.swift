import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `Requests of a program` {
  private static let files = [
    "News.swift": """
    import SwiftUI
    struct News: View {
      @State private var titles: [String] = []
      var body: some View {
        List(titles, id: \\.self) { Title(text: $0) }
          .task {
            do { titles = try await load("https://news.example/latest?page=1") } catch { print("1") }
            do { titles += try await load("https://news.example/latest?page=2") } catch { print("2") }
            do { titles += try await load("https://news.example/../../secret") } catch { print("3") }
          }
      }
      func load(_ address: String) async throws -> [String] {
        guard let url = URL(string: address) else { return [] }
        let (data, response) = try await URLSession.shared.data(from: url)
        print((response as? HTTPURLResponse)?.statusCode ?? 0, response.mimeType ?? "none")
        return try JSONDecoder().decode([String].self, from: data)
      }
    }
    struct Title: View {
      let text: String
      var body: some View { Text(text) }
    }
    """,
    "answers/news.example/latest.json": #"["a", "b"]"#,
    "answers/news.example/latest?page=2.json": #"["c"]"#,
    "secret.json": #"["d"]"#,
  ]

  @Test func `are answered from a folder, which decides the counts`() throws {
    let program = try TestProgram(Self.files)
    let offline = program.run("run", "News.swift", "--step", "wait 4 s")
    #expect(offline.output.contains("offline: every request fails"))
    #expect(!offline.output.contains("from a folder"))
    let steps = ["--step", "wait 1 s", "--step", "wait 1 s", "--step", "wait 1 s"]
    let answered = program.run(["run", "News.swift", "--responses", "answers"] + steps)
    let rows = answered.output.split(separator: "\n").filter { $0.hasPrefix("wait") }.prefix(3)
    let counts = rows.map { $0.split(separator: " ").suffix(2).joined(separator: " ") }
    #expect(counts == ["1 2", "1 1", "0 0"])
    #expect(answered.output.contains("requests are answered from a folder"))
  }

  @Test func `are watched with the program`() throws {
    let arguments = ["News.swift", "--responses", "answers", "--step", "wait 1 s", "--watch"]
    let run = try ProgramRun(in: ScratchFolder(Self.files), ["run"] + arguments)
    _ = try run.waiting { try run.scratch.read("output").contains(/wait 1 s +1 +2/) ? true : nil }
    _ = try run.waiting { try run.scratch.read("errors").contains("next save") ? true : nil }
    try run.scratch.write(#"["a", "b", "c"]"#, to: "answers/news.example/latest.json")
    _ = try run.waiting { try run.scratch.read("output").contains(/wait 1 s +1 +3/) ? true : nil }
  }

  @Test func `are watched if only the baseline names their folder`() throws {
    let program = try TestProgram(Self.files)
    let flags = ["--responses", "answers", "--step", "wait 1 s", "--update"]
    #expect(program.run(["run", "News.swift"] + flags).code == .success)
    let run = try ProgramRun(in: program.scratch, ["run", "News.swift", "--check", "--watch"])
    _ = try run.waiting { try run.scratch.read("errors").contains("next save") ? true : nil }
    try run.scratch.write(#"["a", "b", "c"]"#, to: "answers/news.example/latest.json")
    _ = try run.waiting { try run.scratch.read("output").contains(/wait 1 s +1 +3/) ? true : nil }
  }

  @Test func `need a folder`() throws {
    let result = try TestProgram(Self.files).run("run", "News.swift", "--responses", "none")
    #expect(result.errors.contains("there is no 'none'"))
    #expect(result.code == .usageError)
  }
}
