import ValueComparison

/// Runs main-actor code from a rule of the graph, which is not isolated.
///
/// Rules run only on the main thread, when the host pulls them; on any other thread this traps.
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  var result: Result?
  MainActor.assumeIsolated { result = body() }
  guard let result else { fault("the body above has run") }
  return result
}
