// @ts-check
// Copies the code of the block that contains a button, or that the button names.
(function () {
  "use strict";

  /** @param {string} text */
  async function copy(text) {
    if (navigator.clipboard && window.isSecureContext) {
      await navigator.clipboard.writeText(text);
      return;
    }
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "visually-hidden";
    document.body.append(area);
    area.select();
    const copied = document.execCommand("copy");
    area.remove();
    if (!copied) throw new Error("the browser did not copy");
  }

  for (const button of document.querySelectorAll("[data-copy]")) {
    const label = button.querySelector("span");
    const named = document.getElementById(button.getAttribute("data-copy") ?? "");
    const block = named ?? button.closest(".scenario, .illustration");
    const code = block?.querySelector("pre code");
    if (!label || !code) continue;
    button.addEventListener("click", async () => {
      try {
        await copy(code.textContent ?? "");
        label.textContent = "Copied";
      } catch {
        label.textContent = "Press Ctrl+C";
        getSelection()?.selectAllChildren(code);
      }
      if (button instanceof HTMLElement) button.focus();
      setTimeout(() => (label.textContent = "Copy"), 2500);
    });
  }
})();
