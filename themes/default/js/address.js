// @ts-check
// Stores a form's choices in the address, and in the addresses of the list's other parts.
(function (/** @type {any} */ global) {
  "use strict";

  /** @param {HTMLSelectElement | HTMLInputElement} field @returns {field is HTMLInputElement} */
  const isBox = (field) => field.type === "checkbox";

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
      if (isBox(field)) {
        field.checked = query.getAll(field.name).includes(field.value);
        continue;
      }
      const value = query.get(field.name) ?? "";
      const isKnown = field instanceof HTMLInputElement || [...field.options].some((option) => option.value === value);
      if (isKnown) field.value = value;
    }
    const chosenFields = () => fields.filter((field) => (isBox(field) ? field.checked : field.value));

    /** The values by name; those of several boxes stand in lines. */
    function values() {
      /** @type {Record<string, string>} */
      const found = Object.fromEntries(fields.map(({ name }) => [name, ""]));
      for (const { name, value } of chosenFields()) found[name] = found[name] ? `${found[name]}\n${value}` : value;
      return found;
    }

    /** The choices, as written in the address. */
    function chosen() {
      return new URLSearchParams(chosenFields().map(({ name, value }) => [name, value])).toString();
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
