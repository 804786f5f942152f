import AppKitShim
import Reconciler
import Testing
import UIKitShim

/// A view that stores one of these values is evaluated when it gets another one of the same type.
@MainActor
@Suite(.serialized)
struct `Named values` {
  @Test func `CMP-2: no two named values of a control's type are equal`() {
    expectDistinct([ButtonRole.destructive, .cancel, .confirm, .close])
    expectDistinct([ButtonSizing.automatic, .fitted, .flexible])
    expectDistinct([ButtonRepeatBehavior.automatic, .enabled, .disabled])
    expectDistinct([MenuActionDismissBehavior.automatic, .enabled, .disabled])
    expectDistinct([SpringLoadingBehavior.automatic, .enabled, .disabled])
    expectDistinct([DialogSeverity.automatic, .critical, .standard])
    expectDistinct([KeyboardShortcut.defaultAction, .cancelAction])
    expectDistinct([
      KeyEquivalent.return, .escape, .space, .tab, .delete, .upArrow, .downArrow, .leftArrow,
      .rightArrow,
    ])
    expectDistinct([EventModifiers.shift, .control, .option, .command])
    expectDistinct([
      SensoryFeedback.success, .warning, .error, .selection, .increase, .decrease, .start, .stop,
      .alignment, .levelChange, .pathComplete, .impact,
    ])
    expectDistinct([GestureMask.none, .gesture, .subviews, .all])
    expectDistinct([OpenURLAction.Result.discarded, .handled])
    expectDistinct([
      ButtonBorderShape.automatic, .capsule, .circle, .roundedRectangle,
      .roundedRectangle(radius: 1),
    ])
    expectDistinct([DatePickerComponents.hourAndMinute, .date])
    expectDistinct([PaletteSelectionEffect.automatic, .custom])
    expectDistinct([
      AccessibilityTraits.isButton, .isHeader, .isSelected, .isLink, .isImage, .isStaticText,
      .isSearchField, .isToggle, .isModal, .updatesFrequently, .playsSound, .startsMediaSession,
      .allowsDirectInteraction,
    ])
  }

  @Test func `CMP-2: no two named values of a text's type are equal`() {
    expectDistinct([
      Font.largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout,
      .footnote, .caption, .caption2,
    ])
    expectDistinct([
      Text("a"), Text("a").bold(), Text("a").italic(), Text("a").monospacedDigit(),
      Text("a").underline(), Text("a").strikethrough(),
    ])
    expectDistinct([
      SubmitLabel.continue, .done, .go, .join, .next, .return, .route, .search, .send,
    ])
    expectDistinct([TextInputAutocapitalization.never, .words, .sentences, .characters])
    expectDistinct([Text.Scale.default, .secondary])
    expectDistinct([TextSelectionAffinity.automatic, .upstream, .downstream])
    expectDistinct([WritingToolsBehavior.automatic, .complete, .limited, .disabled])
    expectDistinct([AccessibilityActionKind.default, .escape, .showMenu])
    expectDistinct([
      AccessibilityTextContentType.plain, .console, .fileSystem, .messaging, .narrative,
      .sourceCode, .spreadsheet, .wordProcessing,
    ])
    expectDistinct([RedactionReasons.placeholder, .privacy, .invalidated])
  }

  @Test func `CMP-2: no two named values of a drawing's type are equal`() {
    expectDistinct([
      Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown, .white, .gray, .black, .clear, .primary, .secondary, .accentColor,
    ])
    expectDistinct([Glass.regular, .clear, .identity])
    expectDistinct([ContentTransition.identity, .opacity, .interpolate, .symbolEffect])
    expectDistinct([SymbolVariableValueMode.color, .draw])
    expectDistinct([SymbolColorRenderingMode.flat, .gradient])
    expectDistinct([SymbolVariants.none, .circle, .square, .rectangle, .fill, .slash])
    expectDistinct([
      SymbolRenderingMode.monochrome, .hierarchical, .palette, .multicolor,
    ])
    expectDistinct([
      ContentShapeKinds.interaction, .dragPreview, .contextMenuPreview, .hoverEffect,
      .accessibility,
    ])
    expectDistinct([UnitCurve.linear, .easeIn, .easeOut, .easeInOut])
  }

  @Test func `CMP-2: no two named values of an animation's type are equal`() {
    expectDistinct([
      Animation.default, .linear, .easeIn, .easeOut, .easeInOut, .spring, .bouncy, .snappy,
      .interactiveSpring, .interpolatingSpring,
    ])
    expectDistinct([Spring.bouncy, .smooth, .snappy])
    expectDistinct([AnyTransition.identity, .opacity, .slide, .blurReplace, .scale])
    expectDistinct([AnimationCompletionCriteria.logicallyComplete, .removed])
    expectDistinct([MatchedGeometryProperties.position, .size, .frame])
    expectDistinct([SymbolEffectOptions.default, .repeating, .nonRepeating])
  }

