// Runs in a table page: everything that a size must not do to it. Returns lists of sentences by kind; all empty is right.
(floor) => {
  const found = { small: [], clipped: [], covered: [], lit: [], missing: [], wide: [], buttons: [], scales: {} };
  const REGIONS = ".top, .siderail, .strip, .left, .lanes, .board, .pb, .right, .foot, .tabs, #overlay > *";
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const region = (thing) => thing?.closest?.(REGIONS) ?? null;
  const words = (thing) => thing.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
  const round = (number) => Math.round(number * 10) / 10;

  /** The part of a box that its scrolling and clipping ancestors leave in sight; and whether something cuts it that cannot be scrolled. */
  const seen = (thing, box) => {
    const view = { left: Math.max(0, box.left), top: Math.max(0, box.top), right: Math.min(innerWidth, box.right), bottom: Math.min(innerHeight, box.bottom) };
    let cut = "";
    let scrolls = false;
    let excused = false;
    for (let at = thing; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (at === document.body) break;
      const edge = at.getBoundingClientRect();
      const beyond = box.left < edge.left - 1.5 || box.right > edge.right + 1.5 || box.top < edge.top - 1.5 || box.bottom > edge.bottom + 1.5;
      const canScroll = /auto|scroll/.test(style.overflowX + style.overflowY);
      const shortened = style.textOverflow === "ellipsis" || (style.webkitLineClamp !== "none" && thing.closest("[title]"));
      if (beyond && !canScroll && !shortened && !scrolls && !excused) cut ||= at.className?.baseVal ?? at.className ?? at.tagName;
      scrolls ||= canScroll;
      excused ||= beyond && Boolean(shortened);
      view.left = Math.max(view.left, edge.left);
      view.right = Math.min(view.right, edge.right);
      view.top = Math.max(view.top, edge.top);
      view.bottom = Math.min(view.bottom, edge.bottom);
    }
    if (!scrolls && !excused && (box.left < -1.5 || box.right > innerWidth + 1.5 || box.top < -1.5 || box.bottom > innerHeight + 1.5)) cut ||= "screen";
    return { view, cut, shown: view.right - view.left > 2 && view.bottom - view.top > 2, scrolls };
  };
  const hidden = (thing) => thing.closest(".said, .sprite, .skip") || !thing.checkVisibility({ visibilityProperty: true });

  // Texts: size after scaling, cut, covered.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || !holder || holder.closest("script, template, style, option") || hidden(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1 || getComputedStyle(holder).clipPath !== "none") continue;
    const { view, cut, shown } = seen(holder, box);
    const scale = holder instanceof SVGElement ? Math.hypot(holder.getScreenCTM()?.a ?? 1, holder.getScreenCTM()?.b ?? 0) : 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
    const place = `${words(holder)} [${(region(holder)?.className ?? "").toString().slice(0, 24)}] .${holder.className?.baseVal ?? holder.className}`;
    if (size < floor - 0.05) found.small.push(`${round(size)} ${place}`);
    // Whole lines that a seat without room leaves out (`lns`) show under the pointer and the focus.
    if (cut && (shown || cut === "screen")) found.clipped.push(`${place} by ${cut}`);
    if (!shown) continue;
    const top = document.elementFromPoint((view.left + view.right) / 2, (view.top + view.bottom) / 2);
    const mine = region(holder);
    if (top && mine && region(top) !== mine && !mine.contains(top) && !top.contains(mine)) found.covered.push(`${place} under ${region(top)?.className}`);
  }

  // Lit pieces: large enough to hit, and what is hit there is theirs. Those of another part or drawer have a count on its button.
  const lit = all("[data-piece][data-state=lit]");
  const wrong = new Map();
  for (const piece of lit) {
    const box = piece.getBoundingClientRect();
    if (hidden(piece) || box.width < 1) continue;
    const { view, shown, scrolls, cut } = seen(piece, box);
    const told = [];
    const name = `${piece.dataset.piece} ${round(box.width)}x${round(box.height)}`;
    if (Math.min(box.width, box.height) < 23.5) told.push(`${name} is small`);
    if (!shown && !scrolls) told.push(`${name} is out of sight`);
    if (shown && cut) told.push(`${name} is cut by ${cut}`);
    if (shown) {
      const top = document.elementsFromPoint((view.left + view.right) / 2, (view.top + view.bottom) / 2);
      if (!top.some((thing) => thing.closest("[data-piece]") === piece)) told.push(`${name} is not hit`);
      else if (region(top[0]) !== region(piece)) told.push(`${name} is under ${region(top[0])?.className}`);
    }
    // Several drawings may stand for one thing, a tile and what is printed on it: one of them must do.
    const before = wrong.get(piece.dataset.piece);
    if (!before || told.length < before.length) wrong.set(piece.dataset.piece, told);
  }
  for (const told of wrong.values()) found.lit.push(...told);
  for (const key of new Set(lit.map((piece) => piece.dataset.piece))) {
    if (!document.querySelector(`.opt[data-for="${CSS.escape(key)}"]`)) found.lit.push(`${key} has no button`);
  }

  // The question and what ends the turn: whole, on the screen, on top.
  for (const thing of [document.querySelector(".prompt"), ...all(".bar .ends .opt")]) {
    const box = thing?.getBoundingClientRect();
    if (!box?.width) { found.missing.push(`${thing ? words(thing) : "question"} is not shown`); continue; }
    const { view } = seen(thing, box);
    if (view.right - view.left < box.width - 2 || view.bottom - view.top < box.height - 2) found.missing.push(`${words(thing)} is cut`);
    const top = document.elementFromPoint((view.left + view.right) / 2, (view.top + view.bottom) / 2);
    if (region(top) !== region(thing)) found.missing.push(`${words(thing)} is covered`);
  }
  // Words of the options: inside their button, and not cut to a beginning.
  for (const button of all(".bar .opt")) {
    const edge = button.getBoundingClientRect();
    for (const line of all("b, i", button)) {
      const box = line.getBoundingClientRect();
      if (!box.width) continue;
      if (box.top < edge.top - 1 || box.bottom > edge.bottom + 1 || box.right > edge.right + 1) found.buttons.push(`${words(button)} leaves its button`);
      if (line.matches("b") && (line.scrollHeight > line.clientHeight + 2 || line.scrollWidth > line.clientWidth + 2)) found.buttons.push(`${words(button)} is cut short`);
    }
  }
  const signs = (button) => all("i use", button).map((sign) => sign.getAttribute("href")).join(" ");
  const said = all(".bar .opt").map((button) => `${button.textContent.replace(button.querySelector("kbd")?.textContent ?? "", "").trim()} ${signs(button)}`.trim());
  for (const twice of said.filter((text, at) => said.indexOf(text) !== at)) found.buttons.push(`${twice} stands on two buttons`);
  const seats = document.querySelector(".right");
  if (innerWidth > 1180 && innerHeight >= 560 && seats && seats.scrollHeight > seats.clientHeight + 2) {
    found.clipped.push(`the last seat by ${seats.scrollHeight - seats.clientHeight}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.wide.push(`page ${document.documentElement.scrollWidth}`);
  for (const svg of all(".board .bd")) {
    const matrix = svg.getScreenCTM();
    const box = svg.getBoundingClientRect();
    if (box.width && matrix) found.scales[svg.getAttribute("class")] = Math.round(matrix.a * 1000) / 1000;
  }
  return found;
}
