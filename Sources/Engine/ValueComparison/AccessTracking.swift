@_spi(SwiftUI) import Observation

/// Watches what code reads of observable objects, as `withObservationTracking` does, at a fraction of the
/// cost where it reads nothing.
package final class AccessRecorder {
  private let list: AccessList?
  /// An optional list of Observation's, which is a single reference: what was read since the last look.
  private let accesses = UnsafeMutablePointer<UInt>.allocate(capacity: 1)
  /// Whether the list stays in place between one recording and the next.
  private var isOpen = false
  private var isRecording = false

  /// A recorder that has recorded nothing.
  package convenience init() { self.init(list: AccessList.ofThread) }

  fileprivate init(list: AccessList?) {
    self.list = list
    accesses.initialize(to: 0)
  }

  deinit { accesses.deallocate() }

  /// Whether Observation's own list of accesses is used, as far as nobody else waits for accesses.
  package var isListKnown: Bool { list != nil }

  /// Prepares for many recordings, which then cost less, until `close` is called.
  ///
  /// In between, code that waits for accesses itself begins no recording.
  package func open() {
    guard let list, !isRecording, list.isIdle else { return }
    list.write(accesses)
    isOpen = true
  }

  /// Ends what `open` began.
  package func close() {
    guard isOpen else { return }
    _ = take()
    isOpen = false
    list?.write(nil)
  }

  /// Begins to record what the running thread reads, which `end` must follow.
  /// - Returns: Whether it does; where somebody else waits for what the thread reads, it does not.
  package func begin() -> Bool {
    guard let list, !isRecording else { return false }
    if isOpen {
      // What was read between two recordings is nobody's.
      _ = take()
    } else {
      guard list.isIdle else { return false }
      list.write(accesses)
    }
    isRecording = true
    return true
  }

  /// What was read since the recorder began, or was last asked, if anything was.
  package func take() -> RecordedAccesses? {
    accesses.pointee == 0 ? nil : takeList()
  }

  /// Ends what `begin` began.
  /// - Returns: What was read since the recorder began, or was last asked, if anything was.
  package func end() -> RecordedAccesses? {
    isRecording = false
    if !isOpen { list?.write(nil) }
    return take()
  }

  @inline(never)
  private func takeList() -> RecordedAccesses {
    let place = UnsafeMutableRawPointer(accesses)
    let list = place.load(as: ObservationTracking._AccessList.self)
    place.assumingMemoryBound(to: ObservationTracking._AccessList?.self).pointee = nil
    return RecordedAccesses(list)
  }

  /// Runs code and watches what it reads.
  ///
  /// - Parameters:
  ///   - body: The code.
  ///   - willSet: What is told of changes, and knows which property each is of; asked for only if
  ///     something was read.
  /// - Returns: What `body` returned.
  package func track<Result>(
    _ body: () -> Result,
    willSet: @autoclosure () -> @Sendable (ObservationTracking) -> Void
  ) -> Result {
    guard begin() else { return trackWhileOthersDo(body, willSet: willSet()) }
    let result = body()
    if let accesses = end() { accesses.tellChanges(to: willSet()) }
    return result
  }

  /// Runs code whose accesses others wait for too.
  private func trackWhileOthersDo<Result>(
    _ body: () -> Result,
    willSet: @escaping @Sendable (ObservationTracking) -> Void
  ) -> Result {
    withObservationTracking(body, willSet: willSet)
  }
}

/// What code has read of observable objects.
///
/// A class, since the list's own layout is only known at run time, and nothing is recorded of most code.
package final class RecordedAccesses {
  private let list: ObservationTracking._AccessList

  fileprivate init(_ list: ObservationTracking._AccessList) { self.list = list }

  /// Watches for changes of anything that was read.
  package func tellChanges(to willSet: @escaping @Sendable (ObservationTracking) -> Void) {
    ObservationTracking._installTracking(ObservationTracking(list), willSet: willSet)
  }
}

/// The list into which Observation puts what the running thread reads.
///
/// Observation keeps the address of the list for each thread. The two functions that read and write the
/// address have no place in its interface: they are found by name in the library's symbol table. Where
/// that has none, or they do not behave as expected, there is no list.
private struct AccessList {
  let read: @convention(c) () -> UnsafeMutableRawPointer?
  let write: @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// The list, if its functions are found.
  static let ofThread: AccessList? = find()

  /// Whether nobody else is waiting for what the thread reads.
  var isIdle: Bool { read() == nil }

  private static func find() -> AccessList? {
    #if os(Linux)
    let library = UInt(bitPattern: TypeMetadata(ObservationRegistrar.self).address)
    let prefix = "_swift_observation_tls_"
    guard
      MemoryLayout<ObservationTracking._AccessList?>.size == wordSize,
      let read = LoadedSymbols.function(prefix + "get", inFileOf: library),
      let write = LoadedSymbols.function(prefix + "set", inFileOf: library)
    else { return nil }
    let list = AccessList(
      read: unsafeBitCast(read, to: (@convention(c) () -> UnsafeMutableRawPointer?).self),
      write: unsafeBitCast(write, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self)
    )
    return list.isAsExpected ? list : nil
    #else
    return nil
    #endif
  }

  /// Whether Observation begins with an empty list, and fills the one that it is given.
  private var isAsExpected: Bool {
    let isEmptyAtFirst = withObservationTracking {
      read()?.load(as: UnsafeRawPointer?.self) == nil && !isIdle
    } onChange: {
    }
    let probe = Probe()
    let isFilled = isFilled { probe.noteAccess() }
    return isEmptyAtFirst && isFilled && !self.isFilled {} && isIdle
  }

  /// Whether code puts something into the list.
  private func isFilled(by body: () -> Void) -> Bool {
    let recorder = AccessRecorder(list: self)
    guard recorder.begin() else { return false }
    body()
    return recorder.end() != nil
  }
}

/// Something observable.
private final class Probe: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Int { 0 }

  func noteAccess() { registrar.access(self, keyPath: \.value) }
}