  @Test func `CMP-2: no two named colors of UIKit or AppKit are equal`() {
    expectDistinct([
      NSColor.black, .white, .gray, .lightGray, .darkGray, .red, .green, .blue, .cyan,
      .yellow, .magenta, .orange, .purple, .brown, .clear, .labelColor,
      .secondaryLabelColor, .tertiaryLabelColor, .quaternaryLabelColor,
      .placeholderTextColor, .textColor, .textBackgroundColor, .linkColor, .separatorColor,
      .gridColor, .windowBackgroundColor, .underPageBackgroundColor,
      .controlBackgroundColor, .controlColor, .controlTextColor, .controlAccentColor,
      .selectedContentBackgroundColor, .selectedTextBackgroundColor, .systemRed,
      .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink, .systemPurple,
      .systemTeal, .systemIndigo, .systemBrown, .systemMint, .systemCyan, .systemGray,
    ])
    expectDistinct([
      UIColor.black, .white, .gray, .lightGray, .darkGray, .red, .green, .blue, .cyan,
      .yellow, .magenta, .orange, .purple, .brown, .clear, .label, .secondaryLabel,
      .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator, .link, .systemRed,
      .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink, .systemPurple,
      .systemTeal, .systemIndigo, .systemBrown, .systemMint, .systemCyan, .systemGray,
      .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill,
      .quaternarySystemFill, .opaqueSeparator, .lightText, .darkText, .tintColor,
    ])
  }

  @Test func `CMP-2: no two named values of a layout's type are equal`() {
    expectDistinct([
      Alignment.center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing,
      .bottomLeading, .bottomTrailing, .leadingFirstTextBaseline, .centerFirstTextBaseline,
      .trailingFirstTextBaseline,
    ])
    expectDistinct([
      HorizontalAlignment.leading, .center, .trailing, .listRowSeparatorLeading,
      .listRowSeparatorTrailing,
    ])
    expectDistinct([
      VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
    ])
    expectDistinct([Axis.Set.horizontal, .vertical])
    expectDistinct([
      Edge.Set.top, .leading, .bottom, .trailing, .horizontal, .vertical, .all,
    ])
    expectDistinct([VerticalEdge.Set.top, .bottom, .all])
    expectDistinct([SafeAreaRegions.container, .keyboard, .all])
    expectDistinct([PinnedScrollableViews.sectionHeaders, .sectionFooters])
    expectDistinct([
      UnitPoint.center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing,
      .bottomLeading, .bottomTrailing,
    ])
    expectDistinct([ProposedViewSize.zero, .unspecified, .infinity])
    expectDistinct([SpacerSizing.flexible, .fixed])
  }

  @Test func `CMP-2: no two named values of a list's or a scroll view's type are equal`() {
    expectDistinct([ScrollInputBehavior.automatic, .enabled, .disabled])
    expectDistinct([ScrollInputKind.look, .handGestureShortcut])
    expectDistinct([ScrollEdgeEffectStyle.automatic, .hard, .soft])
    expectDistinct([ScrollBounceBehavior.automatic, .always, .basedOnSize])
    expectDistinct([ScrollTransitionConfiguration.animated, .interactive, .identity])
    expectDistinct([ScrollTransitionConfiguration.Threshold.visible, .hidden, .centered])
    expectDistinct([EditActions<[Int]>.move, .delete, .all])
    expectDistinct([TableColumnAlignment.automatic, .leading, .center, .trailing, .numeric])
  }

  @Test func `CMP-2: no two named values of a navigation's type are equal`() {
    expectDistinct([
      NavigationSplitViewVisibility.automatic, .all, .doubleColumn, .detailOnly,
    ])
    expectDistinct([
      ToolbarItemPlacement.automatic, .principal, .navigation, .secondaryAction, .title, .subtitle,
      .largeTitle, .largeSubtitle, .bottomOrnament, .primaryAction, .confirmationAction,
      .cancellationAction, .topBarLeading, .topBarTrailing, .keyboard, .status,
      .destructiveAction, .bottomBar,
    ])
    expectDistinct([ToolbarRole.automatic, .navigationStack, .browser, .editor])
    expectDistinct([ToolbarTitleDisplayMode.automatic, .inline, .inlineLarge, .large])
    expectDistinct([
      SearchFieldPlacement.automatic, .toolbar, .toolbarPrincipal, .sidebar, .navigationBarDrawer,
    ])
    expectDistinct([SearchScopeActivation.automatic, .onTextEntry, .onSearchPresentation])
    expectDistinct([SearchPresentationToolbarBehavior.automatic, .avoidHidingContent])
    expectDistinct([SearchToolbarBehavior.automatic, .minimize])
    expectDistinct([SubmitTriggers.text, .search])
    expectDistinct([
      InterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ])
    expectDistinct([
      UTType.item, .content, .fileURL, .png, .jpeg, .rtf, .html, .xml, .commaSeparatedText, .movie,
      .audio, .text, .plainText, .utf8PlainText, .json, .data, .image, .pdf, .folder, .url,
    ])
  }
}

/// Expects that the engine takes each value for another one than each before it.
@MainActor
private func expectDistinct<Value>(
  _ values: [Value],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (index, value) in values.enumerated() {
    for other in values[..<index] { expectCompared(value, other, sourceLocation: sourceLocation) }
  }
}
