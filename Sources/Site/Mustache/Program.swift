/// A template with all that it uses in place: what to show, step by step.
///
/// What a template uses is the same for every model, so that it is put together once and not for each page.
struct Program: Sendable {
  /// One step; those of a section stand between it and its end.
  enum Step: Sendable {
    /// Shows some of the program's texts.
    case text(Range<Int>)
    /// Shows the value of a key.
    case variable(key: Int, isEscaped: Bool)
    /// Begins what is shown for the value of a key.
    case section(key: Int, end: Int)
    /// Begins what is shown where the value of a key is not.
    case invertedSection(key: Int, end: Int)
    /// Puts something in place that was not yet.
    case deferred(Int)
  }

  /// A partial or block that is put in place when it is met.
  struct Deferred: Sendable {
    let node: Template.Node
    let surroundings: Linker.Surroundings
  }

  /// A section of a program that is kept.
  struct Section: Equatable, Sendable {
    let program: Int
    /// The number of its first step.
    let start: Int
  }

  /// The number of the program, if it is kept.
  var number: Int?
  var steps: [Step] = []
  /// The texts of the steps in UTF-8, one behind the other.
  var texts: [UInt8] = []
  var keys: [Template.Key] = []
  var deferred: [Deferred] = []
}
