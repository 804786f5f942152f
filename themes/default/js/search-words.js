// @ts-check
// The words of a text and of an excerpt of it. Pure: values in, values out, no document.
(function (/** @type {any} */ global) {
  "use strict";

  const identifier = /[@#.]?_*[\p{L}][\p{L}\p{N}_]*(?:\((?:[\p{L}_][\p{L}\p{N}_]*:)+\))?/gu;

  /**
   * The words of a text: each as it is written, without its sign, and its camelCase parts;
   * `.task(id:)` gives `.task(id:)`, `task` and `id`.
   * @param {string} text
   * @returns {string[]}
   */
  function words(text) {
    /** @type {string[]} */
    const found = [];
    for (const [whole] of text.matchAll(/[\p{N}]+(?:\.[\p{N}]+)?/gu)) found.push(whole);
    for (const [whole] of text.matchAll(identifier)) {
      const forms = new Set([whole.toLowerCase()]);
      for (const name of whole.match(/[\p{L}\p{N}_]+/gu) ?? []) {
        forms.add(name.toLowerCase());
        forms.add(name.replace(/^_+/, "").toLowerCase());
        const parts = name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+|\p{N}+/gu) ?? [];
        for (const part of parts) forms.add(part.toLowerCase());
        // LazyVStack is also found as VStack.
        for (let first = 1; first < parts.length - 1; first += 1) {
          forms.add(parts.slice(first).join("").toLowerCase());
        }
      }
      forms.delete("");
      found.push(...forms);
    }
    return found;
  }

  /**
   * Some text around the first match, cut into pieces that match and pieces that do not.
   * @param {string} text
   * @param {string[]} matched
   * @param {number} [length]
   * @returns {{text: string, isMatch: boolean}[]}
   */
  function excerpt(text, matched, length = 150) {
    const known = new Set(matched);
    const spans = [...text.matchAll(identifier)]
      .filter(([whole]) => words(whole).some((word) => known.has(word)))
      .map((match) => ({ start: match.index, end: match.index + match[0].length }));
    const first = spans[0]?.start ?? 0;
    let start = Math.max(0, first - length / 3);
    if (start > 0) start = text.indexOf(" ", start) + 1 || start;
    if (start > first) start = first;
    const end = Math.min(text.length, start + length);
    /** @type {{text: string, isMatch: boolean}[]} */
    const pieces = [];
    const add = (/** @type {string} */ piece, isMatch = false) => {
      if (piece) pieces.push({ text: piece, isMatch });
    };
    let place = start;
    add(start > 0 ? "… " : "");
    for (const span of spans.filter((span) => span.start >= start && span.end <= end)) {
      add(text.slice(place, span.start));
      add(text.slice(span.start, span.end), true);
      place = span.end;
    }
    add(text.slice(place, end) + (end < text.length ? " …" : ""));
    return pieces;
  }

  global.bodycheckWords = { words, excerpt };
})(globalThis);
