/// The manual page for `man bodycheck`, generated from the same lists as the help.
struct ManualPage {
  let version: String
  let commands: [CommandForm]

  /// The page in the language of `troff`.
  var text: String {
    """
    .TH BODYCHECK 1 "" "Bodycheck \(version)" "User commands"
    .SH NAME
    bodycheck \\- SwiftUI performance guidelines whose counts are verified
    .SH SYNOPSIS
    .B bodycheck
    .I COMMAND
    [\\fIflags\\fR] [\\fIoperands\\fR]
    .SH COMMANDS
    \(commands.flatMap(section).joined(separator: "\n"))
    .SH EXIT STATUS
    .TP
    .B 0
    Success.
    .TP
    .B 1
    There are findings: a count differs, or a page is faulty.
    .TP
    .B 2
    Wrong usage, or a broken installation.
    .SH ENVIRONMENT
    .TP
    .B PATH
    The first \\fBswiftc\\fR on it compiles the scenarios.
    .TP
    .B TMPDIR
    Where temporary files go.
    .TP
    .B NO_COLOR
    If set, the output has no colors.
    .TP
    .B CI
    If \\fBtrue\\fR, \\fBverify \\-\\-fix\\fR refuses to rewrite pages.
    .TP
    .B BODYCHECK_CACHE_KEY
    The key that authenticates cached results, instead of the one in the home folder.
    .SH FILES
    .TP
    .I content/
    The pages of a knowledge base.
    .TP
    .I ~/.cache/bodycheck/
    The results of earlier runs; it can be deleted at any time.
    .TP
    .I ~/.local/state/bodycheck/key
    The key that authenticates these results; without it, all programs run again.

    """
  }

  private func section(of command: CommandForm) -> [String] {
    let usage = [command.name, command.operands.text].filter { !$0.isEmpty }
    let flags = command.flags.flatMap { flag in
      let value = flag.value.map { " " + $0.text } ?? ""
      return [".TP", ".B " + escaped(flag.name + value), escaped(sentence(flag.help))]
    }
    let heading = ".SS " + escaped(usage.joined(separator: " "))
    return [heading, escaped(sentence(command.summary))] + flags
  }

  private func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// Text without meaning for `troff`.
  private func escaped(_ text: String) -> String {
    let text = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u\(String(scalar.value, radix: 16).uppercased())]"
      }
    }.joined()
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
