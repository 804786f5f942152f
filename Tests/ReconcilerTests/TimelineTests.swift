import FoundationShim
import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Timelines` {
  private static let dates = [0, 60, 120].map { Date(timeIntervalSinceReferenceDate: $0) }

  @Test func `MOD-13: a timeline begins with the last date that has passed`() {
    let journal = Journal()
    let schedule = ExplicitTimelineSchedule(Self.dates + [.distantFuture])
    let host = TestHost(Dated(schedule: schedule, journal: journal))
    #expect(journal.lines == ["120"])
    #expect(host.texts == ["0", "120"])
  }

  @Test func `MOD-13: a timeline whose dates are all to come begins with the first`() {
    let journal = Journal()
    _ = TestHost(Dated(schedule: ExplicitTimelineSchedule([Date.distantFuture]), journal: journal))
    #expect(journal.lines.count == 1)
  }

  @Test func `MOD-13: an evaluation of the owner with an equal schedule builds no content`() {
    let journal = Journal()
    let host = TestHost(Dated(schedule: ExplicitTimelineSchedule(Self.dates), journal: journal))
    _ = journal.take()
    #expect(host.bodies(during: { $0.tap("0") }).count == 1)
    #expect(journal.lines == [])
  }

  @Test func `MOD-13: another schedule builds the content for its date`() {
    let journal = Journal()
    let host = TestHost(Rescheduled(dates: Self.dates, journal: journal))
    #expect(journal.take() == ["0"])
    #expect(host.bodies(during: { $0.tap("Next") }) == ["Rescheduled"])
    #expect(journal.take() == ["60"])
  }

  @Test func `MOD-13: a date that comes builds the content, without the enclosing body`() async {
    let journal = Journal()
    let (ends, end) = AsyncStream<Void>.makeStream()
    let host = TestHost(Dated(schedule: TwoDates(end: end), journal: journal))
    #expect(journal.take().count == 1)
    for await _ in ends { break }
    #expect(host.bodies(during: { $0.run {} }) == [])
    #expect(journal.take().count == 1)
  }
}

/// Now and a little later; says when the second date has come.
private struct TwoDates: TimelineSchedule {
  let end: AsyncStream<Void>.Continuation

  func entries(from start: Date, mode: Mode) -> AnySequence<Date> {
    AnySequence {
      var next = 0
      return AnyIterator<Date> {
        next += 1
        if next > 2 { end.yield() }
        return next > 2 ? nil : start.addingTimeInterval(0.001 * Double(next - 1))
      }
    }
  }
}

private struct Dated<Schedule: TimelineSchedule>: View {
  let schedule: Schedule
  let journal: Journal
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
    TimelineView(schedule) { [journal] context in
      let seconds = "\(Int(context.date.timeIntervalSinceReferenceDate))"
      let _ = journal.note(seconds)
      Text(seconds)
    }
  }
}

private struct Rescheduled: View {
  let dates: [Date]
  let journal: Journal
  @State private var index = 0

  var body: some View {
    Button("Next") { index += 1 }
    TimelineView(.explicit([dates[index]])) { [journal] context in
      let seconds = "\(Int(context.date.timeIntervalSinceReferenceDate))"
      let _ = journal.note(seconds)
      Text(seconds)
    }
  }
}
