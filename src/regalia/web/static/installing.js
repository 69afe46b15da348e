// The page as an app of its own: its service worker, which also shows notices and the page for bad times.
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => undefined);
