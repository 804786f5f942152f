// @ts-check
// Splits a text into words and makes excerpts. Pure: values in, values out, no document.
(function (/** @type {any} */ global) {
  "use strict";

  // The index is built with the same words: Sources/Site/SearchIndex/Tokens.swift.
  // Characters of scripts without spaces between words: Thai, Lao, Burmese, Khmer, Japanese, Chinese.
  const dense =
    "[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u3007\u3041-\u3096\u3099-\u309F\u30A1-\u30FA\u30FC-\u30FF" +
    "\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFF66-\uFF9F\u{20000}-\u{3FFFF}]";
  const [letter, digit] = [`(?:(?!${dense})\\p{L})`, `(?:(?!${dense})\\p{N})`];
  const name = `(?:${letter}|${digit}|_)`;
  const labels = `\\((?:(?:${letter}|_)${name}*:)+\\)`;
  const operator = `\\+\\+(?!${name}|\\+)|#(?!${name})`;
  // A dense run, a rule's id, a version, a name with its sign and argument labels, a number, or an operator that compares.
  const token = new RegExp(
    `${dense}+|[A-Z]+-[0-9]+(?!${name})|[vV]${digit}+(?:\\.${digit}+)+|` +
      `[@#$]?_*${letter}${name}*(?:${labels}|${operator})?|${digit}+(?:\\.${digit}+)*|[!=]=+`,
    "gu"
  );
  const isDense = new RegExp(`^${dense}`, "u");
  const isComparison = /^[!=]==?$/;
  const isOperator = /^(?:[!=]==?|\$)$/;
  // Between a name and text of a script without Latin letters, as in `ForEach에서`.
  const border = /(?<=[A-Za-z0-9_)])(?=[^\p{Script=Latin}\p{N}\P{L}])|(?<=[^\p{Script=Latin}\P{L}])(?=[@#$._A-Za-z])/gu;
  const part = /\p{Lu}+(?!\p{Ll})|\p{Lu}\p{Ll}+|\p{Ll}+|[\p{Lo}\p{Lt}\p{Lm}]+|\p{N}+/gu;
  const longest = 64;
  // Words that say nothing about a page; a query of nothing else keeps them.
  const empty = new Set(
    ("a about am an and any are as at be been but by can could did do does don't for from get gets had has have how i in " +
      "into is isn't it its keep keeps me my no not of on or our so should some than that the their them then there these they this to " +
      "too use using was we were what when where which who why will with would you your").split(" ")
  );

  /** @type {Record<string, string>} Letters that are not a plain one with an accent. */
  const plainLetters = {
    ß: "ss", ẞ: "Ss", æ: "ae", Æ: "Ae", œ: "oe", Œ: "Oe", ø: "o", Ø: "O", ł: "l", Ł: "L",
    đ: "d", Đ: "D", ð: "d", Ð: "D", þ: "th", Þ: "Th", ħ: "h", Ħ: "H", ı: "i",
  };

  /** A text with its Latin letters without accents, as people type them. @param {string} text */
  function folded(text) {
    const letters = text.normalize("NFD").replace(/[\u0300-\u036F]/g, "");
    return letters.replace(/[ßẞæÆœŒøØłŁđĐðÐþÞħĦı]/g, (letter) => plainLetters[letter] ?? letter).normalize("NFC");
  }

  /** Each character with the next one, and the last one. @param {string} run */
  function pairs(run) {
    const letters = [...run];
    return letters.map((letter, place) => letter + (letters[place + 1] ?? ""));
  }

  /**
   * The words of a text without accents: each as written, without its sign, and its camelCase parts;
   * `task(id:)` gives `task(id:)`, `task` and `id`. A dense run gives pairs.
   * @param {string} text
   * @returns {string[]}
   */
  function words(text) {
    /** @type {string[]} */
    const found = [];
    for (const [whole] of folded(text).matchAll(token)) {
      if (isDense.test(whole)) {
        found.push(...pairs(whole));
        continue;
      }
      if (isComparison.test(whole)) found.push(whole);
      const [first, ...labels] = whole.match(/[\p{L}\p{N}_.]+/gu) ?? [];
      const unsigned = whole.replace(/^[@#$]/, "");
      if (!first || unsigned.length > longest) continue;
      const forms = new Set([whole.startsWith("$") ? "$" : whole.toLowerCase()]);
      if (first.includes(".") || /^\p{N}/u.test(first)) {
        found.push(...new Set([first.toLowerCase(), first.replace(/^v/i, "")]));
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
   * Where a dense run has some words; those side by side are one.
   * @param {string} run
   * @param {number} index Where it begins.
   * @param {string[]} known
   */
  function within(run, index, known) {
    /** @type {{start: number, end: number}[]} */
    const found = [];
    for (let place = 0; place < run.length; place += 1) {
      const word = known.find((word) => run.startsWith(word, place));
      if (!word) continue;
      const [start, end] = [index + place, index + place + word.length];
      const last = found.at(-1);
      if (last && start <= last.end) last.end = Math.max(last.end, end);
      else found.push({ start, end });
    }
    return found;
  }

  /**
   * Some text around the first match, split into matching and other pieces.
   * @param {string} text
   * @param {string[]} known A piece matches if one of its words begins with one of these.
   * @param {number} [length]
   * @returns {{text: string, isMatch: boolean}[]}
   */
  function excerpt(text, known, length = 150) {
    const spans = [...text.matchAll(token)].flatMap((match) => {
      if (isDense.test(match[0])) return within(match[0], match.index, known);
      const isMatch = words(match[0]).some((word) => known.some((start) => word.startsWith(start)));
      return isMatch ? [{ start: match.index, end: match.index + match[0].length }] : [];
    });
    const first = spans[0]?.start ?? 0;
    // A title is never cut.
    let start = text.length > length ? Math.max(0, first - length / 3) : 0;
    if (start > 0) start = text.indexOf(" ", start) + 1 || start;
    if (start > first) start = first;
    let end = Math.min(text.length, start + length);
    const space = text.lastIndexOf(" ", end);
    if (end < text.length) end = Math.max(space > start + length / 2 ? space : end, (spans[0]?.end ?? start) + 1);
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
   * The names of a query: `.task(id:)` is one, `_printChanges()` loses its `()`, and text of another script beside
   * Latin letters is divided from them.
   * @param {string} query
   * @returns {string[]}
   */
  function names(query) {
    const found = query.replace(border, " ").match(/[^\s,;"'`]+/gu) ?? [];
    return found.flatMap((name) => {
      if (isOperator.test(name)) return [name];
      const bare = name.replace(/^[^\p{L}\p{N}@#$_]+/u, "");
      const isWhole = /:\)$|\p{L}(?:\+\+|#)$/u.test(bare);
      const trimmed = isWhole ? bare : bare.replace(/[^\p{L}\p{N}\p{M}_]+$/u, "");
      return trimmed ? [trimmed] : [];
    });
  }

  /** Whether a word says nothing about a page. @param {string} name */
  const isEmpty = (name) => empty.has(name.toLowerCase());

  /**
   * The terms of a query: its names without words such as `the`.
   * @param {string} query
   * @returns {string[]}
   */
  function terms(query) {
    const found = names(query);
    const telling = found.filter((name) => !isEmpty(name));
    return telling.length > 0 ? telling : found;
  }

  /** A name without its sign, underscores and argument labels. @param {string} name */
  function plain(name) {
    return name.replace(/^[@#$_]+|\(.*$/gu, "");
  }

  global.bodycheckWords = { words, excerpt, names, isEmpty, terms, plain, folded, isDense };
})(globalThis);
