import TestSupport
import Testing

@testable import CLI

/// An app with a data model, to which a test adds its screen.
enum CoreDataProgram {
  /// What a run of an app prints, which must succeed without leaving anything out.
  static func run(_ files: [String: String], taps: String...) throws -> String {
    let program = try TestProgram(files)
    let steps = taps.flatMap { ["--step", $0.contains(" ") ? $0 : "tap \"\($0)\""] }
    let result = program.run(["run", ".", "--strict"] + steps)
    #expect(result.code == .success, "\(result.output)\(result.errors)")
    #expect(result.output.contains("assumed: Core Data keeps objects in memory"))
    return result.output
  }

  /// The lines of the table, without what follows it.
  static func table(_ output: String) -> String {
    String(output.split(separator: "\n\n").first ?? "")
  }

  static func printed(_ output: String) -> [String] {
    output.split(separator: "\n").filter {
      $0.hasPrefix("  ") && !$0.hasPrefix("  →") && $0 != "  nothing printed"
    }
    .map { $0.trimmingPrefix(while: { $0 == " " }) }.map(String.init)
  }

  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Note" representedClassName="Note" syncable="YES" codeGenerationType="class">
        <attribute name="created" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="stars" attributeType="Integer 16" defaultValueString="2" usesScalarValueType="YES"/>
        <attribute name="text" optional="YES" attributeType="String"/>
        <relationship name="folder" optional="YES" maxCount="1" deletionRule="Nullify" \
    destinationEntity="Folder" inverseName="notes" inverseEntity="Folder"/>
      </entity>
      <entity name="Folder" representedClassName=".Folder" syncable="YES" codeGenerationType="category">
        <attribute name="title" attributeType="String"/>
        <relationship name="notes" optional="YES" toMany="YES" deletionRule="Cascade" \
    destinationEntity="Note" inverseName="folder" inverseEntity="Note"/>
      </entity>
      <entity name="Stamp" representedClassName="Stamp" syncable="YES">
        <attribute name="number" optional="YES" attributeType="Integer 64" usesScalarValueType="YES"/>
      </entity>
    </model>
    """

  private static let app = """
    import CoreData
    import SwiftUI

    final class Folder: NSManagedObject {}

    @objc(Stamp)
    final class Stamp: NSManagedObject {
      @NSManaged var number: Int64
      @objc(nextNumber)
      var next: Int64 { number + 1 }
      override func awakeFromInsert() {
        super.awakeFromInsert()
        number = 7
      }
    }

    struct Persistence {
      static let shared = Persistence()
      let container = NSPersistentContainer(name: "Notes")
      init() {
        container.loadPersistentStores { _, error in
          if let error { fatalError("\\(error)") }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
      }
    }

    @main struct NotesApp: App {
      private let persistence = Persistence.shared
      var body: some Scene {
        WindowGroup {
          Screen().environment(\\.managedObjectContext, persistence.container.viewContext)
        }
      }
    }
    """

  static func files(_ code: String) -> [String: String] {
    [
      "App.swift": Self.app, "Screen.swift": "import SwiftUI\n" + code,
      "Notes.xcdatamodeld/Notes.xcdatamodel/contents": Self.model,
    ]
  }
}

@Suite(.runsScenarios) struct `What Core Data leaves out` {
  @Test func `ends a run only where a step reaches it`() throws {
    let program = try TestProgram(
      CoreDataProgram.files(
        """
        struct Screen: View {
          @Environment(\\.managedObjectContext) private var context
          var body: some View {
            Button("Clear") { clear() }
          }
          private func clear() {
            _ = try? context.execute(NSBatchDeleteRequest(fetchRequest: Note.fetchRequest()))
          }
        }
        """
      )
    )
    let result = program.run(["run", ".", "--step", "tap \"Clear\""])
    #expect(result.output.contains("present         1       1"), "\(result.output)")
    #expect((result.output + result.errors).contains("reaches 'Screen.clear()'"), "\(result)")
    #expect(program.run(["run", ".", "--strict"]).code == .findings)
  }
}
