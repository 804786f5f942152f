import Reconciler

/// What a body depends on, as the view itself says it.
struct Seen {
  /// The numbers that the view was given.
  var plain: [Int] = []
  /// The state that the view owns or has a binding to.
  var held: StateSource?
  /// Whether the body reads that state.
  var reads = false
  /// The value of the environment that the view has.
  var environment: Int?
  /// The property of the model that the body reads.
  var property: Int?
}

extension Seen {
  /// What a view depends on that has a binding; a constant counts like a number.
  @MainActor
  init(_ number: Int, _ shared: Binding<Int>, _ source: StateSource?, reads: Bool = false) {
    self.init(plain: [number], held: source, reads: reads)
    if source == nil { plain.append(shared.wrappedValue) }
  }
}

/// What the views of a random program share with their test.
///
/// No view depends on it.
@MainActor
final class ProgramStore {
  typealias Writer = (_ index: Int, _ value: Int) -> Void

  let model: ProgramModel
  private let values: [ProgramPath: [Int]]
  /// What each body that ran since this was emptied said of itself, in order.
  private(set) var notes: [(path: ProgramPath, seen: Seen)] = []
  /// How the views that are there write the states that they hold.
  private(set) var writers: [ProgramPath: Writer] = [:]
  /// What the states hold whose owners are there.
  private var readers: [ProgramPath: () -> [Int]] = [:]

  /// A store for views whose states have these values at first, or 0.
  init(model: ProgramModel = ProgramModel(), values: [ProgramPath: [Int]] = [:]) {
    self.model = model
    self.values = values
  }

  nonisolated func initialValues(of path: ProgramPath) -> [Int] {
    MainActor.assumeIsolated { values[path] ?? [0, 0] }
  }

  func note(
    _ path: ProgramPath,
    _ seen: Seen,
    writer: Writer? = nil,
    reader: (() -> [Int])? = nil
  ) {
    notes.append((path, seen))
    writers[path] = writer
    readers[path] = reader
  }

  func takeNotes() -> [(path: ProgramPath, seen: Seen)] {
    defer { notes = [] }
    return notes
  }

  /// The view at a path has ended.
  func forget(_ path: ProgramPath) { (writers[path], readers[path]) = (nil, nil) }

  func currentValues(of path: ProgramPath) -> [Int]? { readers[path]?() }

  var allValues: [ProgramPath: [Int]] { readers.mapValues { $0() } }
}
