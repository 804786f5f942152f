// What articles write of styles, each name once.

import Combine
import SwiftUI

struct StylesUses: View {
  var body: some View {
    VStack {
      part1
    }
  }

  @ViewBuilder private var part1: some View {
    Button("a") {}.buttonStyle(.bs)
      .buttonStyle(BS())
      .buttonStyle(.plain)
      .buttonStyle(.borderless)
      .buttonStyle(PlainButtonStyle())
      .buttonStyle(.automatic)
      .buttonStyle(BorderedProminentButtonStyle())
      .buttonStyle(BorderlessButtonStyle())
      .buttonStyle(DefaultButtonStyle())
  }
}

struct BS: ButtonStyle {
  var c: Color = .red
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1).onChange(
      of: configuration.isPressed
    ) {}
  }
}
struct BS2: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
    Button(configuration)
  }
}

struct BS3: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    Inner(configuration: configuration)
  }
  struct Inner: View {
    let configuration: ButtonStyle.Configuration
    @Environment(\.isEnabled) var e
    var body: some View { configuration.label }
  }
}

struct BS4: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    Inner(configuration: configuration)
  }
  struct Inner: View {
    let configuration: ButtonStyleConfiguration
    var body: some View { configuration.label }
  }
}

extension ButtonStyle where Self == BS {
  static var bs: Self { BS() }
  static func bs(_ c: Color) -> Self { BS(c: c) }
}

struct TS: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Toggle(configuration)
      Button("x") { configuration.isOn.toggle() }
      Toggle("", isOn: configuration.$isOn)
    }
  }
}

struct LS: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
    Label(configuration)
  }
}

struct PS: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
    ProgressView(configuration)
  }
}

struct GS: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

struct GAS: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
    Text("\(configuration.value)")
  }
}

struct DS: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    if configuration.isExpanded { configuration.content }
  }
}

struct LCS: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

struct FS: FormStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

struct CGS: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

protocol CardStyle: DynamicProperty {
  associatedtype B: View
  func makeBody(_ c: Int) -> B
}
