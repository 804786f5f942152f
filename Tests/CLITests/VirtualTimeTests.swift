import TestSupport
import Testing

@testable import CLI

/// Tasks, sleeping, timers, dates and chance of a scenario, which takes a process of its own.
@Suite struct `Virtual time` {
  @Test func `MOD-9: a sixtieth of a second sixty times is a second`() throws {
    let output = try run(
      """
      struct Root: View {
        @State private var ticks = 0
        var body: some View {
          Text("\\(ticks)").task {
            while !Task.isCancelled {
              try? await Task.sleep(for: .seconds(1.0 / 60))
              ticks += 1
            }
          }
        }
      }
      """,
      steps: ["wait 1 s", "wait 9 s"]
    )
    #expect(output.contains("wait 1 s    60\nwait 9 s   540\n"), "\(output)")
  }

  @Test func `TX-1: tasks wake in the order of their deadlines`() throws {
    let output = try run(
      """
      struct Root: View {
        var body: some View {
          Text("A")
            .task { await sleep(0.3, "first task") }
            .task { await sleep(0.1, "second task") }
            .task { await sleep(0.2, "third task") }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { print("queue") } }
        }
        func sleep(_ seconds: Double, _ name: String) async {
          try? await Task.sleep(for: .seconds(seconds))
          print(name)
        }
      }
      """,
      steps: ["wait 1 s"]
    )
    let order = ["second task", "queue", "third task", "first task"]
    #expect(output.contains("wait 1 s\n" + order.map { "  \($0)\n" }.joined()), "\(output)")
  }

  @Test func `MOD-9: a canceled task wakes at once, in the step that cancels it`() throws {
    let output = try run(
      """
      struct Root: View {
        @State private var isShown = true
        var body: some View {
          Button("Hide") { isShown = false }
          if isShown {
            Text("A").task {
              do { try await Task.sleep(for: .seconds(60)) } catch { print("canceled") }
            }
          }
        }
      }
      """,
      steps: ["wait 1 s", "tap \"Hide\""]
    )
    #expect(output.contains("tap \"Hide\"\n  canceled\n"), "\(output)")
  }

  @Test func `MOD-10: a timer delivers at its intervals and does not drift`() throws {
    let output = try run(
      """
      struct Root: View {
        private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
        @State private var ticks = 0
        var body: some View { Text("A").onReceive(timer) { _ in ticks += 1; print(ticks) } }
      }
      """,
      steps: ["wait 0.95 s", "wait 9.05 s"]
    )
    #expect(output.contains("  9\nwait 9.05 s\n  10\n"), "\(output)")
    #expect(output.hasSuffix("  100\n"), "\(output)")
  }

  @Test func `MOD-13: a timeline's closure runs at the dates of its schedule`() throws {
    let output = try run(
      """
      struct Root: View {
        var body: some View {
          TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) {
            Face(second: $0.date.timeIntervalSinceReferenceDate)
          }
          TimelineView(.explicit([at(0.5), at(2)])) { Hand(date: $0.date) }
        }
        func at(_ second: Double) -> Date { Date(timeIntervalSinceReferenceDate: second) }
      }
      struct Face: View {
        let second: Double
        var body: some View { Text("\\(second)") }
      }
      struct Hand: View {
        let date: Date
        var body: some View { Text("hand") }
      }
      """,
      steps: ["wait 1.5 s", "wait 1.5 s", "wait 60 s"]
    )
    let table = """
      present        1     1     1
      wait 1.5 s     1     0     0
      wait 1.5 s     2     1     0
      wait 60 s     60     0     0
      """
    #expect(output.contains(table), "\(output)")
  }

  @Test func `CTL-3: a date shown as a clock evaluates nothing`() throws {
    let output = try run(
      """
      struct Root: View {
        var body: some View { Text(.now, style: .timer) }
      }
      """,
      steps: ["wait 60 s"]
    )
    #expect(output.contains("wait 60 s     0\n"), "\(output)")
  }

  @Test func `CMP-6: no two readings of the date are equal, and all begin in 2001`() throws {
    let output = try run(
      """
      struct Root: View {
        var body: some View {
          Button("Read") {
            let (first, second) = (Date(), Date())
            print(first < second, first.timeIntervalSinceReferenceDate < 0.001)
            let clock = ContinuousClock()
            print(clock.measure {} == .zero)
          }
        }
      }
      """,
      steps: ["tap \"Read\""]
    )
    #expect(output.contains("  true true\n  true\n"), "\(output)")
  }

  @Test func `CMP-6: chance gives the same in every run, and no two ids`() throws {
    let code = """
      struct Root: View {
        var body: some View {
          Button("Draw") {
            let (first, second) = (UUID(), UUID())
            print(first, second, first != second)
            print(Int.random(in: 0..<1_000_000), (0..<40).shuffled())
            var generator = SystemRandomNumberGenerator()
            print(generator.next(), ["a", "b", "c"].randomElement() ?? "")
          }
        }
      }
      """
    let first = try run(code, steps: ["tap \"Draw\""])
    #expect(first.contains(" true\n"), "\(first)")
    let second = try run(code, steps: ["tap \"Draw\""])
    #expect(first == second)
  }

  @Test func `OBJ-9: operators of publishers deliver on the same clock`() throws {
    let output = try run(
      """
      import Combine

      final class Search: ObservableObject {
        @Published var text = ""
        @Published private(set) var query = ""
        init() {
          $text.dropFirst().removeDuplicates()
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .map { $0.uppercased() }
            .assign(to: &$query)
        }
      }
      struct Root: View {
        @StateObject private var search = Search()
        var body: some View {
          TextField("Search", text: $search.text)
          Text(search.query)
        }
      }
      """,
      steps: ["type \"ab\" into \"Search\"", "wait 0.2 s", "wait 0.2 s"]
    )
    let rows = output.split(separator: "\n").map { $0.split(separator: " ").last ?? "" }
    #expect(rows.dropFirst(2).prefix(4) == ["1", "2", "0", "1"], "\(output)")
  }

  private func run(_ program: String, steps: [String]) throws -> String {
    let test = try TestProgram(["Time.swift": "import SwiftUI\n" + program])
    let line = ["run", "Time.swift", "--root", "Root()"]
    return test.run(line + steps.flatMap { ["--step", $0] }).output
  }
}
