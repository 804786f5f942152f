import DevServer
import Escaping
import Guidelines
import ScenarioTrace
import SiteRenderer

/// The addresses of a played program, all below a token that only its user knows.
struct PlayPages: Sendable {
  let token: String
  /// The program as it was at first.
  let program: UserProgram
  let session: PlaySession
  /// The theme's files by path.
  let assets: [String: [UInt8]]

  /// The file at a path: the page, `run/STEPS.json`, `scenario/STEPS.md` or a part of the theme.
  func file(at path: String) -> SiteService.File? {
    guard path.hasPrefix(token + "/") else { return nil }
    let path = String(path.dropFirst(token.count + 1))
    if path == "index.html" { return text(page) }
    if let bytes = assets[path] { return SiteService.File(bytes: bytes) }
    let parts = path.split(separator: "/")
    guard parts.count == 2, let steps = steps(String(parts[1].prefix { $0 != "." })) else {
      return nil
    }
    return switch parts[0] {
    case "run": SiteService.File(bytes: run(steps))
    case "scenario": text(scenario(steps))
    default: nil
    }
  }

  private func text(_ text: String) -> SiteService.File {
    SiteService.File(bytes: Array(text.utf8))
  }

  /// The steps, one a line, as hexadecimal UTF-8, which needs no escapes in an address.
  private func steps(_ hex: String) -> [Step]? {
    let digits = Array(hex.utf8)
    guard digits.count % 2 == 0 else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { index in
      UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16)
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let steps = lines.compactMap { try? Step(parsing: String($0)) }
    return steps.count == lines.count && !steps.isEmpty ? steps : nil
  }

  /// The run as JSON: the schematic's data, the counts, and why there is no more.
  private func run(_ steps: [Step]) -> [UInt8] {
    let (played, problem) = played(steps)
    let columns = played?.run?.mainColumns ?? []
    let counts = played?.run?.steps.map { step in
      "[" + columns.map { "\(step.counts[$0] ?? 0)" }.joined(separator: ",") + "]"
    }
    let names = columns.map { jsonString($0.description) }.joined(separator: ",")
    var json = Array(
      ("{\"problem\":" + jsonString(problem) + ",\"columns\":[" + names + "],\"counts\":["
        + (counts ?? []).joined(separator: ",") + "],\"run\":").utf8
    )
    if let run = played?.run {
      json += ScreenData(name: program.name, anchor: "play-counts", run: run).json
    } else {
      json += "null".utf8
    }
    return json + "}".utf8
  }

  private func played(_ steps: [Step]) -> (PlaySession.Played?, problem: String) {
    do {
      let played = try session.play(steps)
      return (played, played.problem)
    } catch {
      return (nil, Program.message(for: error))
    }
  }

  /// The run as a scenario of a page, with its counts and what it prints.
  private func scenario(_ steps: [Step]) -> String {
    let (played, problem) = played(steps)
    guard let played, let run = played.run, problem.isEmpty else { return problem }
    guard played.program.sources.count == 1, let source = played.program.sources.first else {
      return "A program of several files cannot be one scenario: copy the steps instead.\n"
    }
    let root = "\(played.program.program.root)"
    let isName = root.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let columns = run.mainColumns
    let name = played.program.name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
    // A page's code has the lines of its page, with empty ones before it.
    let code = String(source.text.drop { $0.isNewline })
    let info = "swift scenario=\(String(name)) root=\(isName ? root : infoValue(root))"
    var text = fencedCode(code, info: info) + "\n"
    text += markdownRow(["Interaction"] + columns.map(\.description))
    text += markdownRow(["---"] + columns.map { _ in "---:" })
    for step in run.steps {
      let counts = columns.map { "\(step.counts[$0] ?? 0)" }
      text += markdownRow([markdownCell(step.text)] + counts)
    }
    if !run.console.isEmpty {
      text += "\n" + fencedCode(run.console.joined(separator: "\n"), info: "console")
    }
    return text
  }

  private var page: String {
    let steps = escapedHTML(program.steps.map(\.description).joined(separator: "\n"))
    let sheets = ["site", "css/screen/stage", "css/screen/schematic", "css/screen/play"]
    let scripts = ["site", "screen", "play"]
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; \
      form-action 'none'; img-src 'self'; script-src 'self'; style-src 'self'">
      <meta name="viewport" content="width=device-width">
      <link rel="icon" type="image/svg+xml" href="assets/icon.svg">
      <title>\(escapedHTML(program.name)) · bodycheck play</title>
      \(sheets.map { "<link rel=\"stylesheet\" href=\"assets/\($0).css\">\n" }.joined())\
      \(scripts.map { "<script defer src=\"assets/\($0).js\"></script>\n" }.joined())\
      </head>
      <body data-root="">
      <main class="play" data-play data-path="\(escapedHTML(program.path))" data-steps="\(steps)">
      <h1>\(escapedHTML(program.name))</h1>
      <p class="screens-note">A schematic, not a picture: click what you see. Each click runs the \
      program again, from its start, with one more step.</p>
      </main>
      </body>
      </html>

      """
  }
}
