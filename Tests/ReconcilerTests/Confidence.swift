import Testing

extension Tag {
  /// What the test holds was measured on Apple's systems, or several observations agree on it.
  @Tag static var high: Self
  /// What the test holds is known from one observation, or from code that was audited.
  @Tag static var medium: Self
}
