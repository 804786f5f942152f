// What articles write of environment objects, each name once.

import Combine
import SwiftUI

struct EnvironmentObjectsUses: View {
  @StateObject private var object = Store()

  var body: some View {
    VStack {
      part1
    }
  }

  @ViewBuilder private var part1: some View {
    E91().environmentObject(object)
  }
}

struct Item: Identifiable, Hashable {
  let id: Int
  var name = ""
  var done = false
}

final class Store: ObservableObject {
  @Published var name = ""
  @Published var on = false
  @Published var items: [Item] = []
}

struct E91: View {
  @EnvironmentObject var o: Store
  var body: some View { TextField("", text: $o.name) }
}
