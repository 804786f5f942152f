// As on Apple's systems, the import of Core Data is also one of Foundation.
@_exported import FoundationShim
