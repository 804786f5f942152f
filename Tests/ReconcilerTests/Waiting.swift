import Testing

extension TestHost {
  /// Lets tasks run and time pass, and brings the views up to date, until something holds.
  func waits(until isReached: () -> Bool) async {
    for round in 0..<10_000 {
      run {}
      if isReached() { return }
      if round < 1000 {
        await Task.yield()
      } else {
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
    Issue.record("what was waited for did not come")
  }
}

/// Suspends until its task is canceled.
@MainActor
func waitForCancellation() async {
  try? await Task.sleep(for: .seconds(3600))
}
