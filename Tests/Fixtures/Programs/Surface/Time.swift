// What articles write of timelines and canvases, each name once.

import Combine
import SwiftUI

struct TimeUses: View {
  @State private var flag = false
  @State private var date = Date()

  var body: some View {
    VStack {
      part1
    }
  }

  @ViewBuilder private var part1: some View {
    TimelineView(.animation) { c in Text("\(c.date)") }
    TimelineView(.periodic(from: .now, by: 1)) { c in Text(c.date, style: .time) }
    TimelineView(.everyMinute) { c in Text("\(c.cadence == .live ? 1 : 0)") }
    TimelineView(.explicit([date])) { c in Text("") }
    TimelineView(.animation(minimumInterval: 1, paused: flag)) { t in Text("") }
    TimelineView(PeriodicTimelineSchedule(from: .now, by: 1)) { c in Text("") }
    Canvas { c, s in c.fill(Path(CGRect(origin: .zero, size: s)), with: .color(.red)) }
    Canvas(rendersAsynchronously: true) { c, s in
      c.draw(c.resolve(Text("a")), at: .zero)
      c.draw(c.resolve(Image("a")), in: CGRect(origin: .zero, size: s))
    }
  }
}

struct Sched: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}
