import SwiftUI

/// API of iOS 17 to 26 that real files use.
struct RecentUses: View {
  @State private var path = NavigationPath()
  @State private var text = ""
  @State private var half: Float = 0.5
  @State private var isOn = false
  @State private var visible: [Int] = []
  @State private var phase = ScrollPhase.idle

  var body: some View {
    TabView {
      Tab("Path", systemImage: "map") { pathPage }
      TabSection("More") {
        Tab("Scroll", systemImage: "scroll") { scrollPage }
        Tab("Looks", systemImage: "eye") { looks }
      }
      Tab(role: .search) { Text("search page") }
    }
  }

  private var pathPage: some View {
    NavigationStack(path: $path) {
      Button("save") {
        guard let codable = path.codable, let data = try? JSONEncoder().encode(codable) else {
          return
        }
        let read = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        path = read.map(NavigationPath.init) ?? NavigationPath()
      }
      .toolbar { ToolbarItem(placement: .navigation) { Button("back") {} } }
    }
    .containerBackground(for: .navigation) { Color.red }
  }

  private var scrollPage: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<50) { number in
          Text("row \(number)")
            .visualEffect { view, proxy in
              view.offset(y: proxy.bounds(of: .scrollView)?.minY ?? 0)
            }
        }
      }
      .scrollTargetLayout()
    }
    .onScrollPhaseChange { _, new, context in
      phase = context.geometry.contentOffset.y > 0 ? new : .idle
    }
    .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { _, _ in }
    .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.2) { visible = $0 }
    .refreshable { isOn = true }
    .scrollEdgeEffectStyle(.hard, for: .top)
  }

  private var looks: some View {
    VStack {
      Image(systemName: "star").symbolRenderingMode(.hierarchical).resizable()
        .contentTransition(.symbolEffect)
      TextField("name", text: $text).submitLabel(.continue)
      GenericSlider(value: $half)
      PasteButton(payloadType: String.self) { text = $0.first ?? "" }
      Text("high").highPriorityGesture(TapGesture(), isEnabled: isOn)
      Button("wide") {}.buttonSizing(.flexible)
    }
    .dialogSeverity(.critical)
    .listSectionMargins(.horizontal, 8)
  }
}

private struct GenericSlider<Value: BinaryFloatingPoint>: View
where Value.Stride: BinaryFloatingPoint {
  @Binding var value: Value
  var body: some View {
    Slider(value: $value, in: 0...1) { Text("part") }
    Slider(value: $value, in: 0...1, step: 0.25)
  }
}
