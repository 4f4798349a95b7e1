import type { WeightedOutcome } from '@fairhouse/game-math';
import { useState } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useResults } from '../../lib/round/use-results.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { useWinCount } from '../../lib/win/use-counted.ts';
import { tierOf, type WinTier } from '../../lib/win/win-tier.ts';

const mostResults = 12;

/** What the screen shows of the last results: the outcome, the line of text, the count and light of a win. */
export function useShownResult(session: PlaySession, idle: string) {
  const [tier, setTier] = useState<WinTier>(0);
  /** Kinds of the cases that stand open. */
  const [openKinds, setOpenKinds] = useState<readonly number[]>([]);
  const [result, setResult] = useState<WeightedOutcome | null>(null);
  const [results, addResult] = useResults(session, mostResults, (one) => outcomeOf('weighted', one));
  const [caption, setCaption] = useState(idle);
  const { counted, countUp, clearCount } = useWinCount();

  return {
    tier,
    openKinds,
    result,
    results,
    caption,
    counted,
    setCaption,
    clear(said: string): void {
      clearCount();
      setResult(null);
      setTier(0);
      setOpenKinds([]);
      setCaption(said);
    },
    /** `besideOthers`: of several cases by one press, others stand open already. */
    add(outcome: WeightedOutcome, besideOthers: boolean): void {
      setResult(outcome);
      addResult(outcome);
      setOpenKinds((before) => (besideOthers ? [...before, outcome.segment] : [outcome.segment]));
    },
    say(came: { win: number; stake: number }, figure: string): void {
      const reached = tierOf((came.win * 100) / came.stake);
      const said = session.returned(came);
      setTier(reached);
      setCaption(said);
      session.say(`${figure}. ${said}`);
      void celebrate(came);
      countUp(came.win, reached);
    },
  };
}
