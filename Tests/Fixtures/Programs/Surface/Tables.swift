// What articles write of tables, each name once.

import SwiftUI

struct TablesUses: View {
  @State private var people = [Person(name: "Ada", age: 36), Person(name: "Alan", age: 41)]
  @State private var chosen: Person.ID?
  @State private var all: Set<Person.ID> = []
  @State private var order = [KeyPathComparator(\Person.name)]

  var body: some View {
    VStack {
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { person in Text("\(person.age)") }.width(50)
      }
      Table(people, selection: $all) {
        TableColumn("Name") { Text($0.name) }
      }
      Table(people, selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
          .width(min: 20, ideal: 40, max: 60)
      }
      .onChange(of: order) { people.sort(using: order) }
      .tableStyle(.inset)
      Table(of: Person.self) {
        TableColumn("Name") { Text($0.name) }
        TableColumn("Nick", value: \.nick) { Text($0.nick ?? "") }.alignment(.trailing)
      } rows: {
        ForEach(people) { person in
          TableRow(person).contextMenu { Button("Delete") {} }
        }
        Section("More") { TableRow(Person(name: "Eve", age: 1)) }
      }
      .tableColumnHeaders(.hidden)
    }
  }
}

private struct Person: Identifiable {
  let id = UUID()
  var name: String
  var age: Int
  var nick: String?
}
