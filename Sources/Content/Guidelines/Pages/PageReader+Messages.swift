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

  static let tooSparse = Self(
    id: "nesting",
    what: "the rows of the page's tables lack too many cells",
    why: "\(Document.maxMissingCells) filled-up cells are the limit, so this table is text",
    fix: "write every cell, or use fewer columns"
  )

  static let noSource = Self(
    id: "observed-source",
    what: "the Observed table does not name its source",
    why: "the paragraph before it has no 'source='",
    fix: "write a line before it, such as 'On an iPhone (source=environment-closures):'"
  )

  static let statedOnObservation = Self(
    id: "observation",
    what: "an observation does not state counts of the engine",
    why: "a run measures them, and the site shows them beside the observed ones",
    fix: "write 'Observed' and the counts from a device"
  )

  static func tooMany(_ what: String) -> Self {
    Self(
      id: "too-many",
      what: "the page has more than \(PageReader.maxCount) \(what)",
      why: "Bodycheck ignores this one, because checks compare each with all others",
      fix: "move it to another page, or remove it"
    )
  }

  static let tooMuchCode = Self(
    id: "too-many",
    what:
      "the page's programs have more than \(PageReader.maxCodeSize) bytes, each with its setup",
    why: "Bodycheck ignores this one, because each check of the page analyzes all programs",
    fix: "move it to another page, or remove code that the counts do not need"
  )

  static func stray(_ what: String, _ fix: String) -> Self {
    Self(
      id: "stray",
      what: "this \(what) does not belong to a scenario",
      why: "it does not directly follow a scenario's fence or another of its tables",
      fix: fix
    )
  }

  static func misspeltHeader(_ text: String, _ closest: String) -> Self {
    Self(
      id: "table-header",
      what: "'\(text)' does not begin a table of counts",
      why: "the first header is 'Interaction', 'Interaction (release)' or 'Observed'",
      fix: "write '\(closest)'"
    )
  }

  static func attributeWithoutScenario(_ name: String) -> Self {
    Self(
      id: "attribute",
      what: "'\(name)' is in a fence without a scenario",
      why: "Bodycheck compiles and runs only scenarios",
      fix: "add 'scenario=name'"
    )
  }

  static func language(_ language: String, _ meant: String) -> Self {
    let isProgram = meant == "swift"
    return Self(
      id: "fence-language",
      what: language.isEmpty
        ? "this fence names no language" : "'\(language)' does not begin a \(meant) fence",
      why: isProgram
        ? "only 'swift' and a space begin a program, so no run would check this one"
        : "only 'console' states what the program above prints, so no run would check these lines",
      fix: isProgram
        ? "write 'swift scenario=name'" : "write 'console', or 'text' for unchecked lines"
    )
  }

  static func secondAttribute(_ name: String) -> Self {
    Self(
      id: "attribute",
      what: "'\(name)' appears twice",
      why: "only the first one has an effect",
      fix: "remove one of them"
    )
  }

  static let setupWithoutProgram = Self(
    id: "setup",
    what: "the page has setup, and no program",
    why: "setup is compiled with the programs of its page, so this is never compiled",
    fix: "name it with 'scenario=' instead of 'setup', or add a program"
  )

  static func openQuote(_ name: String) -> Self {
    Self(
      id: "attribute",
      what: "the value of '\(name)' is not closed",
      why: "the line has no second quote",
      fix: "add '\"'"
    )
  }

  static func unknownAttribute(_ name: String, among known: [String]) -> Self {
    Self(
      id: "attribute",
      what: "'\(name)' is not valid here",
      why: "the info string takes \(known.joined(separator: ", "))",
      fix: nearestName(to: name, among: known).map { "write '\($0)'" } ?? "remove it"
    )
  }

  static func duplicateScenario(_ name: String, _ other: Scenario) -> Self {
    let isSame = name == other.name
    return Self(
      id: "duplicate-scenario",
      what: isSame
        ? "two scenarios are named '\(name)'"
        : "'\(name)' and '\(other.name)' would have the same file on some systems",
      why: "the first one is on line \(other.line)",
      fix: "rename one of them"
    )
  }
}
