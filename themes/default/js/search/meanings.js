// @ts-check
// Which words of the index a word of a query may mean. Pure: values in, values out, no document.
(function (/** @type {any} */ global) {
  "use strict";

  const mostTypos = 4;

  /**
   * How surely a word that begins like the term, or is its plural or singular, is meant: from 0 to 1.
   * @param {string} term
   * @param {string} word
   */
  function certainty(term, word) {
    if (word === term) return 1;
    if (word === `${term}s` || term === `${word}s`) return 0.95;
    return word.startsWith(term) ? 0.35 + 0.45 * (term.length / word.length) : 0;
  }

  /**
   * Whether one insertion, deletion, change or swap makes one word of the other.
   * @param {string} first
   * @param {string} second
   */
  function isOneTypoApart(first, second) {
    if (Math.abs(first.length - second.length) > 1) return false;
    let start = 0;
    while (start < first.length && first[start] === second[start]) start += 1;
    const [a, b] = [first.slice(start), second.slice(start)];
    if (a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b) return true;
    return a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  }

  /** Whether a beginning of the word is one typo apart. @param {string} term @param {string} word */
  function mayBegin(term, word) {
    const lengths = [term.length, term.length + 1];
    return lengths.some((length) => isOneTypoApart(term, word.slice(0, length)));
  }

  /**
   * Up to and with which letter of the word it goes another way than the term, if it does before one ends.
   * @param {string} term
   * @param {number} inTerm Where to begin.
   * @param {string} word
   * @param {number} inWord
   */
  function differing(term, inTerm, word, inWord) {
    while (inTerm < term.length && inWord < word.length && term[inTerm] === word[inWord]) {
      inTerm += 1;
      inWord += 1;
    }
    return inTerm < term.length && inWord < word.length ? inWord + 1 : Infinity;
  }

  /**
   * How many first letters of a word settle that no word which has them is one typo apart, nor begins so;
   * `Infinity` where none do. A typo is where the two first differ: from there on one must go like the other,
   * whether that letter was changed, added, left out or swapped with the next.
   * @param {string} term
   * @param {string} word
   */
  function settling(term, word) {
    const typo = differing(term, 0, word, 0) - 1;
    if (typo === Infinity) return Infinity;
    const isSwap = term[typo] === word[typo + 1] && term[typo + 1] === word[typo];
    return Math.max(
      differing(term, typo + 1, word, typo + 1),
      differing(term, typo, word, typo + 1),
      differing(term, typo + 1, word, typo),
      isSwap ? differing(term, typo + 2, word, typo + 2) : 0
    );
  }

  /**
   * The words that a term with one typo may mean or begin, whole words and short ones first.
   * @param {string} term
   * @param {(visit: (word: string) => number) => void} visitWords Visits all words in their order; those with
   *   as many first letters of a word as the visit gives may be left out.
   * @returns {{word: string, certainty: number}[]}
   */
  function typos(term, visitWords) {
    if (term.length < 4) return [];
    /** @type {{word: string, certainty: number}[]} */
    const found = [];
    visitWords((word) => {
      const settled = settling(term, word);
      if (settled < Infinity) return settled;
      if (isOneTypoApart(term, word)) found.push({ word, certainty: 0.4 });
      else if (word.length > term.length && mayBegin(term, word)) {
        found.push({ word, certainty: 0.25 });
      }
      return Infinity;
    });
    return found
      .sort((a, b) => b.certainty - a.certainty || a.word.length - b.word.length)
      .slice(0, mostTypos);
  }

  global.bodycheckMeanings = { certainty, typos };
})(globalThis);
