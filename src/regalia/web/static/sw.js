// The service worker: shows notices, opens the table they speak of, and says so when the server cannot be reached.
const KEPT = "regalia-offline-1";
const OFFLINE = "/offline";

/** The page for bad times, with the styles it names. @param {Cache} cache */
async function keep(cache) {
  const answer = await fetch(OFFLINE, { cache: "reload" });
  const text = await answer.clone().text();
  const styles = [...text.matchAll(/href="(\/static\/[^"]+\.css)"/g)].map((found) => found[1]);
  await cache.put(OFFLINE, answer);
  await Promise.all(styles.map((style) => cache.add(style).catch(() => undefined)));
}

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then(keep).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener("fetch", (event) => {
  const request = event.request;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error()));
  } else if (request.method === "GET" && request.destination === "style") {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
  }
});

self.addEventListener("push", (event) => {
  let told = { title: "Regalia", body: "", url: "/", tag: "" };
  try {
    told = { ...told, ...event.data.json() };
  } catch {
    // Without words the name of the page still tells.
  }
  const options = { body: told.body, tag: told.tag, data: { url: told.url }, renotify: Boolean(told.tag) };
  event.waitUntil(self.registration.showNotification(told.title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const target = new URL(event.notification.data?.url ?? "/", self.location.origin);
  if (target.origin !== self.location.origin) return;
  const show = async () => {
    for (const page of await self.clients.matchAll({ type: "window" })) {
      if (new URL(page.url).pathname === target.pathname) return page.focus();
    }
    return self.clients.openWindow(target.href);
  };
  event.waitUntil(show());
});
