import DispatchShim
import Foundation

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

open class LAContext: NSObject {
  public var localizedFallbackTitle: String?
  public var localizedCancelTitle: String?
  public var biometryType: LABiometryType { .faceID }

  public func canEvaluatePolicy(
    _ policy: LAPolicy,
    error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    Assumption.authentication.record()
    return true
  }

  public func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Assumption.authentication.record()
    DispatchShim.DispatchQueue.global().async { reply(true, nil) }
  }

  @discardableResult
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    Assumption.authentication.record()
    return true
  }

  public func invalidate() {}
}
