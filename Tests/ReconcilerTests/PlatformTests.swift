import Reconciler
import ScenarioTrace
import Testing

@MainActor
@Suite(.serialized)
struct `Geometry and representables` {
  @Test func `GEO-1, GEO-2: a geometry reader's closure runs once, and is no part of the body`() {
    let journal = Journal()
    let host = TestHost(Measured(model: PlatformModel(), journal: journal))
    #expect(host.firstBodies == ["Measured"])
    #expect(journal.take() == ["390 x 844"])
    host.hostPass()
    #expect(journal.take() == [])
  }

  @Test func `GEO-1, OBS-11: what the closure observes runs the closure alone`() {
    let (model, journal) = (PlatformModel(), Journal())
    let host = TestHost(Measured(model: model, journal: journal))
    _ = journal.take()
    #expect(host.bodies(during: { $0.run { model.count += 1 } }) == [])
    #expect(journal.take() == ["390 x 844"])
    #expect(host.texts == ["Tap 0", "count 1"])
  }

  @Test func `GEO-1: an evaluation of the owner runs a closure that captures what changed`() {
    let journal = Journal()
    let host = TestHost(Measured(model: PlatformModel(), journal: journal))
    _ = journal.take()
    #expect(host.bodies(during: { $0.tap("Tap 0") }) == ["Measured"])
    #expect(journal.take() == ["390 x 844"])
  }

  @Test func `GEO-3: a geometry action is told once, and evaluates who reads what it writes`() {
    let host = TestHost(Watching())
    #expect(host.firstBodies == ["Watching", "Watching"])
    #expect(host.texts == ["390.0"])
    #expect(host.bodies(during: { $0.hostPass() }) == [])
  }

  @Test func `REP-1: coordinator and view are made once, then updated when the value differs`() {
    let journal = Journal()
    let host = TestHost(LabelOwner(journal: journal))
    #expect(journal.take() == ["coordinator", "make", "update 0"])
    host.tap("Other")
    #expect(journal.take() == [])
    host.tap("Next")
    #expect(journal.take() == ["update 1"])
  }

  @Test func `REP-1, DP-7: a representable's own state updates it`() {
    let journal = Journal()
    let host = TestHost(StatefulLabel(journal: journal))
    #expect(journal.take() == ["update 0"])
    host.run { journal.action?() }
    #expect(journal.take() == ["update 1"])
  }

  @Test func `REP-1, OBS-11: what updating observes updates it again`() {
    let (model, journal) = (PlatformModel(), Journal())
    let host = TestHost(ObservingLabel(model: model, journal: journal))
    #expect(journal.take() == ["update 0"])
    host.run { model.count = 1 }
    #expect(journal.take() == ["update 1"])
    host.run { model.other = 1 }
    #expect(journal.take() == [])
  }

  @Test func `REP-1: the environment counts as far as it was read`() {
    let journal = Journal()
    let host = TestHost(
      VStack {
        SchemeLabel(reads: true, journal: journal)
        SchemeLabel(reads: false, journal: journal)
      }
    )
    #expect(journal.take() == ["light", "none"])
    host.environment { $0.colorScheme = .dark }
    #expect(journal.take() == ["dark"])
  }

  @Test func `REP-1: another key of the environment does not update it`() {
    let journal = Journal()
    let host = TestHost(SchemeLabel(reads: true, journal: journal))
    _ = journal.take()
    host.hostPass()
    #expect(journal.take() == [])
    host.environment { $0.dynamicTypeSize = .xxxLarge }
    #expect(journal.take() == [])
  }

  @Test func `REP-2: it is measured after updating, and dismantled when it is removed`() {
    let journal = Journal()
    let host = TestHost(RemovingOwner(journal: journal))
    #expect(journal.take() == ["make", "update", "size"])
    host.tap("Remove")
    #expect(journal.take() == ["dismantle"])
    host.tap("Remove")
    #expect(journal.take() == ["make", "update", "size"])
  }

