import FoundationShim

extension TextField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      input: .keystrokes(text),
      label: Text(titleKey),
      onCommit: onCommit,
      onEditingChanged: onEditingChanged
    )
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      input: .keystrokes(text),
      label: Text(title),
      onCommit: onCommit,
      onEditingChanged: onEditingChanged
    )
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(input: .keystrokes(text), label: Text(title), prompt: prompt, axis: axis)
  }

  /// A field with a title for a formatted value; text that doesn't parse isn't written.
  @_disfavoredOverload
  public init<S: StringProtocol, Format: ParseableFormatStyle>(
    _ title: S,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(LocalizedStringKey(String(title)), value: value, format: format, prompt: prompt)
  }

  /// A field with a title for a value that a formatter reads; text that it doesn't read isn't written.
  public init<Value>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    let write = { (text: String) in
      guard let read = formatter.value(of: text, as: Value.self) else { return }
      value.wrappedValue = read
    }
    self.init(
      input: .value(write),
      label: Text(titleKey),
      onCommit: onCommit,
      onEditingChanged: onEditingChanged
    )
  }

  /// A field with a title for a value that a formatter reads; text that it doesn't read isn't written.
  @_disfavoredOverload
  public init<S: StringProtocol, Value>(
    _ title: S,
    value: Binding<Value>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      LocalizedStringKey(String(title)),
      value: value,
      formatter: formatter,
      onEditingChanged: onEditingChanged,
      onCommit: onCommit
    )
  }
}

extension Formatter {
  /// The value that a text stands for.
  fileprivate func value<Value>(of text: String, as type: Value.Type) -> Value? {
    if let formatter = self as? NumberFormatter {
      guard let number = formatter.number(from: text) else { return nil }
      return number as? Value ?? number.doubleValue as? Value ?? number.intValue as? Value
        ?? number.floatValue as? Value ?? number.decimalValue as? Value
    }
    if let formatter = self as? DateFormatter { return formatter.date(from: text) as? Value }
    return text as? Value
  }
}

extension TextField where Label: View {
  /// A field with a custom label for a formatted value; text that doesn't parse isn't written.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    let write = { (text: String) in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
    self.init(input: .value(write), label: label(), prompt: prompt)
  }

  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    let write = { (text: String) in
      if text.isEmpty {
        value.wrappedValue = nil
      } else if let parsed = try? format.parseStrategy.parse(text) {
        value.wrappedValue = parsed
      }
    }
    self.init(input: .value(write), label: label(), prompt: prompt)
  }

  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(input: .keystrokes(text), label: label(), prompt: prompt, axis: axis)
  }
}

extension SecureField where Label: View {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, label: label(), prompt: prompt)
  }
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, label: Text(title), prompt: prompt)
  }

  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(titleKey), onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(title), onCommit: onCommit)
  }
}
