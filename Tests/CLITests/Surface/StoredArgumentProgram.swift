import Foundation

/// A program that stores each argument with one value and then with another.
struct StoredArgumentProgram {
  /// An argument that is tried.
  struct Case {
    var function: DeclaredFunction
    var parameter: Int
    var first: String
    var second: String

    /// Such as `View.padding(_:_:) length`.
    var name: String { StoredArgumentProgram.name(of: function, parameter) }
  }

  let surface: DeclaredSurface
  private(set) var cases: [Case] = []
  /// The arguments that no two values are known for.
  private(set) var untried: [String] = []

  static func name(of function: DeclaredFunction, _ parameter: Int) -> String {
    let parameter = function.parameters[parameter]
    let type = parameter.type.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return function.signature + " " + parameter.name + ": " + type
  }

  init(_ surface: DeclaredSurface) {
    self.surface = surface
    for function in surface.functions where function.isOfValue {
      for index in function.parameters.indices where !function.parameters[index].isMetatype {
        let isSkipped = Samples.skipped.contains(where: function.signature.hasPrefix)
        if !isSkipped, let (first, second) = expressions(of: function, varying: index) {
          cases.append(Case(function: function, parameter: index, first: first, second: second))
        } else {
          untried.append(Self.name(of: function, index))
        }
      }
    }
  }

  /// The text of the program for some of the cases, by their indices.
  func text(of indices: [Int]) -> String {
    let functions = indices.map { index in
      """
      // \(cases[index].name)
      @MainActor func case\(index)(_ isOn: Bool) -> AnyView {
        let first = \(cases[index].first)
        let second = \(cases[index].second)
        return probe(\(index), isOn ? second : first)
      }
      """
    }
    let list = indices.map { "  case\($0)," }.joined(separator: "\n")
    return """
      \(functions.joined(separator: "\n"))

      @MainActor let cases: [@MainActor (Bool) -> AnyView] = [
      \(list)
      ]

      """
  }

  /// What the program consists of besides the cases.
  static let frame = """
    import SwiftUI
    \(Samples.prelude)
    @MainActor var namespaces: [Namespace.ID] = []
    @MainActor var updated: Set<Int> = []

    @MainActor func probe<Value>(_ index: Int, _ value: Value) -> AnyView {
      AnyView(Probe(index: index, value: value))
    }

    struct Probe<Value>: View {
      let index: Int
      let value: Value
      var body: some View {
        let _ = updated.insert(index)
        EmptyView()
      }
    }

    func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
      var value = value
      change(&value)
      return value
    }

    struct Root: View {
      @Namespace private var first
      @Namespace private var second
      @State private var isOn = false
      @State private var turn = 0

      var body: some View {
        let _ = turn
        let _ = namespaces = [first, second]
        VStack {
          Button("Again") { updated = []; turn += 1 }
          Button("Flip") { updated = []; isOn.toggle() }
          Button("Report") { print("updated:", updated.sorted().map(String.init).joined(separator: " ")) }
          ForEach(cases.indices, id: \\.self) { cases[$0](isOn) }
        }
      }
    }

    """

  /// An expression that calls a function, with one argument in two values.
  private func expressions(
    of function: DeclaredFunction,
    varying varied: Int,
    depth: Int = 0
  ) -> (String, String)? {
    guard let callee = callee(of: function, depth) else { return nil }
    var (first, second): ([String], [String]) = ([], [])
    for (index, parameter) in function.parameters.enumerated() {
      let isNeeded =
        index == varied || !parameter.hasDefault || parameter.isMetatype
        || parameter.label == nil && index < lastUnlabeled(varied, in: function)
      if !isNeeded { continue }
      let label = parameter.label.map { $0 + ": " } ?? ""
      if parameter.isMetatype {
        guard let type = metatype(of: parameter.type, in: function) else {
          if parameter.hasDefault { continue }
          return nil
        }
        first.append(label + type)
        second.append(label + type)
        continue
      }
      guard let samples = samples(of: parameter, in: function, depth) else { return nil }
      first.append(label + samples.first)
      second.append(label + (index == varied ? samples.second : samples.first))
    }
    func call(_ arguments: [String]) -> String {
      let list = "(" + arguments.joined(separator: ", ") + ")"
      guard function.isMutating else { return callee + list }
      return "changed(\(callee)) { $0.\(function.name)\(list) }"
    }
    return (call(first), call(second))
  }

