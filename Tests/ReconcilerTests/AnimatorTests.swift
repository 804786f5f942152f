import FoundationShim
import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Animators` {
  // Chris Eidhof's "Phase Animator Behavior"; Apple's documentation of 2026.
  @Test(.tags(.medium))
  func `MOD-13: a trigger runs through all phases once and back to the first`() async {
    let journal = Journal()
    let host = TestHost(Hops(journal: journal))
    #expect(journal.take() == ["phase 0"])
    await host.pause()
    #expect(journal.take() == [])
    #expect(host.bodies { $0.tap("hop 0") } == ["Hops"])
    // The update of the enclosing body also runs the content for the phase that it shows.
    let hop = ["to 1", "phase 1", "to 2", "phase 2", "to 0", "phase 0"]
    await host.reaches { Array(journal.lines.suffix(hop.count)) == hop }
    _ = journal.take()
    await host.pause()
    #expect(journal.take() == [])
  }

  @Test(.tags(.medium))
  func `MOD-13: phases do not run the enclosing body, whose state their content reads`() async {
    let journal = Journal()
    let host = TestHost(Reading(journal: journal))
    #expect(host.firstBodies == ["Reading"])
    let bodies = await host.bodiesWhile { await host.reaches { journal.lines.count >= 6 } }
    #expect(bodies == [])
    _ = journal.take()
    #expect(host.bodies { $0.tap("more") }.filter { $0 == "Reading" } == ["Reading"])
  }

  @Test(.tags(.medium))
  func `MOD-13: without a trigger phases repeat until the view ends`() async {
    let journal = Journal()
    let host = TestHost(Pulses(journal: journal))
    await host.reaches { journal.lines.filter { $0 == "phase 3" }.count >= 2 }
    #expect(journal.lines.prefix(5) == ["phase 1", "phase 2", "phase 3", "phase 1", "phase 2"])
    host.tap("hide")
    _ = journal.take()
    await host.pause()
    #expect(journal.take() == [])
  }

  @Test func `MOD-13: equal phases take no time, and a single or no phase does not move`() async {
    let journal = Journal()
    let host = TestHost(Phases(phases: [0, -100, -100], journal: journal))
    host.tap("go")
    await host.reaches { journal.lines.count >= 3 }
    #expect(journal.take() == ["phase 0", "phase -100", "phase 0"])
    let single = TestHost(Phases(phases: [7], journal: journal))
    single.tap("go")
    await single.pause()
    #expect(journal.take() == ["phase 7"])
    let none = TestHost(Phases(phases: [], journal: journal))
    #expect(journal.take() == [] && none.warnings.count == 1)
  }

  @Test func `MOD-13: a trigger that changes in between goes on to the next phase`() async {
    let journal = Journal()
    let host = TestHost(Slow(journal: journal))
    host.tap("next")
    host.tap("next")
    #expect(journal.take() == ["phase 0", "phase 1", "phase 2"])
  }

  // Apple's documentation of `keyframeAnimator`.
  @Test(.tags(.high))
  func `MOD-13: keyframes run their content for every frame, and keep the last value`() async {
    let journal = Journal()
    let host = TestHost(Shakes(journal: journal))
    #expect(journal.take() == ["0.0"])
    let bodies = await host.bodiesWhile {
      host.tap("shake")
      await host.reaches { journal.lines.last == "3.0" }
    }
    #expect(bodies == ["Shakes"])
    let values = journal.take().compactMap(Double.init)
    #expect(values.count >= 4 && values.count <= 8)
    #expect(values == values.sorted())
    await host.pause()
    #expect(journal.take() == [])
    host.tap("shake")
    await host.reaches { journal.lines.count >= 2 && journal.lines.last == "3.0" }
  }

  @Test func `MOD-13: keyframes without a trigger repeat, or run once`() async {
    let journal = Journal()
    let host = TestHost(Loops(isRepeating: true, journal: journal))
    await host.reaches { journal.lines.filter { $0 == "1.0" }.count >= 3 }
    _ = journal.take()
    let once = TestHost(Loops(isRepeating: false, journal: journal))
    await once.reaches { journal.lines.last == "1.0" }
    _ = journal.take()
    withExtendedLifetime(host) {}
  }

  @Test func `keyframes have the values of their curves`() {
    struct Values {
      var angle = Angle.zero
      var scale = 1.0
    }
    let ends = [0.0]
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.angle) {
        LinearKeyframe(.degrees(90), duration: 1)
        MoveKeyframe(.degrees(10))
        LinearKeyframe(.degrees(20), duration: 1)
      }
      KeyframeTrack(\.scale) {
        CubicKeyframe(2, duration: 0.5)
        for _ in 0..<2 { SpringKeyframe(3, duration: 0.25, spring: .bouncy) }
        if let end = ends.first {
          LinearKeyframe(end, duration: 1)
        } else {
          CubicKeyframe(0.0, duration: 1)
        }
      }
    }
    #expect(timeline.duration == 2)
    #expect(abs(timeline.value(time: 0.5).angle.degrees - 45) < 1e-9)
    #expect(abs(timeline.value(time: 1.5).angle.degrees - 15) < 1e-9)
    #expect(timeline.value(time: 0.5).scale == 2)
    #expect(timeline.value(time: 1.5).scale == 1.5)
    #expect(timeline.value(progress: 1).scale == 0)
    #expect(timeline.value(time: 9).angle == .degrees(20))
    let plain = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
    #expect(plain.value(time: 0.25) == 0.25 && plain.value(time: 1.75) == 0.25)
    let eased = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1, timingCurve: .easeInOut)
    }
    #expect(abs(eased.value(time: 0.5) - 0.5) < 1e-6 && eased.value(time: 0.1) < 0.05)
  }

  @Test(.tags(.medium))
  func `MOD-4: closures of sensory feedback run when the trigger changes`() {
    let journal = Journal()
    let host = TestHost(Feedback(journal: journal))
    #expect(journal.take() == [])
    host.tap("other 0")
    #expect(journal.take() == [])
    host.tap("raise")
    #expect(journal.take() == ["felt 0 1", "asked 0 1", "plain"])
  }
}

extension TestHost {
  /// Brings the views up to date from time to time until something holds.
  fileprivate func reaches(_ isReached: () -> Bool) async {
    for _ in 0..<2000 {
      run {}
      if isReached() { return }
      try? await Task.sleep(for: .milliseconds(5))
    }
    Issue.record("what was waited for did not come")
  }

  /// Lets a few frames pass.
  fileprivate func pause() async {
    try? await Task.sleep(for: .milliseconds(80))
    run {}
  }

  fileprivate func bodiesWhile(_ action: () async -> Void) async -> [String] {
    let before = allBodies.count
    await action()
    return Array(allBodies.dropFirst(before))
  }
}

private struct Hops: View {
  let journal: Journal
  @State private var hops = 0

  var body: some View {
    Text("frog").phaseAnimator([0, 1, 2], trigger: hops) { [journal] view, phase in
      let _ = journal.note("phase \(phase)")
      view.offset(y: Double(phase))
    } animation: { [journal] phase in
      journal.note("to \(phase)")
      return .linear(duration: 0.02)
    }
    Button("hop \(hops)") { hops += 1 }
  }
}

private struct Reading: View {
  let journal: Journal
  @State private var count = 0

  var body: some View {
    PhaseAnimator([false, true]) { phase in
      let _ = journal.note("\(phase)")
      Text("\(count)").opacity(phase ? 1 : 0)
    } animation: { _ in
      .linear(duration: 0.02)
    }
    Button("more") { count += 1 }
  }
}

private struct Pulses: View {
  let journal: Journal
  @State private var isShown = true

  var body: some View {
    if isShown {
      PhaseAnimator([1, 2, 3]) { [journal] phase in
        let _ = journal.note("phase \(phase)")
        Text("pulse")
      } animation: { _ in
        nil
      }
    }
    Button("hide") { isShown = false }
  }
}

private struct Phases: View {
  let phases: [Int]
  let journal: Journal
  @State private var trigger = 0

  var body: some View {
    Button("go") { trigger += 1 }
    PhaseAnimator(phases, trigger: trigger) { [journal] phase in
      let _ = journal.note("phase \(phase)")
      Text("\(phase)")
    } animation: { _ in
      .linear(duration: 0.02)
    }
  }
}

private struct Slow: View {
  let journal: Journal
  @State private var trigger = 0

  var body: some View {
    Button("next") { trigger += 1 }
    PhaseAnimator([0, 1, 2], trigger: trigger) { [journal] phase in
      let _ = journal.note("phase \(phase)")
      Text("\(phase)")
    } animation: { _ in
      .linear(duration: 100)
    }
  }
}

private struct Shakes: View {
  let journal: Journal
  @State private var shakes = 0

  var body: some View {
    Text("bell").keyframeAnimator(initialValue: 0.0, trigger: shakes) { [journal] view, angle in
      let _ = journal.note("\(angle)")
      view.rotationEffect(.degrees(angle))
    } keyframes: { _ in
      KeyframeTrack {
        MoveKeyframe(0.0)
        LinearKeyframe(3.0, duration: 0.08)
      }
    }
    Button("shake") { shakes += 1 }
  }
}

private struct Loops: View {
  let isRepeating: Bool
  let journal: Journal

  var body: some View {
    KeyframeAnimator(initialValue: 0.0, repeating: isRepeating) { value in
      let _ = journal.note("\(value)")
      Text("loop")
    } keyframes: { _ in
      LinearKeyframe(1.0, duration: 0.02)
      MoveKeyframe(0.0)
      LinearKeyframe(1.0, duration: 0.02)
    }
  }
}

private struct Feedback: View {
  let journal: Journal
  @State private var level = 0
  @State private var noise = 0

  var body: some View {
    Button("other \(noise)") { noise += 1 }
    Button("raise") { level += 1 }
      .sensoryFeedback(trigger: level) { old, new in
        journal.note("felt \(old) \(new)")
        return .impact(flexibility: .soft, intensity: 0.5)
      }
      .sensoryFeedback(.alignment, trigger: level) { old, new in
        journal.note("asked \(old) \(new)")
        return new > old
      }
      .sensoryFeedback(trigger: level) {
        journal.note("plain")
        return .pathComplete
      }
      .sensoryFeedback(.levelChange, trigger: level)
  }
}
