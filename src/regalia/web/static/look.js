// Runs before the first paint: the theme the player chose, else the system's.
(() => {
  const stored = (() => { try { return JSON.parse(localStorage.getItem("regalia") || "{}"); } catch { return {}; } })();
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = stored.theme === "dark" || stored.theme === "light" ? stored.theme : system;
})();
