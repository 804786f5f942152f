// What articles write of branches, each name once.

import Combine
import SwiftUI

struct BranchesUses: View {
  @State private var flag = false
  @State private var number = 0
  @State private var item: Item?
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      part1
    }
  }

  @ViewBuilder private var part1: some View {
    if flag { Text("a") } else { Text("b") }
    if flag { Text("a") } else if number > 1 { Text("b") } else { EmptyView() }
    switch number {
    case 0: Text("a")
    case 1, 2: Text("b")
    default: EmptyView()
    }
    if let item { Row(item: item) }
    if case .a? = field { Text("a") }
    if #available(iOS 17, *) { Text("a") } else { Text("b") }
    Group {
      Text("a")
      Text("b")
    }.padding()
    item.map { Row(item: $0) }
    flag ? Text("a") : Text("b")
    if let a = item, a.done { Text("") }
  }
}

struct Item: Identifiable, Hashable {
  let id: Int
  var name = ""
  var done = false
}

enum Field: Hashable, CaseIterable { case a, b }

struct Row: View {
  var item: Item
  var body: some View { Text(item.name) }
}
