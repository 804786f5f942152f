import Glibc

/// What is printed to standard output while something runs.
@MainActor
func printedLines(during action: () -> Void) -> [String] {
  guard let file = tmpfile() else { return ["there is no temporary file"] }
  defer { fclose(file) }
  fflush(stdout)
  let console = dup(STDOUT_FILENO)
  dup2(fileno(file), STDOUT_FILENO)
  action()
  fflush(stdout)
  dup2(console, STDOUT_FILENO)
  close(console)
  rewind(file)
  var bytes: [UInt8] = []
  while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
  return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
}
