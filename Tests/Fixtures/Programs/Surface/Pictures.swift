// What articles write of stacks, colors and pictures, each name once.

import Combine
import SwiftUI

struct PicturesUses: View {
  @State private var flag = false
  @State private var number = 0

  var body: some View {
    VStack {
      part1
      part2
      part3
      part4
      part5
    }
  }

  @ViewBuilder private var part1: some View {
    VStack { Text("a") }
    VStack(alignment: .leading, spacing: 4) { Text("a") }
    HStack(alignment: .firstTextBaseline) { Text("a") }
    HStack(alignment: .top, spacing: nil) { Text("a") }
    ZStack(alignment: .topLeading) { Text("a") }
    Color.red
    Color("name")
    Color(.systemBackground)
    Color(.blue)
    Color(NSColor.blue)
    Color(uiColor: .systemGray6)
    Color(red: 0.1, green: 0.2, blue: 0.3)
  }

  @ViewBuilder private var part2: some View {
    Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.2)
    Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1)
    Color(hue: 0.1, saturation: 0.2, brightness: 0.3)
    Color(white: 0.4)
    Color(.displayP3, white: 0.2, opacity: 1)
    Color.red.opacity(0.4)
    Color.red.mix(with: .blue, by: 0.5)
    Color.primary
    Color.secondary
    Color.accentColor
    Color.clear
    Color.indigo
    Color.mint
    Color.teal
    Color.cyan
    Color.brown
    Color.red.ignoresSafeArea()
    Image("a")
  }

  @ViewBuilder private var part3: some View {
    Image(systemName: "star")
    Image(systemName: "star", variableValue: 0.4)
    Image(systemName: "star.fill")
      .resizable()
      .scaledToFit()
      .frame(width: 10, height: 10)
      .clipShape(Circle())
    Image(uiImage: UIImage())
    Image(uiImage: UIImage(named: "x") ?? UIImage())
    Image(uiImage: UIImage(systemName: "x") ?? UIImage())
    Image(decorative: "x")
    Image("a").resizable(capInsets: EdgeInsets(), resizingMode: .tile)
    Image("a").resizable(resizingMode: .tile)
    Image("a").interpolation(.high).antialiased(true)
    Image("a").renderingMode(.template)
  }

  @ViewBuilder private var part4: some View {
    Image(systemName: "star").symbolVariant(.fill)
    Image(systemName: "star")
      .symbolRenderingMode(.palette)
      .foregroundStyle(.red, .blue)
    Image(systemName: "star").symbolEffect(.bounce, value: number)
    Image(systemName: "star").symbolEffect(.pulse)
    Image(systemName: "star")
      .symbolEffect(.bounce, options: .repeat(2), value: flag)
    Image(systemName: "star").symbolEffect(.variableColor.iterative, isActive: flag)
    Image(systemName: "star").imageScale(.small)
    Image("x").accessibilityHidden(true)
    Spacer()
    Spacer(minLength: 0)
  }

  @ViewBuilder private var part5: some View {
    Divider()
  }
}
