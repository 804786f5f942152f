/// A word that is a keyword everywhere or in some places, as far as coloring has to know it.
enum Word: String, CaseIterable {
  // Behind these stands a name.
  case `struct`, `class`, `enum`, `protocol`, `extension`, actor, `typealias`
  case `func`, `init`, `subscript`, `let`, `var`, `associatedtype`, `import`, `case`
  // These begin a condition that ends at a brace.
  case `if`, `guard`, `while`, `switch`, `for`, `catch`
  // Other words that no name can be.
  case `self`, `super`, `return`, `else`, `static`, `private`, `fileprivate`, `public`, `internal`
  // Names, unless they begin a declaration.
  case async, borrowing, consuming, convenience, distributed, dynamic, final, indirect, infix
  case isolated, lazy, mutating, nonisolated, nonmutating, open, optional, override, package,
    postfix, prefix
  case required, sending, unowned, weak
  // Names, unless an expression or a type follows.
  case any, await, some
  // Names, unless they are the parts of a property.
  case didSet, get, set, willSet

  /// The word that some bytes are.
  init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard bytes.count <= Self.longest, let first = bytes.first, first >= UInt8(ascii: "a"),
      let word = Self.all[String(decoding: bytes, as: UTF8.self)]
    else { return nil }
    self = word
  }

  private static let all = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
  private static let longest = allCases.map(\.rawValue.utf8.count).max() ?? 0

  /// Whether a type with a body is declared.
  var opensType: Bool {
    switch self {
    case .struct, .class, .enum, .protocol, .extension, .actor: true
    default: false
    }
  }

  /// Whether a condition follows, and then a brace that no call's closure begins with.
  var opensCondition: Bool {
    switch self {
    case .if, .guard, .while, .switch, .for, .catch: true
    default: false
    }
  }

  /// Whether it can say something about the declaration that follows.
  var isModifier: Bool {
    switch self {
    case .async, .borrowing, .consuming, .convenience, .distributed, .dynamic, .final, .indirect,
      .infix, .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override,
      .package, .postfix, .prefix, .required, .sending, .unowned, .weak:
      true
    default: false
    }
  }

  /// Whether a declaration begins or goes on with it.
  var isOfDeclaration: Bool {
    switch self {
    case .actor, .func, .`init`, .subscript, .let, .var, .associatedtype, .import, .case,
      .typealias, .static, .private, .fileprivate, .public, .internal:
      true
    default: opensType || isModifier
    }
  }

  /// Whether it is one of a property's own blocks.
  var isAccessor: Bool {
    switch self {
    case .didSet, .get, .set, .willSet: true
    default: false
    }
  }
}
