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
    if (!screens) continue;
    place.replaceChildren(pane(screens, false), pane(screens, true));
    showLit([...place.querySelectorAll(".s-device")]);
  }

  /** Scrolls the screens of a pair to the first view that ran. @param {Element[]} devices */
  function showLit(devices) {
    const lit = devices.at(-1)?.querySelector("[data-ran]");
    if (!lit) return;
    const top = lit.getBoundingClientRect().top - (devices.at(-1)?.getBoundingClientRect().top ?? 0);
    const height = devices.at(-1)?.clientHeight ?? 0;
    if (top > height / 2) for (const device of devices) device.scrollTop = top - height / 4;
  }
})(globalThis);
