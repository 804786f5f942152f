// What articles write of onReceive, each name once.

import Combine
import SwiftUI

struct PublishersUses: View {
  @State private var text = ""
  @State private var date = Date()
  @StateObject private var object = Store()

  var body: some View {
    VStack {
      part1
    }
  }

  @ViewBuilder private var part1: some View {
    Text("a").onReceive(object.$name) { text = $0 }
    Text("a")
      .onReceive(
        Timer.publish(every: 1, on: .main, in: .common)
          .autoconnect()
      ) { date = $0 }
    Text("a")
      .onReceive(NotificationCenter.default.publisher(for: Notification.Name("a"))) { _ in }
    Text("a").onReceive(PassthroughSubject<Int, Never>()) { _ in }
    Text("a").onReceive(Just(1), perform: { _ in })
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

struct TV: View {
  let timer = Timer.publish(every: 1, tolerance: 0.5, on: .main, in: .common).autoconnect()
  @State var c: Cancellable?
  var body: some View {
    Text("").onReceive(timer) { _ in }.onAppear { timer.upstream.connect().cancel() }
  }
}
