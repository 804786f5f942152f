import TestSupport
import Testing

@testable import Verification

@Suite struct `A data model` {
  private func code(_ entity: String, besides sources: [String] = []) throws -> String {
    let folder = try ScratchFolder([
      "Trips.xcdatamodeld/Trips.xcdatamodel/contents": "<model><attribute/>\(entity)</model>",
      "Trips.xcdatamodeld/Trips 2.xcdatamodel/contents": "<model><entity name=\"Newer\"/></model>",
      "Trips.xcdatamodeld/.xccurrentversion":
        "<dict><key>_XCCurrentVersionName</key><string>Trips.xcdatamodel</string></dict>",
    ])
    let path = folder.path + "/Trips.xcdatamodeld"
    let model = try #require(DataModel(path, on: ProgramDisk(for: [folder.path])))
    return try #require(DataModel.code(for: [model], besides: sources))
  }

  @Test func `makes a class with the accessors that Xcode makes`() throws {
    let code = try code(
      """
      <entity name="Trip" representedClassName="Trip" codeGenerationType="class">
        <attribute name="name" attributeType="String" defaultValueString="a &quot;b&quot;"/>
        <attribute name="rating" attributeType="Integer 32" usesScalarValueType="YES" \
      defaultValueString="3"/>
        <attribute name="price" attributeType="Double"/>
        <relationship name="stops" toMany="YES" ordered="YES" destinationEntity="Stop"/>
      </entity>
      <entity name="Stop" representedClassName=".Stop" parentEntity="Trip"/>
      """
    )
    #expect(code.contains("class Trip: NSManagedObject {}"))
    #expect(code.contains("var `name`: String? { get { _managedValue(\"name\") }"))
    #expect(code.contains("var `rating`: Int32 "))
    #expect(code.contains("var `price`: NSNumber? "))
    #expect(code.contains("var `stops`: NSOrderedSet? "))
    #expect(code.contains("func addToStops(_ values: NSOrderedSet)"))
    #expect(code.contains("default: Int32(3)"))
    #expect(code.contains("default: \"a \\\"b\\\"\""))
    #expect(code.contains("case \"Trips\": "))
    #expect(!code.contains("Newer"))
    // Nothing declares the class of the other entity.
    #expect(code.contains("_name: \"Stop\", NSManagedObject.self, parent: \"Trip\""))
  }

  @Test func `leaves the classes that the program declares to it`() throws {
    let entity = "<entity name=\"Trip\" representedClassName=\"App.Trip\"/>"
    let code = try code(entity, besides: ["final class Trip: NSManagedObject {}"])
    #expect(!code.contains("class Trip"))
    #expect(code.contains("_name: \"Trip\", Trip.self"))
  }
}
