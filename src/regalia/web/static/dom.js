// Small helpers to build and find elements. Text goes in as text, never as markup.

/**
 * @param {string} tag
 * @param {Record<string, any>} [attributes] `on…` are listeners, `class` a class, the rest attributes
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
  const found = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) found.addEventListener(name.slice(2), value);
    else if (value === true) found.setAttribute(name, "");
    else if (value !== false && value != null) found.setAttribute(name, String(value));
  }
  for (const child of children) if (child != null) found.append(child);
  return found;
}

/** A symbol of the sprite. @param {string} id @param {number} size */
export function icon(id, size = 20) {
  const space = "http://www.w3.org/2000/svg";
  const found = document.createElementNS(space, "svg");
  found.setAttribute("class", "ic");
  found.setAttribute("width", String(size));
  found.setAttribute("height", String(size));
  found.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `#${id}`);
  found.append(use);
  return found;
}

/** @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);

/** @param {string} selector @param {ParentNode} [root] @returns {any[]} */
export const all = (selector, root = document) => [...root.querySelectorAll(selector)];

/** The page makes room for a drawer that stands beside the board, while it does. */
export const makeRoom = () => document.body.classList.toggle("reading", Boolean(document.querySelector(":is(.rules-drawer, .key-drawer):not(.away)")));

/** Say something to screen readers. @param {string} text */
export function announce(text) {
  const place = byId("said");
  if (place && text) {
    place.textContent = "";
    setTimeout(() => { place.textContent = text; }, 30);
  }
}

/** A short message for everybody. @param {string} text */
export function toast(text) {
  document.querySelector(".toast")?.remove();
  const shown = h("div", { class: "toast", role: "status" }, text);
  byId("overlay").append(shown);
  announce(text);
  setTimeout(() => shown.remove(), 5000);
}

/** Keep a box inside the window, below or above what it speaks about. @param {HTMLElement} box @param {DOMRect} about */
export function placeAt(box, about) {
  const margin = 8;
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(Math.max(margin, about.left + about.width / 2 - width / 2), innerWidth - width - margin);
  const below = about.bottom + margin;
  const top = below + height + margin <= innerHeight ? below : Math.max(margin, about.top - height - margin);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}
