// @ts-check
// On narrow screens the link to the topics opens them in a drawer, with what is on the page above them.
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

  // What is in the drawer is what stands on the page otherwise, so it goes back to its place.
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
