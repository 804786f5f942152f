import Guidelines
import SwiftSource

/// A program from which more and more is left out, as the compiler's errors say.
///
/// Only a program that lacks some API or module is reduced: the other errors of such a program can follow from that. What is left
/// out becomes a stop, so that no run can pass it in silence.
struct ProgramReduction {
  private(set) var program: ScenarioProgram
  private(set) var parts: [LeftOutPart] = []
  private var placeholders: Set<String> = []
  /// The lines with errors in what cannot be left out.
  private var unresolved: Set<Place> = []

  private struct Place: Hashable {
    let path: String?
    let line: Int
  }

  init(_ program: ScenarioProgram) { self.program = program }

  /// Leaves out what the errors of a compilation are in.
  /// - Returns: Whether the rest may compile.
  mutating func leaveOut(_ messages: [CompilerOutput.Message], isFirst: Bool) -> Bool {
    let all = placed(messages)
    let lacks = program.fragments.contains { !$0.missingModules.isEmpty }
    guard !isFirst || lacks || all.contains(where: { MissingAPI(in: $0.text) != nil }) else {
      return false
    }
    // Errors of a later kind can follow from those of an earlier one.
    for kind in ErrorKind.allCases {
      let errors = all.filter { ErrorKind($0.text) == kind }
      if !errors.isEmpty, leaveOut(errors) { return true }
    }
    return false
  }

  private mutating func leaveOut(_ errors: [CompilerOutput.Message]) -> Bool {
    unresolved = []
    var isReduced = false
    var fragments = program.fragments
    let before = fragments
    var added: [String?: [String]] = [:]
    for index in fragments.indices {
      let path = fragments[index].path
      // What is around an error comes before it.
      let own = errors.filter { $0.path == path && fragments[index].line <= $0.line }
        .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      guard !own.isEmpty,
        var code = LeftOutCode(
          fragments[index].code,
          program.grammar,
          importsOthers: !fragments[index].missingModules.isEmpty
        )
      else { continue }
      var known: [Int: Int] = [:]
      for error in own {
        let line = error.line - fragments[index].line + 1
        guard !code.isRemoved(line: line, column: error.column) else { continue }
        let missing = MissingAPI(in: error.text)
        let part = code.part(line: line, column: error.column, message: error.text)
        if let missing, missing.isType, part?.standsFor(missing) != true {
          guard let use = code.typeUse(line: line, column: error.column) else { continue }
          isReduced = true
          guard let number = addPlaceholder(missing, path, error.line) else { continue }
          added[fragments[index].module, default: []].append(
            missing.placeholder(
              number,
              use,
              base: base(of: missing.api),
              isPublic: fragments[index].module != nil
            )
          )
          continue
        }
        guard let part else {
          unresolved.insert(Place(path: path, line: error.line))
          continue
        }
        isReduced = true
        let number = known[part.offset] ?? parts.count
        guard code.leaveOut(line: line, column: error.column, message: error.text, number: number)
        else { continue }
        guard known[part.offset] == nil else { continue }
        known[part.offset] = number
        parts.append(
          LeftOutPart(
            kind: LeftOutPart.Kind(rawValue: part.kind.rawValue) ?? .function,
            name: part.name,
            view: part.view,
            path: path,
            line: fragments[index].line + part.line - 1,
            cause: missing?.api ?? placeholder(in: error.line, of: path) ?? error.text,
            isName: missing != nil || placeholder(in: error.line, of: path) != nil,
            modules: missing?.isOfProgram == true ? [] : fragments[index].missingModules
          )
        )
      }
      fragments[index] = fragments[index].replacing(code.finished())
    }
    for (module, declarations) in added {
      guard let index = fragments.firstIndex(where: { $0.module == module }) else { continue }
      let code = ([fragments[index].code] + declarations).joined(separator: "\n")
      fragments[index] = fragments[index].replacing(code)
    }
    guard isReduced, fragments != before else { return false }
    program = program.replacing(fragments)
    return true
  }

  /// What a type that is not known inherits from: a view or controller if a representable makes one of it.
  private func base(of type: String) -> String {
    let bases = program.fragments.lazy.compactMap { LeftOutCode.base(of: type, in: $0.code) }
    return bases.first ?? LeftOutCode.object
  }

  /// A type that is not known and that a line names.
  private func placeholder(in line: Int, of path: String) -> String? {
    guard let fragment = program.fragments.first(where: { $0.path == path }) else { return nil }
    let lines = fragment.code.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - fragment.line) else { return nil }
    let words = lines[line - fragment.line].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.lazy.map(String.init).first(where: placeholders.contains)
  }

  /// The errors that stand where nothing can be left out: those of the first compilation if it has any, else those that
  /// only the last one shows; all of the first if there are none.
  func unresolved(
    of first: [CompilerOutput.Message],
    or last: [CompilerOutput.Message]
  ) -> [CompilerOutput.Message] {
    for messages in [first, last] {
      let errors = placed(messages).filter {
        unresolved.contains(Place(path: $0.path, line: $0.line))
      }
      if !errors.isEmpty { return errors }
    }
    return first
  }

  /// The errors, each with a place in the program: that of a macro is where the source uses it.
  private func placed(_ messages: [CompilerOutput.Message]) -> [CompilerOutput.Message] {
    let paths = Set(program.paths)
    var errors: [CompilerOutput.Message] = []
    for (index, message) in messages.enumerated() where message.severity == .error {
      var message = message
      if message.path.map(paths.contains) != true {
        let next = messages[(index + 1)...].prefix { $0.severity == .note }
        guard let use = next.first(where: { $0.path.map(paths.contains) == true }) else { continue }
        (message.path, message.line, message.column) = (use.path, use.line, use.column)
      }
      errors.append(message)
    }
    return errors
  }

  /// The number of the part for a type that is not known, or `nil` if it has one.
  private mutating func addPlaceholder(
    _ missing: MissingAPI,
    _ path: String,
    _ line: Int
  ) -> Int? {
    guard placeholders.insert(missing.api).inserted else { return nil }
    let part = LeftOutPart(
      kind: .type,
      name: missing.api,
      view: nil,
      path: path,
      line: line,
      cause: missing.api,
      isName: true,
      modules: program.fragments.first { $0.path == path }?.missingModules ?? []
    )
    parts.append(part)
    return parts.count - 1
  }
}

