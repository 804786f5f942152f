// What articles write of the environment, each name once.

import Combine
import SwiftUI

struct EnvironmentValuesUses: View {
  @State private var model = Model()

  var body: some View {
    VStack {
      part1
    }
  }

  @ViewBuilder private var part1: some View {
    W8()
      .environment(\.k8, 3)
      .environment(\.e8, 4)
      .environment(model)
      .environment(\.locale, .init(identifier: "de"))
      .environment(\.e8f) { _ in }
    W8()
      .environment(\.font, .body)
      .environment(\.lineLimit, 2)
      .environment(\.isEnabled, false)
      .environment(\.layoutDirection, .rightToLeft)
    W8()
      .environment(\.multilineTextAlignment, .center)
      .environment(\.lineSpacing, 3)
    W8().environment(\.openURL, OpenURLAction { _ in .handled })
    W8().environment(Optional<Model>.none)
    W8().transformEnvironment(\.k8) { $0 += 1 }
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

struct K8: EnvironmentKey { static let defaultValue: Int = 0 }
extension EnvironmentValues {
  var k8: Int {
    get { self[K8.self] }
    set { self[K8.self] = newValue }
  }
  @Entry var e8 = 3
  @Entry var e8o: String?
  @Entry var e8f: (Int) -> Void = { _ in }
  @Entry var e8m: Model = Model()
}

struct K9: EnvironmentKey {
  static var defaultValue: Int { 0 }
  typealias Value = Int
}
struct K10: EnvironmentKey { static var defaultValue: () -> Void = {} }

struct W8: View {
  @Environment(\.k8) var a
  @Environment(\.e8) private var b: Int
  @Environment(\.colorScheme) var c
  @Environment(\.self) var e
  @Environment(\.e8f) var f
  var body: some View { Text("\(a)\(b)").onTapGesture { f(1) } }
}

struct W9: View {
  @Environment(\.dismiss) var a
  @Environment(\.openURL) var b
  @Environment(\.scenePhase) var c
  @Environment(\.isPresented) var d
  @Environment(\.presentationMode) var e
  @Environment(\.horizontalSizeClass) var f
  @Environment(\.locale) var h
  var body: some View { Text("") }
}

struct W10: View {
  @Environment(\.accessibilityReduceTransparency) var a
  var body: some View { Text("") }
}

struct W11: View {
  @Environment(\.colorSchemeContrast) var a
  var body: some View { Text("") }
}

struct W12: View {
  @Environment(\.pixelLength) var a
  var body: some View { Text("") }
}

struct W15: View {
  @Environment(\.refresh) var a
  var body: some View { Text("") }
}

struct W17: View {
  @Environment(\.redactionReasons) var a
  var body: some View { Text("") }
}

struct W19: View {
  @Environment(\.controlSize) var a
  var body: some View { Text("") }
}

struct W25: View {
  @Environment(\.accessibilityDifferentiateWithoutColor) var a
  @Environment(\.accessibilityEnabled) var b
  @Environment(\.accessibilityVoiceOverEnabled) var c
  @Environment(\.legibilityWeight) var d
  @Environment(\.accessibilityInvertColors) var e
  var body: some View { Text("") }
}

struct W29: View {
  @Environment(\.verticalSizeClass) var a
  @Environment(\.timeZone) var b
  @Environment(\.calendar) var c
  @Environment(\.dynamicTypeSize) var d
  @Environment(\.displayScale) var e
  @Environment(\.layoutDirection) var f
  @Environment(\.isEnabled) var g
  var body: some View { Text(d.isAccessibilitySize ? "" : "") }
}
