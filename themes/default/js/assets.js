// @ts-check
// Loads scripts on demand: parts of the theme and of the search index.
(function (/** @type {any} */ global) {
  "use strict";

  const root = document.body.dataset.root ?? "";
  /** @type {Map<string, Promise<void>>} */
  const loading = new Map();

  /**
   * Loads a script once; a failed load may be retried.
   * @param {string} path The path from the root of the site.
   * @param {boolean} [isOrdered] Whether it runs only after earlier scripts.
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

  /** Loads the code that reads the search index, and the index's first file. */
  async function loadIndex() {
    const first = load("assets/search.js", true);
    // Requested in parallel; code that waits for it reports failures.
    load("search-index.js", true).catch(() => {});
    await first;
    return global.bodycheckIndex;
  }

  global.bodycheckAssets = { load, loadIndex };
})(globalThis);
