// What articles write of pickers, steppers and menus, each name once.

import Combine
import SwiftUI

struct ChoicesUses: View {
  @State private var flag = false
  @State private var number = 0
  @State private var value = 0.5
  @State private var date = Date()
  @State private var items = [Item(id: 0)]
  @State private var sel: Int?

  var body: some View {
    VStack {
      part1
      part2
      part3
      part4
      part5
    }
  }

  @ViewBuilder private var part1: some View {
    Picker("a", selection: $number) { Text("a").tag(0) }
    Picker(selection: $number) {
      Text("a").tag(0)
    } label: {
      Text("a")
    }
    Picker(selection: $number, label: Text("a")) { Text("a").tag(0) }
    RenameButton().renameAction { number += 1 }
    Picker("a", systemImage: "b", selection: $number) { Text("a").tag(0) }
    Picker("a", selection: $sel) {
      Text("a")
        .tag(Int?.none)
      ForEach(items) {
        Text($0.name)
          .tag(Optional($0.id))
      }
    }
    Picker("a", selection: $number) { Text("a").tag(0) }.pickerStyle(.wheel)
    Picker("a", selection: $number) { Text("a").tag(0) }.pickerStyle(.inline)
    Picker("a", selection: $number) {
      Text("a")
        .tag(0)
    }.pickerStyle(.navigationLink)
    Picker("a", selection: $number) {
      Text("a")
        .tag(0)
    }.pickerStyle(SegmentedPickerStyle())
    Picker("a", selection: $number) { Text("a").tag(0) }.pickerStyle(.palette)
  }

  @ViewBuilder private var part2: some View {
    Stepper("a", value: $number)
    Stepper("a", value: $number, in: 0...3)
    Stepper("a", value: $number, in: 0...3, step: 2)
    Stepper("a", value: $number, step: 2)
    Stepper(value: $number) { Text("a") }
    Stepper(value: $number, in: 0...4) { Text("a") }
    Stepper(value: $number, in: 0...4, step: 1) {
      Text("a")
    } onEditingChanged: { _ in
    }
    Stepper("a", value: $number, in: 0...3) { _ in }
    Stepper("a", onIncrement: {}, onDecrement: {})
    Stepper {
      Text("a")
    } onIncrement: {
    } onDecrement: {
    }
  }

  @ViewBuilder private var part3: some View {
    Stepper("a", value: $value, in: 0...1, step: 0.1, format: .number)
    Stepper("a", value: $value, format: .percent)
    DatePicker("a", selection: $date)
    DatePicker("a", selection: $date, displayedComponents: [.date, .hourAndMinute])
    DatePicker("a", selection: $date, in: date...)
    DatePicker(
      "a",
      selection: $date,
      in:
        Date()...Date()
        .addingTimeInterval(10),
      displayedComponents: .date
    )
    DatePicker(selection: $date) { Text("a") }
    DatePicker(selection: $date, label: { Text("a") })
    DatePicker("a", selection: $date).datePickerStyle(.graphical)
    DatePicker("a", selection: $date).datePickerStyle(.wheel)
  }

  @ViewBuilder private var part4: some View {
    ColorPicker("a", selection: .constant(.red))
    Link("a", destination: URL(filePath: "/a"))
    Link(destination: URL(filePath: "/a")) { Text("a") }
    ShareLink(item: "a")
    ShareLink("a", item: "a")
    ShareLink(item: URL(filePath: "/a"), subject: Text("a"), message: Text("b"))
    Menu("a") { Button("a") {} }
    Menu {
      Button("a") {}
    } label: {
      Text("a")
    }
    Menu("a", systemImage: "b") { Button("a") {} }
    Menu("a") {
      Button("a") {}
    } primaryAction: {
    }
  }

  @ViewBuilder private var part5: some View {
    Menu {
      Button("a") {}
    } label: {
      Text("a")
    } primaryAction: {
    }
    Menu("a", systemImage: "b") {
      Text("a")
    } primaryAction: {
    }
    Menu("a") { Text("a") }.menuStyle(.button).buttonStyle(.bordered)
    DisclosureGroup("a") { Text("b") }
    DisclosureGroup("a", isExpanded: $flag) { Text("b") }
    DisclosureGroup {
      Text("b")
    } label: {
      Text("a")
    }
    DisclosureGroup(isExpanded: $flag) {
      Text("b")
    } label: {
      Text("a")
    }
    DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(.automatic)
  }
}

struct Item: Identifiable, Hashable {
  let id: Int
  var name = ""
  var done = false
}
