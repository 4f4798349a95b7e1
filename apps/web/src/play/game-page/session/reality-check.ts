/** When the last one stood, of which log-in: all tabs of a browser share it, and a reload does not begin again. */
export interface LastCheck {
  since: string;
  atMs: number;
}

const minuteMs = 60_000;

/**
 * The moment of the next reality check: so many minutes after the last one of this log-in. The first is counted from
 * `nowMs`, when a game was opened, not from a log-in that may be hours of reading ago.
 */
export function nextCheckMs(
  last: LastCheck | undefined,
  { since, everyMinutes, nowMs }: { since: string; everyMinutes: number; nowMs: number },
): number {
  const from = last && last.since === since && last.atMs <= nowMs ? last.atMs : nowMs;
  return from + everyMinutes * minuteMs;
}

const key = 'fairhouse.realityCheck';

export function readLastCheck(): LastCheck | undefined {
  try {
    const { since, atMs } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<LastCheck>;
    return typeof since === 'string' && typeof atMs === 'number' ? { since, atMs } : undefined;
  } catch {
    return undefined;
  }
}

export function keepLastCheck(check: LastCheck): void {
  try {
    localStorage.setItem(key, JSON.stringify(check));
  } catch {
    // Without storage each game counts for itself.
  }
}
