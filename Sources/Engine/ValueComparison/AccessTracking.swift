@_spi(SwiftUI) import Observation

/// Runs code and tracks its reads of observable objects, as `withObservationTracking` does.
///
/// Most code reads nothing observable, and that function is slow to find out; see `AccessList`.
///
/// - Parameters:
///   - body: The code.
///   - noteReads: Called with the number of objects that were read, for a trace.
///   - willSet: Called before each change of a property that was read, with that property; created
///     only if something was read.
/// - Returns: The result of `body`.
package func trackingAccesses<Result>(
  _ body: () -> Result,
  noteReads: ((Int) -> Void)? = nil,
  willSet: @autoclosure () -> @Sendable (ObservationTracking) -> Void
) -> Result {
  guard let list = AccessList.ofThread, list.read() == nil else {
    return withObservationTracking(body, willSet: willSet())
  }
  // An optional list is a single reference.
  var word: UInt = 0
  let result = list.fill(&word, by: body)
  if word != 0 {
    if let noteReads { noteReads(countObjects(in: &word)) }
    install(&word, willSet: willSet())
  }
  return result
}

/// The number of objects in an access list, which is stored in a word; 0 if its entries are not found.
private func countObjects(in word: UnsafeMutableRawPointer) -> Int {
  let list = word.assumingMemoryBound(to: ObservationTracking._AccessList.self).pointee
  let entries = Mirror(reflecting: list).children.first { $0.label == "entries" }
  return entries.map { Mirror(reflecting: $0.value).children.count } ?? 0
}

/// Tracks the properties in an access list, which is stored in a word.
@inline(never)
private func install(
  _ word: UnsafeMutableRawPointer,
  willSet: @escaping @Sendable (ObservationTracking) -> Void
) {
  let list = word.assumingMemoryBound(to: ObservationTracking._AccessList.self).move()
  ObservationTracking._installTracking(ObservationTracking(list), willSet: willSet)
}

/// The list in which Observation records what the current thread reads.
///
/// Observation stores the address of the list per thread. The functions that read and write the address
/// are not exported, so they are looked up by name in the library's symbol table. If they are missing or
/// do not behave as expected, there is no list. Without the list, each row of a `ForEach` would cost
/// 0.1 µs more, and the budget for updating a row is 0.25 µs.
struct AccessList {
  fileprivate let read: @convention(c) () -> UnsafeMutableRawPointer?
  private let write: @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// The list, if its functions are found.
  static let ofThread: AccessList? = find()

  private static func find() -> AccessList? {
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
  }

  /// Records what code reads in a list; no other tracking may be active on the thread.
  @inline(__always)
  fileprivate func fill<Result>(_ word: UnsafeMutablePointer<UInt>, by body: () -> Result) -> Result
  {
    write(word)
    defer { write(nil) }
    return body()
  }

  /// Whether Observation starts with an empty list, and fills the one that it is given.
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
