import TestSupport
import Testing

@testable import CLI

/// Programs that differ in what a property holds, who keeps it, and who reads it.
@Suite(.runsScenarios) struct `Advice on properties` {
  @Test(arguments: [("", true), (".equatable()", true)])
  func `names a closure that '==' leaves out, also where the parent asks for '=='`(
    _ modifier: String,
    _ isNamed: Bool
  ) throws {
    let code = """
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Button("Add \\(count)") { count += 1 }
          Row(title: "tea") { count += 10 }\(modifier)
        }
      }
      struct Row: View, Equatable {
        let title: String
        let onTap: () -> Void
        nonisolated static func == (first: Row, second: Row) -> Bool { first.title == second.title }
        var body: some View { Button(title) { onTap() } }
      }
      """
    let output = try TestProgram.advice(code, "tap \"Add 0\"")
    #expect(output.contains("identified-actions.md") == isNamed, "\(output)")
    let program = try TestProgram(["Screen.swift": "import SwiftUI\n" + code])
    let why = program.run(
      "explain",
      "Screen.swift",
      "--root",
      "Screen",
      "--step",
      "tap \"Add 0\""
    ).output
    #expect(why.contains("skipped: '==' said that nothing differed"), "\(why)")
  }

  @Test(arguments: [("init() { if !cells[1].isOn { cells[1].isOn = true } }", false), ("", true)])
  func `tells what an object assigns as a body makes it from a change that is not shown`(
    _ start: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      final class Cell: ObservableObject { @Published var isOn = false }
      final class Game: ObservableObject {
        @Published var cells = [Cell(), Cell()]
        \(start)
      }
      struct Screen: View {
        @State private var isShown = false
        @State private var game = Game()
        var body: some View {
          Button("Show") { isShown = true }
          Button("Flip") { game.cells[1].isOn.toggle() }
          if isShown { Board().environmentObject(\(isNamed ? "game" : "Game()")) }
        }
      }
      struct Board: View {
        @EnvironmentObject var game: Game
        var body: some View {
          ForEach(0..<2, id: \\.self) { Text(game.cells[$0].isOn ? "on" : "off") }
        }
      }
      """,
      ["tap \"Show\""] + (isNamed ? ["tap \"Flip\""] : [])
    )
    #expect(output.contains("does not observe its object") == isNamed, "\(output)")
  }

  @Test(arguments: [
    ("final class Style {}", "property-kinds.md"),
    ("@Observable final class Style {}", "model-defaults.md"),
  ])
  func `tells any object from a model, and counts each property that differed`(
    _ declaration: String,
    _ page: String
  ) throws {
    let output = try TestProgram.advice(
      """
      import Observation
      \(declaration)
      struct Screen: View {
        @State private var liked = 0
        var body: some View {
          Button("Like") { liked += 1 }
          ForEach(0..<6) { Row(isLiked: $0 < liked) }
        }
      }
      struct Row: View {
        let isLiked: Bool
        let style = Style()
        var body: some View { Text(isLiked ? "♥" : "-") }
      }
      """,
      "tap \"Like\"",
      "tap \"Like\""
    )
    #expect(output.contains("Row.style differed in every update, 10 wasted\n"), "\(output)")
    for known in ["property-kinds.md", "model-defaults.md"] {
      #expect(output.contains(known) == (known == page), "\(output)")
    }
  }

  @Test(arguments: [
    ("@AppStorage(\"scale\") var scale = 1.0", true), ("@Published var scale = 1.0", false),
  ])
  func `tells a setting that an object stores from what it publishes`(
    _ property: String,
    _ isSetting: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      final class Theme: ObservableObject { \(property) }
      struct Screen: View {
        @StateObject private var theme = Theme()
        var body: some View {
          Slider(value: $theme.scale, in: 0...2) { Text("Scale") }
          Text("\\(theme.scale)")
        }
      }
      """,
      "type \"1.5\" into \"Scale\""
    )
    #expect(output.contains("app-storage-drafts.md") == isSetting, "\(output)")
  }

  @Test(arguments: [
    ("store.people.count { $0.isOnline }", true), ("store.people.count", false),
  ])
  func `names a read in a body that only a child shows`(_ value: String, _ isRead: Bool) throws {
    let output = try TestProgram.advice(
      """
      import Observation
      @Observable final class Person: Identifiable { var isOnline = false }
      @Observable final class Store { var people = (0..<3).map { _ in Person() } }
      struct Screen: View {
        @State private var store = Store()
        var body: some View {
          VStack {
            Button("Tick") { store.people[0].isOnline.toggle() }
            Header(count: \(value))
            Footer(title: "people")
          }
        }
      }
      struct Header: View { let count: Int; var body: some View { Text("\\(count)") } }
      struct Footer: View { let title: String; var body: some View { Text(title) } }
      """,
      "tap \"Tick\""
    )
    #expect(output.contains("reads-that-count.md") == isRead, "\(output)")
  }

  @Test(arguments: [("Text(\"\\(seconds)\")", true), ("Text(\"two\")", false)])
  func `names a timer that goes on in a hidden tab`(_ text: String, _ isRead: Bool) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        var body: some View {
          TabView {
            Clock().tabItem { Text("One") }
            Text("two").tabItem { Text("Two") }
          }
        }
      }
      struct Clock: View {
        @State private var seconds = 0
        var body: some View {
          \(text).onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
            seconds += 1
          }
        }
      }
      """,
      "select \"Two\"",
      "wait 5 s"
    )
    #expect(output.contains("idle-updates.md") == isRead, "\(output)")
  }

  @Test(arguments: [("() -> Content", "()", true), ("(Int) -> Content", "(1)", false)])
  func `tells a closure that makes a view from one that needs an argument`(
    _ type: String,
    _ call: String,
    _ isContent: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Button("Add") { count += 1 }
          Card { \(isContent ? "" : "_ in") Text("\\(count)") }
        }
      }
      struct Card<Content: View>: View {
        let content: \(type)
        init(@ViewBuilder content: @escaping \(type)) { self.content = content }
        var body: some View { content\(call).padding() }
      }
      """,
      "tap \"Add\""
    )
    #expect(output.contains("store-content.md") == isContent, "\(output)")
  }

  @Test(arguments: [("", true), (": Equatable", false)])
  func `tells elements with '==' from those without`(_ conformance: String, _ isTold: Bool) throws {
    let output = try TestProgram.advice(
      """
      final class Mark: Equatable { static func == (_: Mark, _: Mark) -> Bool { true } }
      struct Letter\(conformance) { var text = "a"; var mark = Mark() }
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Button("Add") { count += 1 }
          Row(letters: [Letter(text: "\\(count / 2)")])
        }
      }
      struct Row: View {
        let letters: [Letter]
        var body: some View { Text(letters[0].text) }
      }
      """,
      "tap \"Add\"",
      "tap \"Add\""
    )
    #expect(output.contains("equal-inputs.md") == isTold, "\(output)")
  }

  @Test(arguments: [
    ("wait 1 s", "Text(model.text)", false), ("dismiss", "Text(model.text)", false),
  ])
  func `says of no view that is gone that it shows an old value`(
    _ step: String,
    _ text: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      final class Model: ObservableObject {
        @Published var text = "old"
        func load() { Task { try? await Task.sleep(for: .seconds(2)); text = "new" } }
      }
      struct Screen: View {
        @State private var isShown = false
        var body: some View {
          Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Detail() }
        }
      }
      struct Detail: View {
        @StateObject private var model = Model()
        var body: some View { \(text).onAppear { model.load() } }
      }
      """,
      "tap \"Open\"",
      step,
      "wait 3 s"
    )
    #expect(output.contains("does not observe") == isNamed, "\(output)")
  }

  @Test(arguments: [("[\"a\"]", true), ("[\"b\"]", false)])
  func `names an assignment of an equal array`(_ value: String, _ isUnchanged: Bool) throws {
    let output = try TestProgram.advice(
      """
      final class Model: ObservableObject { @Published var names = ["a"] }
      struct Screen: View {
        @StateObject private var model = Model()
        var body: some View { Button("Load \\(model.names[0])") { model.names = \(value) } }
      }
      """,
      "tap \"Load a\""
    )
    #expect(output.contains("announced-changes.md") == isUnchanged, "\(output)")
  }

  @Test func `names an object that is made again, whatever else differed`() throws {
    let output = try TestProgram.advice(
      """
      final class Model: ObservableObject { @Published var text = "none" }
      struct Screen: View {
        @State private var level = 1
        var body: some View {
          Button("Next") { level += 1 }
          Banner(level: level)
        }
      }
      struct Banner: View {
        let level: Int
        @ObservedObject var model = Model()
        var body: some View { Text("\\(level) \\(model.text)") }
      }
      """,
      "tap \"Next\"",
      "tap \"Next\""
    )
    #expect(output.contains("Banner._model differed in every update\n"), "\(output)")
    #expect(output.contains("object-ownership.md"), "\(output)")
  }

  @Test func `starts with what is lost`() throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Bar { count += 1 }
          Note().id(count / 3)
        }
      }
      struct Bar: View {
        let onTap: () -> Void
        var body: some View { Button("Add") { onTap() } }
      }
      struct Note: View {
        @State private var text = ""
        var body: some View { TextField("Note", text: $text) }
      }
      """,
      "type \"a\" into \"Note\"",
      "repeat 3: tap \"Add\""
    )
    let lost = try #require(output.range(of: "Note appeared again"), "\(output)")
    let cost = try #require(output.range(of: "Bar.onTap differed"), "\(output)")
    #expect(lost.lowerBound < cost.lowerBound, "\(output)")
  }

  @Test(arguments: [
    ("let unit = UserDefaults.standard.string(forKey: \"unit\") ?? \"km\"", true),
    ("@AppStorage(\"unit\") var unit = \"km\"", false),
    ("@State var unit = UserDefaults.standard.string(forKey: \"unit\") ?? \"km\"", false),
  ])
  func `names a setting that a view reads without observing it`(
    _ property: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      struct Screen: View {
        var body: some View { VStack { Row(); Row() } }
      }
      struct Row: View {
        \(property)
        var body: some View {
          Button("Use miles, not \\(unit)") {
            UserDefaults.standard.set("mi", forKey: "unit")
            \(property.hasPrefix("@State") ? "unit = \"mi\"" : "")
          }
        }
      }
      """,
      "tap \"Use miles, not km\" #1"
    )
    #expect(output.contains("app-storage-drafts.md") == isNamed, "\(output)")
    #expect(!output.contains("nested-observables.md"), "\(output)")
  }

  @Test(arguments: [("final class Flags", true), ("@Observable final class Flags", false)])
  func `names a computed binding whose write updates nothing`(
    _ declaration: String,
    _ isNamed: Bool
  ) throws {
    let output = try TestProgram.advice(
      """
      import Observation
      \(declaration) { var isDark = false }
      struct Screen: View {
        let flags: Flags
        init() { flags = Flags() }
        var body: some View {
          Toggle("Dark", isOn: Binding(get: { flags.isDark }, set: { flags.isDark = $0 }))
          Text(flags.isDark ? "dark" : "light")
        }
      }
      """,
      "toggle \"Dark\""
    )
    #expect(output.contains("binding-closures.md") == isNamed, "\(output)")
  }
}
