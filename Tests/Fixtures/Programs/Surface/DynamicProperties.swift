// What articles write of dynamic properties of a program, each name once.

import Combine
import SwiftUI

struct DynamicPropertiesUses: View {
  var body: some View {
    VStack {
      Text("uses")
    }
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

struct DP: DynamicProperty {
  @State private var a = 0
  @Environment(\.locale) var l
  @StateObject var o = Store()
  var wrappedValue: Int {
    get { a }
    nonmutating set { a = newValue }
  }
  var projectedValue: Binding<Int> { $a }
  func update() {}
}

@propertyWrapper struct DP2: DynamicProperty {
  @State private var a: Int
  init(wrappedValue: Int) { _a = State(initialValue: wrappedValue) }
  var wrappedValue: Int {
    get { a }
    nonmutating set { a = newValue }
  }
  var projectedValue: Binding<Int> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
  mutating func update() {}
}

struct DPV: View {
  @DP2 var a = 3
  var body: some View { Stepper("", value: $a) }
}
