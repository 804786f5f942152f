import Guidelines
import SwiftSource

/// Groups scenarios to compile together, so that the compiler starts and reads the engine's modules once
/// for many of them.
struct CompilationPlan {
  /// The input of one compiler run.
  enum Unit: Equatable, Sendable {
    /// Several programs as the files of one module.
    case merged([MergedProgram])
    /// One program, by its index among the requests.
    case alone(Int, CompilationMode)
  }

  /// The units in the best order to start them.
  let units: [Unit]

  /// More files gain little, and the last unit to finish keeps one core busy alone.
  static let maxUnitSize = 50

  /// Plans the compilation of some requests.
  /// - Parameters:
  ///   - indices: Their indices among all requests.
  ///   - requests: All requests.
  ///   - jobs: How many units are compiled at the same time.
  ///   - isMerging: Whether programs may share a module.
  init(_ indices: [Int], of requests: [ScenarioRequest], jobs: Int, isMerging: Bool = true) {
    guard isMerging else {
      units = indices.map { .alone($0, .single) }
      return
    }
    var alone: [Unit] = []
    var groups: [ModuleKey: [MergedProgram]] = [:]
    var order: [ModuleKey] = []
    for index in indices {
      do {
        let (key, program) = try MergedProgram.make(of: requests[index], index: index)
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(program)
      } catch {
        alone.append(.alone(index, .separate(reason: error.description)))
      }
    }
    let count = groups.values.reduce(0) { $0 + $1.count }
    let size = min(Self.maxUnitSize, max(2, (count + jobs - 1) / max(jobs, 1)))
    let merged = order.flatMap { key in
      evenParts(of: groups[key] ?? [], atMost: size).map { part in
        part.count == 1 ? Unit.alone(part[0].index, .single) : .merged(part)
      }
    }
    units = merged + alone
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
      let (text, imports) = try request.program.sharedSource(entry: entry)
      let key = ModuleKey(languageMode: request.languageMode, imports: imports)
      return (key, MergedProgram(index: index, entry: entry, text: text))
    } catch {
      throw .source(error)
    }
  }
}

/// What programs must have in common to share a module.
private struct ModuleKey: Hashable {
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
    case .isNotToCompile: "is not to compile"
    case .isOptimized: "is optimized"
    case .source(let obstacle): obstacle.description
    }
  }
}

/// Divides a list into parts of nearly the same length.
private func evenParts<Element>(of list: [Element], atMost size: Int) -> [[Element]] {
  let count = (list.count + size - 1) / size
  return (0..<count).map { part in
    Array(list[list.count * part / count..<list.count * (part + 1) / count])
  }
}
