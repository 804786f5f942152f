/// What a program relies on that no device decides here; every result names it.
package enum Assumption: String, CaseIterable, Sendable {
  /// The program made a request.
  case offline = "offline: every request fails after 1 s of virtual time"
  /// The program made a request that a folder of the user's may answer.
  case responses =
    "requests are answered from a folder after 1 s of virtual time, and fail without a file there"
  /// The program read or wrote a file of its own.
  case files = "no files at launch, and what is written stays in memory"
  /// The program read a size or a position.
  case screen = "a screen of 390 × 844 points at 3×, which every view fills"
  /// The program asked about the device.
  case device = "an iPhone held upright at the default text size, which can open every address"
  /// The program has custom transitions.
  case transitions = "the modifiers of custom transitions do not run"
  /// The program has animations with several values.
  case animators =
    "keyframes have 60 frames per second, and a phase lasts as long as its animation, a spring's response"
  /// The program runs an action when an animation is complete.
  case completions =
    "an animation is complete after its duration, a spring after its response, whatever it moves"
  /// The program follows a search.
  case search =
    "a search begins when its field gets the focus, and ends when the program ends it"
  /// The program carries item providers.
  case itemProviders =
    "what is dragged moves over one destination, and its items load in the next update cycle"
  /// The program shows a table.
  case table = "a table is a list of its first column, as on an iPhone; other columns do not run"
  /// The program has its own layouts.
  case layout =
    "nothing is laid out: layouts, guides and effects of positions don't run; of several views that may fit, the first does"
  /// The program prefers a color scheme.
  case colorScheme = "a preferred color scheme reaches all views in a host pass after the update"
  /// The program starts gestures at a location.
  case gestures = "taps and drags begin in the center of the screen"
  /// The program reads or changes the window's edit mode.
  case editMode = "each window has one edit mode, and a change replaces the root environment"
  /// The program reads or sets a scroll position.
  case scrollPosition =
    "a scroll position is the id of the first visible row; an initial one is reached from the top"
  /// The program follows how a scroll view scrolls.
  case scrolling =
    "a step scrolls with a finger that stops before it lifts; the visible rows of a lazy container fill the screen"
  /// The program has actions that no step runs.
  case unperformed =
    "no person uses accessibility actions, and no other app opens an address of this one"
  /// The program groups tabs.
  case tabSections = "the tabs of a section are tabs like the others, as on an iPhone"
  /// The program has a button that pastes.
  case pasteboard = "the pasteboard has what the program put there"
  /// The program shows several columns.
  case columns =
    "split views and inspectors are collapsed to one column; a hidden column does not run"
  /// The program shows trees of rows.
  case outlines = "an outline creates the rows below a row when it is opened, all at once"
  /// The program shows views in a view or controller of UIKit or AppKit.
  case hosting = "views in a hosting view or controller of UIKit or AppKit do not run"
  /// The program checks spelling.
  case spelling = "every word is spelled correctly"

  /// The program plays sounds or films.
  case media = "nothing plays: a player starts, and reports neither progress nor an end"
  /// The program asks who the person is.
  case authentication = "the device has Face ID, and each authentication succeeds"
  /// The program asks where the device is.
  case location = "no location is known, and a location manager reports nothing"
  /// The program sends notifications.
  case notifications = "notifications are allowed, and none arrives"
  /// The program plays haptics.
  case haptics = "the device has no motor for haptics"
  /// The program uses the keychain.
  case keychain = "the keychain is empty, and keeps nothing"
  /// The program asks for photos.
  case photos = "the program may read the photo library, which is empty"
  /// The program shows web pages.
  case web = "web pages do not load, and a web view reports nothing"

  /// The program keeps models with SwiftData.
  case store =
    "SwiftData keeps models in memory: none at launch, no autosave during the run; without an order, they come as inserted"

  /// The program keeps objects with Core Data.
  case managedObjects =
    "Core Data keeps objects in memory: none at launch; without an order, they come as inserted; what is not saved reaches the views after the update; each new value of a view has another fetch request; results with the same objects are equal"

  /// Where assumptions are recorded; each once.
  package static nonisolated(unsafe) var report: (Assumption) -> Void = { _ in }
  private static nonisolated(unsafe) var recorded: Set<Assumption> = []

  /// Records that the program relies on this.
  package func record() {
    if Self.recorded.insert(self).inserted { Self.report(self) }
  }

  /// Reports what code relied on that ran before the first step, such as a preview's.
  package static func reportEarlier() {
    for assumption in allCases where recorded.contains(assumption) { report(assumption) }
  }
}
