import FileSystem

/// What is known of a folder that has the last site or the one before.
///
/// Its files are those of the last site, under second names, but for a few. Bringing these up to date and
/// letting the folder take the site's place costs less than giving all files of the site a second name.
package struct SpareFolder: Equatable, Sendable {
  /// The folders in it by their paths, with what changes whenever a name in one comes or goes or is
  /// another file's.
  package let folders: [String: Fingerprint]
  /// The paths at which it does not have the file that the site has.
  package let differences: [String]

  /// A folder whose files were seen as they are.
  package init(_ state: FolderState, differences: [String]) {
    var folders: [String: Fingerprint] = [:]
    for entry in state.entries where entry.kind == .folder {
      folders[entry.path] = Self.mark(entry.status, isRoot: false)
    }
    folders[""] = state.root.map { Self.mark($0, isRoot: true) }
    self.folders = folders
    self.differences = differences
  }

  /// A folder at a path that has all files of the site, in these folders and no others.
  package init(at path: String, folders: some Sequence<String>) {
    var marks: [String: Fingerprint] = [:]
    for folder in folders {
      marks[folder] = FileStatus(of: path + "/" + folder).map { Self.mark($0, isRoot: false) }
    }
    marks[""] = FileStatus(of: path).map { Self.mark($0, isRoot: true) }
    self.folders = marks
    differences = []
  }

  /// Whether the folder at a path is this one, with the same names in it for the same files.
  package func isUnchanged(at path: String) -> Bool {
    folders.allSatisfy { folder, mark in
      let status = FileStatus(of: folder.isEmpty ? path : path + "/" + folder)
      return status.map { Self.mark($0, isRoot: folder.isEmpty) } == mark
    }
  }

  private static func mark(_ status: FileStatus, isRoot: Bool) -> Fingerprint {
    var digest = ContentDigest()
    digest.add(status.inode)
    digest.add(status.modified)
    // Moving the whole folder changes it, but no name in it.
    if !isRoot { digest.add(status.changed) }
    return digest.fingerprint
  }
}

extension SpareFolder {
  /// Writes it for `init(from:)`.
  package func add(to writer: inout ByteWriter) {
    let folders = folders.sorted { $0.key < $1.key }
    writer.add(folders.map(\.key))
    writer.add(folders.map(\.value))
    writer.add(differences)
  }

  /// Reads what was written; `nil` where it is damaged.
  package init?(from reader: inout ByteReader) {
    guard let paths = reader.texts(), let marks = reader.numbers(as: Fingerprint.self),
      paths.count == marks.count, let differences = reader.texts()
    else { return nil }
    folders = Dictionary(zip(paths, marks)) { first, _ in first }
    self.differences = differences
  }
}
