import ScenarioTrace
import Testing

@Suite struct `Steps` {
  static let spellings: [(String, Step)] = [
    ("present", .present(hostPasses: 0)),
    ("present, 5 host passes", .present(hostPasses: 5)),
    ("present, 1 host pass", .present(hostPasses: 1)),
    ("host pass", .hostPass),
    ("tap \"Open\"", .tap("Open")),
    ("tap \"say \\\"hi\\\"\"", .tap("say \"hi\"")),
    ("tap \"Delete\" #2", .tap(StepLabel("Delete", number: 2))),
    ("delete \"Delete\" in row \"Milk\"", .delete(StepLabel("Delete", row: "Milk"))),
    (
      "type \"a\" into \"Note\" in row \"b\" #3",
      .type("a", into: StepLabel("Note", row: "b", number: 3))
    ),
    ("drag \"Card\" #2 by 1, 0", .drag(StepLabel("Card", number: 2), x: 1, y: 0)),
    ("hold \"Card\"", .hold("Card")),
    ("drag \"Card\" by 40, 0", .drag("Card", x: 40, y: 0)),
    ("drag \"Card\" by -12.5, 3", .drag("Card", x: -12.5, y: 3)),
    ("pinch \"Card\" by 1.5", .pinch("Card", scale: 1.5)),
    ("rotate \"Card\" by -90", .rotate("Card", degrees: -90)),
    ("hover \"Card\"", .hover("Card")),
    ("unhover", .unhover),
    ("type \"abc\" into \"Search\"", .type("abc", into: "Search")),
    ("submit \"Search\"", .submit("Search")),
    ("toggle \"Wi-Fi\"", .toggle("Wi-Fi")),
    ("select \"Two\"", .select("Two")),
    ("delete \"Row 4\"", .delete("Row 4")),
    ("refresh \"Row 4\"", .refresh("Row 4")),
    ("move \"Row 4\" to 1", .move("Row 4", to: 1)),
    ("drop \"Milk\" onto \"Basket\" #2", .drop("Milk", onto: StepLabel("Basket", number: 2))),
    ("open \"Details\"", .open("Details")),
    ("dismiss", .dismiss),
    ("scroll to \"Row 40\"", .scroll(to: "Row 40")),
    ("scroll to end", .scrollToEnd),
    ("environment colorScheme = dark", .environment(key: "colorScheme", value: "dark")),
    ("wait 0.5 s", .wait(seconds: 0.5)),
    ("wait 2 s", .wait(seconds: 2)),
    ("run rename the model", .run("rename the model")),
    ("repeat 3: tap \"+\"", .repeat(3, .tap("+"))),
  ]

  @Test(arguments: spellings)
  func `are read as they are written`(_ text: String, _ step: Step) throws {
    #expect(try Step(parsing: text) == step)
    #expect(step.description == text)
  }

  static let faults: [(String, StepProblem)] = [
    ("tpa \"Open\"", .unknownVerb("tpa")),
    ("frobnicate", .unknownVerb("frobnicate")),
    ("tap Open", .malformed(verb: "tap", form: "tap \"label\"")),
    ("tap \"Open", .malformed(verb: "tap", form: "tap \"label\"")),
    ("tap \"Open\" #0", .malformed(verb: "tap", form: "tap \"label\"")),
    ("tap \"Open\" in \"Milk\"", .malformed(verb: "tap", form: "tap \"label\"")),
    ("tap \"Open\" twice", .malformed(verb: "tap", form: "tap \"label\"")),
    ("present, host passes", .malformed(verb: "present", form: "present, N host passes")),
    ("drag \"Card\" by 40", .malformed(verb: "drag", form: "drag \"label\" by 40, 0")),
    ("pinch \"Card\" by 0", .malformed(verb: "pinch", form: "pinch \"label\" by 2")),
    ("move \"Row 4\" to 0", .malformed(verb: "move", form: "move \"label\" to 1")),
    ("wait -1 s", .malformed(verb: "wait", form: "wait 0.5 s")),
    ("wait soon", .malformed(verb: "wait", form: "wait 0.5 s")),
    ("wait 1000000000 s", .malformed(verb: "wait", form: "wait 0.5 s")),
    ("repeat 2: repeat 3: dismiss", .malformed(verb: "repeat", form: "repeat N: step")),
    ("repeat 0: dismiss", .malformed(verb: "repeat", form: "repeat N: step")),
  ]

  @Test(arguments: faults)
  func `that are malformed say what they should be`(_ text: String, _ problem: StepProblem) {
    #expect(throws: problem) { try Step(parsing: text) }
  }

  @Test func `typographic quotes are straight ones`() throws {
    #expect(try Step(parsing: "tap “Open”") == .tap("Open"))
  }
}
