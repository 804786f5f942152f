// swift-format-ignore-file: OnlyOneTrailingClosureArgument
// Articles write it so.

// What articles write of texts and buttons, each name once.

import Combine
import SwiftUI

struct TextsUses: View {
  @State private var flag = false
  @State private var text = ""
  @State private var number = 0
  @State private var value = 0.5
  @State private var date = Date()

  var body: some View {
    VStack {
      part1
      part2
      part3
      part4
      part5
      part6
    }
  }

  @ViewBuilder private var part1: some View {
    Text("a \(number)")
    Text(verbatim: "a")
    Text(text)
    Text(date, style: .date)
    Text(date, style: .timer)
    Text(date, format: .dateTime.hour().minute())
    Text(date, format: .dateTime)
    Text(value, format: .number.precision(.fractionLength(2)))
    Text(value, format: .number)
    Text(value, format: .percent)
  }

  @ViewBuilder private var part2: some View {
    Text("\(value, specifier: "%.2f")")
    Text("\(date, style: .time)")
    Text("\(value, format: .currency(code: "USD"))")
    Text("a") + Text("b").bold()
    Text("\(Text("a").bold()) b")
    Text("\(Image(systemName: "star")) b")
    Text(Image(systemName: "star"))
    Text(AttributedString("a"))
    Text("key", comment: "c")
    Text(date...date)
  }

  @ViewBuilder private var part3: some View {
    Text(timerInterval: date...date.addingTimeInterval(10), countsDown: true)
    Text(date, style: .offset)
    Text("a")
      .font(.title)
      .fontWeight(.bold)
      .foregroundColor(.red)
      .italic()
      .underline()
      .strikethrough()
    Text("a").monospaced()
    Text("a").textScale(.secondary)
    Text("a").bold(flag)
    Text("a").allowsTightening(true)
    Text("a").dynamicTypeSize(.large)
    Text("a").dynamicTypeSize(.small ... .large)
    Text("a").dynamicTypeSize(...(.accessibility1))
  }

  @ViewBuilder private var part4: some View {
    Text("a").fontWidth(.condensed)
    Text("a").privacySensitive()
    Text("a").redacted(reason: .placeholder)
    Text("a").unredacted()
    Button("a") { number += 1 }
    Button(action: { number += 1 }) { Text("a") }
    Button("a", role: .destructive) {}
    Button("a", systemImage: "star") {}
    Button("a", systemImage: "star", role: .cancel) {}
    Button("a", systemImage: "star", action: {})
  }

  @ViewBuilder private var part5: some View {
    Button(role: .destructive) {
    } label: {
      Text("a")
    }
    Button("a") { Task { await MainActor.run { number += 1 } } }
    Button(String("a"), action: {})
    Button("x") {}.buttonStyle(.glass)
    Button("x") {}.buttonStyle(.glassProminent)
    Button("x") {}.buttonStyle(.bordered)
      .buttonBorderShape(.roundedRectangle(radius: 4))
      .controlSize(.mini)
      .tint(.red)
    Button("x") {}.buttonStyle(.accessoryBar)
    Button("x") {}.buttonStyle(.link)
    Button("x") {}.keyboardShortcut("s", modifiers: [.command])
    Button("x") {}.keyboardShortcut(.defaultAction)
  }

  @ViewBuilder private var part6: some View {
    Button("x") {}.keyboardShortcut("s")
    Button("x") {}.keyboardShortcut(.leftArrow, modifiers: [])
  }
}
