/// What covers a view, so that no step can operate it (NAV-6).
package enum Cover: String {
  case sheet = "a sheet"
  case alert = "an alert"
  case popover = "a popover"
  case menu = "an open menu"
  case screen = "a pushed screen"
}

/// An element whose content something else can cover.
final class CoverableElement: Element {
  fileprivate let coverOfContent: () -> Cover?

  init(_ cover: @escaping () -> Cover?) { coverOfContent = cover }
}

extension Element {
  /// What covers the content of this element, if anything does.
  final var cover: Cover? { (self as? CoverableElement)?.coverOfContent() }

  /// Whether something covers this element.
  final var isCovered: Bool { pathFromRoot.contains { $0.cover != nil } }
}

/// A presentation that covers everything except itself and its own presentations.
final class Modal {
  fileprivate let cover: Cover
  fileprivate let outer: Modal?

  private init(_ cover: Cover, outer: Modal?) { (self.cover, self.outer) = (cover, outer) }

  /// A modal presentation with the content of the inputs, open until their subgraph ends; `nil` if
  /// presentations of the kind cover nothing.
  static func open(_ kind: PresentationLevel.Kind, _ inputs: _ViewInputs) -> Modal? {
    guard let cover = kind.cover else { return nil }
    let (modal, host) = (Modal(cover, outer: inputs.around.modal), inputs.host)
    host.modals.append(modal)
    inputs.subgraph.onEnd { host.modals.removeAll { $0 === modal } }
    return modal
  }
}

extension PresentationLevel.Kind {
  fileprivate var cover: Cover? {
    switch self {
    case .sheet: .sheet
    case .alert: .alert
    case .popover: .popover
    case .menu: .menu
    case .destination: nil
    }
  }
}

extension _ViewInputs {
  /// Inputs for the content of a window, a presentation or a screen of a stack, which can be covered.
  func enteringCoverable() -> _ViewInputs {
    let (host, modal, screen) = (host, around.modal, around.screen)
    return marking(
      CoverableElement { [unowned host] in
        host.cover(of: modal) ?? (screen?.isSeen == false ? .screen : nil)
      }
    )
  }
}

extension ViewHost {
  /// What covers the content of a presentation, or of the window.
  fileprivate func cover(of modal: Modal?) -> Cover? {
    guard let top = modals.last else { return nil }
    var layer = modal
    while let modal = layer {
      if modal === top { return nil }
      layer = modal.outer
    }
    return top.cover
  }
}
