/// A report of what Apple's SwiftUI did: the front matter of a page of `content/observations/`.
package struct Observation: Sendable {
  /// The kind of evidence for what SwiftUI did.
  package enum Evidence: String, CaseIterable, Sendable {
    /// Whether Apple's SwiftUI was run, so that the evidence does not rest on words.
    package var isRun: Bool { self == .deviceLog || self == .frameworkTest }

    case deviceLog = "device log"
    case frameworkTest = "framework test"
    case appleText = "Apple text"
    case code
    case article
    case inference

    /// The words for readers.
    package var words: String {
      switch self {
      case .deviceLog: "log of a device"
      case .frameworkTest: "test run against Apple's framework"
      case .appleText: "Apple's own text"
      case .code: "code of a re-implementation"
      case .article: "described in an article"
      case .inference: "inferred"
      }
    }
  }

  /// The confidence in the observation.
  package enum Confidence: String, CaseIterable, Sendable {
    case high
    case medium
    case low
  }

  /// Why the engine's result may differ.
  package enum Triage: String, CaseIterable, Sendable {
    case engineFault = "engine fault"
    /// Observations disagree, or this one is too weak to decide anything: the engine may agree or
    /// not.
    case contested
    case oldSystem = "old system"
    case notExpressible = "cannot be expressed"
  }

  package let subject: String
  package let os: String
  package let device: String?
  package let evidence: Evidence?
  package let confidence: Confidence?
  package let triage: Triage?
  /// The triage in a sentence.
  package let reason: String
  /// Where the triage is stated; the first line without one.
  package let triageRange: Range<Int>

  /// The system in a list.
  package var systemName: String { os == "not stated" ? "system not stated" : os }

  /// The major version of iOS of its system, or of the one released with it; `nil` if it names none.
  package var systemVersion: Int? { Profile.version(ofSystem: os) }
}
