// Runs in a table page: every symbol, number and track that is seen, and whether what lies under the pointer there tells its name.
// Takes the kinds of drawing that only adorn; returns a sentence for each thing that says nothing or speaks of something else.
async (adorning) => {
  const TABLE = ".board, .pb, .around, .right, .lanes, .rounds, .strip";
  const FRAME = `.pan, ${TABLE}`; // the map may be scrolled under the buttons of its halves, which lie on the board too
  const POINTS = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  const FIGURE = /^[^\p{L}]*\d[^\p{L}]*$/u;
  const home = document.querySelector("script[type=module][src*='table.js']").src.replace("table.js", "");
  const { tipAt } = await import(`${home}tips.js`);
  const { signs } = await import(`${home}key.js`);
  const flat = (said) => said.trim().replace(/\s+/g, " ");
  const names = new Map((await signs()).signs.map((sign) => [sign.id, flat(sign.name)]));
  const adorns = (id) => adorning.some((kind) => (kind.endsWith("*") ? id.startsWith(kind.slice(0, -1)) : id === kind));
  const words = (thing) => flat(thing.textContent);

  /** Words within a few letters of a number name it: "Reach 3", a row of a table with its heading. */
  const inWords = (thing) => {
    const row = thing.closest("tr, li, dt, p, h2, h3, h4, header, .rounds") ?? thing;
    return !thing.closest("svg") && /\p{L}{3,}/u.test(words(row.matches("dt") ? row.nextElementSibling ?? row : row));
  };
  const where = (thing) => {
    const chain = [];
    for (let at = thing; at && chain.length < 5 && !at.matches(TABLE); at = at.parentElement) chain.push(`${at.tagName.toLowerCase()}.${(at.getAttribute("class") ?? "").trim().replace(/\s+/g, ".")}${at.dataset.tip ? `[${at.dataset.tip}]` : ""}${at.dataset.piece ? `{${at.dataset.piece}}` : ""}`);
    return chain.join(" < ");
  };

  const things = [];
  for (const area of document.querySelectorAll(TABLE)) {
    for (const use of area.querySelectorAll("use")) if (!use.closest("symbol, .lit")) things.push([use, use.getAttribute("href").slice(1)]);
    const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (FIGURE.test(node.data.trim())) things.push([node.parentElement, ""]);
    for (const line of area.querySelectorAll("[class~=rail]")) things.push([line, ""]);
  }

  const tips = new Map();
  const tip = async (top, at) => {
    if (top.closest(".hit")) return tipAt(top, at);
    if (!tips.has(top)) tips.set(top, await tipAt(top, at));
    return tips.get(top);
  };
  const silent = new Set();
  let looked = 0;
  for (const [thing, symbol] of things) {
    if (thing.closest(".said, template") || !thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || (symbol && adorns(symbol))) continue;
    const box = thing.getBoundingClientRect();
    if (box.width < 1 && box.height < 1) continue;
    if (!symbol && inWords(thing)) continue;
    // What is scrolled under an edge by more than its half is not asked: it has no place where it could be touched.
    const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (middle?.closest(FRAME) !== thing.closest(FRAME)) continue;
    let [seen, told, other] = [false, "", ""];
    for (const down of POINTS) {
      for (const across of POINTS) {
        const at = { clientX: box.left + box.width * across, clientY: box.top + box.height * down };
        const top = document.elementFromPoint(at.clientX, at.clientY);
        if (!top || top.closest(FRAME) !== thing.closest(FRAME) || !top.parentElement?.contains(thing)) continue;
        if (top.closest("button") && !top.closest("button").contains(thing)) continue; // a button of the page lies over it
        seen = true;
        const found = await tip(top, at);
        if (!found) continue;
        const said = words(found);
        if (!said || (symbol && names.has(symbol) && !said.includes(names.get(symbol)))) { other ||= said; continue; }
        told = said;
        break;
      }
      if (told) break;
    }
    if (!seen) continue;
    looked += 1;
    if (!told) silent.add(`${symbol || words(thing) || "track"} ${where(thing)}${other ? `: ${other}` : ""}`);
  }
  return { looked, silent: [...silent] };
}
