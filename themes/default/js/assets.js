// @ts-check
// Loads scripts when they are needed: parts of the theme, and of the search index.
(function (/** @type {any} */ global) {
  "use strict";

  const root = document.body.dataset.root ?? "";
  /** @type {Map<string, Promise<void>>} */
  const loading = new Map();

  /**
   * Loads a script once; what failed may be asked for again.
   * @param {string} path From the root of the site.
   * @param {boolean} [isOrdered] Whether it runs only after those before it.
   * @returns {Promise<void>}
   */
  function load(path, isOrdered = false) {
    const known = loading.get(path);
    if (known) return known;
    const promise = new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = root + path;
      script.async = !isOrdered;
      script.addEventListener("load", () => resolve(undefined));
      script.addEventListener("error", () => {
        loading.delete(path);
        script.remove();
        reject(new Error(`${path} is missing`));
      });
      document.head.append(script);
    });
    loading.set(path, promise);
    return promise;
  }

  /** Loads what reads the search index, and the index's own beginning. */
  async function loadIndex() {
    const first = load("assets/search.js", true);
    // Asked for at once; what it misses is said by those who wait for it.
    load("search-index.js", true).catch(() => {});
    await first;
    return global.bodycheckIndex;
  }

  global.bodycheckAssets = { load, loadIndex };
})(globalThis);
