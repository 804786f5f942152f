/// A stretch of code between two brackets, and how far its reading has come.
struct Bracket {
  /// What the opening bracket began.
  enum Kind {
    /// Statements: a function's body, a closure, the file itself.
    case code
    /// The members of a type.
    case members
    /// The members of an enumeration, whose cases are declarations.
    case enumMembers
    /// The blocks of a property, or its only one's statements.
    case accessors
    /// What a call, a macro or an attribute is given.
    case arguments
    /// The parameters of a function.
    case parameters
    /// The values that come with a case.
    case payload
    /// A parenthesis in a type.
    case type
    /// A parenthesis of values.
    case values
    /// A parenthesis of which only what comes behind it tells whether it holds values or parameters.
    case unknown
    /// An array, a dictionary, a type of these, or what a closure captures.
    case elements
  }

  /// What the words before have announced.
  enum Expectation {
    case nothing
    /// A type's members.
    case members(isEnum: Bool)
    /// A function's parameters.
    case parameters
    /// A block behind a condition.
    case block
    /// A property's type and its blocks.
    case accessors
    /// The names of an enumeration's cases, to the end of the line.
    case caseNames
    /// A module's name, to the end of the line.
    case module
    /// What a name is to stand for.
    case alias
  }

  let kind: Kind
  var expectation = Expectation.nothing
  /// Whether a parameter or argument begins here.
  var isAtStart = true
  /// Whether the parameter's colon is still to come.
  var isBeforeColon = true
  /// The angles that are open in a parameter's type.
  var angleDepth = 0

  init(_ kind: Kind) { self.kind = kind }

  /// Whether a name with a colon behind it is a label that is shown as such.
  var hasLabels: Bool { kind == .arguments || kind == .values }

  /// Takes note of a comma.
  mutating func startNext() {
    isAtStart = true
    isBeforeColon = true
  }
}
