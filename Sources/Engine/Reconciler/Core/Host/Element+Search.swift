/// Why a step found no element to act on.
package enum ElementProblem: Error, Equatable {
  /// No interactive element shows the label; `available` lists the labels that are shown.
  case unknown(available: [String])
  /// The element that shows the label supports only these other steps.
  case other(steps: [String])
  /// The element that shows the label is disabled.
  case disabled
  /// Something covers the elements that show the label.
  case covered(by: Cover)
  /// Several interactive elements show the label; `rows` are the texts around each, from the top.
  case ambiguous(rows: [String])
}

extension Element {
  /// The element that shows a label and supports the wanted reaction.
  ///
  /// An element shows a label if the label is its accessibility label or identifier, a text inside it, or
  /// all its texts joined by `", "`. Of nested elements, the innermost that shows the label counts; of several,
  /// those in the row that shows a text; of these, the one with a number.
  /// - Throws: `ElementProblem`.
  package func reacting(
    to label: String,
    inRow row: String? = nil,
    number: Int? = nil,
    where isWanted: (InteractiveElement.Reaction) -> Bool
  ) throws -> InteractiveElement {
    let all = interactive
    let open = all.filter { $0.cover == nil }.map(\.element)
    let wanted = open.filter { isWanted($0.reaction) }
    let candidates = wanted.filter { $0.isEnabled() }
    let showing = candidates.filter { $0.labels.contains(label) }
    var innermost = showing.filter { candidate in
      !showing.contains { $0 !== candidate && $0.isInside(candidate) }
    }.map { $0.preferred(among: candidates) }
    let isDisabled = innermost.isEmpty && wanted.contains { $0.labels.contains(label) }
    if innermost.isEmpty, !isDisabled {
      innermost = fields(beside: label).filter { field in candidates.contains { $0 === field } }
    }
    guard !innermost.isEmpty else {
      if isDisabled { throw ElementProblem.disabled }
      let others = open.filter { $0.isEnabled() && $0.labels.contains(label) }
      let steps = Set(others.flatMap { $0.reaction.steps }).sorted()
      if !steps.isEmpty { throw ElementProblem.other(steps: steps) }
      if let cover = all.first(where: { $0.cover != nil && $0.element.labels.contains(label) })?
        .cover
      {
        throw ElementProblem.covered(by: cover)
      }
      throw ElementProblem.unknown(available: names(of: candidates))
    }
    if let row {
      let depths = innermost.map { $0.depthOfRow(showing: row) }
      let deepest = depths.max() ?? 0
      guard deepest > 0 else {
        throw ElementProblem.unknown(available: innermost.map(\.surroundings))
      }
      innermost = zip(innermost, depths).filter { $1 == deepest }.map(\.0)
    }
    if let number {
      guard innermost.indices.contains(number - 1) else {
        throw ElementProblem.unknown(available: innermost.map(\.surroundings))
      }
      return innermost[number - 1]
    }
    guard innermost.count == 1 else {
      throw ElementProblem.ambiguous(rows: innermost.map(\.surroundings))
    }
    return innermost[0]
  }

  /// How deep the nearest element around this one is that shows a text, or 0 if none does.
  private func depthOfRow(showing text: String) -> Int {
    let path = pathFromRoot
    return path.indices.last { path[$0].shows(text) }.map { $0 + 1 } ?? 0
  }

  /// The texts of the nearest element around this one that shows more than it.
  private var surroundings: String {
    let own = texts
    let around = pathFromRoot.reversed().lazy.map(\.texts).first { $0.count > own.count }
    return (around ?? own).prefix(4).joined(separator: ", ")
  }

  /// The interactive elements below, in source order, each with what covers it (NAV-6).
  private var interactive: [(element: InteractiveElement, cover: Cover?)] {
    var found: [(InteractiveElement, Cover?)] = []
    var stack: [(Element, Cover?, isMasked: Bool)] = [(self, nil, false)]
    while let (element, outer, isOuterMasked) = stack.popLast() {
      if let element = element as? HitTestingElement, !element.isEnabled() { continue }
      let cover = outer ?? element.cover
      let isMasked =
        isOuterMasked || (element as? GestureMaskElement)?.enablesGestures() == false
      if let element = element as? InteractiveElement, !isMasked || !element.isGesture {
        found.append((element, cover))
      }
      stack += element.children.reversed().map { ($0, cover, isMasked) }
    }
    return found
  }

  /// The children, unless something covers them.
  private var openChildren: [Element] { cover == nil ? children : [] }

