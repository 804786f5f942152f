// What articles write of overlays and backgrounds, each name once.

import Combine
import SwiftUI

struct LayersUses: View {
  var body: some View {
    VStack {
      part1
    }
  }

  @ViewBuilder private var part1: some View {
    Text("a")
      .overlay(Text("b"))
      .overlay(Text("b"), alignment: .top)
      .overlay { Text("b") }.overlay(alignment: .top) { Text("b") }.overlay(.red)
      .overlay(.red, in: Circle())
    Text("a").overlay(Color.red.opacity(0.3))
    Text("a")
      .background(Color.red)
      .background { Text("b") }.background(alignment: .top) { Text("b") }.background(.red)
      .background(.thinMaterial)
      .background(.red, in: Circle())
      .background(.regularMaterial, in: .rect(cornerRadius: 3))
      .background()
    Text("a").background(in: Circle())
    Text("a").background(Text("b"), alignment: .top)
    Text("a").background(.red, ignoresSafeAreaEdges: .all)
    Text("a").background(.background)
    Text("a").background(.background.secondary)
    Text("a").background(Color(.secondarySystemBackground), in: .capsule)
    Text("a").backgroundStyle(.red)
  }
}
