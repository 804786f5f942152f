import Foundation

/// A lock around a value; nothing runs in parallel here.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let storage: Storage

  public init(initialState: State) { storage = Storage(initialState) }

  /// Runs a closure with the value.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(initialState: ()) }
  public func lock() {}
  public func unlock() {}
  /// Runs a closure.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

open class UndoManager: NSObject, @unchecked Sendable {
  private var undone: [() -> Void] = []
  private var done: [() -> Void] = []
  public private(set) var isUndoing = false
  public private(set) var isRedoing = false

  open var canUndo: Bool { !done.isEmpty }
  open var canRedo: Bool { !undone.isEmpty }

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

  open func undo() {
    isUndoing = true
    done.popLast()?()
    isUndoing = false
  }

  open func redo() {
    isRedoing = true
    undone.popLast()?()
    isRedoing = false
  }

  open func removeAllActions() { (done, undone) = ([], []) }
  open func setActionName(_ actionName: String) {}
}
