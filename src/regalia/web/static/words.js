// The texts of the page, resolved by the server in the page's language.

/** @type {Record<string, string>} */
const known = JSON.parse(document.getElementById("words")?.textContent || "{}");

/**
 * The text of a key, with %name% replaced.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 */
export function t(key, args = {}) {
  const found = known[key] ?? key;
  return found.replace(/%(\w+)%/g, (whole, name) => (name in args ? String(args[name]) : whole));
}
