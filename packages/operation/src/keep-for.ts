/** One reading that all share who ask within its time, of each key where keys are told apart. */
export interface Kept<K extends string, T> {
  (...key: K extends '' ? [] : [K]): Promise<T>;
  /** The next question reads again. */
  forget(): void;
}

interface Reading<T> {
  at: number;
  value: Promise<T>;
}

/** So many keys may be remembered whose time is over. */
const mostOutOfDate = 100;

/**
 * Keeps what `read` answers for `ms`, counted from when it was asked; what could not be read is asked for again by anyone who
 * comes next. `nowMs` is a clock that never goes back, except a test's.
 */
export function keepFor<T, K extends string = ''>(
  ms: number,
  read: (key: K) => Promise<T>,
  nowMs: () => number = () => performance.now(),
): Kept<K, T> {
  const readings = new Map<string, Reading<T>>();

  const kept = (key = '') => {
    const now = nowMs();
    const last = readings.get(key);
    if (last && now - last.at < ms) return last.value;
    if (readings.size > mostOutOfDate) forgetBefore(now - ms);
    const reading = { at: now, value: read(key as K) };
    readings.set(key, reading);
    reading.value.catch(() => {
      if (readings.get(key) === reading) readings.delete(key);
    });
    return reading.value;
  };

  function forgetBefore(at: number): void {
    for (const [key, reading] of readings) if (reading.at <= at) readings.delete(key);
  }

  return Object.assign(kept, { forget: () => readings.clear() }) as Kept<K, T>;
}
