import Testing

@testable import Verification

@Suite struct `The parts of a verification` {
  private let pages = (1...400).map { "content/guidelines/page-\($0).md" }

  private func part(_ text: String, of pages: [String]) -> [String] {
    pages.filter { Shard(text)?.contains($0) == true }
  }

  @Test func `hold every page once, and about as many each`() {
    let parts = (1...4).map { part("\($0)/4", of: pages) }
    #expect(parts.joined().sorted() == pages.sorted())
    #expect(parts.allSatisfy { (60...140).contains($0.count) })
  }

  @Test func `stay as they are when a page is added`() {
    let more = ["content/guidelines/aaa.md"] + pages
    for number in 1...4 {
      let before = part("\(number)/4", of: pages)
      #expect(part("\(number)/4", of: more).filter { $0 != more[0] } == before)
    }
  }
}
