// @ts-check
// On the page for missing addresses, where the site does not know its own: the page asks for this script in each folder
// above, and the first one that arrives says where the site is.
(function () {
  "use strict";

  const { currentScript: script, body } = document;
  if (!(script instanceof HTMLScriptElement) || body.dataset.root) return;
  const root = new URL("..", script.src).href;
  body.dataset.root = root;
  for (const name of ["href", "action"]) {
    for (const link of document.querySelectorAll(`body [${name}]`)) {
      const path = link.getAttribute(name) ?? "";
      if (!/^(?:#|[a-z]+:)/.test(path)) link.setAttribute(name, root + path);
    }
  }
  for (const path of ["assets/js/color-scheme.js", "assets/site.js"]) {
    document.head.append(Object.assign(document.createElement("script"), { src: root + path, async: false }));
  }
})();
