extension Unicode.Scalar {
  /// The capital that a Latin letter is without accents and in plain type, by its name, such as *Latin
  /// small letter a with grave* or *mathematical bold capital A*; `nil` for any other character.
  package var latinLetter: Unicode.Scalar? {
    guard let name = properties.name?.split(separator: " ") else { return nil }
    guard name.first == "MATHEMATICAL" || name.contains("LATIN") else { return nil }
    let letter = name.prefix { $0 != "WITH" }.last?.unicodeScalars
    return letter?.count == 1 ? letter?.first : nil
  }
}
