import { useEffect, useState } from 'react';
import { serverNowMs } from '../../lib/server-clock.ts';

const minuteMs = 60_000;

/** The clock of the casino, read every ten seconds: times left are shown in minutes. */
export function useServerNow(everyMs = 10_000): number {
  const [now, setNow] = useState(serverNowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNowMs()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

export type TimeLeft =
  | { text: 'days'; d: number; h: number }
  | { text: 'hours'; h: number; m: number }
  | { text: 'minutes'; m: number }
  | { text: 'underMinute' };

/** How long it is until then, in the two largest units; undefined once it is past. */
export function timeLeft(iso: string, nowMs: number): TimeLeft | undefined {
  const minutes = Math.floor((Date.parse(iso) - nowMs) / minuteMs);
  if (Date.parse(iso) <= nowMs) return undefined;
  if (minutes < 1) return { text: 'underMinute' };
  const [d, h, m] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60];
  if (d > 0) return { text: 'days', d, h };
  return h > 0 ? { text: 'hours', h, m } : { text: 'minutes', m };
}
