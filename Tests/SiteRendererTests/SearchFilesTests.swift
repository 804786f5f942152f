import Guidelines
import SearchIndex
import Testing

@testable import SiteRenderer

@Suite struct `What search finds of a page` {
  @Test func `is a section for each heading, with code and prose`() throws {
    let sections = ExampleSite.closures.searchableSections
    #expect(
      sections.map(\.anchor) == [
        "", "avoid-a-bare-closure", "prefer-an-object-in-the-environment", "why", "in-the-compiler",
      ]
    )
    #expect(sections[0].text.contains("A button deep in the hierarchy calls open."))
    #expect(sections[0].code == "open")
    #expect(sections[1].text.contains("Self._printChanges()"))
    #expect(sections[1].code.contains("Self._printChanges()"))
    #expect(sections.contains { $0.text.contains("On the author's phone") })
    #expect(!sections.contains { $0.text.contains("source=") })
    #expect(
      sections[3].text.hasPrefix(
        "Reading a key subscribes to it (ENV-3). Closures cannot be compared."
      )
    )
  }

  @Test func `has one space between words, whatever the page has`() {
    let text = "# T\n\nA\tb\n  c `d  e`s\n\n- f\n- g\n\n| h | i |\n| - | - |\n| j | `k` |\n"
    let page = Page(path: "content/a.md", text: text, folder: "content")
    #expect(
      page.searchableSections == [SearchableSection(text: "A b c d es f g h i j k", code: "d e k")]
    )
  }

  @Test func `is found by its topic and its verdicts`() throws {
    let file = try #require(searchIndex(ExampleSite.context).files.last)
    #expect(file.path == "search-index.js")
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.contains(#""topics":["Environment","Home","Observations","Rules","Sources"]"#))
    #expect(text.contains(#""verdicts":["acceptable","avoid","prefer"]"#))
    #expect(
      text.contains(
        #"["Keep closures out of the environment","guidelines/closures.html",0,6,7,120,"impact high",2]"#
      )
    )
  }
}
