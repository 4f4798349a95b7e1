/** One question for the server's clock: when it was sent and answered by this page's clock, and what it said. Milliseconds. */
export interface ClockSample {
  sentMs: number;
  answeredMs: number;
  serverMs: number;
}

/**
 * How far the server's clock is ahead of this page's, by the sample that was answered soonest: its answer was given somewhere between
 * sending and hearing, so half the way there and back is the most that it can be wrong by.
 */
export function offsetOf(samples: readonly ClockSample[]): number | undefined {
  const wayOf = ({ sentMs, answeredMs }: ClockSample) => answeredMs - sentMs;
  let best: ClockSample | undefined;
  for (const sample of samples) if (!best || wayOf(sample) < wayOf(best)) best = sample;
  return best && best.serverMs - (best.sentMs + best.answeredMs) / 2;
}

const samplesAtOnce = 5;
const betweenSamplesMs = 150;
const againAfterMs = 60_000;

interface ClockSource {
  /** What the server's clock says; undefined when no answer came. */
  ask: () => Promise<number | undefined>;
  /** This page's clock, which nobody sets while the page is open. */
  nowMs: () => number;
  wait: (ms: number) => Promise<void>;
}

/** The server's clock as this page knows it. */
export class ServerClock {
  private offsetMs: number;

  /** `serverMs`: what the server said when the page opened, until it is asked better. */
  constructor(
    private readonly source: ClockSource,
    serverMs: number,
  ) {
    this.offsetMs = serverMs - source.nowMs();
  }

  /** Milliseconds since 1970 by the server's clock. */
  now(): number {
    return this.source.nowMs() + this.offsetMs;
  }

  /** Asks several times and keeps what the soonest answer says. */
  async set(): Promise<void> {
    const { ask, nowMs, wait } = this.source;
    const samples: ClockSample[] = [];
    for (let i = 0; i < samplesAtOnce; i++) {
      if (i > 0) await wait(betweenSamplesMs);
      const sentMs = nowMs();
      const serverMs = await ask();
      if (serverMs !== undefined) samples.push({ sentMs, answeredMs: nowMs(), serverMs });
    }
    this.offsetMs = offsetOf(samples) ?? this.offsetMs;
  }

  /** Sets the clock now, each minute, and when the page is looked at again: a device that slept may have stopped it. */
  keep(): () => void {
    const set = () => void (document.hidden || this.set());
    set();
    const timer = setInterval(set, againAfterMs);
    document.addEventListener('visibilitychange', set);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', set);
    };
  }
}
