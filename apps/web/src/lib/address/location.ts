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

/**
 * Where the views are. They follow the browser by its event, which comes a moment after the address has changed, so that
 * all of them change at once: a page drawn in that moment would take the next page's query for its own.
 */
let followed: Location | undefined;
const followers = new Set<() => void>();

function follow(listener: () => void): () => void {
  if (followers.size === 0) {
    followed = currentLocation();
    addEventListener('hashchange', catchUp);
  }
  followers.add(listener);
  return () => {
    followers.delete(listener);
    if (followers.size === 0) removeEventListener('hashchange', catchUp);
  };
}

function catchUp(): void {
  followed = currentLocation();
  for (const listener of followers) listener();
}

export function useLocation(): Location {
  return useSyncExternalStore(
    follow,
    () => {
      followed ??= currentLocation();
      return followed;
    },
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
