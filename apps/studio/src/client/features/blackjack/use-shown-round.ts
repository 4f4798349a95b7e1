import { useReducer, useRef } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { useWinCount } from '../../lib/win/use-counted.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { type BlackjackRound, firstState, reduceTable } from './blackjack.states.ts';
import { roundSentences } from './sentences.ts';
import { showEvents } from './show-events.ts';

/** The states of the table, and what tells a round: its events one after another, then whose turn it is or the result. */
export function useShownRound(session: PlaySession, left: BlackjackRound | null, caption: string) {
  const [state, change] = useReducer(reduceTable, undefined, () => firstState(left, caption));
  const { counted, countUp, clearCount } = useWinCount();
  const hurried = useRef(false);

  function begin() {
    hurried.current = false;
    clearCount();
    change({ type: 'asked' });
  }

  /** Tells the round from the event after the first `finished` on. */
  async function show(round: BlackjackRound, shown: number) {
    change({ type: 'answered', round, shown });
    const { events } = round.outcome;
    await showEvents(change, { events, shown, isHurried: () => hurried.current, texts: session.texts });
    finish(round);
  }

  function finish(round: BlackjackRound) {
    const ended = round.outcome.phase === 'SETTLED';
    if (ended) {
      session.showResult(round);
      session.state.set({ busy: false });
    }
    const { caption, said } = roundSentences(round, session);
    change({ type: 'settled', caption });
    if (said !== undefined) session.say(said);
    if (!ended) return;
    const tier = tierOf((round.win / round.stake) * 100);
    void celebrate(round);
    countUp(round.win, tier);
  }

  const hurry = () => {
    hurried.current = true;
  };
  return { state, change, counted, clearCount, begin, hurry, show };
}
