// swift-format-ignore-file: OnlyOneTrailingClosureArgument
// Articles write it so.

// What articles write of geometry, each name once.

import Combine
import SwiftUI

struct GeometryUses: View {
  @State private var value = 0.5
  @State private var size = CGSize.zero

  var body: some View {
    VStack {
      part1
    }
  }

  @ViewBuilder private var part1: some View {
    GeometryReader { p in Text("\(p.size.width)") }
    GeometryReader { p in
      Color.clear.onAppear { size = p.size }.onChange(of: p.size) { _, n in size = n }
    }
    Text("a").onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      size = $0
    }
    Text("a")
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { value = $0 }
    Text("a")
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.height
      } action: { old, new in
        value = new
      }
    Text("a").coordinateSpace(name: "a")
    Text("a").coordinateSpace(.named("a"))
  }
}
