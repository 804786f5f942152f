import FoundationEssentials
import SwiftSource

/// The program that one of its files belongs to.
package struct SurroundingProgram {
  /// The whole program, with the file first.
  package let sources: ProgramSources
  /// The view that the file declares: the root.
  package let view: String?
  /// Types that the file names and that other files declare.
  package let types: [String]

  /// Finds the program around a file, if the file names types that other files of the program declare.
  /// - Parameters:
  ///   - operand: The path of the file as the user gave it.
  ///   - target: The target to run, if the user gave one.
  ///   - disk: What can be read.
  ///   - absolute: Where a path leads.
  package init?(
    of operand: String,
    target: String?,
    on disk: ProgramDisk,
    absolute: (String) -> String
  ) {
    let file = normalized(absolute(operand))
    guard file.hasSuffix(".swift"), disk.isFile(file), let bytes = disk.contents(of: file) else {
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard lineOfDeepNesting(in: text) == nil else { return nil }
    let own = SourceOutline(text)
    // An app is the root by itself, and so is a file that a preview of its own shows.
    let missing = Self.typeNames(in: text).subtracting(own.types.map(\.name))
    var (folder, shown) = (parent(of: file), folderAround(operand))
    for _ in 0..<Self.maxLevels where disk.isFolder(folder) {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let isProject = entries.contains { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" }
      let found = try? ProgramFolder.sources(at: [shown], target: target, on: disk) { _ in folder }
      if var found, let index = found.files.firstIndex(where: { Self.ends($0.source.path, file) }) {
        let declared = Self.declarations(of: found, except: index)
        let needed = missing.intersection(declared.names).sorted()
        if !needed.isEmpty, isProject || declared.areUnique {
          // The root's file is where the program starts.
          let path = found.files[index].source.path
          found.files[index] = .init(
            source: .init(path: path, bytes: bytes),
            module: found.files[index].module
          )
          (sources, types) = (found, needed)
          let name = fileName(file).dropLast(".swift".count)
          let views = own.apps.isEmpty ? own.views.map(\.name) : []
          view = views.first { $0 == name } ?? own.rootCandidates.first ?? views.first
          return
        }
      }
      if isProject { return nil }
      (folder, shown) = (parent(of: folder), folderAround(shown))
    }
    return nil
  }

  /// More levels of folders than the files of an app have.
  private static let maxLevels = 8

  private static func ends(_ path: String, _ file: String) -> Bool {
    let tail = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return file.split(separator: "/").suffix(tail.count).elementsEqual(tail)
  }

  private static func typeNames(in text: String) -> Set<String> {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return Set(words.lazy.filter { $0.first?.isUppercase == true }.map(String.init))
  }

  /// The types that the other files of the same module declare, and whether no name is declared twice.
  private static func declarations(
    of sources: ProgramSources,
    except index: Int
  ) -> (names: Set<String>, areUnique: Bool) {
    var names: Set<String> = []
    var areUnique = true
    for (other, file) in sources.files.enumerated() where file.module == sources.files[index].module
    {
      guard lineOfDeepNesting(in: file.source.text) == nil else { continue }
      let outline = SourceOutline(file.source.text)
      for type in outline.types where !type.name.contains(".") {
        let isNew = other == index || names.insert(type.name).inserted
        areUnique = areUnique && isNew
      }
    }
    return (names, areUnique)
  }
}

/// The folder around a path, as a user would write it.
private func folderAround(_ operand: String) -> String {
  if operand == "." || operand.isEmpty { return ".." }
  if operand.hasSuffix("..") { return operand + "/.." }
  let rest = operand.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  return rest.isEmpty ? "." : rest == [""] ? "/" : rest.joined(separator: "/")
}
