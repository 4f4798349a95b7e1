import { useEffect, useRef, useState } from 'react';
import { post } from '../../../lib/api.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { keepLastCheck, nextCheckMs, readLastCheck } from './reality-check.ts';
import { followFigures, type PlaySession } from './session-figures.ts';

/** A machine that slept wakes with its timers late, so they are short. */
const longestTimerMs = 30_000;

/** What was played since the log-in, and the reality check when it is due; nothing in play for fun. */
export function usePlaySession(memberId: number | undefined) {
  const [figures, setFigures] = useState<PlaySession>();
  const [shown, setShown] = useState(0n);
  const [check, setCheck] = useState<PlaySession>();
  const following = useRef<ReturnType<typeof followFigures>>(undefined);
  const known = useRef(figures);
  known.current = figures;

  useEffect(() => {
    if (memberId === undefined) return;
    const started = followFigures({
      ask: () => post('/sys/protection/session', {}, { silent: true }),
      onFigures: setFigures,
      onShown: setShown,
      now: () => performance.now(),
      later: (run, ms) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    });
    following.current = started;
    return () => {
      started.stop();
      following.current = undefined;
      setFigures(undefined);
    };
  }, [memberId]);

  const { since, realityCheckMinutes: everyMinutes } = figures ?? {};
  const stands = check !== undefined;
  useEffect(() => {
    if (!since || !everyMinutes || stands) return;
    const [nowMs, begunMs] = [serverNowMs(), performance.now()];
    const last = readLastCheck();
    const dueMs = nextCheckMs(last, { since, everyMinutes, nowMs });
    // From here on the first one is counted.
    if (last?.since !== since) keepLastCheck({ since, atMs: nowMs });

    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    async function look(): Promise<void> {
      // By the monotonic clock, or by the server's where that stood still while the device slept.
      const leftMs = Math.min(dueMs - serverNowMs(), dueMs - nowMs - (performance.now() - begunMs));
      if (leftMs > 0) {
        timer = setTimeout(look, Math.min(leftMs, longestTimerMs));
        return;
      }
      const latest = (await following.current?.look()) ?? known.current;
      if (!left) setCheck(latest);
    }
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [since, everyMinutes, stands]);

  return {
    figures,
    /** What the game has shown since the figures, in minor units. */
    shown,
    /** What the reality check says while it stands. */
    check,
    entered: () => following.current?.entered(),
    shows: (net: bigint) => following.current?.shows(net),
    played: () => following.current?.played(),
    look: () => void following.current?.look(),
    goOn(): void {
      if (check) keepLastCheck({ since: check.since, atMs: serverNowMs() });
      setCheck(undefined);
    },
  };
}
