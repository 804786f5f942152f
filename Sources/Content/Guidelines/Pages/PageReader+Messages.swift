import Diagnostics
import Markdown
import Spelling

extension Diagnostic.Message {
  static let tooDeep = Self(
    id: "nesting",
    what: "lists and quotations are nested too deeply",
    why: "\(Document.maxNesting) levels are the limit",
    fix: "flatten the list"
  )

  static let noSource = Self(
    id: "observed-source",
    what: "the Observed table names no source",
    why: "no 'source=' stands in the paragraph before it",
    fix: "write a line before it, such as 'On an iPhone (source=environment-closures):'"
  )

  static let statedOnObservation = Self(
    id: "observation",
    what: "an observation states no counts of the engine",
    why: "a run computes them, and the site shows them beside what was observed",
    fix: "write 'Observed' and what was seen on a device"
  )

  static func tooMany(_ what: String) -> Self {
    Self(
      id: "too-many",
      what: "the page has more than \(PageReader.maxCount) \(what)",
      why: "this one is left out, since all of them are looked through for each",
      fix: "move it to another page, or remove it"
    )
  }

  static let tooMuchCode = Self(
    id: "too-many",
    what:
      "the page's programs have more than \(PageReader.maxCodeSize) bytes, each with its set-up",
    why: "this one is left out, since all of them are looked into whenever the page is checked",
    fix: "move it to another page, or leave out what the counts do not need"
  )

  static func stray(_ what: String, _ fix: String) -> Self {
    Self(
      id: "stray",
      what: "this \(what) belongs to no scenario",
      why: "it does not directly follow a scenario's fence or another of its tables",
      fix: fix
    )
  }

  static func misspeltHeader(_ text: String, _ closest: String) -> Self {
    Self(
      id: "table-header",
      what: "'\(text)' begins no table of counts",
      why: "the first header is 'Interaction', 'Interaction (release)' or 'Observed'",
      fix: "write '\(closest)'"
    )
  }

  static func attributeWithoutScenario(_ name: String) -> Self {
    Self(
      id: "attribute",
      what: "'\(name)' stands in a fence without a scenario",
      why: "only a scenario is compiled and run",
      fix: "add 'scenario=name'"
    )
  }

  static func openQuote(_ name: String) -> Self {
    Self(
      id: "attribute",
      what: "the value of '\(name)' is not closed",
      why: "no second quote stands in the line",
      fix: "add '\"'"
    )
  }

  static func unknownAttribute(_ name: String, among known: [String]) -> Self {
    Self(
      id: "attribute",
      what: "'\(name)' is not known here",
      why: "the info string takes \(known.joined(separator: ", "))",
      fix: nearestName(to: name, among: known).map { "write '\($0)'" } ?? "remove it"
    )
  }

  static func duplicateScenario(_ name: String, line: Int) -> Self {
    Self(
      id: "duplicate-scenario",
      what: "two scenarios are named '\(name)'",
      why: "the first one is in line \(line)",
      fix: "rename one of them"
    )
  }
}
