import type { PlaySession } from './play-session.ts';

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

const samplesAtOnce = 8;
const betweenSamplesMs = 150;
/** An answer that came so soon is right within half of it, and no other is asked for. */
const soonEnoughMs = 80;
const againAfterMs = 60_000;
/** Two clocks drift apart by some milliseconds in this time: longer ago, a sample says nothing any more. */
const keptForMs = 5 * 60_000;

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
  private samples: ClockSample[] = [];
  /** What a question took there and back when it was asked last, in milliseconds. */
  wayMs = 0;

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

  /** Asks until an answer comes soon, some times at most, and goes by the soonest of the last minutes. */
  async set(): Promise<void> {
    const { ask, nowMs, wait } = this.source;
    for (let i = 0; i < samplesAtOnce; i++) {
      if (i > 0) await wait(betweenSamplesMs);
      const sentMs = nowMs();
      const serverMs = await ask();
      if (serverMs === undefined) continue;
      const answeredMs = nowMs();
      this.wayMs = answeredMs - sentMs;
      this.samples = this.samples.filter((sample) => answeredMs - sample.answeredMs < keptForMs);
      this.samples.push({ sentMs, answeredMs, serverMs });
      this.offsetMs = offsetOf(this.samples)!;
      if (answeredMs - sentMs <= soonEnoughMs) break;
    }
  }

  /** Sets the clock now, each minute, and when the page is looked at again: a device that slept may have stopped it. */
  keep(): () => void {
    const set = () => void (document.hidden || this.set());
    const look = () => {
      this.samples = [];
      set();
    };
    set();
    const timer = setInterval(set, againAfterMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

/** The clock of the server that a session plays at. */
export function clockOf({ calls, opened, elapsedMs }: PlaySession): ServerClock {
  return new ServerClock(
    {
      async ask() {
        const answer = await calls.clock();
        return answer.ok ? Date.parse(answer.data.now) : undefined;
      },
      nowMs: () => performance.now(),
      wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    },
    Date.parse(opened.session.startedAt) + elapsedMs,
  );
}
