// @ts-check
// Lets a reader choose light or dark. It is requested before the style sheet, which blocks rendering, so the
// choice is applied by the first paint; the page does not wait for it.
(function () {
  "use strict";

  const key = "bodycheck-color-scheme";
  const names = { system: "System", light: "Light", dark: "Dark" };

  /** @returns {"system" | "light" | "dark"} */
  function stored() {
    try {
      const value = localStorage.getItem(key);
      return value === "light" || value === "dark" ? value : "system";
    } catch {
      return "system";
    }
  }

  /** @param {"system" | "light" | "dark"} choice */
  function apply(choice) {
    if (choice === "system") {
      delete document.documentElement.dataset.colorScheme;
    } else {
      document.documentElement.dataset.colorScheme = choice;
    }
    for (const label of document.querySelectorAll("[data-color-scheme-name]")) {
      label.textContent = names[choice];
    }
  }

  let choice = stored();
  apply(choice);

  function start() {
    apply(choice);
    for (const button of document.querySelectorAll("[data-color-scheme-button]")) {
      button.setAttribute("title", "Switch between the system’s colors, light and dark");
      button.addEventListener("click", () => {
        choice = choice === "system" ? "light" : choice === "light" ? "dark" : "system";
        try {
          localStorage.setItem(key, choice);
        } catch {
          // Without storage, the choice lasts until the page is closed.
        }
        apply(choice);
      });
    }
  }

  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
