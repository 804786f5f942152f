import Diagnostics
import FileSystem
import FoundationEssentials

extension Theme {
  /// Reads a theme and its parents, without hidden files.
  /// - Parameters:
  ///   - folder: Where the theme is.
  ///   - path: The folder as shown in findings.
  ///   - standard: Where the theme is that comes with the program, if it is installed.
  ///   - checkout: The folder that the files of a theme inside must be in; another theme's must be in the theme.
  /// - Throws: `ThemeProblem` if no folder contains a layout, or the error from reading a file.
  package init(
    readingFrom folder: URL,
    path: String,
    standard: String? = nil,
    checkout: String? = nil
  ) throws {
    let chain = ThemeChain(from: folder, path: path, standard: standard, checkout: checkout)
    var faults = chain.faults
    var total = ByteTotal()
    let folders = try chain.folders.map {
      try ThemeFolder(reading: $0, total: &total, faults: &faults)
    }
    guard !chain.faults.isEmpty || folders.contains(where: \.hasLayout) else {
      throw ThemeProblem.noLayout(path)
    }
    self.init(folders, faults: faults)
  }
}

extension ThemeFolder {
  /// The most bytes of a file of a theme.
  private static let maxSize = 16 << 20

  /// Reads the files of a folder, without those that lead elsewhere, which are faults.
  fileprivate init(
    reading folder: ThemeChain.Folder,
    total: inout ByteTotal,
    faults: inout [Diagnostic]
  ) throws {
    var found: [String: [UInt8]] = [:]
    let isThere = FileManager.default.fileExists(atPath: folder.url.path)
    for file in isThere ? try FileSystem.files(below: folder.url.path) : [] {
      do throws(Enclosure.Fault) {
        let path = folder.url.path + "/" + file.path
        let bytes = try folder.enclosure.contents(of: path, maxSize: Self.maxSize)
        guard total.add(bytes.count, of: "\(folder.path)/\(file.path)") else {
          let location = SourceLocation(path: total.largest, line: 1, column: 1)
          faults.append(Diagnostic(.themeSize, at: location))
          break
        }
        found[file.path] = bytes
      } catch {
        // A link to a folder or to nothing was never a file of a theme.
        if file.isLink, error == .noFile || error == .missing { continue }
        let location = SourceLocation(path: "\(folder.path)/\(file.path)", line: 1, column: 1)
        faults.append(Diagnostic(.themeFile(error), at: location))
      }
    }
    self.init(path: folder.path, files: found)
  }
}

extension Diagnostic.Message {
  fileprivate static let themeSize = Self(
    id: "theme-file",
    what: "the files of the theme have more than \(ByteTotal.most >> 20) MB",
    why: "the site is made in memory; this is the largest one",
    fix: "make it smaller, or remove files"
  )

  fileprivate static func themeFile(_ fault: Enclosure.Fault) -> Self {
    let (what, why, fix) =
      switch fault {
      case .outside(let target):
        (
          "the link leads out of the theme and its checkout",
          "'\(target)' may not be meant to be published", "put the file itself there"
        )
      case .tooLarge(let bytes):
        ("the file has \(bytes) bytes", "a theme's file has at most 16 MB", "make it smaller")
      case .missing, .noFile, .unreadable:
        ("the file cannot be read", "a theme consists of regular files", "replace or remove it")
      }
    return Self(id: "theme-file", what: what, why: why, fix: fix)
  }
}

/// Why a folder is not a theme.
package enum ThemeProblem: Error, Equatable, CustomStringConvertible {
  /// Neither it nor any parent has `templates/layout.mustache`.
  case noLayout(String)
  /// A theme of a site is a link to what is outside of its checkout, or hidden in it.
  case leadsOut(String)

  package var description: String {
    switch self {
    case .leadsOut(let path):
      "'\(path)' leads out of its checkout, so it may not be meant to be published; name its target with --theme"
    case .noLayout(let path):
      "'\(path)' is not a theme: it has no 'templates/layout.mustache'; give the folder of one with"
        + " --theme, or name its parent in 'theme.txt'"
    }
  }
}
