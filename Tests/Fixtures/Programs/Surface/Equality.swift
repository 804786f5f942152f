// What articles write of views that are Equatable, each name once.

import Combine
import SwiftUI

struct EqualityUses: View {
  var body: some View {
    VStack {
      part1
    }
  }

  @ViewBuilder private var part1: some View {
    E7(a: 1, f: {}).equatable()
    EquatableView(content: E7(a: 1, f: {}))
  }
}

struct E7: View, Equatable {
  let a: Int
  let f: () -> Void
  static func == (l: Self, r: Self) -> Bool { l.a == r.a }
  var body: some View { Text("\(a)") }
}

extension E9: @MainActor Equatable { static func == (l: Self, r: Self) -> Bool { l.a == r.a } }
struct E9: View {
  let a: Int
  var body: some View { Text("\(a)") }
}

extension E10: Equatable { nonisolated static func == (l: Self, r: Self) -> Bool { l.a == r.a } }
struct E10: View {
  let a: Int
  var body: some View { Text("\(a)") }
}
