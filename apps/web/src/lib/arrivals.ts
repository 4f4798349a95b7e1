/**
 * Tells anyone who wants to know that a member has just come in: the promotions, the greeting, the chat.
 * `beginSession` announces it; a session found again on reload is no arrival.
 */
export type Arrival = 'login' | 'register';

const listeners = new Set<(arrival: Arrival) => void>();
let latest: { arrival: Arrival; atMs: number } | undefined;

/** What is loaded on demand may come a moment after the event it waits for. */
const stillNewMs = 5_000;

export function announceArrival(arrival: Arrival): void {
  latest = { arrival, atMs: performance.now() };
  for (const listener of listeners) listener(arrival);
}

/** Also shown at once of an arrival of the last five seconds. Answers how to stop listening. */
export function onArrival(listener: (arrival: Arrival) => void): () => void {
  listeners.add(listener);
  if (latest && performance.now() - latest.atMs < stillNewMs) listener(latest.arrival);
  return () => listeners.delete(listener);
}
