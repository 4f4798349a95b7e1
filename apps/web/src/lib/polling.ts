export interface Polling<T> {
  /** One look. Throwing counts as "not yet": polling continues. */
  look: (signal: AbortSignal) => Promise<T>;
  /** True when the answer is final. */
  isFinal: (answer: T) => boolean;
  /** Milliseconds from the end of one look to the beginning of the next. */
  everyMs: number;
  /** Looks at most; then the outcome is 'gave up'. */
  maxLooks: number;
  signal?: AbortSignal;
}

export type PollingOutcome<T> =
  | { ended: 'final'; answer: T }
  | { ended: 'gave up'; last: T | undefined }
  | { ended: 'stopped' };

/** Looks again and again until the answer is final, the tries are used up, or `signal` stops it. Never two looks at once. */
export async function poll<T>({ look, isFinal, everyMs, maxLooks, signal }: Polling<T>): Promise<PollingOutcome<T>> {
  const stop = signal ?? new AbortController().signal;
  let last: T | undefined;
  for (let looks = 0; looks < maxLooks; looks += 1) {
    if (looks > 0) await pause(everyMs, stop);
    if (stop.aborted) return { ended: 'stopped' };
    try {
      const answer = await look(stop);
      if (stop.aborted) return { ended: 'stopped' };
      if (isFinal(answer)) return { ended: 'final', answer };
      last = answer;
    } catch {
      // The next look may succeed.
    }
  }
  return stop.aborted ? { ended: 'stopped' } : { ended: 'gave up', last };
}

function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve();
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      stop.removeEventListener('abort', done);
      resolve();
    }
    stop.addEventListener('abort', done);
  });
}
