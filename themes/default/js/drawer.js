// @ts-check
// On narrow screens, the link to the topics opens a drawer with the topics and the page's own contents.
(function () {
  "use strict";

  const link = document.querySelector("[data-drawer-link]");
  const topics = document.getElementById("page-topics");
  const contents = document.querySelector("[data-contents]");
  if (!link || !topics) return;
  const parts = contents ? [contents, topics] : [topics];

  const drawer = document.createElement("dialog");
  drawer.className = "drawer";
  drawer.setAttribute("aria-label", "Menu");
  const close = document.createElement("button");
  close.type = "button";
  close.className = "icon-button";
  close.textContent = "Close";
  close.addEventListener("click", () => drawer.close());
  drawer.append(close);
  document.body.append(drawer);

  // The drawer borrows elements of the page and returns them to their places.
  const places = parts.map((part) => {
    const place = document.createComment("");
    part.before(place);
    return place;
  });
  link.addEventListener("click", (event) => {
    event.preventDefault();
    drawer.append(...parts);
    drawer.showModal();
  });
  drawer.addEventListener("close", () => {
    for (const [index, part] of parts.entries()) places[index].after(part);
  });
  drawer.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target === drawer || event.target.closest("a")) drawer.close();
  });
})();
