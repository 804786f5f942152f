// @ts-check
// Keeps what is chosen in a form as part of the address.
(function (/** @type {any} */ global) {
  "use strict";

  /**
   * The choices of a form, which are set to what the address says.
   * @param {HTMLFormElement} form
   * @returns {{values: () => Record<string, string>, write: () => void}}
   */
  function choices(form) {
    const selects = [...form.querySelectorAll("select")];
    const query = new URLSearchParams(location.search);
    for (const select of selects) {
      const value = query.get(select.name) ?? "";
      if ([...select.options].some((option) => option.value === value)) select.value = value;
    }
    const values = () => Object.fromEntries(selects.map(({ name, value }) => [name, value]));

    function write() {
      const chosen = new URLSearchParams(Object.entries(values()).filter(([, value]) => value));
      const text = chosen.toString();
      try {
        history.replaceState(null, "", text ? `?${text}` : location.pathname);
      } catch {
        // Some browsers keep the address of a local file as it is.
      }
    }

    return { values, write };
  }

  global.bodycheckChoices = choices;
})(globalThis);
