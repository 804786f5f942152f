import Subprocess
import Verification

extension Context {
  /// Shows an address in the user's browser; if that is impossible, prints the address and
  /// continues.
  func showInBrowser(_ address: String) {
    let path = environment["PATH"] ?? ""
    guard let opener = firstExecutable(named: "xdg-open", in: path)?.path else {
      return writeError("bodycheck: no 'xdg-open' on PATH: open \(address) yourself\n")
    }
    do {
      try startDetached([opener, address], environment: environment)
    } catch {
      writeError("bodycheck: \(error)\n")
    }
  }
}
