// @ts-check
// Loads the files of the search index on demand and keeps their contents. Each file is a script that calls
// `bodycheckSearch`: Sources/Site/SearchIndex/SearchIndex.swift writes the files and describes them.
(function (/** @type {any} */ global) {
  "use strict";

  /**
   * @typedef {{number: number, title: string, url: string, topic: string, verdicts: string[], evidence: string,
   *   first: number}} Page
   *   `first` is the number of its first section, counted across all pages.
   * @typedef {{word: string, sections: number[], levels: number[], count: number, isCut: boolean}} Entry
   *   A word with its sections and the level of each. `count` is the total number of its sections.
   * @typedef {{heading: string, anchor: string, text: string}} Section
   * @typedef {{pages: Page[], topics: string[], beginnings: Map<string, any[]>, words: string[], texts: number[],
   *   vocabulary: string[], synonyms: string[][], first: Int32Array, pageOf: Int32Array, weights: number[],
   *   answers: number[]}} Site
   */

  /** @type {Site | undefined} */
  let site;
  /** @type {Map<number, Map<string, any[]>>} The entries of each loaded file by their words. */
  const words = new Map();
  /** @type {Map<number, Section[]>} The sections of each page that is loaded. */
  const texts = new Map();
  /** @type {Map<number, string[]>} The words of each loaded file of the vocabulary. */
  const vocabulary = new Map();

  global.bodycheckSearch = {
    site(/** @type {any} */ made) {
      const first = new Int32Array(made.pages.length + 1);
      for (const [number, page] of made.pages.entries()) first[number + 1] = (first[number] ?? 0) + page[4];
      const pageOf = new Int32Array(first[made.pages.length] ?? 0);
      const pages = made.pages.map((/** @type {any[]} */ page, /** @type {number} */ number) => {
        const [title, url, topic, bits, , , evidence] = page;
        pageOf.fill(number, first[number], first[number + 1]);
        const verdicts = made.verdicts.filter((/** @type {string} */ _, /** @type {number} */ bit) => bits & (1 << bit));
        return { number, title, url, topic: made.topics[topic], verdicts, evidence, first: first[number] };
      });
      const weights = made.pages.map((/** @type {any[]} */ page) => page[5] / 100);
      const answers = made.pages.map((/** @type {any[]} */ page) => page[7]);
      site = { ...made, pages, first, pageOf, weights, answers, beginnings: byWord(made.beginnings) };
    },
    words(/** @type {number} */ file, /** @type {any[][]} */ entries) {
      words.set(file, byWord(entries));
    },
    texts(/** @type {number} */ file, /** @type {[string, string, string][][]} */ pages) {
      for (const [place, sections] of pages.entries()) {
        const known = sections.map(([heading, anchor, text]) => ({ heading, anchor, text }));
        texts.set((site?.texts[file] ?? 0) + place, known);
      }
    },
    vocabulary(/** @type {number} */ file, /** @type {string[]} */ found) {
      vocabulary.set(file, found);
    },
  };

  /** @param {any[][]} entries @returns {Map<string, any[]>} */
  function byWord(entries) {
    return new Map(entries.map((entry) => [entry[0], entry]));
  }

  /** Reads an entry: `[word, count, [level, section, gap, …], …]`. @param {any[]} written @returns {Entry} */
  function entry([word, count, ...groups]) {
    /** @type {number[]} */
    const sections = [];
    /** @type {number[]} */
    const levels = [];
    for (const [level, ...gaps] of groups) {
      let section = 0;
      for (const gap of gaps) {
        section += gap;
        sections.push(section);
        levels.push(level);
      }
    }
    return { word, sections, levels, count, isCut: count > sections.length };
  }

  /**
   * Loads a file and returns its contents. A truncated file loads without an error.
   * @template Value
   * @param {string} path
   * @param {() => Value | undefined} value
   * @returns {Promise<Value>}
   */
  async function need(path, value) {
    if (value() === undefined) await global.bodycheckAssets.load(path);
    const found = value();
    if (found === undefined) throw new Error(`${path} is damaged`);
    return found;
  }

  const needSite = () => need("search-index.js", () => site);

  /** The last file that starts at or before this. @template Key @param {Key[]} firsts @param {Key} key */
  function fileOf(firsts, key) {
    return Math.max(0, firsts.findLastIndex((first) => first <= key));
  }

  /**
   * What the files say that can hold words with a prefix.
   * @template Value
   * @param {string[]} firsts
   * @param {string} start
   * @param {(file: number) => Promise<Value>} load
   */
  function loadAll(firsts, start, load) {
    const files = [];
    for (let file = fileOf(firsts, start); file <= fileOf(firsts, `${start}\uffff`); file += 1) {
      files.push(load(file));
    }
    return Promise.all(files);
  }

  /** The entries of the words in a file. @param {number} file */
  const wordsIn = (file) => need(`search/words-${file}.js`, () => words.get(file));

  /** The entry of a word, if it is in the index. @param {string} word */
  async function exactly(word) {
    const { words: firsts } = await needSite();
    const found = (await wordsIn(fileOf(firsts, word))).get(word);
    return found && entry(found);
  }

  /** The entries of the words with a prefix. @param {string} start */
  async function beginning(start) {
    const { words: firsts } = await needSite();
    const found = (await loadAll(firsts, start, wordsIn)).flatMap((known) => [...known]);
    return found.filter(([word]) => word.startsWith(start)).map(([, written]) => entry(written));
  }

  /** The entry of a prefix whose words are spread over too many files. @param {string} start */
  async function best(start) {
    const found = (await needSite()).beginnings.get(start);
    return found && entry(found);
  }

  /** All words with a prefix, and their neighbors. @param {string} start */
  async function wordsNear(start) {
    const { vocabulary: firsts } = await needSite();
    const load = (/** @type {number} */ file) => need(`search/vocabulary-${file}.js`, () => vocabulary.get(file));
    return (await loadAll(firsts, start, load)).flat();
  }

  /** The sections of a page. @param {number} page */
  async function sections(page) {
    const { texts: firsts } = await needSite();
    return need(`search/texts-${fileOf(firsts, page)}.js`, () => texts.get(page));
  }

  global.bodycheckParts = {
    site: needSite, exactly, beginning, best, wordsNear, sections,
    /** @param {number} page */
    knownSections: (page) => texts.get(page),
  };
})(globalThis);
