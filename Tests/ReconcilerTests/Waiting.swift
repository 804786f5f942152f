import Testing

extension TestHost {
  /// Lets tasks run, and brings the views up to date, until something holds.
  func waits(until isReached: () -> Bool) async {
    for _ in 0..<10_000 {
      run {}
      if isReached() { return }
      await Task.yield()
    }
    Issue.record("what was waited for did not come")
  }
}

/// Suspends until its task is canceled.
@MainActor
func waitForCancellation() async {
  try? await Task.sleep(for: .seconds(3600))
}
