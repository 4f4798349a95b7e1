/** Where the browser keeps the login token. Private browsing may refuse storage; the tab then keeps it in memory. */
const storageKey = 'fairhouse.token';
let inMemory: string | undefined;

export function sessionToken(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return inMemory;
  }
}

export function keepSessionToken(token: string | undefined): void {
  inMemory = token;
  try {
    if (token === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, token);
  } catch {
    // Kept in memory above.
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
