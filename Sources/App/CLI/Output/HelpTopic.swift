import Guidelines
import ScenarioTrace

/// What `bodycheck help` explains besides commands.
enum HelpTopic: String, CaseIterable, Sendable {
  /// The steps of a table and of `--step`.
  case steps
  /// The words that a page can contain.
  case page
  /// What a column counts.
  case columns
  /// The keys that the host can set.
  case environment
  /// The manual page, in the language of `troff`.
  case man

  /// The whole text with a final newline.
  var text: String {
    switch self {
    case .steps:
      """
      A step is a row of an Interaction table, or follows '--step':

      \(list(Step.forms.map(\.form)))

      If several views show a label:

      \(list(Step.labelForms.map { "\($0.form): \($0.meaning)" }))

      'present' is always first. A label is a text on screen. 'bodycheck help environment' lists the keys;
      'run' names a step that the program defines itself.

      """
    case .page:
      """
      Front matter, between two '---' lines:

      \(list(PageFormat.frontMatter.map { "\($0.name): \($0.value)" }))

      A program, in a fence that begins with ```swift:

      \(list(PageFormat.programAttributes.map { "\($0.name)=\($0.value)" }))
        setup    (without a value: code before every program of the page)

      Its output, in a fence below it that begins with ```console:

      \(list(PageFormat.consoleAttributes.map { "\($0.name)=\($0.value)" }))

      Tables below it, by their first header:

      \(list(PageFormat.tableHeaders))

      A cell holds digits, a budget such as ≤ 3, ≥ 2 or 2–4, or – to state nothing. 'verify --fix' writes
      a number that differs, and raises a budget only if it does not hold. In text, [6](<count:scenario/step/View>) is a count.
      'bodycheck help steps' and 'bodycheck help columns' list the rows and columns of tables.

      """
    case .columns:
      """
      A column of a table counts, for a type 'Row':

      \(list(PageFormat.columns))

      The type alone counts evaluations of 'body'. The wasted ones made a value equal to the one before; there
      may be more of them, because some values, such as those with closures, cannot be compared.

      """
    case .environment:
      """
      The step 'environment key = value' sets:

      \(list(PageFormat.environmentKeys.map { "\($0.name) = \($0.value)" }))

      """
    case .man: ManualPage(version: Program.version, commands: Program.commands.map { $0.form }).text
    }
  }

  private func list(_ items: [String]) -> String {
    items.map { "  " + $0 }.joined(separator: "\n")
  }
}
