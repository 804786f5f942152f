// What articles write of Observable and Bindable, each name once.

import Combine
import SwiftUI

struct ObservationUses: View {
  @State private var model = Model()

  var body: some View {
    VStack {
      part1
    }
    .onAppear {
      act1()
      act2()
    }
  }

  @ViewBuilder private var part1: some View {
    ForEach($model.items) { $i in TextField("", text: $i.name) }
    ForEach(Bindable(model).items) { $i in TextField("", text: $i.name) }
  }

  private func act1() {
    withObservationTracking {
      _ = model.name
    } onChange: {
      print("x")
    }
  }

  private func act2() {
    let t = Observations { model.name }
    Task { for await x in t { print(x) } }
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

@Observable class M5 {
  var a = 0
  @ObservationIgnored var b = 0
  private(set) var c: [String] = []
  var d: Int { a + 1 }
  init(a: Int = 0) { self.a = a }
}

struct W5: View {
  @Bindable var m: M5
  var body: some View { Stepper("a", value: $m.a) }
}

struct W6: View {
  @State private var m = M5()
  var body: some View {
    @Bindable var m = m
    Stepper("a", value: $m.a)
  }
}

struct W7: View {
  let m: M5
  init(m: M5) { self.m = m }
  var body: some View {
    Text("\(m.d)")
    Stepper("", value: Bindable(m).a)
  }
}

struct W7b: View {
  @Environment(M5.self) private var m
  @Environment(M5.self) private var o: M5?
  var body: some View {
    @Bindable var b = m
    Stepper("", value: $b.a)
    Text("\(o?.a ?? 0)")
  }
}

struct W7c: View {
  @Bindable private var m: M5
  init(m: M5) {
    _m = Bindable(m)
    _m = Bindable(wrappedValue: m)
    self.m = m
  }
  var body: some View { Text("") }
}