extension LeftOutCode.Part {
  /// Whether it, and not a placeholder, takes the place of a type.
  fileprivate func standsFor(_ missing: MissingAPI) -> Bool {
    [.conformance, .attribute].contains(kind) || replacesError
  }
}

extension ScenarioProgram.Fragment {
  fileprivate func replacing(_ code: String) -> Self {
    .init(code: code, path: path, line: line, module: module, missingModules: missingModules)
  }
}

/// What an error is about, in the order in which errors explain each other.
private enum ErrorKind: CaseIterable {
  case name, member, other, call

  init(_ message: String) {
    if message.contains("initializer is inaccessible") || message.contains("missing argument") {
      // The properties of what it creates can have errors of their own.
      self = .call
    } else if MissingAPI(in: message) == nil {
      self = message.contains("does not override") ? .name : .other
    } else {
      self = message.contains("has no") ? .member : .name
    }
  }
}

/// API that the compiler does not find.
struct MissingAPI: Equatable {
  /// Such as `CLLocationManager` or `Chart.chartXAxis`.
  let api: String
  /// Whether it is a type where a type is needed.
  let isType: Bool
  /// Whether no framework declares it: a name of its own that does not begin as those of frameworks do.
  private(set) var isOfProgram = false
  /// The type that it belongs to, if it is a member type.
  private var owner: String?

  /// Reads an error; `nil` if it names no API.
  init?(in message: String) {
    if let name = Self.quoted(after: "cannot find type ", in: message) {
      (api, isType) = (name, true)
    } else if message.contains("is not a member type of"),
      let name = Self.quoted(after: "", in: message),
      let type = Self.quoted(after: "is not a member type of", in: message)
    {
      let owner = Self.withoutModule(type)
      (api, isType) = (owner + "." + name, true)
      self.owner = owner
    } else if let missing = MissingName(in: message) {
      let owner = Self.quoted(after: "type ", in: message).map(Self.withoutModule)
      let isMember =
        message.contains("has no member") && owner?.allSatisfy(Self.isPlain) == true
        && owner?.hasPrefix("_") == false
      (api, isType) = (isMember ? "\(owner ?? "").\(missing.name)" : missing.name, false)
      isOfProgram =
        !missing.isMember && !missing.isModule && missing.name.first?.isLowercase == true
        && !missing.name.contains("_") && missing.name.prefixMatch(of: /k[A-Z]/) == nil
    } else if let name = Self.quoted(after: "no macro named ", in: message) {
      (api, isType) = ("#" + name, false)
    } else if message.contains("swift-corelibs-foundation"),
      let name = Self.quoted(after: "", in: message)
    {
      (api, isType) = (name, false)
    } else {
      return nil
    }
  }

  /// The name of a type without that of a module of ours.
  private static func withoutModule(_ type: String) -> String {
    guard let dot = type.firstIndex(of: ".") else { return type }
    let module = type[..<dot]
    let isOurs = ["Scenario", "Reconciler"].contains(module) || module.hasSuffix("Shim")
    return isOurs ? String(type[type.index(after: dot)...]) : type
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  private static func quoted(after mark: String, in text: String) -> String? {
    guard mark.isEmpty || text.contains(mark) else { return nil }
    let rest =
      mark.isEmpty ? text[...] : text.firstRange(of: mark).map { text[$0.upperBound...] } ?? ""
    guard let start = rest.firstIndex(of: "'") else { return nil }
    let name = rest[rest.index(after: start)...].prefix { $0 != "'" }
    return name.isEmpty ? nil : String(name)
  }

  /// The declaration of a type without values.
  func placeholder(
    _ number: Int,
    _ use: (arguments: Int, isProtocol: Bool),
    base: String = LeftOutCode.object,
    isPublic: Bool
  ) -> String {
    let level = isPublic ? "public " : ""
    let name = api.split(separator: ".").last.map(String.init) ?? api
    guard api.allSatisfy(Self.isPlain) else { return "" }
    let arguments = (0..<use.arguments).map { "T\($0)" }.joined(separator: ", ")
    let head = "\(level)final class \(name)\(use.arguments == 0 ? "" : "<\(arguments)>"): \(base)"
    let declaration =
      use.isProtocol
      ? "\(level)protocol \(name) {}"
      : base != LeftOutCode.object
        ? head + " {}"
        : head + ", @unchecked Sendable { \(level)nonisolated required init(leftOut part: Int)"
          + " { super.init(leftOut: part) };"
          + " \(level)nonisolated required init(from decoder: any Decoder)"
          + " throws { _leftOutStop(\(number)) } }"
    return owner.map { "extension \($0) { \(declaration) }" } ?? declaration
  }
}
