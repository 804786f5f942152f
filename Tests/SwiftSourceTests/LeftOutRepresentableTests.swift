extension `Code that is left out` {
  /// Representables of views that other frameworks have.
  static let representables = [
    Case(
      name: "Reader.inner",
      code:
        "struct Reader: UIViewRepresentable { let inner = 📍Missing()\n func makeUIView(context: Context) -> UIView { UIView() } }",
      result:
        "struct Reader: UIViewRepresentable { let inner: Missing = _leftOutInitial(3)\n func makeUIView(context: Context) -> UIView { UIView() } }"
    ),
    Case(
      name: "Reader.makeUIView(context:)",
      code:
        "struct Reader: UIViewRepresentable { let a: Int\n func makeUIView(context: Context) -> UIView { let v = UIView(); v.b = context.environment.c; v.📍missing = a + self.a; context.coordinator.v = v; return v } }",
      result:
        "struct Reader: UIViewRepresentable { let a: Int\n func makeUIView(context: Context) -> UIView { _leftOutUpdate(); _ = context.environment.c; _ = a; _ = self.a; return _leftOutView(3) } }"
    ),
    Case(
      name: "Reader.updateUIView(_:context:)",
      code:
        "struct Reader: UIViewRepresentable { @Binding var a: Int\n func updateUIView(_ v: UIView, context: Context) { if a == 1 { v.📍missing(a) } } }",
      result:
        "struct Reader: UIViewRepresentable { @Binding var a: Int\n func updateUIView(_ v: UIView, context: Context) { _leftOutUpdate(); _ = a;  } }"
    ),
    update("a = 1; v.📍missing()"), update("v.📍missing { model.a += 1 }"),
    update("v.📍missing { act() }"), update("v.📍missing(model.load())"),
    update("context.coordinator.load(); v.📍missing()"), update("_leftOutUpdate(); _ = v.📍missing"),
  ]

  /// Code in the update of a representable that could change more than the view.
  private static func update(_ code: String) -> Case {
    let start =
      "struct Reader: UIViewRepresentable { @Binding var a: Int; let model: Model; let act: () -> Void\n func updateUIView(_ v: UIView, context: Context) { "
    return Case(
      name: "Reader.updateUIView(_:context:)",
      code: start + code + " } }",
      result: start + "_leftOutStop(3) } }",
      view: "Reader"
    )
  }
}
