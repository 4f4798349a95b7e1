export interface Repeating {
  /** Ends it; resolves when the round that is under way has finished. */
  stop(): Promise<void>;
  /** Starts the next round now rather than when its time comes. */
  wake(): void;
}

/**
 * Runs `round` again and again, `pauseMs` apart, or at once while a round answers that it found work.
 * A round that throws is logged and tried again: the next round finds the same work.
 */
export function repeat(
  pauseMs: number,
  round: () => Promise<number>,
  log: { warn(details: object, message: string): void },
): Repeating {
  let stopped = false;
  let awake = false;
  let wakeUp = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, awake ? 0 : pauseMs);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const running = (async () => {
    while (!stopped) {
      awake = false;
      const found = await round().catch((error: unknown) => {
        log.warn({ err: error }, 'a background round failed');
        return 0;
      });
      if (found === 0 && !stopped) await pause();
    }
  })();
  return {
    wake() {
      awake = true;
      wakeUp();
    },
    async stop() {
      stopped = true;
      wakeUp();
      await running;
    },
  };
}
