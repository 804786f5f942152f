// What articles write of preferences, each name once.

import Combine
import SwiftUI

struct PreferencesUses: View {
  var body: some View {
    VStack {
      part1
    }
  }

  @ViewBuilder private var part1: some View {
    Text("a")
      .preference(key: PK4.self, value: [1])
      .onPreferenceChange(PK4.self) { print($0) }.transformPreference(PK4.self) { $0.append(1) }
      .overlayPreferenceValue(PK4.self) { v in Text("\(v.count)") }.backgroundPreferenceValue(
        PK4.self
      ) { Text("\($0.count)") }
    Text("a").overlayPreferenceValue(PK4.self, alignment: .top) { v in Text("") }
  }
}

struct PK4: PreferenceKey {
  typealias Value = [Int]
  static var defaultValue: Value = []
  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.append(contentsOf: nextValue())
  }
}
