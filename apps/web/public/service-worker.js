/**
 * Lets the site open when the casino or the connection is away. It keeps the page, the code and the pictures, and
 * nothing else: /api, the games and the payment pages never pass through here, so no balance is ever an old one. What is
 * shared to the installed site is kept until the page has taken it. Rules: docs/decisions/035.
 *
 * It holds no list of files, so a new edition of the site needs no new worker, and a new worker may take over at
 * once without reloading any page.
 */
const pageCache = 'page-1';
/** Named by their content: what was kept is what it was. */
const codeCache = { name: 'code-1', most: 150 };
/** Shown as kept, and fetched anew behind. */
const artCache = { name: 'art-1', most: 150 };
/** Files that were shared to the installed site, on their way to the page: src/play/fair/verifier/shared-files.ts. */
const sharedCache = 'shared-1';
const sharePath = '/share';
const mostShared = 4;
const largestSharedBytes = 5_000_000;
const offlinePage = '/offline.html';
const pageWaitMs = 8000;

self.addEventListener('install', (event) => {
  event.waitUntil(keepWhatOpens().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const ours = [pageCache, codeCache.name, artCache.name, sharedCache];
  const dropOld = async () => {
    for (const name of await caches.keys()) if (!ours.includes(name)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(dropOld());
});

self.addEventListener('push', (event) => event.waitUntil(showNotification(event)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPath(event.notification.data?.path));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOwn = url.origin === self.location.origin;
  if (request.method === 'POST' && isOwn && url.pathname === sharePath) return event.respondWith(takeShared(request));
  if (request.method !== 'GET' || !isOwn || request.headers.has('range')) return;
  if (request.mode === 'navigate' && url.pathname === '/') event.respondWith(page(event));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(event));
  else if (url.pathname.startsWith('/art/')) event.respondWith(keptAndRenewed(event));
});

/** What the casino sent, encrypted to this browser. The same notification twice is one: it has one tag. */
async function showNotification(event) {
  const { id, title, body, path, language } = readPush(event);
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage('notification');
  await self.registration.showNotification(title, {
    body,
    lang: language,
    tag: `notification-${id}`,
    data: { path },
    icon: '/art/icon-192.png',
    badge: '/art/icon-192.png',
  });
}

/** Browsers withdraw push from a site that shows nothing for one. */
function readPush({ data }) {
  const usual = { id: 'unknown', title: 'Fairhouse', body: '', path: '/#/?popup=messages', language: 'en' };
  try {
    return { ...usual, ...data.json() };
  } catch {
    return usual;
  }
}

/** Brings the site to the front, at the page that the notification is about; only ever a page of this site. */
async function openPath(path) {
  const address = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  if (address.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find((page) => new URL(page.url).pathname === '/');
  if (!open) return void (await self.clients.openWindow(address.href));
  const shown = await open.focus().catch(() => open);
  await shown.navigate(address.href).catch(() => self.clients.openWindow(address.href));
}

/** What the first visit needs to be able to open again, which it fetched before this worker was there. */
async function keepWhatOpens() {
  const pages = await caches.open(pageCache);
  await pages.add(offlinePage);
  const answer = await fetch('/');
  await keepPage(answer.clone());
  const named = [...new Set((await answer.text()).match(/\/assets\/[\w.-]+\.(js|css|woff2)/g))];
  const code = await caches.open(codeCache.name);
  await Promise.all(named.map((address) => code.add(address)));
  const art = await caches.open(artCache.name);
  await art.addAll(['/art/logo.svg', '/art/mark.svg', '/art/empty/offline.svg']);
}

async function page(event) {
  try {
    const answer = await fetch(event.request, { signal: AbortSignal.timeout(pageWaitMs) });
    event.waitUntil(keepPage(answer.clone()));
    return answer;
  } catch {
    return (await caches.match('/')) ?? (await caches.match(offlinePage)) ?? Response.error();
  }
}

/** Only a page as everybody gets it where the service is offered; a notice or a fault is not worth keeping. */
async function keepPage(answer) {
  if (!answer.ok || !(await answer.clone().text()).includes('data-region="open"')) return;
  await (await caches.open(pageCache)).put('/', answer);
}

async function keptFirst(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(codeCache, event.request, answer.clone()));
  return answer;
}

async function keptAndRenewed(event) {
  const kept = await caches.match(event.request);
  const renewed = fetch(event.request).then((answer) => {
    if (answer.ok) event.waitUntil(keep(artCache, event.request, answer.clone()));
    return answer;
  });
  if (!kept) return renewed;
  event.waitUntil(renewed.catch(() => {}));
  return kept;
}

/** A file of a round goes to the page on fairness; a link to a shared round of this site opens it; anything else opens that page. */
async function takeShared(request) {
  const to = (hash) => Response.redirect(`/#${hash}`, 303);
  try {
    const form = await request.formData();
    const files = form
      .getAll('files')
      .filter((file) => file instanceof File && file.size > 0 && file.size <= largestSharedBytes)
      .slice(0, mostShared);
    await caches.delete(sharedCache);
    const cache = await caches.open(sharedCache);
    for (const [at, file] of files.entries())
      await cache.put(`${sharePath}/${at}?name=${encodeURIComponent(file.name)}`, new Response(file));
    if (files.length > 0) return to('/fair?shared=1');
    const link = `${form.get('url') ?? ''} ${form.get('text') ?? ''}`.match(/https?:\/\/\S+/)?.[0];
    const { origin, hash } = link ? new URL(link) : {};
    if (origin === self.location.origin && /^#\/?round\?share=[\w.-]+$/.test(hash)) return to(hash.slice(1));
  } catch {
    // What cannot be read opens the page all the same.
  }
  return to('/fair');
}

/** Caches list what they hold by age: beyond the bound the oldest goes. */
async function keep({ name, most }, request, answer) {
  const cache = await caches.open(name);
  await cache.delete(request);
  await cache.put(request, answer);
  const held = await cache.keys();
  await Promise.all(held.slice(0, Math.max(0, held.length - most)).map((old) => cache.delete(old)));
}
