// Changing a part of the page into what the server sent: what is the same stays, so that a browser lays out and paints what changed only.

const KEYS = ["data-key", "data-piece", "data-id", "data-drawer", "id"];
/** Never in what the server sends: the page gives it by itself, such as the size that a small text is raised to. */
const OURS = "style";

/** What an element is called among its neighbours. @param {Element} thing */
function nameOf(thing) {
  const key = KEYS.map((name) => thing.getAttribute(name) ?? "").join(" ");
  return `${thing.tagName} ${key} ${(thing.getAttribute("class") ?? "").split(" ", 1)[0]}`;
}

/** Whether one can become the other without being made anew. @param {Node} old @param {Node} fresh */
function alike(old, fresh) {
  if (old.nodeType !== fresh.nodeType) return false;
  return !(old instanceof Element) || nameOf(old) === nameOf(/** @type {Element} */ (fresh));
}

/** @param {Element} old @param {Element} fresh */
function attributes(old, fresh) {
  for (const { name, value } of [...fresh.attributes]) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.attributes.length === fresh.attributes.length) return;
  for (const { name } of [...old.attributes]) if (name !== OURS && !fresh.hasAttribute(name)) old.removeAttribute(name);
}

/** @param {Node} old @param {Node} fresh */
function become(old, fresh) {
  if (old instanceof Element) {
    attributes(old, /** @type {Element} */ (fresh));
    children(old, fresh);
  } else if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
}

/** The next of the old children that a fresh one continues: the one in its place, or one of the same name further on. @param {Node | null} at @param {Node} fresh */
function heir(at, fresh) {
  if (!at || alike(at, fresh)) return at;
  let found = at.nextSibling;
  while (found && !alike(found, fresh)) found = found.nextSibling;
  return found;
}

/** @param {Node} old @param {Node} fresh */
function children(old, fresh) {
  let at = old.firstChild;
  for (let node = fresh.firstChild, after = null; node; node = after) {
    after = node.nextSibling;
    if (at?.isEqualNode(node)) { at = at.nextSibling; continue; }
    const found = at && after && at.isEqualNode(after) ? null : heir(at, node);
    if (!found) { old.insertBefore(node, at); continue; }
    while (at && at !== found) { const gone = at; at = at.nextSibling; gone.parentNode?.removeChild(gone); }
    at = found.nextSibling;
    become(found, node);
  }
  while (at) { const gone = at; at = at.nextSibling; gone.parentNode?.removeChild(gone); }
}

/** Let a part of the page show other markup. @param {Element} place @param {string} html */
export function patch(place, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  children(place, fresh.content);
}
