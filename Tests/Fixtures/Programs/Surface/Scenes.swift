// What articles write of apps, scenes, commands and previews, each name once.

import SwiftUI

@main
struct ScenesUses: App {
  @Environment(\.scenePhase) private var phase
  @State private var isInserted = true
  @StateObject private var store = SceneStore()
  @State private var settings = SceneSettings()

  init() {}

  var body: some Scene {
    WindowGroup("Main", id: "main") {
      SceneContent()
    }
    .environmentObject(store)
    .environment(settings)
    .environment(\.lineLimit, 2)
    .onChange(of: phase) { print("phase") }
    .onChange(of: phase, initial: true) { old, new in print(old, new) }
    .commands {
      SidebarCommands()
      ToolbarCommands()
      TextEditingCommands()
      TextFormattingCommands()
      CommandMenu("Mail") { Button("Send") {} }
      CommandGroup(replacing: .newItem) {}
      CommandGroup(after: .help) { Button("More") {} }
      CommandGroup(before: .toolbar) { Button("Less") {} }
      if isInserted { MailCommands() }
    }
    .defaultSize(width: 800, height: 600)
    .defaultPosition(.center)
    .windowResizability(.contentSize)
    .windowStyle(.hiddenTitleBar)
    .windowToolbarStyle(.unified)
    .handlesExternalEvents(matching: ["main"])

    OtherScenes(isInserted: $isInserted)
  }
}

struct OtherScenes: Scene {
  @Binding var isInserted: Bool

  @SceneBuilder var body: some Scene {
    WindowGroup("Letter", id: "letter", for: Int.self) { $number in Text("\(number ?? 0)") }
    WindowGroup(for: String.self) { $name in Text(name ?? "") }
    WindowGroup(Text("Titled")) { Text("b") }
    Window("Log", id: "log") { Text("c") }
    Settings { Text("d") }
    MenuBarExtra("Mail", systemImage: "envelope") { Text("e") }.menuBarExtraStyle(.menu)
    MenuBarExtra(isInserted: $isInserted) {
      Text("f")
    } label: {
      Text("g")
    }
  }
}

struct MailCommands: Commands {
  var body: some Commands { EmptyCommands() }
}

final class SceneStore: ObservableObject {
  @Published var count = 0
}

@Observable final class SceneSettings {
  var name = "a"
}

struct SceneContent: View {
  @EnvironmentObject private var store: SceneStore
  @Environment(SceneSettings.self) private var settings

  var body: some View { Text("\(store.count) \(settings.name)") }
}

struct SceneContent_Previews: PreviewProvider {
  static var previews: some View {
    SceneContent()
      .environmentObject(SceneStore())
      .environment(SceneSettings())
      .previewDevice("iPhone 17")
      .previewDisplayName("Content")
      .previewLayout(.sizeThatFits)
      .previewInterfaceOrientation(.landscapeLeft)
  }
}

#Preview("Content", traits: .landscapeLeft) {
  SceneContent().environmentObject(SceneStore()).environment(SceneSettings())
}
