import Guidelines
import Verification

/// One flag of a command: its description and its effect on the command's options.
struct Flag<Options>: Sendable {
  let form: FlagForm
  /// Parses the value into the options; without a value the text is empty.
  let apply: @Sendable (inout Options, String) throws -> Void

  /// A flag with its own kind of value.
  init(
    _ name: String,
    _ value: ValueForm?,
    _ help: String,
    apply: @escaping @Sendable (inout Options, String) throws -> Void
  ) {
    form = FlagForm(name: name, value: value, help: help)
    self.apply = apply
  }

  /// A flag without a value.
  static func toggle(
    _ name: String,
    _ help: String,
    _ set: @escaping @Sendable (inout Options) -> Void
  ) -> Self {
    Flag(name, nil, help) { options, _ in set(&options) }
  }

  /// A flag whose value can be any text.
  static func text(
    _ name: String,
    _ value: ValueForm,
    _ help: String,
    _ set: @escaping @Sendable (inout Options, String) -> Void
  ) -> Self {
    Flag(name, value, help) { options, text in set(&options, text) }
  }

  /// A flag whose value must be parsed.
  /// - Parameters:
  ///   - name: The spelling.
  ///   - value: The kind of value, for help and completions.
  ///   - help: One line of help.
  ///   - advice: What to write instead of an invalid text; follows "write".
  ///   - parse: Parses the text; `nil` for an invalid text.
  ///   - set: Stores the value in the options.
  /// - Returns: The flag.
  static func value<Value>(
    _ name: String,
    _ value: ValueForm,
    _ help: String,
    advice: String,
    parse: @escaping @Sendable (String) -> Value?,
    _ set: @escaping @Sendable (inout Options, Value) -> Void
  ) -> Self {
    Flag(name, value, help) { options, text in
      guard let value = parse(text) else {
        throw ArgumentProblem.wrongValue(text, flag: name, advice: advice)
      }
      set(&options, value)
    }
  }

  /// A flag with one of a few values.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String,
    _ help: String,
    _ set: @escaping @Sendable (inout Options, Choice) -> Void
  ) -> Self {
    let choices = Choice.allCases.map(\.rawValue)
    let advice = "one of " + choices.joined(separator: ", ")
    return value(name, .choice(choices), help, advice: advice, parse: { Choice(rawValue: $0) }, set)
  }

  /// A flag for the address of a site.
  static func address(
    _ name: String,
    _ help: String,
    _ set: @escaping @Sendable (inout Options, String) -> Void
  ) -> Self {
    let advice = "an address such as 'https://example.com/guidelines/'"
    let parse = { @Sendable (text: String) in text.isWebAddress ? text : nil }
    return value(name, .word("URL"), help, advice: advice, parse: parse, set)
  }

  /// A flag for a port number.
  static func port(
    _ name: String,
    _ help: String,
    _ set: @escaping @Sendable (inout Options, UInt16) -> Void
  ) -> Self {
    let advice = "a number from 0 to 65535, 0 for any free port"
    return value(name, .word("PORT"), help, advice: advice, parse: { UInt16($0) }, set)
  }

  /// A flag for a number of at least 1.
  static func count(
    _ name: String,
    _ help: String,
    _ set: @escaping @Sendable (inout Options, Int) -> Void
  ) -> Self {
    let parse = { @Sendable (text: String) in Int(text).flatMap { $0 > 0 ? $0 : nil } }
    return value(name, .word("N"), help, advice: "a whole number from 1 up", parse: parse, set)
  }
}

/// The flags that several commands share.
extension Flag {
  static func content(_ set: @escaping @Sendable (inout Options, String) -> Void) -> Self {
    text("--content", .folder, "the folder of the pages (default: content)", set)
  }

  static func theme(_ set: @escaping @Sendable (inout Options, String) -> Void) -> Self {
    text("--theme", .folder, "the folder of the theme (default: themes/default)", set)
  }

  static func open(_ set: @escaping @Sendable (inout Options) -> Void) -> Self {
    toggle("--open", "show the site in the browser", set)
  }

  static func trustsPages(_ set: @escaping @Sendable (inout Options) -> Void) -> Self {
    toggle("--trust-pages", "run any program, even where the kernel cannot confine it", set)
  }

  static func strict(_ set: @escaping @Sendable (inout Options) -> Void) -> Self {
    toggle("--strict", "refuse a program that needs API that the engine does not have", set)
  }

  static func sdk(_ set: @escaping @Sendable (inout Options, Sdk) -> Void) -> Self {
    choice("--sdk", "the Xcode to build with (default: the Xcode of the profile)", set)
  }

  static func target(_ set: @escaping @Sendable (inout Options, String) -> Void) -> Self {
    text("--target", .word("NAME"), "the target of a package or project to run", set)
  }

  static func profile(_ set: @escaping @Sendable (inout Options, Profile) -> Void) -> Self {
    choice("--profile", "the iOS version whose behavior to imitate", set)
  }

  /// The flags that choose a user's program.
  static func program(_ choice: WritableKeyPath<Options, ProgramChoice> & Sendable) -> [Self] {
    [
      text(
        "--root",
        .word("VIEW"),
        "the root: a view, an app, or an expression that creates a view"
      ) {
        $0[keyPath: choice].root = .named($1)
      },
      text("--preview", .word("N|NAME"), "the preview that is the root, by number or name") {
        $0[keyPath: choice].root = .preview($1)
      },
      .target { $0[keyPath: choice].target = $1 },
      text(
        "--responses",
        .folder,
        "answer requests with the files of a folder, such as HOST/PATH.json"
      ) {
        $0[keyPath: choice].responses = $1
      },
    ]
  }

  static func jobs(_ set: @escaping @Sendable (inout Options, Int) -> Void) -> Self {
    count("--jobs", "how many scenarios run at the same time (default: one for each core)", set)
  }
}
