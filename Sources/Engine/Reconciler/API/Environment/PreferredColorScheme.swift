import AttributeGraph
import FoundationShim

/// Sets the color scheme of the window; under a stated assumption, all views get it in a host pass after the
/// update.
public struct _PreferredColorSchemeModifier {
  let scheme: ColorScheme?
}

extension _PreferredColorSchemeModifier: PrimitiveModifier {
  /// Mounts the content, and a rule that passes the scheme to the host.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    let rule = SchemeRule(scheme: modifier.attribute.field(\.scheme), host: inputs.host)
    inputs.subgraph.addConsumer(Attribute(rule, in: inputs.subgraph), isTransactional: true)
    inputs.subgraph.onEnd { [host = inputs.host] in host.enqueueAction { host.prefer(nil) } }
  }

  private struct SchemeRule: Rule {
    let scheme: Attribute<ColorScheme?>
    unowned let host: ViewHost

    var value: Void {
      let scheme = scheme.value
      Assumption.colorScheme.record()
      host.enqueueAction { [host] in host.prefer(scheme) }
    }
  }
}

public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension EnvironmentValues {
  public var sizeCategory: ContentSizeCategory {
    get {
      let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize)
      return index.map { ContentSizeCategory.allCases[$0] } ?? .large
    }
    set {
      let index = ContentSizeCategory.allCases.firstIndex(of: newValue)
      dynamicTypeSize = index.map { DynamicTypeSize.allCases[$0] } ?? .large
    }
  }
}

extension View {
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(scheme: colorScheme))
  }
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
