import ContentHash

/// The programs of a page, as far as they decide what a module that they share can do.
///
/// A recording of a shared module counts only as long as no program of the page changes.
struct ProgramGroup: Equatable, Sendable {
  /// A hash of all programs, in any order.
  let digest: String

  private init(_ requests: [ScenarioRequest]) {
    digest = contentHash(of: Set(requests.map { contentHash(of: $0.program.contents) }).sorted())
  }

  /// The group of each page, by its path.
  /// - Parameter requests: Everything that is verified of these pages.
  /// - Returns: The groups.
  static func groups(of requests: [ScenarioRequest]) -> [String: ProgramGroup] {
    Dictionary(grouping: requests, by: \.program.rootPath).mapValues { ProgramGroup($0) }
  }
}
