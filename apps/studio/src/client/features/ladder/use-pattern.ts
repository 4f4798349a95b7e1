import type { LadderOutcome } from '@fairhouse/game-math';
import { useEffect, useState } from 'preact/hooks';
import { useAutoplay } from '../../lib/autoplay/use-autoplay.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { ScreenRound } from '../../lib/round/use-round.ts';
import { instantNow, paced } from '../../lib/win/motion.ts';
import { decidedActions, firstPattern, patternAction } from './pattern.ts';
import { gameIn } from './screen.ts';

/** Between two steps of a pattern: long enough to see the first. */
const stepMs = 260;

interface PatternPlace {
  round: ScreenRound;
  covered: boolean;
  mode: number;
  stake: number;
  open: LadderOutcome | null;
  start: (stake: number, actions?: readonly string[]) => unknown;
  setStake: (stake: number) => void;
  proceed: (action: string) => unknown;
}

/** Autoplay: rounds are begun one after another, and each follows the pattern that was chosen for all of them. */
export function usePattern(
  session: PlaySession,
  { round, covered, mode, stake, open, start, setStake, proceed }: PatternPlace,
) {
  const { definition } = gameIn(session);
  const [pattern, setPattern] = useState(() => firstPattern(definition, mode));
  // Where nobody is to see the steps one by one, a round is one call.
  const play = (at: number) => start(at, instantNow() ? decidedActions(pattern) : undefined);
  const autoplay = useAutoplay(session, { ready: round.ready, covered, stake, play, setStake });
  // A pattern is of its mode: another one has other fields.
  useEffect(() => setPattern(firstPattern(definition, mode)), [definition, mode]);
  const { idle } = round;
  useEffect(() => {
    if (!autoplay.running || !open || !idle || covered) return;
    const go = () => void proceed(patternAction(pattern, open));
    if (instantNow()) return go();
    const timer = setTimeout(go, paced(stepMs));
    return () => clearTimeout(timer);
  }, [autoplay.running, open, idle, covered]);
  return { pattern, setPattern, autoplay };
}