  @Test func `REP-2: it is measured for the size of the screen`() {
    let journal = Journal()
    _ = TestHost(MeasuredLabel(journal: journal))
    #expect(journal.take() == ["390 x 844"])
  }

  @Test func `REP-1, REP-2: each update and each measurement counts once`() {
    let host = TestHost(SchemeLabel(reads: true, journal: Journal()))
    let metrics: (TestHost) -> [TraceEvent.Metric] = { host in
      host.events.compactMap { if case .counted(_, let metric) = $0 { metric } else { nil } }
    }
    #expect(metrics(host) == [.updates, .sizings])
    host.environment { $0.colorScheme = .dark }
    #expect(metrics(host) == [.updates, .sizings, .updates, .sizings])
  }

  @Test func `REP-3: one that holds a closure of what changes is updated with its owner`() {
    let journal = Journal()
    let host = TestHost(ClosureOwner(journal: journal))
    #expect(journal.take() == ["update"])
    host.tap("0")
    #expect(journal.take() == ["update"])
  }
}

@Observable
private final class PlatformModel {
  var count = 0
  var other = 0
}

private struct Measured: View {
  let model: PlatformModel
  let journal: Journal
  @State private var taps = 0

  var body: some View {
    Button("Tap \(taps)") { taps += 1 }
    GeometryReader { [taps, model, journal] proxy in
      let _ = taps
      let _ = journal.note("\(Int(proxy.size.width)) x \(Int(proxy.size.height))")
      Text("count \(model.count)")
    }
  }
}

private struct Watching: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Text("\(width)").onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
  }
}

private struct CountedLabel: UIViewRepresentable {
  let number: Int
  let journal: Journal

  func makeCoordinator() -> PlatformModel {
    journal.note("coordinator")
    return PlatformModel()
  }

  func makeUIView(context: Context) -> UILabel {
    journal.note("make")
    return UILabel()
  }

  func updateUIView(_ label: UILabel, context: Context) { journal.note("update \(number)") }
}

private struct LabelOwner: View {
  let journal: Journal
  @State private var number = 0
  @State private var other = 0

  var body: some View {
    Button("Next") { number += 1 }
    Button("Other") { other += 1 }
    Text("\(other)")
    CountedLabel(number: number, journal: journal)
  }
}

private struct StatefulLabel: NSViewRepresentable {
  let journal: Journal
  @State private var count = 0

  func makeNSView(context: Context) -> NSView {
    let count = $count
    journal.action = { count.wrappedValue += 1 }
    return NSView()
  }

  func updateNSView(_ view: NSView, context: Context) { journal.note("update \(count)") }
}

private struct ObservingLabel: UIViewRepresentable {
  let model: PlatformModel
  let journal: Journal
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { journal.note("update \(model.count)") }
}

private struct SchemeLabel: UIViewRepresentable {
  let reads: Bool
  let journal: Journal
  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    journal.note(reads ? "\(context.environment.colorScheme)" : "none")
  }
}

private struct SizedLabel: UIViewRepresentable {
  let journal: Journal

  func makeCoordinator() -> Journal { journal }

  func makeUIView(context: Context) -> UIView {
    journal.note("make")
    return UIView()
  }

  func updateUIView(_ view: UIView, context: Context) { journal.note("update") }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    journal.note("size")
    return nil
  }

  static func dismantleUIView(_ view: UIView, coordinator: Journal) {
    coordinator.note("dismantle")
  }
}

private struct RemovingOwner: View {
  let journal: Journal
  @State private var isRemoved = false

  var body: some View {
    Button("Remove") { isRemoved.toggle() }
    if !isRemoved { SizedLabel(journal: journal) }
  }
}

private struct ClosureLabel: UIViewRepresentable {
  let journal: Journal
  let action: () -> Void
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { journal.note("update") }
}

private struct ClosureOwner: View {
  let journal: Journal
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
    ClosureLabel(journal: journal) { print(count) }
  }
}

private struct MeasuredLabel: UIViewRepresentable {
  let journal: Journal

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    journal.note("\(Int(proposal.width ?? 0)) x \(Int(proposal.height ?? 0))")
    return nil
  }
}
