/** Aborted by the given signal or once the time is over, whichever comes first; `AbortSignal.any` is missing in Safari below 17.4. */
export function withTimeout(signal: AbortSignal | undefined, timeoutMs: number): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  if (!signal) return timeout;
  const either = new AbortController();
  for (const one of [signal, timeout]) {
    if (one.aborted) either.abort(one.reason);
    one.addEventListener('abort', () => either.abort(one.reason), { once: true, signal: either.signal });
  }
  return either.signal;
}
