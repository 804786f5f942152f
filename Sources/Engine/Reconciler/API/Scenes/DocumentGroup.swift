import AttributeGraph
import FoundationEssentials

/// Windows that show documents; if it is the app's first scene, a run shows a new document.
public struct DocumentGroup<Document, Content: View> {
  fileprivate let makeWindow: (() -> NewDocument<Document, Content>)?
}

extension DocumentGroup: PrimitiveScene {
  /// Mounts a window with a new document.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    guard let makeWindow = scene.attribute.value.makeWindow, !inputs.window.isTaken else {
      return inputs.leaveAlone("DocumentGroup")
    }
    inputs.view.host.warn(
      "This run shows a new document, as if the app's user had just created it."
    )
    inputs.mountWindow(of: scene.attribute) { $0.makeWindow?() ?? makeWindow() }
  }
}

extension DocumentGroup where Document: FileDocument {
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    makeWindow = {
      NewDocument(newDocument()) { editor(FileDocumentConfiguration(document: $0)) }
    }
  }

  /// Windows that show documents; a run opens none of them.
  public nonisolated init(
    viewing type: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    makeWindow = nil
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  public nonisolated init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    makeWindow = {
      NewDocument(newDocument()) {
        editor(ReferenceFileDocumentConfiguration(document: $0.wrappedValue))
      }
    }
  }
}

/// Keeps a new document for its window.
struct NewDocument<Document, Content: View> {
  @LazyState private var document: Document
  private let makeContent: @MainActor (Binding<Document>) -> Content

  init(
    _ document: @autoclosure @escaping () -> Document,
    makeContent: @escaping @MainActor (Binding<Document>) -> Content
  ) {
    _document = LazyState(document)
    self.makeContent = makeContent
  }
}

extension NewDocument: View, UntracedView {
  var body: some View { makeContent($document) }
}

public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  /// The file; a new document has none.
  public var fileURL: URL?
  public var isEditable = true

  init(document: Binding<Document>) { _document = document }
}

public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  /// The file; a new document has none.
  public var fileURL: URL?
  public var isEditable = true

  init(document: Document) { _document = ObservedObject(wrappedValue: document) }
}

/// A document that is a value; a run neither reads nor writes it.
public protocol FileDocument {
  /// The types of file that it can be read from.
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Writes the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// What a document is read from.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object; a run neither reads nor writes it.
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  /// The types of file that it can be read from.
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Writes a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// What a document is read from.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

open class FileWrapper {
  public let regularFileContents: Data?
  public var filename: String?

  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}

public struct UTType: Hashable, Sendable {
  public let identifier: String

  public init?(_ identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String) { self.identifier = identifier }
  public init(importedAs identifier: String) { self.identifier = identifier }

  public static let text = UTType(importedAs: "public.text")
  public static let plainText = UTType(importedAs: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
  public static let json = UTType(importedAs: "public.json")
  public static let data = UTType(importedAs: "public.data")
  public static let image = UTType(importedAs: "public.image")
  public static let pdf = UTType(importedAs: "com.adobe.pdf")
  public static let folder = UTType(importedAs: "public.folder")
  public static let url = UTType(importedAs: "public.url")
}
