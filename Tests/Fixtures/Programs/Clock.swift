import SwiftUI

struct ClockScreen: View {
  @State private var showsSeconds = true
  @State private var style = Color.primary
  var body: some View {
    VStack {
      TimelineView(.animation(minimumInterval: 1, paused: !showsSeconds)) { context in
        ClockFace(date: context.date, style: style)
      }
      .aspectRatio(1, contentMode: .fit)
      TimelineView(.everyMinute) { context in
        MinuteLabel(date: context.date, cadence: context.cadence)
      }
      Toggle("Seconds", isOn: $showsSeconds)
      ColorPicker("Color", selection: $style, supportsOpacity: false)
      SunPath()
    }
  }
}

struct ClockFace: View {
  let date: Date
  let style: Color
  var body: some View {
    Canvas(opaque: false, rendersAsynchronously: true) { context, size in
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      let radius = min(size.width, size.height) / 2
      context.stroke(
        Path(
          ellipseIn: CGRect(
            x: center.x - radius,
            y: center.y - radius,
            width: radius * 2,
            height: radius * 2
          )
        ),
        with: .color(style),
        lineWidth: 2
      )
      let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
      for (value, length) in [
        (Double(parts.second ?? 0) / 60, 0.9), (Double(parts.minute ?? 0) / 60, 0.7),
      ] {
        var hand = Path()
        hand.move(to: center)
        let angle = Angle.degrees(value * 360 - 90)
        hand.addLine(
          to: CGPoint(
            x: center.x + cos(angle.radians) * radius * length,
            y: center.y + sin(angle.radians) * radius * length
          )
        )
        context.stroke(hand, with: .color(.red), style: StrokeStyle(lineWidth: 3, lineCap: .round))
      }
      context.drawLayer { layer in
        layer.opacity = 0.5
        layer.translateBy(x: 10, y: 10)
        layer.fill(
          Path(
            roundedRect: CGRect(origin: .zero, size: CGSize(width: 5, height: 5)),
            cornerRadius: 1
          ),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]),
            startPoint: .zero,
            endPoint: CGPoint(x: 5, y: 5)
          )
        )
      }
      let text = context.resolve(Text(date, style: .time))
      context.draw(text, at: center, anchor: .center)
    }
    .drawingGroup()
    .accessibilityLabel(Text(date, format: .dateTime.hour().minute()))
  }
}

struct MinuteLabel: View {
  let date: Date
  let cadence: TimelineViewDefaultContext.Cadence
  var body: some View { Text(date.formatted(date: .omitted, time: .shortened)) }
}

struct Wave: Shape {
  var phase: Double
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: rect.midY))
      for x in stride(from: 0, through: rect.width, by: 4) {
        path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / 20 + phase) * 8))
      }
    }
  }
}

struct SunPath: View {
  @State private var phase = 0.0
  var body: some View {
    Wave(phase: phase).stroke(style: .init(lineWidth: 2, dash: [4])).frame(height: 40).onTapGesture
    { phase += 1 }.accessibilityLabel("Wave")
  }
}
