import Foundation

/// Reads the format of a predicate.
struct PredicateParser {
  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case argument(isKey: Bool)
    case symbol(String)
  }

  private let format: String
  private var tokens: [Token] = []
  private var index = 0
  private var arguments: ArraySlice<Any>

  init(_ format: String, _ arguments: [Any]) {
    (self.format, self.arguments) = (format, arguments[...])
    tokens = Self.tokens(of: format)
  }

  /// Reads the whole format.
  mutating func predicate() -> PredicateCondition {
    let condition = disjunction()
    if index < tokens.count { stop() }
    return condition
  }

  private func stop() -> Never {
    fatalError("the engine cannot read the predicate '\(format)'")
  }

  private mutating func disjunction() -> PredicateCondition {
    var parts = [conjunction()]
    while take("OR") || take("||") { parts.append(conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() -> PredicateCondition {
    var parts = [negation()]
    while take("AND") || take("&&") { parts.append(negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() -> PredicateCondition {
    if take("NOT") || take("!") { return .not(negation()) }
    if take("(") {
      let inner = disjunction()
      guard take(")") else { stop() }
      return inner
    }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    return comparison()
  }

  private mutating func comparison() -> PredicateCondition {
    let quantifiers = ["ANY", "SOME", "ALL", "NONE"]
    let quantifier = quantifiers.first { take($0) }.flatMap(PredicateCondition.Quantifier.init)
    let left = term()
    guard let relation = relation() else { stop() }
    var options: String.CompareOptions = []
    if take("[") {
      guard case .word(let letters) = next() else { stop() }
      if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
      if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
      guard take("]") else { stop() }
    }
    return .comparison(left, relation, term(), options: options, quantifier)
  }

  private mutating func relation() -> PredicateCondition.Operator? {
    let synonyms = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
    switch next() {
    case .symbol(let name): return .init(rawValue: synonyms[name] ?? name)
    case .word(let name): return .init(rawValue: name.uppercased())
    default: return nil
    }
  }

  private mutating func term() -> PredicateCondition.Term {
    switch next() {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .argument(let isKey):
      guard let argument = arguments.popFirst() else { stop() }
      guard isKey else { return .value(argument) }
      guard let key = argument as? String else { stop() }
      return .path(key.split(separator: ".").map(String.init))
    case .symbol("{"):
      var terms: [PredicateCondition.Term] = []
      while !take("}") {
        terms.append(term())
        _ = take(",")
      }
      return .list(terms)
    case .word(let word):
      switch word.uppercased() {
      case "TRUE", "YES": return .value(true)
      case "FALSE", "NO": return .value(false)
      case "NIL", "NULL": return .value(nil)
      default: break
      }
      // A function, such as `SUBQUERY(…)`.
      if index < tokens.count, tokens[index] == .symbol("(") { stop() }
      return .path(word.split(separator: ".").map(String.init))
    default: stop()
    }
  }

  private mutating func next() -> Token? {
    guard index < tokens.count else { return nil }
    index += 1
    return tokens[index - 1]
  }

  private mutating func take(_ text: String) -> Bool {
    guard index < tokens.count else { return false }
    switch tokens[index] {
    case .symbol(text): break
    case .word(let word) where word.uppercased() == text: break
    default: return false
    }
    index += 1
    return true
  }

  // MARK: Tokens

  private static func tokens(of format: String) -> [Token] {
    let letters = Array(format)
    var tokens: [Token] = []
    var index = 0
    func run(_ isPart: (Character) -> Bool) -> String {
      let start = index
      while index < letters.count, isPart(letters[index]) { index += 1 }
      return String(letters[start..<index])
    }
    while index < letters.count {
      let letter = letters[index]
      if letter.isWhitespace {
        index += 1
      } else if letter == "'" || letter == "\"" {
        index += 1
        tokens.append(.text(run { $0 != letter }))
        index += 1
      } else if letter == "%" {
        index += 1
        let kind = run { $0.isLetter || $0 == "@" }
        tokens.append(.argument(isKey: kind == "K"))
      } else if letter.isNumber || letter == "-" || letter == "." {
        let text = run { $0.isNumber || $0 == "." || $0 == "-" }
        tokens.append(Double(text).map(Token.number) ?? .symbol(text))
      } else if letter.isLetter || letter == "_" || letter == "@" || letter == "#" {
        let word = run { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
        tokens.append(.word(word.replacingOccurrences(of: "#", with: "")))
      } else if "=<>!&|".contains(letter) {
        tokens.append(
          .symbol(letters[index...].prefix(2) == ["!", "("] ? "!" : run("=<>!&|".contains))
        )
        if tokens.last == .symbol("!"), letters[index] == "!" { index += 1 }
      } else {
        tokens.append(.symbol(String(letter)))
        index += 1
      }
    }
    return tokens
  }
}
