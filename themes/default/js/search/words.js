// @ts-check
// Splits a text into words and makes excerpts. Pure: values in, values out, no document.
(function (/** @type {any} */ global) {
  "use strict";

  // A rule's id, a name with its sign and argument labels, or a number. The index is built with the same words:
  // Sources/Site/SearchIndex/Tokens.swift.
  const token =
    /[A-Z]+-[0-9]+(?![\p{L}\p{N}_])|[@#]?_*\p{L}[\p{L}\p{N}_]*(?:\((?:[\p{L}_][\p{L}\p{N}_]*:)+\))?|\p{N}+(?:\.\p{N}+)?/gu;
  const part = /\p{Lu}+(?!\p{Ll})|\p{Lu}\p{Ll}+|\p{Ll}+|[\p{Lo}\p{Lt}\p{Lm}]+|\p{N}+/gu;
  const longest = 64;
  // Words that say nothing about a page; a query of nothing else keeps them.
  const empty = new Set(
    ("a about am an and any are as at be been but by can could did do does don't for from get gets had has have how i in " +
      "into is isn't it its keep keeps me my no not of on or our so should some than that the their them then there these they this to " +
      "too use using was we were what when where which who why will with would you your").split(" ")
  );

  /**
   * The words of a text: each as written, without its sign, and its camelCase parts;
   * `task(id:)` gives `task(id:)`, `task` and `id`.
   * @param {string} text
   * @returns {string[]}
   */
  function words(text) {
    /** @type {string[]} */
    const found = [];
    for (const [whole] of text.matchAll(token)) {
      const [first, ...labels] = whole.match(/[\p{L}\p{N}_.]+/gu) ?? [];
      const unsigned = whole.replace(/^[@#]/, "");
      if (!first || unsigned.length > longest) continue;
      const forms = new Set([whole.toLowerCase()]);
      if (/^\p{N}/u.test(first)) {
        found.push(first);
        continue;
      }
      for (const name of [first, ...labels]) addForms(name, forms);
      found.push(...forms);
    }
    return found;
  }

  /** @param {string} name @param {Set<string>} forms */
  function addForms(name, forms) {
    forms.add(name.toLowerCase());
    const plain = name.replace(/^_+/, "");
    if (!plain) return;
    forms.add(plain.toLowerCase());
    const parts = [...plain.matchAll(part)];
    for (const [index, match] of parts.entries()) {
      if (match[0].length > 1) forms.add(match[0].toLowerCase());
      // LazyVStack is also found as VStack.
      if (index > 0 && index < parts.length - 1) forms.add(plain.slice(match.index).toLowerCase());
    }
  }

  /**
   * Some text around the first match, split into matching and other pieces.
   * @param {string} text
   * @param {string[]} known A piece matches if one of its words begins with one of these.
   * @param {number} [length]
   * @returns {{text: string, isMatch: boolean}[]}
   */
  function excerpt(text, known, length = 150) {
    const spans = [...text.matchAll(token)]
      .filter(([whole]) => words(whole).some((word) => known.some((start) => word.startsWith(start))))
      .map((match) => ({ start: match.index, end: match.index + match[0].length }));
    const first = spans[0]?.start ?? 0;
    let start = Math.max(0, first - length / 3);
    if (start > 0) start = text.indexOf(" ", start) + 1 || start;
    if (start > first) start = first;
    let end = Math.min(text.length, start + length);
    if (end < text.length) end = Math.max(text.lastIndexOf(" ", end), (spans[0]?.end ?? start) + 1);
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

  /**
   * The terms of a query, name by name: `.task(id:)` is one, `_printChanges()` loses its `()`, and words such
   * as `the` are left out.
   * @param {string} query
   * @returns {string[]}
   */
  function terms(query) {
    const names = query.match(/[^\s,;"'`]+/gu) ?? [];
    const found = names.flatMap((name) => {
      const bare = name.replace(/^[^\p{L}\p{N}@#_]+/u, "");
      const trimmed = /:\)$/.test(bare) ? bare : bare.replace(/[^\p{L}\p{N}_]+$/u, "");
      return trimmed ? [trimmed] : [];
    });
    const telling = found.filter((name) => !empty.has(name.toLowerCase()));
    return telling.length > 0 ? telling : found;
  }

  /** A name without its sign, underscores and argument labels. @param {string} name */
  function plain(name) {
    return name.replace(/^[@#_]+|\(.*$/gu, "");
  }

  global.bodycheckWords = { words, excerpt, terms, plain };
})(globalThis);
