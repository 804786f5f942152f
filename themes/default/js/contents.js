// @ts-check
// Marks the current heading in "On this page".
(function () {
  "use strict";

  const links = [...document.querySelectorAll("[data-contents] a")];
  const places = links.flatMap((link) => {
    const hash = link.getAttribute("href") ?? "";
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  if (places.length === 0) return;

  let isScheduled = false;

  function mark() {
    isScheduled = false;
    const line = innerHeight / 4;
    // What is folded has no place, and asking for one would lay it out.
    const above = places.filter(
      ({ heading }) => !heading.closest("details:not([open])") && heading.getBoundingClientRect().top <= line
    );
    const current = above.at(-1);
    for (const { link } of places) {
      if (link === current?.link) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }

  // In the next frame, which computes the layout anyway.
  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(mark);
  }

  addEventListener("scroll", schedule, { passive: true });
  addEventListener("toggle", schedule, true);
  schedule();
})();
