import { useEffect, useState } from 'react';
import { serverNowMs } from '../../../lib/server-clock.ts';

/** Whole seconds until that moment by the server's clock, 0 afterwards. */
export function secondsUntil(until: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - serverNowMs()) / 1_000));
}

/** The same, counted down each second. */
export function useCountdown(until: Date): number {
  const end = until.getTime();
  const left = () => secondsUntil(until);
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` is made of `end` alone.
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left), 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return seconds;
}

/** 1805 → '30:05'. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
