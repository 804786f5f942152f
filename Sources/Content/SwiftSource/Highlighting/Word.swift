/// A word that is a keyword everywhere or in some places, as far as coloring has to know it.
enum Word: String, CaseIterable {
  // Behind these stands a name.
  case `struct`, `class`, `enum`, `protocol`, `extension`, actor, `typealias`
  case `func`, `init`, `subscript`, `let`, `var`, `associatedtype`, `import`, `case`
  // These begin a condition that ends at a brace.
  case `if`, `guard`, `while`, `switch`, `for`, `catch`
  // Other words that no name can be.
  case `self`, `super`, `return`, `else`, `static`, `private`, `fileprivate`, `public`, `internal`
  case `as`, `break`, `continue`, `default`, `defer`, `deinit`, `do`, `fallthrough`, `false`, `in`
  case `inout`, `is`, `nil`, `operator`, `precedencegroup`, `repeat`, `rethrows`, `throw`, `throws`
  case `true`, `try`, `where`
  case anyType = "Any"
  case selfType = "Self"
  // Names, unless they begin a declaration.
  case async, borrowing, consuming, convenience, distributed, dynamic, final, indirect, infix
  case isolated, lazy, mutating, nonisolated, nonmutating, open, optional, override, package,
    postfix, prefix
  case required, sending, unowned, weak
  // Names, unless an expression or a type follows.
  case any, await, some
  // Names, unless they are the parts of a property.
  case didSet, get, set, willSet

  /// Whether it is a keyword wherever it stands.
  var isReserved: Bool {
    switch self {
    case .actor, .any, .await, .some: false
    default: !isModifier && !isAccessor
    }
  }

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
