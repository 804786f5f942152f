/// Something that a run shows about a view, from which advice follows.
///
/// A fact is a set of words. `FactReader` says when a fact has which; the guidelines state in `when` which of
/// them they are the answer to.
package struct Fact: Equatable, Sendable {
  /// The index of the step, counted from 0.
  package let step: Int
  /// The identity in the trace; 0 if the fact is about the program.
  package let identity: Int
  /// Which of the step's evaluations it is about, counted from 0; `nil` if it is about none.
  package let evaluation: Int?
  /// The view's type; empty if the fact is about the program.
  package let view: String
  /// The property that it is about; empty if it is about none.
  package let item: String
  package internal(set) var words: Set<String>
}

extension Run {
  /// What the run shows, step by step.
  package var facts: [Fact] {
    var reader = FactReader()
    for (index, step) in steps.enumerated() { reader.read(step, at: index) }
    return reader.finished()
  }
}
