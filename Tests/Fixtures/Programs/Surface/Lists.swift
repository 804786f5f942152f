// What articles write of ForEach and List, each name once.

import Combine
import SwiftUI

struct ListsUses: View {
  @State private var flag = false
  @State private var item: Item?
  @State private var items = [Item(id: 0)]
  @State private var names = ["a", "b"]
  @State private var sel: Int?
  @State private var set: Set<Int> = []
  @State private var model = Model()
  @StateObject private var object = Store()

  var body: some View {
    VStack {
      part1
      part2
      part3
      part4
      part5
      part6
      part7
    }
  }

  @ViewBuilder private var part1: some View {
    ForEach(items) { item in Row(item: item) }
    ForEach(items) { Row(item: $0) }
    ForEach(items, content: Row.init)
    ForEach(items, id: \.self) { Row(item: $0) }
    ForEach(items, id: \.id) { item in Row(item: item) }
    ForEach(0..<10) { i in Text("\(i)") }
    ForEach(0..<items.count, id: \.self) { i in Text("\(i)") }
    ForEach(1...3, id: \.self) { Text("\($0)") }
    ForEach($items) { $item in TextField("a", text: $item.name) }
    ForEach($items, id: \.id) { $item in TextField("a", text: $item.name) }
  }

  @ViewBuilder private var part2: some View {
    ForEach($items) { item in Toggle("a", isOn: item.done) }
    ForEach(Array(items.enumerated()), id: \.offset) { i, item in Text("\(i)") }
    ForEach(Array(items.enumerated()), id: \.element.id) { index, item in Text("\(index)") }
    ForEach(items.enumerated(), id: \.element.id) { index, item in Text("\(index)") }
    ForEach(Array(zip(items.indices, items)), id: \.0) { i, item in Text("\(i)") }
    ForEach(items.indices, id: \.self) { Text(items[$0].name) }
    ForEach(items.indices) { Text(items[$0].name) }
    ForEach(Field.allCases, id: \.self) { _ in Text("a") }
    ForEach(names, id: \.self) { Text($0) }
    ForEach(names, id: \.self, content: Text.init)
  }

  @ViewBuilder private var part3: some View {
    ForEach($names, id: \.self) { $n in TextField("", text: $n) }
    ForEach(items.filter { $0.done }) { Row(item: $0) }
    ForEach(items.reversed()) { Row(item: $0) }
    ForEach(items.sorted { $0.name < $1.name }) { Row(item: $0) }
    ForEach(items.prefix(3)) { Row(item: $0) }
    ForEach(items.lazy.filter { $0.done }) { Row(item: $0) }
    ForEach(
      Dictionary(grouping: items, by: \.name)
        .sorted(by: { $0.key < $1.key }),
      id: \.key
    ) { key, values in Text(key) }
    ForEach(stride(from: 0, to: 10, by: 2).map { $0 }, id: \.self) { Text("\($0)") }
    ForEach(model.items) { Row(item: $0) }
    ForEach(object.items) { Row(item: $0) }
  }

  @ViewBuilder private var part4: some View {
    ForEach($object.items) { $i in Toggle("", isOn: $i.done) }
    ForEach(items) { Row(item: $0) }.onDelete { items.remove(atOffsets: $0) }.onMove {
      items.move(fromOffsets: $0, toOffset: $1)
    }
    ForEach(items) { Row(item: $0) }.onDelete(perform: flag ? { _ in } : nil)
    List { Text("a") }
    List(items) { Row(item: $0) }
    List(items, id: \.self) { Row(item: $0) }
    List(0..<5) { Text("\($0)") }
    List(items, selection: $sel) { Row(item: $0) }
    List(items, selection: $set) { Row(item: $0) }
    List(selection: $set) { ForEach(items) { Row(item: $0) } }
  }

  @ViewBuilder private var part5: some View {
    List($items) { $item in TextField("", text: $item.name) }
    List($items, id: \.self) { $item in TextField("", text: $item.name) }
    List($items, editActions: [.delete, .move]) { $item in TextField("", text: $item.name) }
    List($items, editActions: .all) { $item in TextField("", text: $item.name) }
    List { Section("a") { Text("b") } }
    List {
      Section {
        Text("b")
      } header: {
        Text("h")
      } footer: {
        Text("f")
      }
    }
    List { Section(header: Text("h")) { Text("b") } }
    List { Section(footer: Text("h")) { Text("b") } }
    List {
      Text("a")
        .listRowInsets(EdgeInsets())
        .listRowSeparator(.hidden)
        .listRowBackground(Color.red)
        .listRowSeparatorTint(.red)
        .listItemTint(.red)
    }
    List { Text("a") }.listStyle(.plain)
  }

  @ViewBuilder private var part6: some View {
    List { Text("a") }.listStyle(.inset)
    List { Text("a") }.listStyle(.grouped)
    List { Text("a") }.listStyle(.bordered)
    List { Text("a") }.listSectionSpacing(.compact)
      .listSectionSpacing(4)
      .listRowSpacing(3)
    List { Text("a") }.listSectionSeparator(.hidden)
    List { Text("a").swipeActions { Button("d") {} } }
    List { Text("a").swipeActions(edge: .leading) { Button("d") {} } }
    List { Text("a").badge(3) }
    List { Text("a").badge("x") }
    List { Text("a").badge(Text("x")) }
  }

  @ViewBuilder private var part7: some View {
    List { Text("a") }.refreshable { try? await Task.sleep(for: .seconds(1)) }
    List { Text("a") }.scrollContentBackground(.hidden).headerProminence(.increased)
    List { Text("a") }.alternatingRowBackgrounds()
  }
}

struct Item: Identifiable, Hashable {
  let id: Int
  var name = ""
  var done = false
}

enum Field: Hashable, CaseIterable { case a, b }

@Observable final class Model {
  var name = ""
  var on = false
  var items: [Item] = []
}

final class Store: ObservableObject {
  @Published var name = ""
  @Published var on = false
  @Published var items: [Item] = []
}

struct Row: View {
  var item: Item
  var body: some View { Text(item.name) }
}
