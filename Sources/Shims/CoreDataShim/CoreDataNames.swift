// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FoundationShim

// Names that Core Data has from Objective-C.

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
}

public let NSErrorMergePolicy = NSMergePolicy.error
public let NSRollbackMergePolicy = NSMergePolicy.rollback
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"

extension Notification.Name {
  public static let NSManagedObjectContextObjectsDidChange = Self("NSObjectsDidChange")
  public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChanges")
  public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChanges")
  /// Never posted: no other process has the store.
  public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChange")
}
