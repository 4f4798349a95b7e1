import { type CallLimit, keyOf, type LimitCalls } from './limit-calls.ts';
import type { Counts } from './shared-counts.ts';

export interface LimitTogether {
  mayCall: LimitCalls;
  /** Tells the others what was counted since the last time, and learns what they have; `stop` ends doing so by itself. */
  share(): Promise<void>;
  stop(): void;
}

interface Window {
  untilMs: number;
  /** As far as this process knows, of all of them. */
  calls: number;
  /** Of these, what the others have not been told. */
  unreported: number;
}

const shareEveryMs = 1_000;
/** Most callers never come near their share: what is below a tenth of it is nobody else's business. */
const reportedFrom = 0.1;
const mostAtOnce = 2_000;

/**
 * So many calls of each connection in all processes together, at no write for each: anyone who has had a tenth of the share
 * here is reported to the others once a second, and they to us. Of `n` processes one caller gets the share, `n − 1` tenths of it
 * and what comes within that second, at most; while the counts are out of reach, the share of each process.
 */
export function limitTogether(
  limit: CallLimit,
  counts: Counts,
  { everyMs = shareEveryMs, nowMs = () => performance.now() } = {},
): LimitTogether {
  const windowMs = limit.seconds * 1_000;
  const windows = new Map<string, Window>();
  const toTell = new Set<string>();
  let sharing: Promise<void> | undefined;
  let tidiedAtMs = nowMs();

  async function mayCall(address: string, kind = ''): Promise<boolean> {
    const key = keyOf(address, kind);
    const window = windowOf(key);
    if (window.calls >= limit.most) return false;
    window.calls += 1;
    window.unreported += 1;
    if (window.calls >= limit.most * reportedFrom) toTell.add(key);
    return true;
  }

  function windowOf(key: string): Window {
    const known = windows.get(key);
    if (known && known.untilMs > nowMs()) return known;
    const window = { untilMs: nowMs() + windowMs, calls: 0, unreported: 0 };
    windows.set(key, window);
    return window;
  }

  async function tell(): Promise<void> {
    const reported = [...toTell].slice(0, mostAtOnce).map((key) => ({ key, window: windows.get(key) }));
    for (const { key } of reported) toTell.delete(key);
    const asked = reported.flatMap(({ key, window }) => (window ? [{ key, window, calls: window.unreported }] : []));
    if (asked.length === 0) return;
    // What is counted while we wait for the answer is told the next time.
    for (const { window } of asked) window.unreported = 0;
    const keys = asked.map(({ key, calls }) => ({ key: `${limit.name} ${key}`, calls, windowMs }));
    const answers = await counts.add(keys).catch(() => undefined);
    for (const [at, { key, window, calls }] of asked.entries()) {
      const answer = answers?.[at];
      if (answer) {
        window.calls = answer.calls + window.unreported;
        window.untilMs = nowMs() + answer.leftMs;
      } else {
        window.unreported += calls;
        toTell.add(key);
      }
    }
  }

  function tidy(): void {
    if (nowMs() - tidiedAtMs < windowMs) return;
    tidiedAtMs = nowMs();
    for (const [key, { untilMs }] of windows) if (untilMs <= nowMs()) windows.delete(key);
  }

  function share(): Promise<void> {
    tidy();
    sharing ??= tell().finally(() => {
      sharing = undefined;
    });
    return sharing;
  }

  const timer = setInterval(share, everyMs);
  timer.unref();
  return { mayCall, share, stop: () => clearInterval(timer) };
}
