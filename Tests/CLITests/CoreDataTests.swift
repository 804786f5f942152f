import TestSupport
import Testing

@testable import CLI

/// Programs that keep objects with Core Data, in the manner of public samples.
@Suite(.runsScenarios) struct `Core Data` {
  private static let notes = """
    struct Screen: View {
      @Environment(\\.managedObjectContext) private var context
      @FetchRequest(sortDescriptors: [SortDescriptor(\\.created)], predicate: nil)
      private var notes: FetchedResults<Note>

      var body: some View {
        List {
          Button("Add") {
            let note = Note(context: context)
            note.created = Date(timeIntervalSince1970: Double(notes.count))
            note.text = "Note"
            try? context.save()
          }
          Button("Rename") { notes[0].text? += "!" }
          Button("Same") { notes[0].text = notes[0].text }
          Button("Save") { try? context.save() }
          Button("Rollback") { context.rollback() }
          Button("Stamp") {
            let stamp = Stamp(context: context)
            print(stamp.next, context.hasChanges)
            try? context.save()
          }
          ForEach(notes) { note in
            ObservingRow(note: note)
            PlainRow(note: note)
          }
          .onDelete { offsets in
            offsets.map { notes[$0] }.forEach(context.delete)
            try? context.save()
          }
        }
      }
    }
    struct ObservingRow: View {
      @ObservedObject var note: Note
      var body: some View { Text(note.text ?? "") }
    }
    struct PlainRow: View {
      let note: Note
      var body: some View { Text(note.text ?? "") }
    }
    """

