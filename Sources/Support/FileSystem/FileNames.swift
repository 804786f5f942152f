import Glibc

/// The names in a folder that begin with a prefix, unsorted; empty if the folder cannot be read.
///
/// A folder for temporary files may hold thousands of others, and Foundation creates a string for each.
package func fileNames(in folder: String, beginningWith prefix: String) -> [String] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let item = readdir(directory) {
    withUnsafePointer(to: &item.pointee.d_name.0) { name in
      if strncmp(name, prefix, prefix.utf8.count) == 0 { names.append(String(cString: name)) }
    }
  }
  return names
}
