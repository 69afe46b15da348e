// The film of a game: a slider, arrows, and everything it shows inside this file.
const data = JSON.parse(document.getElementById("data").textContent);
// A picture has styles of its own: as an image they stay inside.
const board = document.querySelector("#board img");
const list = document.querySelector("#log ol");
const slider = document.getElementById("slider");
const last = data.frames.length - 1;
const reel = [[]];
for (const changes of data.frames) {
  const next = [...reel[reel.length - 1]];
  for (const [from, to, by] of [...changes].reverse()) next.splice(from, to - from, ...by);
  reel.push(next);
}
data.told.forEach((lines, step) => {
  for (const line of lines) {
    const row = document.createElement("li");
    row.dataset.step = String(step);
    row.textContent = line;
    list.append(row);
  }
});
let at = 0;
let timer = 0;

function show(step) {
  at = Math.min(last, Math.max(0, step));
  board.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(reel[at + 1].map((piece) => data.pieces[piece]).join(""))}`;
  slider.value = String(at);
  const where = at ? data.step.replace("%step%", String(at)) : data.start;
  slider.setAttribute("aria-valuetext", where);
  document.getElementById("where").textContent = where;
  document.getElementById("scores").textContent = data.scores[at].map((score, seat) => `${data.names[seat]} ${score}`).join(" · ");
  let shown = null;
  for (const row of list.children) {
    row.hidden = Number(row.dataset.step) > at;
    row.classList.toggle("now", Number(row.dataset.step) === at);
    if (!row.hidden) shown = row;
  }
  shown?.scrollIntoView({ block: "nearest" });
  if (at === last) stop();
}

function stop() {
  clearInterval(timer);
  timer = 0;
  document.getElementById("run").setAttribute("aria-pressed", "false");
}

function run() {
  if (timer) { stop(); return; }
  if (at === last) show(0);
  timer = setInterval(() => show(at + 1), 900);
  document.getElementById("run").setAttribute("aria-pressed", "true");
}

document.getElementById("back").addEventListener("click", () => show(at - 1));
document.getElementById("on").addEventListener("click", () => show(at + 1));
document.getElementById("run").addEventListener("click", run);
slider.addEventListener("input", () => show(Number(slider.value)));
document.addEventListener("keydown", (event) => {
  const going = { ArrowLeft: () => show(at - 1), ArrowRight: () => show(at + 1), Home: () => show(0), End: () => show(last), " ": run }[event.key];
  if (!going || (event.key === " " && event.target.matches("button"))) return;
  event.preventDefault();
  going();
});
show(0);