  @Test func `MO-1, MO-4: a change reaches the observers of an object and each request with it`()
    throws
  {
    let output = try CoreDataProgram.run(
      CoreDataProgram.files(Self.notes),
      taps: "Add",
      "Rename",
      "Same",
      "Save",
      "Rename",
      "Rollback",
      "Stamp"
    )
    #expect(
      CoreDataProgram.table(output) == """
        Step            NotesApp  ObservingRow  ObservingRow.wasted  PlainRow  Screen  Screen.wasted
        ──────────────  ────────  ────────────  ───────────────────  ────────  ──────  ─────────────
        present                1             0                    0         0       1              0
        tap "Add"              0             1                    0         1       1              0
        tap "Rename"           0             1                    0         0       1              1
        tap "Same"             0             1                    1         0       1              1
        tap "Save"             0             0                    0         0       0              0
        tap "Rename"           0             1                    0         0       1              1
        tap "Rollback"         0             1                    0         0       1              1
        tap "Stamp"            0             0                    0         0       0              0
        """,
      "\(output)"
    )
    #expect(CoreDataProgram.printed(output).contains("8 true"))
  }

  @Test func `MO-2, MO-3: what is not saved is announced after the update, also an insertion`()
    throws
  {
    let output = try CoreDataProgram.run(
      CoreDataProgram.files(
        """
        struct Screen: View {
          @Environment(\\.managedObjectContext) private var context
          @State private var note: Note?
          @State private var taps = 0

          var body: some View {
            VStack {
              Button("New") { note = Note(context: context) }
              Button("Saved") {
                let new = Note(context: context)
                try? context.save()
                note = new
              }
              Button("Edit") {
                taps += 1
                note?.text = "edited"
              }
              Text("\\(taps)")
              if let note {
                Editor(note: note, taps: taps)
                  .onReceive(note.objectWillChange) { print(note.text ?? "no text") }
              }
            }
          }
        }
        struct Editor: View {
          @ObservedObject var note: Note
          let taps: Int
          var body: some View { Text("\\(note.text ?? "") \\(taps)") }
        }
        """
      ),
      taps: "New",
      "Edit",
      "Saved"
    )
    #expect(
      CoreDataProgram.table(output) == """
        Step         Editor  Editor.wasted  NotesApp  Screen
        ───────────  ──────  ─────────────  ────────  ──────
        present           0              0         1       1
        tap "New"         2              1         0       1
        tap "Edit"        2              1         0       1
        tap "Saved"       1              0         0       1
        """,
      "\(output)"
    )
    #expect(CoreDataProgram.printed(output) == ["no text", "edited"])
  }

  @Test func `MO-4, MO-5, MO-8: a request has what is not saved, and ignores other objects`() throws
  {
    let output = try CoreDataProgram.run(
      CoreDataProgram.files(
        """
        struct Screen: View {
          @Environment(\\.managedObjectContext) private var context
          var body: some View {
            VStack {
              Button("Folder") {
                let folder = Folder(context: context)
                folder.title = "A"
                let note = Note(context: context)
                note.folder = folder
              }
              Button("Star") { first()?.stars = 5 }
              Button("Unstar") { first()?.stars = 1 }
              Button("Text") { first()?.text = "b" }
              Button("Delete") { context.delete(first()!.folder!) }
              Folders()
              Starred()
            }
          }
          private func first() -> Note? {
            let request: NSFetchRequest<Note> = Note.fetchRequest()
            request.sortDescriptors = [NSSortDescriptor(key: "created", ascending: false)]
            request.fetchLimit = 1
            return try? context.fetch(request).first
          }
        }
        struct Folders: View {
          @FetchRequest(entity: Folder.entity(), sortDescriptors: [])
          private var folders: FetchedResults<Folder>
          var body: some View { Text("\\(folders.count) \\(folders.first?.notes?.count ?? 0)") }
        }
        struct Starred: View {
          @FetchRequest(
            sortDescriptors: [NSSortDescriptor(keyPath: \\Note.created, ascending: true)],
            predicate: NSPredicate(format: "stars >= %d AND folder.title BEGINSWITH[c] %@", 3, "a"),
            animation: .default
          )
          private var notes: FetchedResults<Note>
          var body: some View { Text("\\(notes.count) starred") }
        }
        """
      ),
      taps: "Folder",
      "Star",
      "Text",
      "Unstar",
      "Text",
      "Delete"
    )
    #expect(
      CoreDataProgram.table(output) == """
        Step          Folders  NotesApp  Screen  Starred  Starred.wasted
        ────────────  ───────  ────────  ──────  ───────  ──────────────
        present             1         1       1        1               0
        tap "Folder"        1         0       0        0               0
        tap "Star"          0         0       0        1               0
        tap "Text"          0         0       0        1               1
        tap "Unstar"        0         0       0        1               0
        tap "Text"          0         0       0        0               0
        tap "Delete"        1         0       0        0               0
        """,
      "\(output)"
    )
  }

  @Test func `MO-6: each new value of a view has another request, which loses what was set`() throws
  {
    let output = try CoreDataProgram.run(
      CoreDataProgram.files(
        """
        struct Screen: View {
          @Environment(\\.managedObjectContext) private var context
          @State private var taps = 0
          var body: some View {
            VStack {
              Button("Add") {
                for text in ["a", "b"] { Note(context: context).text = text }
                try? context.save()
              }
              Button("Tap") { taps += 1 }
              Text("\\(taps)")
              Notes()
            }
          }
        }
        struct Notes: View {
          @FetchRequest(sortDescriptors: [SortDescriptor(\\.text)]) private var notes: FetchedResults<Note>
          var body: some View {
            let _ = print(notes.map { $0.text ?? "" })
            Button("Reverse") { notes.sortDescriptors = [SortDescriptor(\\.text, order: .reverse)] }
            Button("Filter") { $notes.wrappedValue.nsPredicate = NSPredicate(format: "text == 'b'") }
          }
        }
        """
      ),
      taps: "Add",
      "Reverse",
      "Tap",
      "Filter"
    )
    #expect(
      CoreDataProgram.printed(output) == [
        "[]", "[\"a\", \"b\"]", "[\"b\", \"a\"]", "[\"a\", \"b\"]", "[\"b\"]",
      ],
      "\(output)"
    )
  }

  @Test
  func `MO-7: relationships have two ends, deletions follow their rules, and contexts are apart`()
    throws
  {
    let output = try CoreDataProgram.run(
      CoreDataProgram.files(
        """
        struct Screen: View {
          @Environment(\\.managedObjectContext) private var context
          var body: some View {
            Text("a").onAppear(perform: test)
          }
          private func count<Object: NSManagedObject>(_ type: Object.Type) -> Int {
            (try? context.count(for: NSFetchRequest<Object>(entityName: "\\(type)"))) ?? -1
          }
          private func test() {
            let (folder, other) = (Folder(context: context), Folder(context: context))
            print((try? context.save()) == nil)
            (folder.title, other.title) = ("a", "b")
            let note = Note(context: context)
            folder.addToNotes(note)
            note.folder = other
            print(folder.notes?.count ?? -1, (other.notes?.allObjects as? [Note])?.first === note)
            other.removeFromNotes(NSSet(object: note))
            print(note.folder == nil, note.stars)
            other.addToNotes(NSSet(array: [note]))
            print((try? context.save()) != nil, note.objectID.isTemporaryID)
            let background = Persistence.shared.container.newBackgroundContext()
            background.performAndWait {
              let copy = background.object(with: note.objectID) as! Note
              print(copy !== note, copy.folder?.title ?? "")
              copy.text = "changed"
              Note(context: background).text = "new"
              print(note.text ?? "none", count(Note.self))
              try? background.save()
            }
            print(note.text ?? "none", count(Note.self))
            context.delete(other)
            print(count(Note.self), count(Folder.self))
            context.rollback()
            print(count(Note.self), other.notes?.count ?? -1)
          }
        }
        """
      )
    )
    #expect(
      CoreDataProgram.printed(output) == [
        "true", "0 true", "true 2", "true false", "true b", "none 1", "changed 2", "1 1", "2 1",
      ],
      "\(output)"
    )
  }

  @Test func `a controller of results reports to its delegate`() throws {
    let output = try CoreDataProgram.run(
      CoreDataProgram.files(
        """
        final class Store: NSObject, ObservableObject, NSFetchedResultsControllerDelegate {
          @Published var texts: [String] = []
          private let controller: NSFetchedResultsController<Note>
          init(_ context: NSManagedObjectContext) {
            let request = Note.fetchRequest()
            request.sortDescriptors = [
              NSSortDescriptor(
                key: "text",
                ascending: true,
                selector: #selector(NSString.localizedStandardCompare(_:))
              )
            ]
            controller = NSFetchedResultsController(
              fetchRequest: request,
              managedObjectContext: context,
              sectionNameKeyPath: nil,
              cacheName: nil
            )
            super.init()
            controller.delegate = self
            try? controller.performFetch()
          }
          func controllerDidChangeContent(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>
          ) {
            texts = (controller.fetchedObjects as? [Note])?.compactMap(\\.text) ?? []
          }
        }
        struct Screen: View {
          @Environment(\\.managedObjectContext) private var context
          @StateObject private var store = Store(Persistence.shared.container.viewContext)
          var body: some View {
            let _ = print(store.texts)
            Button("Add") {
              for text in ["10", "9"] { Note(context: context).text = text }
              try? context.save()
            }
          }
        }
        """
      ),
      taps: "Add"
    )
    #expect(CoreDataProgram.printed(output) == ["[]", "[\"9\", \"10\"]"], "\(output)")
  }
}
