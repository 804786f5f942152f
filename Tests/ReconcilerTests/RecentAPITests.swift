import FoundationShim
import Reconciler
import Testing
import UIKitShim

@MainActor
@Suite(.serialized)
struct `API of recent systems` {
  @Test func `NAV-4: the tabs of a section are tabs like the others`() {
    let host = TestHost(Sections())
    host.select("B")
    #expect(host.texts.contains("b"))
    host.select("Search")
    #expect(host.texts.contains("found"))
  }

  @Test func `a path is saved and read, unless one of its values cannot be`() throws {
    var path = NavigationPath()
    path.append(3)
    path.append("three")
    let codable = try #require(path.codable)
    let data = try JSONEncoder().encode(codable)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    path.append(Plain())
    #expect(path.codable == nil)
  }

  @Test func `a button pastes what the program copied, if it has the type`() {
    let host = TestHost(Pasting())
    UIPasteboard.general.string = nil
    host.tap("Paste")
    #expect(host.texts.contains("got nothing"))
    UIPasteboard.general.string = "word"
    host.tap("Paste")
    #expect(host.texts.contains("got word"))
    UIPasteboard.general.string = nil
  }

  @Test func `CTL-1: a slider takes any floating-point type, and moves in steps`() {
    let host = TestHost(Sliding(value: Float(0.5)))
    host.enter("0.6", into: "part")
    #expect(host.texts.contains("0.5"))
    host.enter("0.7", into: "part")
    #expect(host.texts.contains("0.75"))
  }
}

private struct Plain: Hashable {}

private struct Sections: View {
  var body: some View {
    TabView {
      Tab("A", systemImage: "a") { Text("a") }
      TabSection("More") {
        Tab("B", systemImage: "b") { Text("b") }
      }
      Tab(role: .search) { Text("found") }
    }
  }
}

private struct Pasting: View {
  @State private var text: String?
  var body: some View {
    Text("got \(text ?? "nothing")")
    PasteButton(payloadType: String.self) { text = $0.first }
  }
}

private struct Sliding<Value: BinaryFloatingPoint>: View where Value.Stride: BinaryFloatingPoint {
  @State var value: Value
  var body: some View {
    Text(verbatim: "\(Double(value))")
    Slider(value: $value, in: 0...1, step: 0.25) { Text("part") }
  }
}