  /// The position up to which arguments without labels must be given.
  private func lastUnlabeled(_ varied: Int, in function: DeclaredFunction) -> Int {
    function.parameters.indices.last { index in
      function.parameters[index].label == nil
        && (index == varied || !function.parameters[index].hasDefault)
    } ?? 0
  }

  /// What stands before the arguments.
  private func callee(of function: DeclaredFunction, _ depth: Int) -> String? {
    let owner = function.equalities["Self"] ?? function.owner
    if function.name == "init" { return owner }
    if function.isStatic { return owner + "." + function.name }
    let receiver =
      Samples.receivers[function.owner]
      ?? function.equalities["Modifier"].flatMap { Samples.receivers[$0] }
      ?? samples(ofType: owner, in: function, depth + 1)?.first
    return receiver.map { function.isMutating ? $0 : $0 + "." + function.name }
  }

  private func metatype(of type: String, in function: DeclaredFunction) -> String? {
    let name = String(type.dropLast(".Type".count))
    for constraint in function.constraints[name] ?? [] {
      if let type = Samples.types[constraint] { return type + ".self" }
    }
    return function.constraints[name] == [] ? "Int.self" : nil
  }

  private func samples(
    of parameter: DeclaredFunction.Parameter,
    in function: DeclaredFunction,
    _ depth: Int
  ) -> Samples? {
    if let builder = parameter.builder, builder != "ViewBuilder" { return nil }
    return samples(ofType: parameter.type, in: function, depth)
  }

