import Testing

@testable import Guidelines

/// The headers of tables that name what is counted.
@Suite struct `Columns` {
  static let columns: [(text: String, view: String, metric: Column.Metric)] = [
    ("Row", "Row", .evaluations), ("_Row", "_Row", .evaluations), ("Row2", "Row2", .evaluations),
    ("Outer.Row", "Outer.Row", .evaluations), ("Row.wasted", "Row", .wasted),
    ("Outer.Row.contents", "Outer.Row", .contents), ("Row.comparisons", "Row", .comparisons),
    ("Row<Int>", "Row<Int>", .evaluations), ("Row<Int>.wasted", "Row<Int>", .wasted),
    ("Row<[Int], A & B?>", "Row<[Int], A & B?>", .evaluations),
    ("Row<(Int) -> Void>", "", .evaluations), ("Zeile_ä", "Zeile_ä", .evaluations),
    ("row", "row", .evaluations),
  ]

  @Test(arguments: columns.indices) func `name a view and what to count`(index: Int) {
    let (text, view, metric) = Self.columns[index]
    let column = try? Column.parse(text).get()
    #expect(column == (view.isEmpty ? nil : Column(view: view, metric: metric)))
    if let column { #expect("\(column)" == text) }
  }

  static let faults: [(text: String, what: String)] = [
    ("", "'' is not the name of a view"), ("1Row", "'1Row' is not the name of a view"),
    ("Row>", "'Row>' is not the name of a view"), ("Row<", "'Row<' is not the name of a view"),
    ("Row><", "'Row><' is not the name of a view"), ("R-w", "'R-w' is not the name of a view"),
    ("Row.", "'Row.' is not the name of a view"), (".Row", "'.Row' is not the name of a view"),
    ("Row..wasted", "'Row..wasted' is not the name of a view"),
    ("Row.wastd", "'wastd' cannot be counted"), ("Row.Wasted.x", "'x' cannot be counted"),
  ]

  @Test(arguments: faults.indices) func `are refused where they name no view`(index: Int) {
    let (text, what) = Self.faults[index]
    guard case .failure(let fault) = Column.parse(text) else {
      Issue.record("'\(text)' is a column")
      return
    }
    #expect(fault.message().what == what)
  }
}
