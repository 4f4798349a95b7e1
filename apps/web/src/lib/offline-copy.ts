/**
 * Has the browser keep the page and its code, so that the site opens without a line (public/service-worker.js), and
 * tells it how to be kept as an app. After the first screen, with which both would share the line.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
    );
    // Refused in some private windows; the site then simply needs its line.
    void navigator.serviceWorker.register('/service-worker.js').catch(() => {});
  };
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : setTimeout(register, 2000));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
