extension Theme {
  /// Every key that a page model has.
  ///
  /// A template that names another one is an error. The comment at the start of each template of
  /// `themes/default` says which keys it gets. A test compares this list with the models.
  static let keys = Set(
    """
    about actions address after agrees allTags allTopics areas asksForLine asksForSource because before body build byline
    canonical caption card cells change changed changedFrom changes cite claims code columns command compared
    comparison confidence confidences console contents contested count crumbs data description
    detail details device diagnosis difference differences differs disputes documentTitle doors edit
    engine entries evidence evidences example export facts feed figures files filter first folded follows footer
    groups hasCode hasDifferences hasFacts hasGlance hasPages hasProblems hasQuoted hasRules
    hasSteps hasTables hasTags header headers headings height href icon id identities impact impacts
    index indexPath install introduction isChange isCode isCompared isCurrent isFolded isGap isOne isOpen isQuiet isSame
    isShown isShownByRuns isVerified isWhole isZero items kind kinds label language leads left letter letters level
    license lineCount lines linkedData listTitle logs mark markdown marks matrix measured menu
    moments moreMoments name neighbors notExpressible note number numbers on origin original outcome
    outcomeName outcomes ownKind ownSystem page pages paging places playbackSteps player printed problems programs
    quoted rank rawAccess reason rel remark report reportAddress reportHead repository rest root roots rows rule
    rules rulesShown runs same saved screenSteps screens screensTitle sections shown showsTopics sides siteName
    source sourceHref sources stage state statement states status statusText step steps subject
    subjects summary system systems table tables tags tally tallyHeight tallyLeft tallyPath
    tallyWidth term text times title topicName topics totals tree unit verdict verdictName versions
    view ways width words
    """
    .split(whereSeparator: \.isWhitespace).map(String.init)
  )
}
