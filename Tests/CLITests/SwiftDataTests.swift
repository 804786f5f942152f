import TestSupport
import Testing

@testable import CLI

/// Programs that keep models with SwiftData, in the manner of public samples.
@Suite(.runsScenarios) struct `SwiftData` {
  /// What a run of a file prints, which must succeed without leaving anything out.
  private func run(_ code: String, _ arguments: [String] = [], taps: String...) throws -> String {
    let program = try TestProgram(["Main.swift": code])
    let steps = taps.flatMap { ["--step", "tap \"\($0)\""] }
    let result = program.run(["run", "Main.swift", "--strict"] + arguments + steps)
    #expect(result.code == .success, "\(result.output)")
    #expect(result.output.contains("assumed: SwiftData keeps models in memory"))
    return result.output
  }

  /// The lines of the table, without what follows it.
  private func table(_ output: String) -> String {
    String(output.split(separator: "\n\n").first ?? "")
  }

  private static let items = """
    import SwiftUI
    import SwiftData

    @Model final class Item {
      var name: String
      var isDone = false
      @Attribute(.unique) var code: Int
      @Transient var draft = ""
      init(name: String, code: Int) {
        self.name = name
        self.code = code
      }
    }

    @Model final class Other {
      var text: String
      init(text: String) { self.text = text }
    }

    @main struct ItemsApp: App {
      var body: some Scene {
        WindowGroup { Items() }.modelContainer(for: [Item.self, Other.self])
      }
    }

    struct Items: View {
      @Environment(\\.modelContext) private var context
      @Query(filter: #Predicate<Item> { $0.name != "hidden" }, sort: \\.name, order: .reverse)
      private var items: [Item]
      var title = "Items"

      var body: some View {
        VStack {
          Button("Add") { context.insert(Item(name: "Item \\(items.count)", code: items.count)) }
          Button("Delete") { context.delete(items[0]) }
          Button("Rename") { items[0].name = "A" }
          Button("Same") { items[0].name = items[0].name }
          Button("Done") { items[0].isDone = true }
          Button("Draft") { items[0].draft += "x" }
          Button("Other") { context.insert(Other(text: "a")) }
          Button("Save") {
            print(context.hasChanges)
            try? context.save()
          }
          Button("Rollback") { context.rollback() }
          Button("Twin") {
            context.insert(Item(name: "Twin", code: 0))
            try? context.save()
            print(items.count, (try? context.fetchCount(FetchDescriptor<Item>())) ?? -1)
          }
          ForEach(items) { ItemRow(item: $0) }
          Others()
        }
      }
    }

    struct ItemRow: View {
      let item: Item
      var body: some View { Text(item.name) }
    }

    struct Others: View {
      @Query private var others: [Other]
      var body: some View { Text("\\(others.count) others") }
    }
    """

