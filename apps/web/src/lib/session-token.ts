/**
 * The log-in token. The browser keeps one for all tabs; each tab works with the one of the session that it shows, so that a
 * log-in in another tab never lends its token to this one. Private browsing may refuse storage; the tab then has its own alone.
 */
const storageKey = 'fairhouse.token';
let own: string | undefined;
let isRead = false;
let isShared = true;

/** The token of the session that this tab shows. */
export function sessionToken(): string | undefined {
  if (!isRead) own = storedToken();
  isRead = true;
  return own;
}

/** The token that the browser keeps for all tabs. */
export function storedToken(): string | undefined {
  try {
    if (isShared) return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    isShared = false;
  }
  return own;
}

/** Whether another tab has logged in or out, or renewed the token, and this one has not followed yet. */
export function isTokenReplaced(): boolean {
  return sessionToken() !== storedToken();
}

/** From now on this tab shows the session of `token`, which another tab has kept. */
export function adoptToken(token: string | undefined): void {
  own = token;
  isRead = true;
}

/** Begins, renews or ends the session of this tab, and of all tabs with it. The end leaves a token that another tab has kept. */
export function keepSessionToken(token: string | undefined): void {
  const isOthers = isTokenReplaced();
  adoptToken(token);
  try {
    if (token !== undefined) localStorage.setItem(storageKey, token);
    else if (!isOthers) localStorage.removeItem(storageKey);
  } catch {
    isShared = false;
  }
}

/** Calls `listener` when another tab of this browser logs in or out. Answers how to stop. */
export function onTokenChangedElsewhere(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
