import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import CLI

/// With a second declaration of a name, each mention of it is an overload, and the time to compile an
/// expression grows exponentially with its mentions.
@Suite(.runsScenarios) struct `One declaration for each type` {
  @Test func `that scenarios can name`() throws {
    var modules: [String: Set<String>] = [:]
    let sources = TestProgram.root + "/Sources/"
    let shims = try FileManager.default.contentsOfDirectory(atPath: sources + "Shims")
    for folder in ["Engine/Reconciler"] + shims.map({ "Shims/" + $0 }) {
      let names = FileManager.default.enumerator(atPath: sources + folder)
      for case let name as String in names ?? .init() where name.hasSuffix(".swift") {
        let text = try String(contentsOfFile: sources + folder + "/" + name, encoding: .utf8)
        for type in publicTypes(of: text) { modules[type, default: []].insert(folder) }
      }
    }
    #expect(modules.count > 500)
    let repeated = modules.filter { $0.value.count > 1 }
    #expect(repeated.isEmpty, "declare these once, and re-export them: \(repeated)")
  }

  /// The types and aliases at the top level of a file.
  private func publicTypes(of source: String) -> [String] {
    Parser.parse(source: source).statements.compactMap { statement in
      guard case .decl(let declaration) = statement.item,
        let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        modifiers.contains(where: { ["public", "open"].contains($0.name.text) }),
        !declaration.is(FunctionDeclSyntax.self)
      else { return nil }
      return declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
    }
  }

  /// Each of these took the compiler minutes while there were two declarations.
  @Test func `so that long literals compile`() throws {
    func list(_ element: String) -> String {
      "[" + Array(repeating: element, count: 16).joined(separator: ", ") + "]"
    }
    let file = """
      import CoreGraphics
      import Dispatch
      import Foundation
      import SwiftUI
      import UIKit

      struct ContentView: View {
        let sizes = \(list("CGSize.zero"))
        let points = \(list("CGPoint(x: 1, y: 2)"))
        let rects = \(list("CGRect.zero"))
        let lengths = \(list("CGFloat(1)"))
        let times = \(list("DispatchTime.now()"))
        var body: some View { Text("a") }
      }
      """
    let result = try TestProgram(["App.swift": file]).run("run", "App.swift")
    #expect(result.code == .success, "\(result.output)\(result.errors)")
  }
}
