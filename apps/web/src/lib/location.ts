/**
 * Hash routing: '#/login?backurl=%2Fvip' is the path '/login' and the query 'backurl=/vip'.
 * Everything after '#' stays in the browser, so any static server can serve the site.
 */
import { useSyncExternalStore } from 'react';

export interface Location {
  path: string;
  query: URLSearchParams;
}

const startOfSite: Location = { path: '/', query: new URLSearchParams() };
let cachedHash: string | undefined;
let cached = startOfSite;

/** Where the browser is. */
export function currentLocation(): Location {
  if (window.location.hash !== cachedHash) {
    cachedHash = window.location.hash;
    cached = parseHash(cachedHash);
  }
  return cached;
}

export function parseHash(hash: string): Location {
  const [path = '', query = ''] = splitOnce(hash.replace(/^#/, ''), '?');
  const trimmed = `/${path.replace(/^\/+|\/+$/g, '')}`;
  return { path: trimmed, query: new URLSearchParams(query) };
}

export function useLocation(): Location {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
    currentLocation,
    () => startOfSite,
  );
}

/** Goes to a path inside the site, such as '/login?backurl=%2F'. `replace` leaves no step to come back to. */
export function navigate(path: string, { replace = false } = {}): void {
  if (replace) window.location.replace(hrefOf(path));
  else window.location.hash = path;
}

/** What an anchor to a path inside the site points to. */
export function hrefOf(path: string): string {
  return `#${path}`;
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
