// What articles write of bindings, each name once.

import Combine
import SwiftUI

struct BindingsUses: View {
  @State private var flag = false
  @State private var text = ""
  @State private var number = 0
  @State private var item: Item?
  @State private var items = [Item(id: 0)]
  @State private var model = Model()
  @StateObject private var object = Store()

  var body: some View {
    VStack {
      part1
      part2
    }
    .onAppear {
      act1()
    }
  }

  @ViewBuilder private var part1: some View {
    B6(a: $number, b: $text)
    B6(a: .constant(1), b: .constant(""))
    B6(a: Binding(get: { number }, set: { number = $0 }), b: $model.name)
    B6(
      a: Binding {
        number
      } set: {
        number = $0
      },
      b: $object.name
    )
    B6(a: Binding(get: { number }, set: { new, t in number = new }), b: $text)
    Toggle("", isOn: Binding($item)?.done ?? .constant(false))
    Toggle("", isOn: $items[0].done)
    if let i = Binding($item) { TextField("", text: i.name) }
    TextField("", text: Binding($item, default: Item(id: 0)).name)
    Toggle("", isOn: $flag.animation(.spring))
  }

  @ViewBuilder private var part2: some View {
    Toggle("", isOn: $flag.animation())
    Toggle("", isOn: $flag.transaction(Transaction(animation: .linear)))
    Toggle("", isOn: .init(get: { flag }, set: { flag = $0 }))
    TextField("", text: $item.name)
    TextField("", text: Binding<String>(get: { text }, set: { text = $0 }))
    ForEach($items, id: \.id) { (b: Binding<Item>) in Toggle("", isOn: b.done) }
    Text("\($flag.wrappedValue)")
  }

  private func act1() {
    let b: Binding<Int?> = Binding($number)
    _ = b
  }
}

struct Item: Identifiable, Hashable {
  let id: Int
  var name = ""
  var done = false
}

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

struct B6: View {
  @Binding var a: Int
  @Binding private var b: String
  init(a: Binding<Int>, b: Binding<String>) {
    _a = a
    self._b = b
  }
  var body: some View { Text("\(a)\(b)") }
}

extension Binding {
  init(_ s: Binding<Value?>, default d: Value) {
    self.init(get: { s.wrappedValue ?? d }, set: { s.wrappedValue = $0 })
  }
}

extension Binding {
  func onChange(_ h: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(
      get: { self.wrappedValue },
      set: {
        self.wrappedValue = $0
        h($0)
      }
    )
  }
  func map<T>(_ k: WritableKeyPath<Value, T>) -> Binding<T> { self[dynamicMember: k] }
}

extension Binding where Value == Item? {
  var name: Binding<String> {
    Binding<String>(get: { wrappedValue?.name ?? "" }, set: { wrappedValue?.name = $0 })
  }
}
