// @ts-check
// Stores a form's choices in the address, and in the addresses of the list's other parts.
(function (/** @type {any} */ global) {
  "use strict";

  /**
   * The choices of a form, initialized from the address.
   * @param {HTMLFormElement} form
   * @returns {{values: () => Record<string, string>, write: () => void}}
   */
  function choices(form) {
    /** @type {(HTMLSelectElement | HTMLInputElement)[]} */
    const fields = [...form.querySelectorAll("select"), ...form.querySelectorAll("input")];
    const query = new URLSearchParams(location.search);
    for (const field of fields) {
      const value = query.get(field.name) ?? "";
      const isKnown = field instanceof HTMLInputElement || [...field.options].some((option) => option.value === value);
      if (isKnown) field.value = value;
    }
    const values = () => Object.fromEntries(fields.map(({ name, value }) => [name, value]));

    /** The choices, as written in the address. */
    function chosen() {
      return new URLSearchParams(Object.entries(values()).filter(([, value]) => value)).toString();
    }

    function carry() {
      for (const link of document.querySelectorAll(".paging a")) {
        if (link instanceof HTMLAnchorElement) link.search = chosen();
      }
    }

    function write() {
      const text = chosen();
      try {
        history.replaceState(null, "", text ? `?${text}` : location.pathname);
      } catch {
        // Some browsers do not change the address of a local file.
      }
      carry();
    }

    carry();
    return { values, write };
  }

  global.bodycheckChoices = choices;
})(globalThis);
