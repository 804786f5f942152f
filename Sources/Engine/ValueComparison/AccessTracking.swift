@_spi(SwiftUI) import Observation

/// Runs code and watches what it reads of observable objects, as `withObservationTracking` does.
///
/// Nearly all code reads nothing observable, which that function is slow to find out: see `AccessList`.
///
/// - Parameters:
///   - body: The code.
///   - willSet: Is called before each change of what was read, and learns which property it is; made
///     only if something was read.
/// - Returns: What `body` returned.
package func trackingAccesses<Result>(
  _ body: () -> Result,
  willSet: @autoclosure () -> @Sendable (ObservationTracking) -> Void
) -> Result {
  guard let list = AccessList.ofThread, list.read() == nil else {
    return withObservationTracking(body, willSet: willSet())
  }
  // An optional list is a single reference.
  var word: UInt = 0
  let result = list.fill(&word, by: body)
  if word != 0 { install(&word, willSet: willSet()) }
  return result
}

/// Watches for changes of what a list contains, which is in a word.
@inline(never)
private func install(
  _ word: UnsafeMutableRawPointer,
  willSet: @escaping @Sendable (ObservationTracking) -> Void
) {
  let list = word.assumingMemoryBound(to: ObservationTracking._AccessList.self).move()
  ObservationTracking._installTracking(ObservationTracking(list), willSet: willSet)
}

/// The list into which Observation puts what the running thread reads.
///
/// Observation keeps the address of the list for each thread. The functions that read and write the
/// address are not exported: they are found by name in the library's symbol table. Where that has none,
/// or they do not behave as expected, there is no list. Without them a list of rows would miss its
/// budget: each row costs 0.1 µs more of the 0.25 µs that an update of the list may take for it.
struct AccessList {
  fileprivate let read: @convention(c) () -> UnsafeMutableRawPointer?
  private let write: @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// The list, if its functions are found.
  static let ofThread: AccessList? = find()

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

  /// Puts what code reads into a list; nobody else may be waiting for it.
  @inline(__always)
  fileprivate func fill<Result>(_ word: UnsafeMutablePointer<UInt>, by body: () -> Result) -> Result
  {
    write(word)
    defer { write(nil) }
    return body()
  }

  /// Whether Observation begins with an empty list, and fills the one that it is given.
  private var isAsExpected: Bool {
    let isEmptyAtFirst = withObservationTracking {
      read()?.load(as: UnsafeRawPointer?.self) == nil && read() != nil
    } onChange: {
    }
    let probe = Probe()
    return isEmptyAtFirst && read() == nil && isFilled { probe.noteAccess() } && !isFilled {}
      && read() == nil
  }

  private func isFilled(by body: () -> Void) -> Bool {
    var word: UInt = 0
    fill(&word, by: body)
    guard word != 0 else { return false }
    install(&word) { $0.cancel() }
    return true
  }
}

/// Something observable.
private final class Probe: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Int { 0 }

  func noteAccess() { registrar.access(self, keyPath: \.value) }
}
