// @ts-check
// Opens the search dialog and loads the rest of the search then.
(function () {
  "use strict";

  const dialog = document.querySelector("[data-search]");
  if (!(dialog instanceof HTMLDialogElement)) return;
  const input = dialog.querySelector("input");
  const status = dialog.querySelector("[data-search-status]");
  if (!input || !status) return;
  /** @type {Element | null} */
  let opener = null;

  /** Loads the scripts; the last one takes over the field. */
  function load() {
    /** @type {any} */ (globalThis).bodycheckAssets.loadIndex().catch(() => {
      if (status) status.textContent = "A part of the search is missing";
    });
  }

  function open() {
    if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
    opener = document.activeElement;
    dialog.showModal();
    input?.focus();
    input?.select();
    load();
  }

  // The page for missing addresses looks for similar ones.
  if (document.querySelector("[data-nearest]")) load();

  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => {
    if (opener instanceof HTMLElement) opener.focus();
  });
  dialog.querySelector("[data-search-close]")?.addEventListener("click", () => dialog.close());
  for (const form of document.querySelectorAll("[data-search-form]")) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      open();
    });
    for (const sign of ["pointerenter", "focusin"]) form.addEventListener(sign, load);
  }
  document.addEventListener("keydown", (event) => {
    const isChord = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    if (!isChord && !isSlash(event)) return;
    event.preventDefault();
    open();
  });

  // A shortcut without a modifier can be turned off: speech input may type it by accident.
  const KEY = "bodycheck-slash";
  const slash = dialog.querySelector("[data-search-slash]");
  if (slash instanceof HTMLInputElement) {
    try {
      slash.checked = localStorage.getItem(KEY) !== "off";
    } catch {
      // Without storage, the choice lasts until the page is closed.
    }
    slash.addEventListener("change", () => {
      try {
        localStorage.setItem(KEY, slash.checked ? "on" : "off");
      } catch {
        // See above.
      }
    });
  }

  /** @param {KeyboardEvent} event */
  function isSlash(event) {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (!(slash instanceof HTMLInputElement) || !slash.checked) return false;
    const target = event.target;
    return !(target instanceof Element && target.closest("input, select, textarea, dialog"));
  }
})();
