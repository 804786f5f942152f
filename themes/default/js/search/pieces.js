// @ts-check
// Reads the parts of the search index, as Sources/Site/SiteRenderer/Search/ writes them. Pure: values in, values
// out, no document.
(function (/** @type {any} */ global) {
  "use strict";

  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const values = new Uint8Array(128);
  for (const [value, digit] of [...digits].entries()) values[digit.charCodeAt(0)] = value;

  /**
   * @typedef {{word: string, sections: number[], levels: number[], count: number, isCut: boolean}} Entry
   *   A word with its sections, the level of each, and in how many sections it stands.
   */

  /** Reads numbers in digits of five bits, the lowest first, until a space. @param {string} text */
  function numbers(text) {
    const found = [];
    let [value, shift] = [0, 0];
    for (let place = 0; place < text.length; place += 1) {
      const digit = values[text.charCodeAt(place)] ?? 0;
      value |= (digit & 31) << shift;
      shift += 5;
      if (digit < 32) {
        found.push(value);
        [value, shift] = [0, 0];
      }
    }
    return found;
  }

  /** @param {any} text */
  function directory(text) {
    const fields = numbers(text.pages);
    const count = fields.length / 3;
    const first = new Int32Array(count + 1);
    const topic = new Int32Array(count);
    const verdicts = new Int32Array(count);
    for (let page = 0; page < count; page += 1) {
      first[page + 1] = (first[page] ?? 0) + (fields[3 * page] ?? 0);
      topic[page] = fields[3 * page + 1] ?? 0;
      verdicts[page] = fields[3 * page + 2] ?? 0;
    }
    const pageOf = new Int32Array(first[count] ?? 0);
    for (let page = 0; page < count; page += 1) pageOf.fill(page, first[page], first[page + 1]);
    return {
      pages: { first, pageOf, topic, verdicts },
      topics: text.topics,
      pagesWithTitles: text.pagesWithTitles,
      shards: text.shards.split(" "),
      prefixes: lines(text.prefixes),
    };
  }

  /** The lines of words, in the order of the words. @param {string} text */
  function lines(text) {
    return text.split("\n").filter(Boolean);
  }

  /** The word of a line. @param {string} line */
  function wordOf(line) {
    let end = 0;
    while (end < line.length && line[end] !== " " && line[end] !== "*") end += 1;
    return line.slice(0, end);
  }

  /**
   * How many items have a key that is less; they are in the order of their keys.
   * @param {string[]} items
   * @param {string} key
   * @param {(item: string) => string} keyOf
   */
  function countBefore(items, key, keyOf) {
    let [low, high] = [0, items.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (keyOf(items[middle] ?? "") < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The line of a word. @param {string[]} lines @param {string} word @returns {string | undefined} */
  function line(lines, word) {
    const found = lines[countBefore(lines, word, wordOf)];
    return found !== undefined && wordOf(found) === word ? found : undefined;
  }

  /** The lines of the words that begin so. @param {string[]} lines @param {string} start */
  function linesFrom(lines, start) {
    const first = countBefore(lines, start, wordOf);
    let end = first;
    while (lines[end]?.startsWith(start)) end += 1;
    return lines.slice(first, end);
  }

  /** The piece that has a word, or would have it. @param {string[]} firsts @param {string} word */
  function shardOf(firsts, word) {
    const next = countBefore(firsts, word, (first) => first);
    return firsts[next] === word ? next : Math.max(0, next - 1);
  }

  /** @param {string} line @returns {Entry} */
  function entry(line) {
    const [name = "", ...groups] = line.split(" ");
    const [word = "", all] = name.split("*");
    /** @type {number[]} */
    const sections = [];
    /** @type {number[]} */
    const levels = [];
    for (const group of groups) {
      const [level = 0, ...distances] = numbers(group);
      let section = -1;
      for (const distance of distances) {
        section += distance + 1;
        sections.push(section);
        levels.push(level);
      }
    }
    return { word, sections, levels, count: Number(all ?? sections.length), isCut: all !== undefined };
  }

  /**
   * Visits all words in their order. Each is written as how many letters it shares with the one before, and
   * the rest.
   * @param {string} text
   * @param {(word: string) => number} visit Says how many first letters of a word settle that none with the
   *   same ones is to be visited; `Infinity` for none.
   */
  function visitWords(text, visit) {
    let [word, settled, place] = ["", Infinity, 0];
    while (place < text.length) {
      const space = text.indexOf(" ", place);
      const end = space < 0 ? text.length : space;
      let start = place + 1;
      let shared = values[text.charCodeAt(place)] ?? 0;
      if (shared > 31) {
        while ((values[text.charCodeAt(start)] ?? 0) > 31) start += 1;
        start += 1;
        shared = numbers(text.slice(place, start))[0] ?? 0;
      }
      if (shared < settled) {
        word = word.slice(0, shared) + text.slice(start, end);
        settled = visit(word);
      }
      place = end + 1;
    }
  }

  global.bodycheckPieces = { directory, lines, line, linesFrom, shardOf, entry, visitWords };
})(globalThis);
