// @ts-check
// Ranks sections of pages for a query. Pure: values in, values out, no document.
(function (/** @type {any} */ global) {
  "use strict";

  /** @param {string} text @returns {string[]} */
  const words = (text) => global.bodycheckWords.words(text);

  /**
   * @typedef {{url: string, page: string, heading: string, topic: string, text: string}} Section
   * @typedef {{section: Section, score: number, terms: string[]}} Result
   * @typedef {{sections: Section[], postings: Map<string, Map<number, number>>, lengths: number[],
   *   average: number, words: string[]}} Index
   */

  // A page's first section has its title for a heading, so that a title weighs most.
  const weights = { page: 3, heading: 4, topic: 1.5, text: 1 };

  /**
   * @param {Section[]} sections
   * @returns {Index}
   */
  function index(sections) {
    /** @type {Map<string, Map<number, number>>} */
    const postings = new Map();
    const lengths = sections.map((section, number) => {
      let length = 0;
      for (const [field, weight] of Object.entries(weights)) {
        const own = section[/** @type {keyof Section} */ (field)];
        for (const word of words(own || (field === "heading" ? section.page : ""))) {
          const places = postings.get(word) ?? new Map();
          places.set(number, (places.get(number) ?? 0) + weight);
          postings.set(word, places);
          length += 1;
        }
      }
      return length;
    });
    const total = lengths.reduce((sum, length) => sum + length, 0);
    return {
      sections,
      postings,
      lengths,
      average: total / Math.max(1, lengths.length),
      words: [...postings.keys()].sort(),
    };
  }

  /** Whether one insertion, deletion, change or swap makes one word of the other.
   * @param {string} first @param {string} second */
  function isOneTypoApart(first, second) {
    if (Math.abs(first.length - second.length) > 1) return false;
    let start = 0;
    while (start < first.length && first[start] === second[start]) start += 1;
    const [a, b] = [first.slice(start), second.slice(start)];
    if (a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b) return true;
    return a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  }

  /** The words of the index that a word of the query may mean, and how surely.
   * @param {Index} index @param {string} term
   * @returns {[string, number][]} */
  function meanings(index, term) {
    /** @type {[string, number][]} */
    const found = [];
    if (index.postings.has(term)) found.push([term, 1]);
    for (const word of index.words) {
      if (word === `${term}s` || term === `${word}s`) {
        found.push([word, 0.95]);
      } else if (word !== term && word.startsWith(term)) {
        found.push([word, 0.35 + 0.45 * (term.length / word.length)]);
      }
    }
    if (found.length === 0 && term.length >= 4) {
      for (const word of index.words) {
        if (isOneTypoApart(term, word)) found.push([word, 0.4]);
        else if (isOneTypoApart(term, word.slice(0, term.length))) found.push([word, 0.25]);
      }
    }
    return found;
  }

  /** The words that a query must be found by: identifiers as a whole, else word by word.
   * @param {string} query */
  function terms(query) {
    const wholes = query.toLowerCase().match(/[^\s,;"'`]+/gu) ?? [];
    return wholes.flatMap((whole) => {
      const trimmed = whole.replace(/^[^\p{L}\p{N}@#._]+|[^\p{L}\p{N})_]+$/gu, "");
      return trimmed ? [trimmed] : [];
    });
  }

  /**
   * The best sections for a query, the best first. Ranked by BM25 over weighted fields; a section
   * with every word goes before one with some.
   * @param {Index} index
   * @param {string} query
   * @param {number} [limit]
   * @returns {Result[]}
   */
  function search(index, query, limit = 20) {
    const asked = terms(query);
    const count = index.sections.length;
    /** @type {Map<number, {score: number, matched: number, terms: Set<string>}>} */
    const hits = new Map();
    for (const term of asked) {
      const parts = index.postings.has(term) ? [term] : words(term);
      const candidates = [term, ...parts.filter((part) => part !== term)];
      let known = meanings(index, candidates[0] ?? term);
      for (const part of candidates.slice(1)) {
        if (known.length > 0) break;
        known = meanings(index, part);
      }
      /** @type {Map<number, {frequency: number, words: string[]}>} */
      const places = new Map();
      for (const [word, certainty] of known) {
        for (const [number, frequency] of index.postings.get(word) ?? []) {
          const place = places.get(number) ?? { frequency: 0, words: [] };
          place.frequency += certainty * frequency;
          place.words.push(word);
          places.set(number, place);
        }
      }
      const rarity = Math.log(1 + (count - places.size + 0.5) / (places.size + 0.5));
      for (const [number, { frequency, words: matched }] of places) {
        const length = 0.7 + 0.3 * ((index.lengths[number] ?? 0) / index.average);
        const hit = hits.get(number) ?? { score: 0, matched: 0, terms: new Set() };
        hit.score += (rarity * frequency * 2.2) / (frequency + 1.2 * length);
        hit.matched += 1;
        for (const word of matched) hit.terms.add(word);
        hits.set(number, hit);
      }
    }
    const most = Math.max(0, ...[...hits.values()].map((hit) => hit.matched));
    return [...hits]
      .filter(([, hit]) => hit.matched === most)
      .sort(([a, first], [b, second]) => second.score - first.score || a - b)
      .slice(0, limit)
      .flatMap(([number, hit]) => {
        const section = index.sections[number];
        return section ? [{ section, score: hit.score, terms: [...hit.terms].sort() }] : [];
      });
  }

  global.bodycheckRanking = { index, search };
})(globalThis);
