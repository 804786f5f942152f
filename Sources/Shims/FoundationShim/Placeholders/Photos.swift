import DispatchShim
import Foundation

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

/// The photo library, which has no photos, and which the program may read.
public final class PHPhotoLibrary: NSObject, @unchecked Sendable {
  public static func shared() -> PHPhotoLibrary { library }
  private static let library = PHPhotoLibrary()

  public static func authorizationStatus() -> PHAuthorizationStatus {
    Assumption.photos.record()
    return .authorized
  }
  public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }
  public static func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    let status = authorizationStatus()
    DispatchShim.DispatchQueue.global().async { handler(status) }
  }
  public static func requestAuthorization(
    for level: PHAccessLevel,
    handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(handler)
  }
  public static func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
    authorizationStatus()
  }
}

/// A photo or a video: there is none.
open class PHAsset: NSObject {
  private override init() {}

  public static func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  public static func fetchAssets(
    with type: PHAssetMediaType,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
}

open class PHFetchOptions: NSObject {
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  /// The most results; 0 for no limit.
  public var fetchLimit = 0
}

/// What was found: nothing.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject {
  override init() { Assumption.photos.record() }

  public var count: Int { 0 }
  public var firstObject: ObjectType? { nil }
  public var lastObject: ObjectType? { nil }
  public func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
