import Glibc

/// The names in a folder that begin so, in no particular order; none where it cannot be looked into.
///
/// A folder of temporary files may have thousands of others, for each of which Foundation makes a string.
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
