/**
 * Has the service worker keep what this page is made of, so that rounds can be checked without a line. Code that was loaded before the
 * worker was there is fetched once more, by it and from the browser's own cache.
 */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  const kept = await caches.keys();
  const missing = await Promise.all(
    own.map(async ({ href }) => (kept.length > 0 && (await caches.match(href)) ? [] : [href])),
  );
  // One that cannot be fetched now is fetched when it is needed.
  await Promise.allSettled(missing.flat().map((href) => fetch(href)));
}
