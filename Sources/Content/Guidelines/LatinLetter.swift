extension Unicode.Scalar {
  /// The plain capital for a Latin letter without accents or styling; `nil` for any other character.
  ///
  /// It is derived from names like *Latin small letter a with grave* or *mathematical bold capital A*.
  package var latinLetter: Unicode.Scalar? {
    guard let name = properties.name?.split(separator: " ") else { return nil }
    guard name.first == "MATHEMATICAL" || name.contains("LATIN") else { return nil }
    let letter = name.prefix { $0 != "WITH" }.last?.unicodeScalars
    return letter?.count == 1 ? letter?.first : nil
  }
}
