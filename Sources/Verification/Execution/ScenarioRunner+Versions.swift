import Guidelines
import ScenarioTrace

extension ScenarioRunner {
  /// Runs a program on the other iOS versions that its runs depend on.
  ///
  /// A run reports each version for which it asks whether the system is at least that one. Between two systems
  /// that answer all these questions alike, there is no difference, so one run stands for both.
  func addVersions(
    of request: ScenarioRequest,
    to recording: inout Recording,
    run: (ScenarioRequest) throws -> Execution.Report
  ) throws {
    let own = request.profile.flatMap(Profile.init(rawValue:)) ?? .standard
    guard request.comparesVersions, recording.isRepeatable else { return }
    var known = [(profile: own, recording: recording)]
    for profile in Profile.allCases.reversed() where profile != own {
      if let same = known.first(where: { $0.recording.stands(for: profile, asMuchAs: $0.profile) })
      {
        if same.profile != own { recording.others[profile.rawValue] = same.recording }
        continue
      }
      var request = request
      request.profile = profile.rawValue
      var other = Recording(mode: recording.mode, messages: [])
      other.add(try run(request))
      recording.others[profile.rawValue] = other
      known.append((profile, other))
    }
  }
}

extension Recording {
  /// Whether a run on one system would be the same on another.
  fileprivate func stands(for other: Profile, asMuchAs own: Profile) -> Bool {
    let (older, newer) = (
      min(own.systemVersion, other.systemVersion), max(own.systemVersion, other.systemVersion)
    )
    return !versions.contains { older < $0.systemVersion && $0.systemVersion <= newer }
  }

  /// The versions on which the run depends.
  private var versions: [Profile] {
    trace.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }.compactMap { line in
      guard line.hasPrefix("version\t"), case .dependsOnVersion(let name) = TraceEvent(line: line)
      else { return nil }
      return Profile(rawValue: name)
    }
  }
}
