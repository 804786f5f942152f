// What articles write of view modifiers, each name once.

import Combine
import SwiftUI

struct ModifiersUses: View {
  @State private var number = 0

  var body: some View {
    VStack {
      part1
    }
  }

  @ViewBuilder private var part1: some View {
    Text("a").modifier(M18(b: $number, c: ""))
    ModifiedContent(content: Text("a"), modifier: M18(b: $number, c: ""))
    Text("a").modifier(EmptyModifier())
    Text("a").modifier(M18(b: $number, c: "").concat(M18(b: $number, c: "")))
  }
}

struct M18: ViewModifier {
  @State private var a = 0
  @Binding var b: Int
  let c: String
  func body(content: Content) -> some View { content.padding().overlay(Text(c)) }
}

extension View {
  func m18(_ a: Binding<Int>) -> some View { modifier(M18(b: a, c: "")) }
  func m19(_ a: Binding<Int>) -> ModifiedContent<Self, M18> {
    ModifiedContent(content: self, modifier: M18(b: a, c: ""))
  }
}
