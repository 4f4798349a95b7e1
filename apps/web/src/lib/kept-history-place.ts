import { storedToken } from './session-token.ts';

/** Where kept-history.ts keeps rounds; apart from it, since every page begins with a session and few keep a history. */
export const keptHistoryKey = 'fairhouse.kept-history';

/** Whether this device keeps a history, while the session lasts. */
export function keepsHistory(): boolean {
  return storedToken() !== undefined && readKept() !== null;
}

/** With the session: on logging out, when it ends, and before the session of another member than `except`. */
export function removeKeptHistory(except?: number): void {
  const kept = readKept();
  // kept-history.ts writes the member first.
  if (kept === null || (except !== undefined && kept.startsWith(`{"memberId":${except},`))) return;
  try {
    localStorage.removeItem(keptHistoryKey);
  } catch {
    // A browser that keeps nothing has nothing.
  }
}

function readKept(): string | null {
  try {
    return localStorage.getItem(keptHistoryKey);
  } catch {
    return null;
  }
}
