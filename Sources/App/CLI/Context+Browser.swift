import FoundationEssentials
import Subprocess

extension Context {
  /// Shows an address in the user's browser; where that is impossible, says so and goes on.
  func showInBrowser(_ address: String) {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let openers = folders.map { "\($0)/xdg-open" }
    guard let opener = openers.first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else {
      return writeError("bodycheck: no 'xdg-open' on PATH: open \(address) yourself\n")
    }
    do {
      try startDetached([opener, address], environment: environment)
    } catch {
      writeError("bodycheck: \(error)\n")
    }
  }
}
