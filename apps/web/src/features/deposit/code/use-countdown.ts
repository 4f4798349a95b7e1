import { useEffect, useState } from 'react';

/** Whole seconds until that moment, 0 afterwards. */
export function useCountdown(until: Date): number {
  const end = until.getTime();
  const left = () => Math.max(0, Math.ceil((end - Date.now()) / 1_000));
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