  private func samples(
    ofType type: String,
    in function: DeclaredFunction,
    _ depth: Int
  ) -> Samples? {
    let type = type.trimmingCharacters(in: .whitespacesAndNewlines)
    if let samples = Samples.ofTypes[type] { return samples }
    if type.hasSuffix("?") {
      let wrapped = String(type.dropLast()).unwrapped
      if let samples = samples(ofType: wrapped, in: function, depth) { return samples }
      return surface.constants[wrapped]?.first.map { Samples("nil", wrapped + "." + $0) }
    }
    if type.hasSuffix(".Stride") { return Samples("1", "2") }
    if type.hasSuffix("...") {
      return samples(ofType: String(type.dropLast(3)), in: function, depth)
    }
    if let (parameters, result) = type.functionType {
      guard let samples = samples(ofType: result, in: function, depth) else { return nil }
      let names =
        parameters == 0
        ? "" : Array(repeating: "_", count: parameters).joined(separator: ", ") + " in "
      if result == "Void" || result == "()" {
        return Samples("{ \(names)_ = 1 }", "{ \(names)_ = 2 }")
      }
      return samples.map { "{ \(names)\($0) }" }
    }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
      let element = String(type.dropFirst().dropLast())
      return samples(ofType: element, in: function, depth)?.map { "[\($0)]" }
    }
    if let element = type.argument(of: "Binding") {
      return samples(ofType: element, in: function, depth)?.map { "Binding.constant(\($0))" }
    }
    if let path = Samples.keyPaths(type) { return path }
    if let element = type.argument(of: "Set") {
      return samples(ofType: element, in: function, depth)?.map { "Set([\($0)])" }
    }
    if let bound = type.argument(of: "ClosedRange") ?? type.argument(of: "Range") {
      let sign = type.hasPrefix("Closed") ? "..." : "..<"
      guard let bounds = samples(ofType: bound, in: function, depth) else { return nil }
      let isNumber = bounds.second.allSatisfy { $0.isNumber || $0 == "." }
      let end = isNumber ? bounds.second + " + 1" : bounds.second
      let start = isNumber ? bounds.first : bounds.second
      return Samples(
        "(\(bounds.first)\(sign)\(bounds.second))",
        "(\(start)\(sign)\(end))"
      )
    }
    if type.hasPrefix("("), type.hasSuffix(")") {
      let parts = type.dropFirst().dropLast().split(separator: ",").map { $0.split(separator: ":") }
      let all = parts.map { samples(ofType: String($0.last ?? ""), in: function, depth) }
      guard !all.contains(where: { $0 == nil }), all.count > 1 else { return nil }
      func tuple(_ value: (Samples) -> String) -> String {
        "("
          + zip(parts, all.compactMap(\.self)).map { part, samples in
            (part.count > 1 ? part[0] + ": " : "") + value(samples)
          }.joined(separator: ", ") + ")"
      }
      return Samples(tuple(\.first), tuple(\.second))
    }
    if let name = ["some ", "any "].first(where: type.hasPrefix) {
      let constraint = type.dropFirst(name.count).prefix { $0 != "<" }
      return Samples.ofProtocol(String(constraint))
    }
    if let equal = function.equalities[type], equal != type {
      return samples(ofType: equal, in: function, depth)
    }
    if let constraints = function.constraints[type] {
      let names = constraints.map { String($0.prefix { $0 != "<" }) }
      let specific = names.filter { !["Sendable", "Equatable", "Hashable"].contains($0) }
      for name in specific.reversed() + names {
        if let samples = Samples.ofProtocol(name) { return samples }
      }
      guard constraints.isEmpty else { return nil }
      return type == "Data" ? Samples.ofProtocols["RandomAccessCollection"] : Samples("1", "2")
    }
    return declaredSamples(ofType: type, in: function, depth)
  }

  /// Two constants of a type that the engine declares, or two calls of an initializer.
  private func declaredSamples(
    ofType type: String,
    in function: DeclaredFunction,
    _ depth: Int
  ) -> Samples? {
    var names: [String] = []
    var owner = function.owner.split(separator: ".")
    while !owner.isEmpty {
      names.append((owner + [type[...]]).joined(separator: "."))
      owner.removeLast()
    }
    names.append(type)
    if type == "Self" { names = [function.equalities["Self"] ?? function.owner] }
    for name in names {
      if let members = surface.constants[name], members.count > 1 {
        return Samples(name + "." + members[0], name + "." + members[1])
      }
      if depth > 2 { continue }
      for initializer in surface.functions
      where initializer.owner == name
        && (initializer.name == "init"
          || initializer.isStatic && [type, name, "Self"].contains(initializer.result))
      {
        for index in initializer.parameters.indices {
          if let (first, second) = expressions(of: initializer, varying: index, depth: depth + 1) {
            return Samples(first, second)
          }
        }
      }
      if Samples.ofTypes[name] != nil { return Samples.ofTypes[name] }
    }
    return nil
  }
}

extension String {
  /// A type in parentheses without them.
  fileprivate var unwrapped: String {
    hasPrefix("(") && hasSuffix(")") && !contains(",") || functionInParentheses
      ? String(dropFirst().dropLast()) : self
  }

  private var functionInParentheses: Bool {
    hasPrefix("((") || hasPrefix("(() ->") || hasPrefix("(@")
  }

  /// The number of parameters and the result, if this is the type of a function.
  fileprivate var functionType: (parameters: Int, result: String)? {
    guard hasPrefix("(") else { return nil }
    var depth = 0
    var commas = 0
    for index in indices {
      switch self[index] {
      case "(", "<", "[": depth += 1
      case ")", "]": depth -= 1
      case ">" where self[self.index(before: index)] != "-": depth -= 1
      case "," where depth == 1: commas += 1
      default: break
      }
      guard depth == 0 else { continue }
      let inside = self[self.index(after: startIndex)..<index]
      guard let arrow = self[index...].range(of: "->") else { return nil }
      let isEmpty = inside.allSatisfy(\.isWhitespace)
      return (
        isEmpty ? 0 : commas + 1, self[arrow.upperBound...].trimmingCharacters(in: .whitespaces)
      )
    }
    return nil
  }

  /// The only argument of a generic type.
  fileprivate func argument(of name: String) -> String? {
    guard hasPrefix(name + "<"), hasSuffix(">") else { return nil }
    return String(dropFirst(name.count + 1).dropLast())
  }
}
