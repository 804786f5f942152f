// What articles write of onChange, each name once.

import Combine
import SwiftUI

struct ChangesUses: View {
  @State private var number = 0

  var body: some View {
    VStack {
      part1
    }
  }

  @ViewBuilder private var part1: some View {
    Text("a").onChange(of: number) { number += 1 }
    Text("a").onChange(of: number) { old, new in }
    Text("a").onChange(of: number) { new in }
    Text("a").onChange(of: number, initial: true) {}
    Text("a").onChange(of: number, initial: true) { old, new in }
    Text("a").onChange(of: number, perform: { _ in })
    Text("a").onChange(of: [number, 2]) {}
  }
}
