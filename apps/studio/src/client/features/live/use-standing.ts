import { useEffect, useState } from 'preact/hooks';
import type { ServerClock } from '../../lib/round/server-clock.ts';
import type { LiveRound } from '../../lib/round/wire.ts';
import { standingOf } from './standing.ts';
import type { LiveWords } from './texts.ts';

const lookEveryMs = 200;

/** Where a round stands in words, counted down by the server's clock. */
export function useStanding(
  round: LiveRound | null,
  {
    clock,
    texts,
    isRevealed,
    isCurve,
  }: { clock: ServerClock; texts: LiveWords; isRevealed: boolean; isCurve: boolean },
) {
  const [, setSecond] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSecond(Math.ceil(clock.now() / 1_000)), lookEveryMs);
    return () => clearInterval(timer);
  }, [clock]);
  const nowMs = clock.now();
  const standing = standingOf(round, nowMs, isRevealed, isCurve);
  const seconds = 'untilMs' in standing ? Math.ceil((standing.untilMs - nowMs) / 1_000) : null;
  const said = 'untilMs' in standing ? texts.states[standing.is](seconds!) : (texts.states[standing.is] as string);
  return { ...standing, seconds, said };
}
