// What articles write of styles that shapes and texts are filled in, each name once.

import Combine
import SwiftUI

struct ShapeStylesUses: View {
  @State private var flag = false

  var body: some View {
    VStack {
      part1
      part2
    }
  }

  @ViewBuilder private var part1: some View {
    Text("a")
      .foregroundStyle(.red)
      .foregroundStyle(.secondary)
      .foregroundStyle(.red, .blue)
      .foregroundStyle(.tint)
      .foregroundStyle(.tertiary)
      .foregroundStyle(.quaternary)
      .foregroundStyle(Color.red.gradient)
      .foregroundColor(nil)
    Text("a").foregroundStyle(.red, .blue, .green)
    Text("a")
      .foregroundStyle(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    Text("a").foregroundStyle(flag ? .red : .primary)
    Text("a")
      .foregroundStyle(flag ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
    Text("a")
      .foregroundStyle(.red.opacity(0.4))
      .foregroundStyle(.red.shadow(.drop(radius: 3)))
    Text("a")
      .foregroundStyle(.link)
      .foregroundStyle(.separator)
      .foregroundStyle(.placeholder)
      .foregroundStyle(.selection)
      .foregroundStyle(.windowBackground)
    Text("a").foregroundStyle(HierarchicalShapeStyle.secondary)
    Text("a").foregroundStyle(.foreground)
    Text("a")
      .foregroundStyle(.ellipticalGradient(colors: [.red]))
      .foregroundStyle(.conicGradient(colors: [.red], center: .center))
      .foregroundStyle(
        .radialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 1)
      )
  }

  @ViewBuilder private var part2: some View {
    Text("a").foregroundStyle(EllipticalGradient(colors: [.red]))
    Text("a")
      .foregroundStyle(MeshGradient(width: 1, height: 1, points: [], colors: []))
  }
}
