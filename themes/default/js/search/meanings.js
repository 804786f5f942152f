// @ts-check
// Finds the index words that a query word may mean. Pure: values in, values out, no document.
(function (/** @type {any} */ global) {
  "use strict";

  const mostTypos = 4;

  /**
   * What an English word has in common with its other forms: `updat` for `update`, `updates`, `updated` and
   * `updating`. Other words stay as they are.
   * @param {string} word
   */
  function stem(word) {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
    const start = word.replace(/(?:ies|ied|(?<=t)ions?|ings?|ed|es|s|e|y)$/, "");
    const rest = start.length < 3 || !/[aeiouy]/.test(start) ? word : start;
    return rest.replace(/([bdfgmnprstl])\1$/, "$1");
  }

  /**
   * How likely the term means a word that begins like it, or is another form of it: from 0 to 1.
   * @param {string} term
   * @param {string} word
   */
  function certainty(term, word) {
    if (word === term) return 1;
    if (word === `${term}s` || term === `${word}s`) return 0.95;
    if (stem(word) === stem(term)) return 0.85;
    return word.startsWith(term) ? 0.35 + 0.45 * (term.length / word.length) : 0;
  }

  /**
   * Whether one insertion, deletion, change or swap turns one word into the other.
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

  /** Whether a prefix of the word is one typo apart. @param {string} term @param {string} word */
  function mayBegin(term, word) {
    if (word.length <= term.length) return false;
    return [term.length, term.length + 1].some((length) => isOneTypoApart(term, word.slice(0, length)));
  }

  /**
   * The words that a term with one typo may mean or begin, with whole words and short ones first.
   * @param {string} term
   * @param {string[]} words
   * @returns {{word: string, certainty: number}[]}
   */
  function typos(term, words) {
    if (term.length < 4) return [];
    /** @type {{word: string, certainty: number}[]} */
    const found = [];
    for (const word of words) {
      if (isOneTypoApart(term, word)) found.push({ word, certainty: 0.4 });
      else if (mayBegin(term, word)) found.push({ word, certainty: 0.25 });
    }
    return found
      .sort((a, b) => b.certainty - a.certainty || a.word.length - b.word.length)
      .slice(0, mostTypos);
  }

  global.bodycheckMeanings = { certainty, stem, typos };
})(globalThis);
