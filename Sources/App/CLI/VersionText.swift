import Guidelines
import Verification

/// What `--version` prints: the versions of everything that decides a count.
struct VersionText {
  let context: Context

  init(in context: Context) { self.context = context }

  var text: String {
    """
    bodycheck \(Program.version)
    engine    \(engine)
    rules     \(rules)
    compiler  \(compiler)

    """
  }

  /// The same, with the folders that are used.
  var details: String {
    text + "folder    \(context.folder)\ncache     \(context.cachePlace?.path ?? "none")\n"
  }

  /// Caches nothing, so that no folder remains where the program runs.
  private func toolchain(needsVersion: Bool) throws -> Toolchain {
    try Toolchain(
      environment: context.environment,
      engineFolder: context.engineFolder,
      cache: nil,
      needsCompiler: needsVersion,
      needsVersion: needsVersion
    )
  }

  private var engine: String {
    do {
      let digest = try toolchain(needsVersion: false).engineDigest.prefix(12)
      let builder = builderVersion(ofEngineIn: context.engineFolder)
      return digest + (builder.map { ", built with Swift \($0)" } ?? "")
    } catch {
      return "missing: \(error)"
    }
  }

  private var rules: String {
    Profile.allCases.map(\.rawValue).joined(separator: ", ") + " (default: \(Profile.standard))"
  }

  private var compiler: String {
    do {
      let toolchain = try toolchain(needsVersion: true)
      return "Swift \(toolchain.version)" + (toolchain.compiler.map { ", \($0)" } ?? "")
    } catch {
      return "unusable: \(error)"
    }
  }
}
