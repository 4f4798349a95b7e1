import type { Answer, Refusal } from './wire.ts';

export type Waiting = 'offline' | 'pending';

/** Longest time that a call is repeated before the player is told. */
export const timeoutMs = 60_000;

/** How long to wait before the same call is repeated, in milliseconds; undefined when the answer is final. */
export function pauseBeforeRepeat(refusal: Refusal, attempt: number): number | undefined {
  switch (refusal.code) {
    case 'OFFLINE':
    case 'UNAVAILABLE':
      return Math.min(500 * 2 ** attempt, 4_000);
    case 'ROUND_PENDING':
      return refusal.retryAfterMs ?? 1_000;
    case 'TOO_SOON':
      return refusal.retryAfterMs ?? 250;
    case 'TOO_MANY_REQUESTS':
      return refusal.retryAfterMs ?? 2_000;
    default:
      return undefined;
  }
}

/**
 * Repeats a call until its answer is final. Only for calls that carry a play id or change nothing: those may be
 * repeated without harm, and a lost answer then never becomes a second round.
 */
export async function callRepeatedly<T>(
  send: () => Promise<Answer<T>>,
  sleep: (ms: number) => Promise<void>,
  onWaiting: (waiting: Waiting | null) => void,
): Promise<Answer<T>> {
  let waitedMs = 0;
  for (let attempt = 0; ; attempt++) {
    const answer = await send();
    const pauseMs = answer.ok ? undefined : pauseBeforeRepeat(answer.error, attempt);
    if (answer.ok || pauseMs === undefined || waitedMs + pauseMs > timeoutMs) {
      onWaiting(null);
      return answer;
    }
    if (answer.error.code === 'OFFLINE' || answer.error.code === 'UNAVAILABLE') onWaiting('offline');
    if (answer.error.code === 'ROUND_PENDING') onWaiting('pending');
    await sleep(pauseMs);
    waitedMs += pauseMs;
  }
}
