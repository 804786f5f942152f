import Dispatch
import Mustache
import Synchronization
import Testing

@Suite struct `An object that many models show` {
  @Test func `looks as it did, but for what else a section shows`() throws {
    let library = Library([
      "page":
        "{{#list}}{{title}}{{#tags}}{{.}}{{/tags}}{{/list}} {{#list}}{{title}}{{site}}{{/list}}"
    ])
    let object = SharedObject(["title": "<", "tags": ["x"]])
    func shown(_ site: String) throws -> String {
      let stack: [Value] = [["site": .string(site), "list": [.shared(object)]]]
      return String(decoding: try library.render("page", stack), as: UTF8.self)
    }
    #expect(try shown("1") == "&lt;x &lt;1")
    #expect(try shown("2") == "&lt;x &lt;2")
  }

  @Test func `looks as each template shows it, on whatever threads these are met first`() throws {
    let names = ["first", "second"]
    let shown = Mutex<Set<[String]>>([])
    let templates = names.map { ($0, "{{#x}}\($0){{/x}}") }
    for _ in 0..<3000 {
      let library = Library(Dictionary(uniqueKeysWithValues: templates))
      let stack: [Value] = [["x": .shared(SharedObject(["title": "x"]))]]
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        let texts = names.map { try? String(decoding: library.render($0, stack), as: UTF8.self) }
        shown.withLock { _ = $0.insert(texts.compactMap { $0 }) }
      }
    }
    #expect(shown.withLock { $0 } == [names])
  }
}
