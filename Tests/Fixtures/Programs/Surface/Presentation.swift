// swift-format-ignore-file: OnlyOneTrailingClosureArgument
// Articles write it so.

// What articles write of sheets, alerts and tabs, each name once.

import Combine
import SwiftUI

struct PresentationUses: View {
  @State private var flag = false
  @State private var text = ""
  @State private var number = 0
  @State private var item: Item?
  @State private var items = [Item(id: 0)]
  @State private var error: Problem?

  var body: some View {
    VStack {
      part1
      part2
      part3
      part4
    }
  }

  @ViewBuilder private var part1: some View {
    Text("a").sheet(isPresented: $flag) { Child() }
    Text("a").sheet(isPresented: $flag, onDismiss: {}) { Child() }
    Text("a").sheet(isPresented: $flag, onDismiss: nil, content: { Child() })
    Text("a").sheet(isPresented: $flag, content: Child.init)
    Text("a").sheet(item: $item) { Row(item: $0) }
    Text("a").sheet(item: $item, onDismiss: {}, content: Row.init)
    Text("a").fullScreenCover(isPresented: $flag) { Child() }
    Text("a").fullScreenCover(item: $item) { Row(item: $0) }
    Text("a")
      .fullScreenCover(isPresented: $flag, onDismiss: {}, content: { Child() })
    Text("a").popover(isPresented: $flag) { Child() }
  }

  @ViewBuilder private var part2: some View {
    Text("a").popover(item: $item) { Row(item: $0) }
    Text("a")
      .popover(isPresented: $flag, attachmentAnchor: .point(.top), arrowEdge: .bottom) { Child() }
    Text("a").alert("a", isPresented: $flag) { Button("ok") {} }
    Text("a")
      .alert("a", isPresented: $flag) {
        Button("ok") {}
      } message: {
        Text("a")
      }
    Text("a")
      .alert("a", isPresented: $flag, presenting: item) { i in
        Button("ok") {}
      } message: { i in
        Text("")
      }
    Text("a")
      .alert("a", isPresented: $flag, presenting: item) { i in Button("ok") {} }
    Text("a").alert(Text("a"), isPresented: $flag) { Button("ok") {} }
    Text("a").alert(text, isPresented: $flag) { Button("ok") {} }
    Text("a").alert(isPresented: $flag, error: error) { Button("ok") {} }
    Text("a")
      .alert(isPresented: $flag, error: error) { e in
        Button("ok") {}
      } message: { e in
        Text("")
      }
  }

  @ViewBuilder private var part3: some View {
    Text("a")
      .alert(isPresented: $flag) {
        Alert(title: Text("a"), message: Text("b"), dismissButton: .default(Text("ok")))
      }
    Text("a").alert(item: $item) { i in Alert(title: Text(i.name)) }
    Text("a")
      .alert(isPresented: $flag) {
        Alert(
          title: Text("a"),
          primaryButton: .destructive(Text("x")) {},
          secondaryButton: .cancel()
        )
      }
    Text("a")
      .actionSheet(isPresented: $flag) { ActionSheet(title: Text("a"), buttons: [.cancel()]) }
    Text("a").confirmationDialog("a", isPresented: $flag) { Button("a") {} }
    Text("a")
      .confirmationDialog("a", isPresented: $flag, titleVisibility: .visible) {
        Button("a") {}
      } message: {
        Text("")
      }
    Text("a")
      .confirmationDialog("a", isPresented: $flag, presenting: item) { i in Button("a") {} }
    Text("a").confirmationDialog(Text("a"), isPresented: $flag) { Button("a") {} }
    Text("a")
      .presentationDetents([.height(100), .fraction(0.3)])
      .presentationBackground(.thinMaterial)
      .presentationBackgroundInteraction(.enabled)
      .presentationContentInteraction(.scrolls)
      .presentationSizing(.form)
    TabView { Text("a").tabItem { Label("a", systemImage: "b") } }
  }

  @ViewBuilder private var part4: some View {
    TabView(selection: $number) { Text("a").tabItem { Text("b") }.tag(0) }
    TabView { Tab("a", systemImage: "b") { Text("a") } }
    TabView(selection: $number) {
      Tab("a", systemImage: "b", value: 0) { Text("a") }
      Tab("a", systemImage: "b", value: 1) { Text("a") }
    }
    TabView(selection: $number) {
      Tab("a", systemImage: "b", value: 0, role: .search) { Text("a") }
    }
    TabView {
      Tab {
        Text("a")
      } label: {
        Label("a", systemImage: "b")
      }
    }
    TabView(selection: $number) {
      Tab(value: 0) {
        Text("a")
      } label: {
        Text("b")
      }
    }
    TabView { ForEach(items) { Row(item: $0) } }.tabViewStyle(.page)
    TabView { Text("a") }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
  }
}

struct Item: Identifiable, Hashable {
  let id: Int
  var name = ""
  var done = false
}

enum Problem: LocalizedError {
  case bad
  var errorDescription: String? { "bad" }
}

struct Row: View {
  var item: Item
  var body: some View { Text(item.name) }
}

struct Child: View {
  var body: some View { Text("c") }
}
