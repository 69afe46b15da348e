// Changing a part of the page into what the server sent: what is the same stays, so that a browser lays out and paints what changed only.

const KEYS = ["data-key", "data-piece", "data-id", "data-drawer", "id"];
/** Never in what the server sends: the page gives it by itself, such as the size that a small text is raised to. */
const OURS = "style";

/** Whether the page has put a thing there by itself, such as the sign of a bot: it stays, whatever the server sends. @param {Node | null} node */
const ours = (node) => node instanceof Element && node.hasAttribute("data-ours");

/** @param {Node | null} node the node itself, or the next one that the server sent */
function theirs(node) {
  while (ours(node)) node = /** @type {Node} */ (node).nextSibling;
  return node;
}

/** Classes that the page gives by itself: nothing is known by them. */
const MARKS = new Set(["chosen", "foreseen", "moved", "twin", "inhand", "travelling", "hinted"]);

/** What an element stands for; "" where it is one of many. @param {Element} thing */
function key(thing) {
  let found = "";
  for (const name of KEYS) found += thing.hasAttribute(name) ? `${name}=${thing.getAttribute(name)} ` : "";
  return found;
}

/** What a node is called among its neighbours: by what it stands for, else by its first class. @param {Node} node */
function nameOf(node) {
  if (!(node instanceof Element)) return String(node.nodeType);
  return `${node.tagName} ${key(node) || ([...node.classList].find((name) => !MARKS.has(name)) ?? "")}`;
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

/**
 * The next of the old children that a fresh one continues: the one in its place, or one of the same name further on. Where there is
 * none, one of many becomes another of many, unless it is what follows.
 * @param {Node | null} at @param {Node} fresh @param {Node | null} after
 */
function heir(at, fresh, after) {
  const name = nameOf(fresh);
  let found = at;
  while (found && nameOf(found) !== name) found = theirs(found.nextSibling);
  if (found || !(at instanceof Element) || !(fresh instanceof Element)) return found;
  const same = at.tagName === fresh.tagName && !key(at) && !key(fresh);
  return same && !(after && nameOf(after) === nameOf(at)) ? at : null;
}

/** @param {Node} old @param {Node} fresh */
function children(old, fresh) {
  let at = theirs(old.firstChild);
  for (let node = fresh.firstChild, after = null; node; node = after) {
    after = node.nextSibling;
    if (at?.isEqualNode(node)) { at = theirs(at.nextSibling); continue; }
    const found = at && after && at.isEqualNode(after) ? null : heir(at, node, after);
    if (!found) { old.insertBefore(node, at); continue; }
    while (at && at !== found) { const gone = at; at = theirs(at.nextSibling); gone.parentNode?.removeChild(gone); }
    at = theirs(found.nextSibling);
    become(found, node);
  }
  while (at) { const gone = at; at = theirs(at.nextSibling); gone.parentNode?.removeChild(gone); }
}

/** Let a part of the page show other markup. @param {Element} place @param {string} html */
export function patch(place, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  children(place, fresh.content);
}