  @Test func `SD-1, SD-2, SD-4: rows follow their models, and a query has what is not saved`()
    throws
  {
    let output = try run(Self.items, taps: "Add", "Rename", "Same", "Done", "Draft", "Delete")
    #expect(
      table(output) == """
        Step          ItemRow  ItemRow.wasted  Items  Items.wasted  ItemsApp  Others
        ────────────  ───────  ──────────────  ─────  ────────────  ────────  ──────
        present             0               0      1             0         1       1
        tap "Add"           1               0      1             0         0       0
        tap "Rename"        1               0      1             1         0       0
        tap "Same"          1               1      1             1         0       0
        tap "Done"          0               0      1             1         0       0
        tap "Draft"         0               0      0             0         0       0
        tap "Delete"        0               0      1             0         0       0
        """,
      "\(output)"
    )
  }

  @Test func `SD-3: a query runs again for its models and for each save`() throws {
    let output = try run(Self.items, taps: "Add", "Other", "Save", "Save", "Done", "Rollback")
    #expect(
      table(output) == """
        Step            ItemRow  Items  Items.wasted  ItemsApp  Others  Others.wasted
        ──────────────  ───────  ─────  ────────────  ────────  ──────  ─────────────
        present               0      1             0         1       1              0
        tap "Add"             1      1             0         0       0              0
        tap "Other"           0      0             0         0       1              0
        tap "Save"            0      1             1         0       1              1
        tap "Save"            0      0             0         0       0              0
        tap "Done"            0      1             1         0       0              0
        tap "Rollback"        0      1             1         0       0              0
        """,
      "\(output)"
    )
  }

  private static let folders = """
    import SwiftUI
    import SwiftData

    @Model class Folder {
      var title: String
      @Relationship(deleteRule: .cascade, inverse: \\Note.folder) var notes: [Note] = []
      init(title: String) { self.title = title }
    }

    @Model class Note {
      var text: String
      var folder: Folder?
      init(text: String, folder: Folder? = nil) {
        self.text = text
        self.folder = folder
      }
    }

    struct Folders: View {
      @Environment(\\.modelContext) private var modelContext
      @Query(sort: \\Folder.title) private var folders: [Folder]

      var body: some View {
        VStack {
          ForEach(folders) { FolderDetail(folder: $0) }
          Button("Delete") { modelContext.delete(folders[0]) }
          NoteCount()
        }
      }
    }

    struct FolderDetail: View {
      @Bindable var folder: Folder
      @Query private var notes: [Note]
      @Environment(\\.modelContext) private var modelContext

      init(folder: Folder) {
        self.folder = folder
        let id = folder.persistentModelID
        _notes = Query(
          filter: #Predicate<Note> { $0.folder?.persistentModelID == id },
          sort: [SortDescriptor(\\.text, order: .reverse)]
        )
      }

      var body: some View {
        VStack {
          TextField("Title", text: $folder.title)
          ForEach(notes) { NoteRow(note: $0) }
          Button("Append") { folder.notes.append(Note(text: "note")) }
          Button("Link") { modelContext.insert(Note(text: "note", folder: folder)) }
        }
      }
    }

    struct NoteRow: View {
      let note: Note
      var body: some View { Text("\\(note.text) in \\(note.folder?.title ?? "none")") }
    }

    struct NoteCount: View {
      @Query private var notes: [Note]
      var body: some View { Text("\\(notes.count) notes") }
    }

    #Preview {
      let config = ModelConfiguration(isStoredInMemoryOnly: true)
      let container = try! ModelContainer(for: Folder.self, Note.self, configurations: config)
      container.mainContext.insert(Folder(title: "A"))
      return Folders().modelContainer(container)
    }
    """

  @Test func `SD-5, SD-6: a relationship has two ends, and a cascade deletes`() throws {
    let output = try run(
      Self.folders,
      ["--preview", "1", "--step", "tap \"Append\"", "--step", "tap \"Link\""]
        + ["--step", "type \"b\" into \"Title\"", "--step", "tap \"Delete\""]
    )
    #expect(
      table(output) == """
        Step                   FolderDetail  Folders  Folders.wasted  NoteCount  NoteRow
        ─────────────────────  ────────────  ───────  ──────────────  ─────────  ───────
        present                           1        1               0          1        0
        tap "Append"                      1        1               1          1        1
        tap "Link"                        1        1               1          1        1
        type "b" into "Title"             1        1               1          0        2
        tap "Delete"                      0        1               0          1        0
        """,
      "\(output)"
    )
  }

  @Test func `SD-7: a save joins models that must not differ; actors have contexts of their own`()
    throws
  {
    let output = try run(
      """
      import SwiftUI
      import SwiftData

      @Model final class Entry {
        @Attribute(.unique) var key: String
        var value: Int
        init(key: String, value: Int) {
          self.key = key
          self.value = value
        }
      }

      @ModelActor actor Importer {
        func load() throws {
          for number in 0..<3 { modelContext.insert(Entry(key: "k\\(number)", value: number)) }
          try modelContext.save()
        }
        func bump() throws {
          for entry in try modelContext.fetch(FetchDescriptor<Entry>()) { entry.value += 10 }
          try modelContext.save()
        }
      }

      @main struct EntryApp: App {
        let container = try! ModelContainer(for: Entry.self)
        var body: some Scene { WindowGroup { Entries() }.modelContainer(container) }
      }

      struct Entries: View {
        @Environment(\\.modelContext) private var context
        @Query(FetchDescriptor<Entry>(sortBy: [SortDescriptor(\\.value)]), animation: .default)
        private var entries: [Entry]

        var body: some View {
          VStack {
            Button("Import") {
              let container = context.container
              Task { try? await Importer(modelContainer: container).load() }
            }
            Button("Bump") {
              let container = context.container
              Task { try? await Importer(modelContainer: container).bump() }
            }
            Button("Twin") {
              context.insert(Entry(key: "k1", value: 100))
              try? context.save()
            }
            Button("Delete") {
              try? context.delete(model: Entry.self, where: #Predicate { $0.value > 50 })
            }
            ForEach(entries) { EntryRow(entry: $0) }
            Text("\\(entries.map(\\.value))")
          }
          .onChange(of: entries.map(\\.value)) { print($1) }
        }
      }

      struct EntryRow: View {
        let entry: Entry
        var body: some View { Text("\\(entry.key) \\(entry.value)") }
      }
      """,
      taps: "Import",
      "Bump",
      "Twin",
      "Delete"
    )
    let printed = output.split(separator: "\n").filter { $0.hasPrefix("  [") }
    #expect(printed == ["  [0, 1, 2]", "  [10, 11, 12]", "  [10, 12, 100]", "  [10, 12]"])
  }

  @Test func `a query that the view's initializer makes is new if it fetches something else`()
    throws
  {
    let output = try run(
      """
      import SwiftUI
      import SwiftData

      @Model final class Book {
        var title: String
        init(title: String) { self.title = title }
      }

      @main struct BookApp: App {
        var body: some Scene {
          WindowGroup { Shelf() }.modelContainer(for: Book.self) { result in
            guard case .success(let container) = result else { return }
            for title in ["Émile", "Ulysses"] { container.mainContext.insert(Book(title: title)) }
          }
        }
      }

      struct Shelf: View {
        @State private var search = ""
        @State private var taps = 0
        var body: some View {
          VStack {
            TextField("Search", text: $search)
            Button("Tap") { taps += 1 }
            Text("\\(taps)")
            Books(search: search)
          }
        }
      }

      struct Books: View {
        @Query private var books: [Book]
        init(search: String) {
          let filter = #Predicate<Book> {
            search.isEmpty || $0.title.localizedStandardContains(search)
          }
          _books = Query(filter: filter, sort: \\.title)
        }
        var body: some View {
          ForEach(books) { Text($0.title) }
          let _ = print(books.count)
        }
      }
      """,
      ["--step", "type \"em\" into \"Search\"", "--step", "tap \"Tap\""]
    )
    #expect(
      table(output) == """
        Step                     BookApp  Books  Books.wasted  Shelf
        ───────────────────────  ───────  ─────  ────────────  ─────
        present                        1      1             0      1
        type "em" into "Search"        0      2             1      2
        tap "Tap"                      0      0             0      1
        """,
      "\(output)"
    )
  }

  @Test func `SD-3: a predicate finds a part in a text, and no text in its part`() throws {
    let output = try run(
      """
      import SwiftUI
      import SwiftData

      @Model final class Book {
        var title: String
        var pages: Int
        init(title: String, pages: Int) { (self.title, self.pages) = (title, pages) }
      }

      @main struct BookApp: App {
        var body: some Scene {
          WindowGroup { Shelf() }.modelContainer(for: Book.self) { result in
            guard case .success(let container) = result else { return }
            for (title, pages) in [("Émile", 400), ("Ulysses", 700)] {
              container.mainContext.insert(Book(title: title, pages: pages))
            }
          }
        }
      }

      struct Shelf: View {
        @Query(filter: #Predicate<Book> { $0.title.localizedStandardContains("EM") })
        private var part: [Book]
        @Query(filter: #Predicate<Book> { $0.title.localizedStandardContains("Émile, a novel") })
        private var whole: [Book]
        @Query(filter: #Predicate<Book> { $0.title.contains("ly") }) private var exact: [Book]
        @Query(filter: #Predicate<Book> { $0.title.contains("LY") }) private var upper: [Book]
        @Query(filter: #Predicate<Book> { $0.title.starts(with: "U") }) private var start: [Book]
        @Query(filter: #Predicate<Book> { $0.pages < 700 }) private var shorter: [Book]
        @Query(filter: #Predicate<Book> { $0.pages <= 700 }) private var notLonger: [Book]
        var body: some View {
          let _ = print([part, whole, exact, upper, start, shorter, notLonger].map(\\.count))
        }
      }
      """,
      []
    )
    #expect(output.contains("[1, 0, 1, 0, 1, 1, 2]"), "\(output)")
  }
}
