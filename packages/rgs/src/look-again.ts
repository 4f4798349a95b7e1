export interface Looking {
  /** Settles once nothing of it is under way any more. */
  stop(): Promise<void>;
}

/** Looks at once, as after a crash, and then again after as long as the look before it answers, in milliseconds, until stopped. */
export function lookAgain(look: (atStart: boolean) => Promise<number>): Looking {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const go = (atStart: boolean) => {
    running = look(atStart).then((waitMs) => {
      if (!stopped) timer = setTimeout(go, waitMs, false);
    });
  };
  go(true);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
