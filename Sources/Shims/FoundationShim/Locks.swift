import Foundation

/// A lock around a value; nothing runs in parallel here.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let storage: Storage

  /// A lock around a value.
  public init(initialState: State) { storage = Storage(initialState) }

  /// Runs a closure with the value.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock.
  public init() { self.init(initialState: ()) }
  /// Locks.
  public func lock() {}
  /// Unlocks.
  public func unlock() {}
  /// Runs a closure.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

/// Undoes and repeats changes.
open class UndoManager: NSObject, @unchecked Sendable {
  private var undone: [() -> Void] = []
  private var done: [() -> Void] = []
  /// Whether a change is being undone.
  public private(set) var isUndoing = false
  /// Whether a change is being repeated.
  public private(set) var isRedoing = false

  /// Whether a change can be undone.
  open var canUndo: Bool { !done.isEmpty }
  /// Whether a change can be repeated.
  open var canRedo: Bool { !undone.isEmpty }

  /// Registers how to undo a change.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {
    let action = { [weak target] in if let target { handler(target) } }
    if isUndoing {
      undone.append(action)
    } else {
      done.append(action)
      if !isRedoing { undone = [] }
    }
  }

  /// Undoes the last change.
  open func undo() {
    isUndoing = true
    done.popLast()?()
    isUndoing = false
  }

  /// Repeats the last change that was undone.
  open func redo() {
    isRedoing = true
    undone.popLast()?()
    isRedoing = false
  }

  /// Forgets all changes.
  open func removeAllActions() { (done, undone) = ([], []) }
  /// Names the last change.
  open func setActionName(_ actionName: String) {}
}
