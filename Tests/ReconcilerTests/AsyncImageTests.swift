import FoundationShim
import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Images that are loaded` {
  // Paul Hudson's "How to load a remote image from a URL".
  @Test(.tags(.medium))
  func `MOD-17: an image that can't be loaded goes from empty to failure`() async {
    let journal = Journal()
    let host = TestHost(
      Picture(url: URL(string: "https://example.invalid/a.png"), journal: journal)
    )
    #expect(journal.take() == ["empty"])
    await host.waits { !journal.lines.isEmpty }
    #expect(journal.take() == ["failure"])
    #expect(host.firstBodies == ["Picture"] && host.allBodies == ["Picture"])
  }

  @Test func `MOD-17: a file with an image is shown by its name, any other is a failure`() async {
    for (bytes, expected) in [
      ([0x89, 0x50, 0x4E, 0x47] as [UInt8], "picture.png"), ([1, 2], "failure"),
    ] {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("picture.png")
      try? Data(bytes).write(to: file)
      let journal = Journal()
      let host = TestHost(Picture(url: file, journal: journal))
      await host.waits { journal.lines.count >= 2 }
      #expect(host.texts == [expected])
    }
  }

  @Test func `MOD-17: without a URL nothing is loaded, and another URL starts from scratch`() async
  {
    let journal = Journal()
    let host = TestHost(Choice(journal: journal))
    try? await Task.sleep(for: .milliseconds(20))
    host.run {}
    #expect(journal.take() == ["empty"])
    host.tap("choose")
    #expect(journal.take() == ["empty"])
    await host.waits { !journal.lines.isEmpty }
    #expect(journal.take() == ["failure"])
    host.tap("choose")
    #expect(journal.take() == ["empty"])
    host.tap("hide")
    try? await Task.sleep(for: .milliseconds(20))
    host.run {}
    #expect(journal.take() == [])
  }
}

private struct Picture: View {
  let url: URL?
  let journal: Journal

  var body: some View {
    AsyncImage(url: url, transaction: Transaction(animation: .default)) { phase in
      switch phase {
      case .empty:
        let _ = journal.note("empty")
        Color.gray
      case .success(let image):
        let _ = journal.note("success")
        image.resizable()
      case .failure:
        let _ = journal.note("failure")
        Text("failure")
      @unknown default: Color.black
      }
    }
  }
}

private struct Choice: View {
  let journal: Journal
  @State private var number = 0
  @State private var isHidden = false

  var body: some View {
    if !isHidden {
      Picture(
        url: number == 0 ? nil : URL(string: "file:///missing/\(number).png"),
        journal: journal
      )
    }
    Button("choose") { number += 1 }
    Button("hide") { isHidden = true }
  }
}
