/// The shells that the program writes completions for.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}

/// A completion script for a shell.
struct Completions {
  let shell: Shell
  let commands: [CommandForm]

  var text: String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  // MARK: bash

  private var bash: String {
    """
    # Completions of bodycheck for bash, written by 'bodycheck completions bash'.
    _bodycheck() {
      local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "\(names) help --version" -- "$word"))
        return
      fi
      case "${COMP_WORDS[1]} $before" in
    \(commands.flatMap(bashValues).joined())\
      esac
      case "${COMP_WORDS[1]} $word" in
    \(commands.map(bashFlags).joined())\
      esac
      case "${COMP_WORDS[1]}" in
    \(commands.compactMap(bashOperands).joined())\
      help) COMPREPLY=($(compgen -W "\(names)" -- "$word")) ;;
      esac
    }
    complete -F _bodycheck bodycheck

    """
  }

  private var names: String { commands.map(\.name).joined(separator: " ") }

  private func bashValues(of command: CommandForm) -> [String] {
    command.flags.compactMap { flag in
      guard let value = flag.value else { return nil }
      let reply = bashReply(value) ?? "COMPREPLY=()"
      return "  \"\(command.name) \(flag.name)\") \(reply); return ;;\n"
    }
  }

  private func bashFlags(of command: CommandForm) -> String {
    let reply = bashReply(.choice(command.flags.map(\.name) + ["--help"])) ?? ""
    return "  \"\(command.name) -\"*) \(reply); return ;;\n"
  }

  private func bashOperands(of command: CommandForm) -> String? {
    command.operands.form.flatMap(bashReply).map { "  \(command.name)) \($0) ;;\n" }
  }

  private func bashReply(_ value: ValueForm) -> String? {
    switch value {
    case .word: nil
    case .choice(let choices):
      "COMPREPLY=($(compgen -W \"\(choices.joined(separator: " "))\" -- \"$word\"))"
    case .folder: "COMPREPLY=($(compgen -d -- \"$word\"))"
    case .file: "COMPREPLY=($(compgen -f -- \"$word\"))"
    }
  }

  // MARK: zsh

  private var zsh: String {
    let list = commands.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }.joined()
    return """
      #compdef bodycheck
      # Completions of bodycheck for zsh, written by 'bodycheck completions zsh'.
      _bodycheck() {
        local -a commands=(
      \(list)\
          'help:show a command'\\''s flags'
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command="$words[2]"
        shift words
        (( CURRENT-- ))
        case "$command" in
      \(commands.map(zshCase).joined())\
        help) _describe command commands ;;
        esac
      }
      _bodycheck "$@"

      """
  }

  private func zshCase(of command: CommandForm) -> String {
    let flags = command.flags.map { flag in
      let help = flag.help.replacing("[", with: "(").replacing("]", with: ")")
      return quoted("\(flag.name)[\(help)]" + zshAction(flag.value, label: "value"))
    }
    let operands = zshAction(command.operands.form, label: "operand")
    let rest = operands.isEmpty ? [] : [quoted("*" + operands)]
    return "  \(command.name)) _arguments \((flags + rest).joined(separator: " ")) ;;\n"
  }

  private func zshAction(_ value: ValueForm?, label: String) -> String {
    switch value {
    case nil: ""
    case .choice(let choices): ":\(label):(\(choices.joined(separator: " ")))"
    case .folder: ":folder:_files -/"
    case .file: ":file:_files"
    case .word: ":\(label): "
    }
  }

  // MARK: fish

  private var fish: String {
    let start = "# Completions of bodycheck for fish, written by 'bodycheck completions fish'.\n"
    return start + commands.flatMap(fishLines).joined()
  }

  private func fishLines(of command: CommandForm) -> [String] {
    let isGiven = "-n '__fish_seen_subcommand_from \(command.name)'"
    let offer =
      "complete -c bodycheck -f -n __fish_use_subcommand -a \(command.name)"
      + " -d \(quoted(command.summary))\n"
    let flags = command.flags.map { flag in
      let name = flag.name.dropFirst(2)
      let value = fishValue(flag.value, flag: "-r ")
      return "complete -c bodycheck \(isGiven) -l \(name) \(value)-d \(quoted(flag.help))\n"
    }
    let value = fishValue(command.operands.form, flag: "")
    return [offer] + flags + (value.isEmpty ? [] : ["complete -c bodycheck \(isGiven) \(value)\n"])
  }

  private func fishValue(_ value: ValueForm?, flag: String) -> String {
    switch value {
    case nil: ""
    case .choice(let choices): flag + "-f -a \(quoted(choices.joined(separator: " "))) "
    case .folder: flag + "-f -a '(__fish_complete_directories)' "
    case .file: flag + "-F "
    case .word: flag + "-f "
    }
  }

  /// A text quoted as one word for any of the shells.
  private func quoted(_ text: String) -> String {
    shell == .fish
      ? "'" + text.replacing("'", with: "\\'") + "'"
      : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
