/// Runs main-actor code from a rule of the graph, which has no isolation of its own.
///
/// Rules run on the main thread only, where the host pulls them; anywhere else this traps.
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  var result: Result?
  MainActor.assumeIsolated { result = body() }
  guard let result else { preconditionFailure("the body above has run") }
  return result
}
