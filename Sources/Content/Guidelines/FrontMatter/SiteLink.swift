/// A link of the menu, the footer or the starting points, as the home page names it: `Install: reference/install`.
package struct SiteLink: Equatable, Sendable {
  package static let guidelines = "guidelines"
  package static let rules = "rules"
  package static let observations = "observations"
  /// The lists that a link can lead to.
  package static let lists = [guidelines, rules, observations]

  package let title: String
  /// The slug of a page, or one of `lists`.
  package let target: String

  /// - Parameter item: A title and a target with a colon between them; anything else gives `nil`.
  package init?(_ item: String) {
    guard let colon = item.firstRange(of: ": ") else { return nil }
    title = String(item[..<colon.lowerBound])
    target = String(item[colon.upperBound...])
    guard !title.isEmpty, !target.isEmpty else { return nil }
  }
}
