import SwiftSyntax

/// What a `Package.swift` says about targets, read from its syntax: nothing of it runs.
package struct PackageManifest: Equatable, Sendable {
  package struct Target: Equatable, Sendable {
    package enum Kind: String, Sendable {
      case executable = "executableTarget"
      case library = "target"
      case test = "testTarget"
      case macro
      case plugin
      case binary = "binaryTarget"
      case system = "systemLibrary"
    }

    package let name: String
    package let kind: Kind
    /// The folder, if it is not the usual one.
    package let path: String?
    /// The only files and folders that belong to it, if it names some.
    package let sources: [String]
    package let excluded: [String]
    /// The names of targets and products.
    package let dependencies: [String]
  }

  package private(set) var targets: [Target] = []
  /// The names of the targets of each product.
  package private(set) var products: [String: [String]] = [:]
  /// The folders of packages that it depends on.
  package private(set) var packages: [String] = []
  /// The first part of the version of the tools.
  package let toolsVersion: Int

  /// Reads a manifest.
  package init(_ source: String) {
    let mark = "swift-tools-version"
    let line = source.split(separator: "\n").first { $0.contains(mark) } ?? ""
    let version = line.drop { !$0.isNumber }.prefix { $0.isNumber }
    toolsVersion = Int(version) ?? 5
    let reader = ManifestReader(viewMode: .sourceAccurate)
    reader.walk(syntaxTree(of: source))
    targets = reader.targets
    products = reader.products
    packages = reader.packages
  }
}

private final class ManifestReader: SyntaxVisitor {
  var targets: [PackageManifest.Target] = []
  var products: [String: [String]] = [:]
  var packages: [String] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return .visitChildren
    }
    switch member.declName.baseName.text {
    case "package": node.text("path").map { packages.append($0) }
    case "library", "executable", "iOSApplication":
      if let name = node.text("name") { products[name] = node.texts("targets") }
    case let word:
      guard let kind = PackageManifest.Target.Kind(rawValue: word), let name = node.text("name")
      else { return .visitChildren }
      targets.append(
        PackageManifest.Target(
          name: name,
          kind: kind,
          path: node.text("path"),
          sources: node.texts("sources"),
          excluded: node.texts("exclude"),
          dependencies: node.texts("dependencies")
        )
      )
      // What stands in it names other targets.
      return .skipChildren
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The text literal of an argument.
  fileprivate func text(_ label: String) -> String? {
    argument(label)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The text literals of a list, and the names of what is called in it, such as `.product(name: "A", …)`.
  fileprivate func texts(_ label: String) -> [String] {
    (argument(label)?.as(ArrayExprSyntax.self)?.elements).map { elements in
      elements.compactMap { element in
        if let text = element.expression.as(StringLiteralExprSyntax.self) {
          return text.representedLiteralValue
        }
        return element.expression.as(FunctionCallExprSyntax.self)?.text("name")
      }
    } ?? []
  }

  private func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}
