// @ts-check
// Copies the command beside a button, the code of the block that contains it or that it names, or the address of a block.
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

  /** What a button copies, and what to select where copying fails. @param {Element} button */
  function source(button) {
    const anchor = button.getAttribute("data-copy-link");
    if (anchor) return { text: () => new URL(`#${anchor}`, location.href).href, code: null };
    const named = document.getElementById(button.getAttribute("data-copy") ?? "");
    const block = named ?? button.closest(".scenario, .illustration");
    const command = button.closest(".reproduce")?.querySelector("code");
    const code = command ?? block?.querySelector("pre code") ?? null;
    return code && { text: () => code.textContent ?? "", code };
  }

  // A page has many commands, and its HTML a budget.
  for (const command of document.querySelectorAll(".reproduce code")) {
    const [button, label] = [document.createElement("button"), document.createElement("span")];
    button.type = "button";
    button.className = "icon-button";
    button.dataset.copy = "";
    label.textContent = "Copy";
    label.setAttribute("aria-live", "polite");
    button.append(label);
    command.after(" ", button);
  }

  for (const button of document.querySelectorAll("[data-copy], [data-copy-link]")) {
    const label = button.querySelector("span");
    const copied = source(button);
    if (!label || !copied) continue;
    const name = label.textContent;
    button.addEventListener("click", async () => {
      try {
        await copy(copied.text());
        label.textContent = "Copied";
      } catch {
        label.textContent = "Press Ctrl+C";
        if (copied.code) getSelection()?.selectAllChildren(copied.code);
      }
      if (button instanceof HTMLElement) button.focus();
      setTimeout(() => (label.textContent = name), 2500);
    });
  }
})();
