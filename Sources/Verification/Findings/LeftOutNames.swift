/// API that is left out on purpose, as `content/reference/supported-api.md` lists it.
enum LeftOutNames {
  /// Why a name is left out; `nil` if it is not on the list.
  static func reason(for name: String) -> String? {
    rows.first { $0.names.split(separator: " ").contains(Substring(name)) }?.because
  }

  /// How the names of a module begin.
  static func prefixes(of module: String) -> [String] {
    prefixes[module]?.split(separator: " ").map(String.init) ?? []
  }

  private static let prefixes = [
    "ARKit": "AR", "AVFAudio": "AV", "AVFoundation": "AV CM CV", "AVKit": "AV VideoPlayer",
    "AuthenticationServices": "AS", "BackgroundTasks": "BG",
    "Charts": "Chart Bar Line Area Point Rule Sector Rectangle Axis Plot",
    "CloudKit": "CK", "Contacts": "CN", "ContactsUI": "CN", "CoreBluetooth": "CB", "CoreData": "NS",
    "CoreHaptics": "CH", "CoreImage": "CI", "CoreLocation": "CL", "CoreML": "ML",
    "CoreMotion": "CM",
    "CoreSpotlight": "CS", "EventKit": "EK", "EventKitUI": "EK", "GameKit": "GK", "HealthKit": "HK",
    "HomeKit": "HM", "JavaScriptCore": "JS", "LocalAuthentication": "LA",
    "MapKit": "MK Map Marker Annotation User LookAround", "MediaPlayer": "MP", "MessageUI": "MF",
    "Metal": "MTL",
    "MetalKit": "MTK", "NaturalLanguage": "NL", "Network": "NW", "PDFKit": "PDF", "PassKit": "PK",
    "PencilKit": "PK", "Photos": "PH", "PhotosUI": "PH PHPicker Photos", "QuickLook": "QL",
    "SafariServices": "SF", "SceneKit": "SCN", "Security": "Sec", "ServiceManagement": "SM",
    "Speech": "SF", "SpriteKit": "SK Sprite",
    "StoreKit": "SK Store Product Transaction AppStore Subscription",
    "UserNotifications": "UN",
    "Vision": "VN", "VisionKit": "VN", "WatchConnectivity": "WC", "WebKit": "WK Web URLScheme",
  ]

  /// Names, and why the engine leaves them out.
  static let rows: [(names: String, because: String)] = [
    (
      "defaultScrollAnchor",
      "they depend on the exact position where scrolling stops"
    ),
    (
      "onKeyPress fileImporter fileExporter",
      "no step performs them"
    ),
    (
      "defaultFocus isFocused searchFocused",
      "they depend on when a field gains and loses focus"
    ),
    (
      "FocusedBinding FocusedObject AccessibilityFocusState",
      "no program has needed the first two; no step moves the accessibility focus"
    ),
    (
      "TableColumnForEach DisclosureTableRow",
      "no program has needed them"
    ),
    (
      """
      NSAsynchronousFetchRequest NSBatchDeleteRequest NSBatchInsertRequest NSBatchUpdateRequest \
      NSPersistentHistoryChangeRequest SectionedFetchRequest SectionedFetchResults
      """,
      "no public source says which views they update, or no program has needed them"
    ),
    (
      "ImageRenderer",
      "there is one window, the app's first"
    ),
    (
      "MultiDatePicker contextMenu deleteDisabled",
      "no step uses them, or they change what a step can do"
    ),
    (
      "ShaderLibrary",
      "the engine draws nothing"
    ),
    (
      """
      textRenderer lineHeight writingDirection textInputSuggestions textInputCompletion \
      findNavigator colorEffect distortionEffect layerEffect glassEffectID glassEffectUnion \
      allowedDynamicRange toolbarForegroundStyle accessibilityRepresentation \
      accessibilityChildren accessibilityActions accessibilityRotor accessibilityCustomContent \
      accessibilityChartDescriptor
      """,
      "they change no counts, and no program has needed them"
    ),
    (
      """
      pointerStyle onContinuousHover onModifierKeysChanged onPencilSqueeze \
      hoverEffectGroup digitalCrownRotation handGestureShortcut touchBar userActivity \
      navigationDocument
      """,
      "no step performs them"
    ),
    (
      """
      safeAreaBar tabViewBottomAccessory tabViewSidebarHeader sectionActions \
      dialogSuppressionToggle
      """,
      "where the system shows their content is unknown"
    ),
    (
      "defaultAppStorage selectionDisabled swipeActionsContainer",
      "no program has needed them, and they change what a step or a write reaches"
    ),
  ]
}
