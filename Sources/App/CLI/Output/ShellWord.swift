/// A text as one word of a shell command, in quotes if it needs them.
func shellWord(_ text: String) -> String {
  let isPlain = text.allSatisfy { letter in
    letter.isASCII && (letter.isLetter || letter.isNumber || "_-./=:,@%+".contains(letter))
  }
  if isPlain, !text.isEmpty { return text }
  return "'" + text.replacing("'", with: "'\\''") + "'"
}
