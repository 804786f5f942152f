import Guidelines
import SiteRenderer
import Synchronization

/// All files of a site, sorted by path.
func render(
  _ site: Site,
  results: [ScenarioResult],
  theme: Theme,
  options: RenderOptions = RenderOptions()
) throws -> [OutputFile] {
  let files = Mutex<[OutputFile]>([])
  try render(site, results: results, theme: theme, options: options) { file in
    files.withLock { $0.append(file) }
  }
  return files.withLock { $0 }.sorted { $0.path < $1.path }
}

extension SiteWriter {
  func write(_ files: [OutputFile]) throws {
    try write { receive in for file in files { try receive(file) } }
  }
}
