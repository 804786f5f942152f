// @ts-check
// Draws the screens before and after the step of each finding of an audit.
/** @typedef {{ views: Record<string, [string, number]>, ran: [number, number][], before: object, after: object }} AuditScreens */
(function (/** @type {any} */ global) {
  "use strict";

  const data = document.querySelector("[data-audit-screens]");
  if (!data) return;
  const { draw, make } = global.bodycheckSchematic;
  /** @type {AuditScreens[]} */
  const all = JSON.parse(data.textContent ?? "[]");

  /** @param {AuditScreens} screens @param {boolean} isAfter */
  function pane(screens, isAfter) {
    const figure = make("figure", "s-pane");
    const device = make("div", "s-device");
    device.tabIndex = 0;
    device.setAttribute("role", "group");
    device.setAttribute("aria-label", `Schematic screen ${isAfter ? "after" : "before"} the step`);
    device.append(
      draw(isAfter ? screens.after : screens.before, {
        views: screens.views,
        ran: new Map(isAfter ? screens.ran : []),
        stopped: new Set(),
        perform: () => null,
      })
    );
    figure.append(make("figcaption", "s-head", isAfter ? "After" : "Before"), device);
    return figure;
  }

  for (const place of document.querySelectorAll("[data-audit]")) {
    const screens = all[Number(place.getAttribute("data-audit"))];
    if (screens) place.replaceChildren(pane(screens, false), pane(screens, true));
  }
})(globalThis);
