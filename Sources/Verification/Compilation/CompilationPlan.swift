import Guidelines
import SwiftSource

/// Groups the scenarios of each page to compile together, so that the compiler starts and reads the engine's
/// modules once for all of them.
///
/// Scenarios of different pages share nothing: an author can spoil the results of their own page only.
struct CompilationPlan {
  /// The input of one compiler run.
  enum Unit: Equatable, Sendable {
    /// Several programs of one page as the files of one module.
    case merged([MergedProgram])
    /// One program, by its index among the requests.
    case alone(Int, CompilationMode)
  }

  /// The units in the best order to start them: the last to finish keeps one core busy alone.
  let units: [Unit]

  /// Plans the compilation of some requests.
  /// - Parameters:
  ///   - indices: Their indices among all requests.
  ///   - requests: All requests.
  ///   - isMerging: Whether programs may share a module.
  init(_ indices: [Int], of requests: [ScenarioRequest], isMerging: Bool = true) {
    guard isMerging else {
      units = indices.map { .alone($0, .single) }
      return
    }
    var alone: [Unit] = []
    var groups: [ModuleKey: [MergedProgram]] = [:]
    for index in indices {
      do {
        let (key, program) = try MergedProgram.make(of: requests[index], index: index)
        groups[key, default: []].append(program)
      } catch {
        alone.append(.alone(index, .separate(reason: error.description)))
      }
    }
    let merged = groups.values.sorted { ($1.count, $0[0].index) < ($0.count, $1[0].index) }
    units = merged.map { $0.count == 1 ? .alone($0[0].index, .single) : .merged($0) } + alone
  }
}

/// A program that shares its module with others.
struct MergedProgram: Equatable, Sendable {
  /// Its index among the requests.
  let index: Int
  /// The name of the function that starts it.
  let entry: String
  /// The text of its file.
  let text: String

  fileprivate static func make(
    of request: ScenarioRequest,
    index: Int
  ) throws(MergingObstacle) -> (ModuleKey, MergedProgram) {
    guard request.expectation != .compileError else { throw .isNotToCompile }
    // In an optimized build, the compiler knows that file-private code has no other users.
    guard request.configuration == .debug else { throw .isOptimized }
    do {
      let entry = "bodycheckScenario\(index)"
      let mode = request.languageMode
      let (text, imports) = try request.program.sharedSource(entry: entry)
      let key = ModuleKey(page: request.program.rootPath, languageMode: mode, imports: imports)
      return (key, MergedProgram(index: index, entry: entry, text: text))
    } catch {
      throw .source(error)
    }
  }
}

/// What programs must have in common to share a module.
private struct ModuleKey: Hashable {
  let page: String
  let languageMode: Scenario.LanguageMode
  let imports: [String]
}

/// Why a program is not compiled together with others.
private enum MergingObstacle: Error, CustomStringConvertible {
  case isNotToCompile
  case isOptimized
  case source(SharingObstacle)

  var description: String {
    switch self {
    case .isNotToCompile: "is not supposed to compile"
    case .isOptimized: "is optimized"
    case .source(let obstacle): obstacle.description
    }
  }
}
