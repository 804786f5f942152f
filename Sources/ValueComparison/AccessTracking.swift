@_spi(SwiftUI) import Observation

/// Runs code and watches what it reads of observable objects, as `withObservationTracking` does, at a
/// fraction of the cost where it reads nothing.
///
/// - Parameters:
///   - body: The code.
///   - onChange: What is told of the first change; asked for only if something was read.
/// - Returns: What `body` returned.
@_specialize(where Result == Void)
package func trackAccesses<Result>(
  _ body: () -> Result,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  guard let list = AccessList.ofThread, list.isIdle else {
    return withObservationTracking(body, onChange: onChange())
  }
  return list.fill(by: body) { accesses in
    ObservationTracking._installTracking(accesses, onChange: onChange())
  }
}

/// Runs code and watches what it reads of observable objects, as `withObservationTracking` does, at a
/// fraction of the cost where it reads nothing.
///
/// - Parameters:
///   - body: The code.
///   - willSet: What is told of changes, and knows which property each is of; asked for only if
///     something was read.
/// - Returns: What `body` returned.
package func trackAccesses<Result>(
  _ body: () -> Result,
  willSet: @autoclosure () -> @Sendable (ObservationTracking) -> Void
) -> Result {
  guard let list = AccessList.ofThread, list.isIdle else {
    return withObservationTracking(body, willSet: willSet())
  }
  return list.fill(by: body) { accesses in
    ObservationTracking._installTracking(ObservationTracking(accesses), willSet: willSet())
  }
}

/// Whether Observation's own list of accesses is used, as far as nobody else waits for accesses.
package var isAccessListKnown: Bool { AccessList.ofThread != nil }

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

  /// Runs code.
  ///
  /// - Parameters:
  ///   - body: The code.
  ///   - use: Is given what the code has read, if it has read anything.
  /// - Returns: What the code returned.
  func fill<Result>(
    by body: () -> Result,
    _ use: (ObservationTracking._AccessList) -> Void
  ) -> Result {
    // An optional list, which is a single reference.
    var accesses: UInt = 0
    return withUnsafeMutablePointer(to: &accesses) { accesses in
      write(accesses)
      let result = body()
      write(nil)
      if accesses.pointee != 0 {
        let list = UnsafeMutableRawPointer(accesses)
        use(list.assumingMemoryBound(to: ObservationTracking._AccessList.self).move())
      }
      return result
    }
  }

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
    var isFilled = false
    fill(by: { probe.noteAccess() }, { _ in isFilled = true })
    var isUntouched = true
    fill(by: {}, { _ in isUntouched = false })
    return isIdle && isEmptyAtFirst && isFilled && isUntouched
  }
}

/// Something observable.
private final class Probe: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Int { 0 }

  func noteAccess() { registrar.access(self, keyPath: \.value) }
}
