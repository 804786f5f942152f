/// A type declared in a Swift source, with what is needed to create a value of it.
package struct TypeDeclaration: Hashable, Sendable {
  /// The name with its enclosing types and without generic parameters, as in `Outer.Inner`.
  package let name: String
  /// The type's role in SwiftUI, or `nil` if SwiftUI does not know it.
  package let role: Role?
  /// The line of the type's name, counted from 1.
  package let line: Int
  /// Whether it has the attribute `@main`.
  package let isMain: Bool
  /// Whether `Name()` compiles outside the type, judging from the source alone.
  package let hasParameterlessInitializer: Bool
  /// The stored properties of the type, in source order.
  package let properties: [Property]

  /// A stored property as declared.
  package struct Property: Hashable, Sendable {
    package let name: String
    /// The name of its property wrapper, such as `State`.
    package let wrapper: String?
    /// Counted from 1.
    package let line: Int
  }

  /// The role of a type in SwiftUI, by the protocol it conforms to.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    /// `View`.
    case view
    /// `ViewModifier`.
    case modifier
    /// `UIViewRepresentable`, its AppKit counterpart, and their controller variants.
    case representable
    /// `App`.
    case app
    /// `Scene`.
    case scene
    /// `PreviewProvider`.
    case preview

    package init?(protocolName: String) {
      switch protocolName {
      case "View": self = .view
      case "ViewModifier": self = .modifier
      case "UIViewRepresentable", "NSViewRepresentable": self = .representable
      case "UIViewControllerRepresentable", "NSViewControllerRepresentable": self = .representable
      case "App": self = .app
      case "Scene": self = .scene
      case "PreviewProvider": self = .preview
      default: return nil
      }
    }
  }
}
