import Glibc

/// Ends the program, and says why in optimized builds too, where a precondition keeps its reason to itself.
/// - Parameters:
///   - reason: What the program did, in the words of its author.
///   - type: The author's type that did it, if the running functions do not show it.
@usableFromInline package func fault(_ reason: String, of type: Any.Type? = nil) -> Never {
  (CrashSite.type, CrashSite.isFault) = (type, true)
  fputs("Fatal error: \(reason)\n", stderr)
  abort()
}

/// Ends the program unless a condition holds.
@inlinable @inline(__always)
package func require(_ condition: Bool, _ reason: @autoclosure () -> String) {
  if !condition { fault(reason()) }
}

/// Where a program was when it ended by itself: which functions were running.
package enum CrashSite {
  /// The type that a fault names.
  fileprivate(set) static nonisolated(unsafe) var type: Any.Type?
  /// Whether the program ended in `fault`, and not by an accident.
  fileprivate static nonisolated(unsafe) var isFault = false

  /// Lines for the standard error, each with a mark that `CrashReport` reads.
  ///
  /// - Parameters:
  ///   - body: The type whose `body` is running, if any.
  ///   - isTrap: Whether the program stopped where it was, so that the functions tell where. While memory is being
  ///     allocated it might not be able to look them up, but then it does not trap.
  /// - Returns: The lines, each with its line end.
  package static func lines(runningBody body: Any.Type?, isTrap: Bool) -> String {
    if let type { return "in type: \(typeName(of: type))\n" }
    var lines = ""
    if isTrap || isFault {
      let functions = runningFunctions()
      if let first = functions.first, !first.isOwn { lines += "in engine: \(first.name)\n" }
      if let own = functions.first(where: \.isOwn) { lines += "in function: \(own.name)\n" }
    }
    if let body { lines += "in body: \(typeName(of: body))\n" }
    return lines
  }

  /// The functions of the program and of the engine that have not returned, innermost first; those of the standard
  /// library are left out.
  private static func runningFunctions() -> [(name: String, isOwn: Bool)] {
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 64)
    let count = Int(backtrace(&addresses, CInt(addresses.count)))
    let functions = addresses.prefix(max(0, count)).map { address in
      // The address is where the function goes on, which can be the first of the next function.
      address.flatMap { LoadedSymbols.function(around: UInt(bitPattern: $0) - 1) }
    }
    // The first ones handle the signal, which the C library delivers.
    return functions.drop { $0 != nil }.compactMap { function in
      function.flatMap { found in demangled(found.name).map { ($0, found.isInProgram) } }
    }
  }
}

@_silgen_name("backtrace")
private func backtrace(_ addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ count: CInt)
  -> CInt
