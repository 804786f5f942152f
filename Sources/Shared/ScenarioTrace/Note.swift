/// Something about an identity that a run shows besides evaluations, from which advice follows.
public struct Note: Equatable, Sendable {
  /// What is noted, and which texts say it.
  public enum Kind: String, CaseIterable, Sendable {
    /// The stored properties of the identity's type, noted for its first identity: for each, its name, its
    /// property wrapper or an empty text, and the shape of its value. Before them stand `equatable` if the type
    /// has `==`, and `plain` if the engine compares its bytes.
    case properties
    /// A state was written: its name, what wrote it, and `read` if any body has read it.
    case wrote
    /// Below the identity, views end because others take their place: `branch`, `id` or `type`.
    case replaced
    /// Below the identity, views begin to leave with an animation, and end later: their identities.
    case leaving
    /// A `ForEach` below the identity has other rows: how many elements there were and are, how many rows were
    /// removed and added, and whether the elements are the `same` but for their ids, or `other` ones; empty if that
    /// is not known. A lazy container removes only rows that it has made.
    case rows
    /// A property's object that an update made was replaced, and nothing has kept it: the property's name, and the
    /// type of the old object without its arguments.
    case renewed
    /// The last evaluation made a value that differs from the one before only in what its closures captured.
    case repeated
    /// A state was read for the first time, after a write: its name, and `body` or `closure`.
    case read
    /// A modifier started to receive another publisher in place of the one before: what it is.
    case restarted
    /// The value of an `onChange` differed, and its action runs.
    case reacted
    /// The value counted as equal although these properties differ.
    case ignored
    /// Something was written where no view can see it: into a `constant` binding, or into the state of a view that
    /// is not mounted (`unmounted`) or no longer is (`ended`, with the state's name). Or a binding with a `computed`
    /// value was written, which no view sees unless a body runs.
    case dropped
    /// A body read a property of an object that it does not observe, and the property was assigned: its name. Or it
    /// read the user defaults: the key, and `setting`.
    case unobserved
    /// A body read a property that an object publishes, for the first time: its name, and the shape of its value.
    case published
    /// These properties, which an object announced or which are a state, were assigned the values that they had.
    case unchanged
    /// The last evaluation read properties of many observable objects: of how many.
    case scanned
    /// A value of the environment that nothing sets differs: the default was made again.
    case defaulted
    /// A property holds a closure that captured no view, only values: the property's name.
    case captured
    /// A screen was pushed onto a navigation stack in the identity.
    case pushed
    /// A content closure in the body of the identity ran: what keeps the closure, such as `GeometryReader`.
    case content
    /// The program made a request: its address, and `offline`, `missing` or `answered`.
    case requested

    /// How many texts it has at least.
    package var fewestTexts: Int {
      switch self {
      case .properties, .leaving, .repeated, .restarted, .reacted, .pushed, .defaulted: 0
      case .ignored, .dropped, .unobserved, .content, .unchanged, .captured, .scanned: 1
      case .replaced, .wrote, .renewed, .read, .published, .requested: 2
      case .rows: 4
      }
    }
  }

  /// What wrote a state.
  public enum Writer: String, CaseIterable, Sendable {
    /// An action of a control, a gesture, a task or a step.
    case action
    /// The evaluation of a body, or the update of another rule.
    case body
    /// The action of `onChange`, of `onAppear` and `onDisappear`, of `onPreferenceChange`, of
    /// `onGeometryChange`, of what follows a scroll view, or of `onReceive`.
    case change, appearance, preference, geometry, scroll, publisher
  }

  /// What is noted.
  public let kind: Kind
  /// The texts that say it, as its kind describes them.
  public let texts: [String]

  /// Creates a note.
  public init(_ kind: Kind, _ texts: [String] = []) {
    (self.kind, self.texts) = (kind, texts)
  }
}
