import Reconciler
import ScenarioTrace
import Testing

@MainActor
@Suite(.serialized)
struct `Who changed the environment` {
  @Test func `ENV-3: a value is traced to the body that wrote it, and not to one in between`() {
    let host = TestHost(Outer())
    let both = host.origins(during: { $0.tap("Both") })
    #expect(both == ["_color written by Outer", "_title written by Inner"])
  }

  @Test func `ENV-11: what the host sets is traced to the host`() {
    let host = TestHost(Reader())
    let origins = host.origins { $0.environment { $0.colorScheme = .dark } }
    #expect(origins == ["_scheme written by the host"])
  }

  @Test
  func `ENV-6: the mode of a presentation changes with what closes it, and with no other key`() {
    let host = TestHost(Presented())
    #expect(host.log { $0.hostPass() } == ["Presented: _mode changed."])
    #expect(host.bodies { $0.run {} } == [])
  }

  @Test func `ENV-6: the mode of a presentation closes it`() {
    let host = TestHost(Presenter())
    host.tap("Show")
    #expect(host.texts == ["Show", "Close"])
    host.tap("Close")
    #expect(host.texts == ["Show"])
  }
}

extension TestHost {
  /// The properties that the environment changed while something happened, each with who wrote it.
  fileprivate func origins(during action: (TestHost) -> Void) -> [String] {
    events(during: action).compactMap { event in
      guard case .caused(_, let item, .environment(let writer)) = event else { return nil }
      return "\(item) written by \(writer == 0 ? "the host" : name(of: writer))"
    }
  }

  private func name(of identity: Int) -> String {
    for case .mounted(let mounted, let view, _) in events where mounted == identity {
      return String(view.split(separator: ".").last ?? "")
    }
    return "nobody"
  }
}

extension EnvironmentValues {
  fileprivate var title: String {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
  fileprivate var shade: Int {
    get { self[ShadeKey.self] }
    set { self[ShadeKey.self] = newValue }
  }
}

private enum TitleKey: EnvironmentKey { static let defaultValue = "" }
private enum ShadeKey: EnvironmentKey { static let defaultValue = 0 }

private struct Outer: View {
  @State private var number = 0

  var body: some View {
    Button("Both") { number += 1 }
    Inner(number: number).environment(\.shade, number)
  }
}

private struct Inner: View {
  let number: Int
  var body: some View { Written().environment(\.title, "\(number)") }
}

private struct Written: View {
  @Environment(\.shade) private var color
  @Environment(\.title) private var title
  var body: some View { Text("\(title) \(color)") }
}

private struct Reader: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text("\(scheme)") }
}

private struct Presented: View {
  @Environment(\.presentationMode) private var mode

  var body: some View {
    Button("Close") { mode.wrappedValue.dismiss() }
  }
}

private struct Presenter: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Presented() }
  }
}
