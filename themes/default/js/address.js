// @ts-check
// Keeps what is chosen in a form as part of the address, and of the addresses of the list's other parts.
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

    /** What is chosen, as it stands in an address. */
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
        // Some browsers keep the address of a local file as it is.
      }
      carry();
    }

    carry();
    return { values, write };
  }

  global.bodycheckChoices = choices;
})(globalThis);