  fileprivate func isInside(_ other: Element) -> Bool {
    var ancestor = parent
    while let element = ancestor {
      if element === other { return true }
      ancestor = element.parent
    }
    return false
  }

  /// Whether this element comes before another in the tree.
  func precedes(_ other: Element) -> Bool {
    let (path, otherPath) = (pathFromRoot, other.pathFromRoot)
    let common = zip(path, otherPath).prefix { $0 === $1 }.count
    guard common > 0, common < path.count, common < otherPath.count else {
      return path.count < otherPath.count
    }
    let siblings = path[common - 1].children
    let places = (
      siblings.firstIndex { $0 === path[common] }, siblings.firstIndex { $0 === otherPath[common] }
    )
    return (places.0 ?? 0) < (places.1 ?? 0)
  }

  /// The elements around this one and the element itself, the outermost first.
  package var pathFromRoot: [Element] {
    var path: [Element] = []
    var ancestor: Element? = self
    while let element = ancestor {
      path.append(element)
      ancestor = element.parent
    }
    return path.reversed()
  }

  /// All labels of the element, the best one first.
  var labels: [String] {
    let texts = texts
    let joined = texts.joined(separator: ", ")
    let (near, far) = givenLabels
    return near + innerLabels + (texts.count > 1 ? [joined] : []) + texts + far
  }

  /// The labels set around the element; `far` holds those beyond another interactive element, which they
  /// may be meant for.
  private var givenLabels: (near: [String], far: [String]) {
    var labels: (near: [String], far: [String]) = ([], [])
    var isFar = false
    var ancestor = parentOfOne
    while let element = ancestor {
      isFar = isFar || element is InteractiveElement
      if let element = element as? LabelElement {
        if isFar { labels.far.append(element.label()) } else { labels.near.append(element.label()) }
      }
      ancestor = element.parentOfOne
    }
    return labels
  }

  private var parentOfOne: Element? { foundParent.flatMap { $0.hasOneChild ? $0 : nil } }

  private var innerLabels: [String] {
    openChildren.flatMap { child in
      ((child as? LabelElement).map { [$0.label()] } ?? []) + child.innerLabels
    }
  }

  /// Whether anything below shows a label and is not covered.
  package func shows(_ label: String) -> Bool { shownLabels.contains(label) }

  /// All labels of what is below and not covered.
  var shownLabels: [String] { texts + innerLabels }

  /// All texts below that are not covered, in source order.
  package var texts: [String] {
    var found: [String] = []
    var stack: [Element] = [self]
    while let element = stack.popLast() {
      if let text = element.text { found.append(text) }
      stack += element.openChildren.reversed()
    }
    return found
  }
}

extension InteractiveElement {
  /// The best label that names this element and none inside it, or else its best label; `nil` if it has none.
  var name: String? {
    let labels = labels
    guard labels.count > 1 else { return labels.first }
    var inner: Set<String> = []
    var stack = children
    while let element = stack.popLast() {
      if let element = element as? InteractiveElement { inner.formUnion(element.labels) }
      stack += element.children
    }
    return labels.first { !inner.contains($0) } ?? labels.first
  }

  /// The outermost element around this one that comes before those inside, or the element itself.
  fileprivate func preferred(among candidates: [InteractiveElement]) -> InteractiveElement {
    candidates.first { $0.precedence == .outer && isInside($0) } ?? self
  }

  /// The elements that react together with this one, from the inside out.
  package var reactingTogether: [InteractiveElement] {
    let around = pathFromRoot.dropLast().reversed().compactMap { $0 as? InteractiveElement }
      .filter { $0.isEnabled() }
    let inner = precedence == .together ? around.first { $0.precedence != .together } : nil
    return around.filter { $0.precedence == .together || $0 === inner }
  }
}

extension InteractiveElement.Reaction {
  /// The steps that an element with this reaction supports.
  var steps: [String] {
    switch self {
    case .tap, .taps: ["tap"]
    case .hold(nil, _): ["hold"]
    case .hold: ["hold", "tap"]
    case .drag: ["drag"]
    case .hover: ["hover"]
    case .text: ["type", "submit"]
    case .value: ["type"]
    case .toggle: ["toggle"]
    case .select: ["select"]
    case .delete: ["delete"]
    case .move: ["move"]
    case .carry, .receive: ["drop"]
    case .pinch: ["pinch"]
    case .rotate: ["rotate"]
    case .refresh: ["refresh"]
    case .open: ["open"]
    case .none: []
    }
  }
}
