/** What is asked for in the middle of work, and so has to be at hand: read again and again, never older than it says. */
export interface KeptReading<T> {
  /** As it was read last. */
  now(): T;
  /**
   * Undefined while what is at hand is young enough, else a promise to wait for: a process that was frozen, or whose reads
   * fail, must not go by what it knew before. Rejects where it cannot be read.
   */
  upToDate(): Promise<void> | undefined;
  /** Takes note of a change of this process at once. */
  readAgain(): Promise<void>;
  stop(): Promise<void>;
}

interface Parts<T> {
  read(): Promise<T>;
  everyMs: number;
  onFailure(error: unknown): void;
  /** A clock that never goes back. */
  nowMs?: () => number;
}

/** The bound of the casino: so long after a change, every process goes by it. */
export const oldestMs = 5_000;

/** Reads at once, and again every `everyMs`: a timer and no job, since each process fills its own memory. */
export async function keepReading<T>({
  read,
  everyMs,
  onFailure,
  nowMs = () => performance.now(),
}: Parts<T>): Promise<KeptReading<T>> {
  let askedAt = nowMs();
  let value = await read();
  let reading: Promise<void> = Promise.resolve();

  // One after the other, so that an earlier answer never takes the place of a later one.
  function readAgain(): Promise<void> {
    const before = reading.catch(() => {});
    reading = before.then(async () => {
      const at = nowMs();
      value = await read();
      askedAt = at;
    });
    return reading;
  }

  const timer = setInterval(() => readAgain().catch(onFailure), everyMs);
  timer.unref();
  return {
    now: () => value,
    upToDate: () => (nowMs() - askedAt < oldestMs ? undefined : readAgain()),
    readAgain,
    async stop() {
      clearInterval(timer);
      await reading.catch(() => {});
    },
  };
}
