// @ts-check
// Copies the command beside a button, the code of the block that contains it or that it names, or the address of a block.
(function (/** @type {any} */ global) {
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
    const code = block?.querySelector("pre code") ?? null;
    return code && text(code);
  }

  /** The text of an element, which is selected where copying fails. @param {Element} code */
  const text = (code) => ({ text: () => code.textContent ?? "", code });

  /** @param {Element} button @param {ReturnType<typeof source>} copied */
  function prepare(button, copied) {
    const label = button.querySelector("span");
    if (!label || !copied) return;
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

  /** A button that copies the text of an element, or something else. @param {Element} code */
  function copyButton(code, copied = text(code)) {
    const [button, label] = [document.createElement("button"), document.createElement("span")];
    button.type = "button";
    button.className = "icon-button";
    label.textContent = "Copy";
    label.setAttribute("aria-live", "polite");
    button.append(label);
    prepare(button, copied);
    return button;
  }

  // A page has many commands, and its HTML a budget.
  for (const command of document.querySelectorAll(".reproduce code")) command.after(" ", copyButton(command));
  for (const cited of document.querySelectorAll("a[data-cite]")) {
    const address = cited instanceof HTMLAnchorElement ? cited.href : "";
    cited.after(" ", copyButton(cited, { text: () => address, code: cited }));
  }
  for (const button of document.querySelectorAll("[data-copy], [data-copy-link]")) prepare(button, source(button));

  global.bodycheckCopyButton = copyButton;
})(globalThis);
