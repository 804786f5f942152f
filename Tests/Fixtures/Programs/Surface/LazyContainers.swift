// What articles write of lazy containers and sections, each name once.

import Combine
import SwiftUI

struct LazyContainersUses: View {
  @State private var items = [Item(id: 0)]

  var body: some View {
    VStack {
      part1
    }
  }

  @ViewBuilder private var part1: some View {
    ScrollView { LazyVStack { ForEach(items) { Row(item: $0) } } }
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(alignment: .top, spacing: 3, pinnedViews: [.sectionHeaders]) { Text("a") }
    }
    ScrollView([.horizontal, .vertical]) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 3))]) { Text("") }
    }
    ScrollView {
      LazyHGrid(
        rows: Array(repeating: GridItem(.flexible(), spacing: 3, alignment: .top), count: 3),
        spacing: 2
      ) { Text("") }
    }
    ScrollViewReader { p in
      ScrollView {
        Text("a")
          .id(1)
      }.onAppear { p.scrollTo(1) }
    }
    ScrollView { Text("a") }.scrollIndicatorsFlash(onAppear: true)
    Section("a") { Text("") }
    Section {
      Text("")
    } footer: {
      Text("")
    }
    Grid {
      GridRow {
        Text("a")
        Text("b")
      }
    }
    LazyVStack { Section(header: Text("a")) { Text("b") } }
  }
}

struct Item: Identifiable, Hashable {
  let id: Int
  var name = ""
  var done = false
}

struct Row: View {
  var item: Item
  var body: some View { Text(item.name) }
}
