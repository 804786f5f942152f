// What articles write of labels, progress and containers of controls, each name once.

import Combine
import SwiftUI

struct ContainersUses: View {
  @State private var text = ""
  @State private var value = 0.5
  @State private var date = Date()

  var body: some View {
    VStack {
      part1
      part2
      part3
      part4
    }
  }

  @ViewBuilder private var part1: some View {
    Form { Section("a") { Text("b") } }.formStyle(.grouped)
    Form {
      LabeledContent("a", value: "b")
      LabeledContent("a", value: 3, format: .number)
      LabeledContent("a") { Text("b") }
      LabeledContent(text) { Text("b") }
      LabeledContent(text, value: text)
      LabeledContent(text, value: 3, format: .number)
      LabeledContent {
        Text("")
      } label: {
        Text("")
      }
    }
    Label("a", systemImage: "b").labelStyle(.iconOnly)
    Label("a", image: "b").labelStyle(.titleAndIcon)
    Label {
      Text("a")
    } icon: {
      Image("b")
    }
    Label(text, systemImage: "b").labelStyle(.titleOnly)
    ProgressView()
    ProgressView("a")
    ProgressView(value: value)
    ProgressView("a", value: value)
  }

  @ViewBuilder private var part2: some View {
    ProgressView("a", value: value, total: 3)
    ProgressView(value: value) { Text("a") }
    ProgressView { Text("a") }
    ProgressView(timerInterval: date...date.addingTimeInterval(3))
    ProgressView().progressViewStyle(.linear).controlSize(.large)
    ProgressView().progressViewStyle(CircularProgressViewStyle())
    GroupBox { Text("a") }
    GroupBox("a") { Text("b") }
    GroupBox(label: Text("a")) { Text("b") }
    GroupBox {
      Text("a")
    } label: {
      Text("b")
    }
  }

  @ViewBuilder private var part3: some View {
    Gauge(value: value) { Text("a") }
    EditButton()
    ContentUnavailableView("a", systemImage: "b")
    ContentUnavailableView {
      Label("a", systemImage: "b")
    } description: {
      Text("")
    } actions: {
      Button("a") {}
    }
    ContentUnavailableView { Label("a", systemImage: "b") }
    ContentUnavailableView {
      Label("a", systemImage: "b")
    } description: {
      Text("")
    }
    ContentUnavailableView("a", image: "b", description: Text("c"))
    ContentUnavailableView.search
    AsyncImage(url: URL(string: ""))
    AsyncImage(url: URL(string: "")) { i in
      i.resizable()
    } placeholder: {
      ProgressView()
    }
  }

  @ViewBuilder private var part4: some View {
    AsyncImage(url: URL(string: ""), transaction: Transaction(animation: .spring)) { p in
      if let i = p.image { i } else if p.error != nil { Text("") } else { ProgressView() }
    }
  }
}
