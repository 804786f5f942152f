// What articles write of fields, switches and sliders, each name once.

import Combine
import SwiftUI

struct FieldsUses: View {
  @State private var flag = false
  @State private var text = ""
  @State private var number = 0
  @State private var value = 0.5
  @State private var sel: Int?
  @FocusState private var focus: Bool

  var body: some View {
    VStack {
      part1
      part2
      part3
      part4
    }
  }

  @ViewBuilder private var part1: some View {
    TextField("a", text: $text)
    TextField("a", text: $text, prompt: Text("x"))
    TextField("a", text: $text, axis: .vertical)
    TextField(text: $text) { Text("a") }
    TextField(text: $text, prompt: Text("x")) { Text("a") }
    TextField("a", value: $number, format: .number)
    TextField("a", value: $value, format: .currency(code: "USD"))
    TextField("a", value: $sel, format: .number)
    TextField("a", text: $text, onCommit: {})
    TextField(text, text: $text)
  }

  @ViewBuilder private var part2: some View {
    TextField("a", text: $text)
      .textFieldStyle(.plain)
      .onSubmit {}.submitLabel(.go)
      .focused($focus)
      .autocapitalization(.none)
      .textContentType(.emailAddress)
    SecureField("a", text: $text)
    SecureField("a", text: $text, prompt: Text("b"))
    TextEditor(text: $text)
    TextEditor(text: $text).textEditorStyle(.plain).scrollContentBackground(.hidden)
    Toggle("a", isOn: $flag)
    Toggle(isOn: $flag) { Text("a") }
    Toggle("a", systemImage: "b", isOn: $flag)
    Toggle("a", isOn: $flag).toggleStyle(.switch)
    Toggle("a", isOn: $flag).toggleStyle(.button)
  }

  @ViewBuilder private var part3: some View {
    Toggle("a", isOn: $flag).toggleStyle(.checkbox)
    Toggle("a", isOn: $flag).toggleStyle(SwitchToggleStyle(tint: .red))
    Toggle("a", isOn: $flag).labelsHidden()
    Toggle(text, isOn: $flag)
    Slider(value: $value)
    Slider(value: $value, in: 0...10)
    Slider(value: $value, in: 0...10, step: 1)
    Slider(value: $value, in: 0...10) { e in }
    Slider(value: $value, in: 0...10, onEditingChanged: { _ in })
    Slider(value: $value, in: 0...10) {
      Text("a")
    } minimumValueLabel: {
      Text("b")
    } maximumValueLabel: {
      Text("b")
    }
  }

  @ViewBuilder private var part4: some View {
    Slider(value: $value, in: 0...10, step: 1) {
      Text("a")
    } minimumValueLabel: {
      Text("b")
    } maximumValueLabel: {
      Text("b")
    } onEditingChanged: { _ in
    }
    Slider(value: $value, in: 0...10) { Text("a") }
    Slider(value: $value) { Text("a") }
    Slider(value: $value, in: 0...10) {
      Text("a")
    } onEditingChanged: { _ in
    }
    Text("a").contextMenu { Button("a") {} }
    Text("a").contextMenu(menuItems: { Button("a") {} })
    Text("a").searchable(text: $text)
    Text("a").searchable(text: $text, prompt: "a")
    Text("a").searchable(text: $text, placement: .sidebar, prompt: Text("a"))
  }
}
