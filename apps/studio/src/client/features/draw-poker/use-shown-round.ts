import type { DrawCard, DrawPokerOutcome } from '@fairhouse/game-math';
import { useReducer, useRef } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useResults } from '../../lib/round/use-results.ts';
import type { Round } from '../../lib/round/wire.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { motionReduced, tween } from '../../lib/win/motion.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { cardName } from '../../ui/cards/card-name.ts';
import { allPlaces, firstState, reduceTable } from './draw-poker.states.ts';
import { layCards } from './lay-cards.ts';
import { lineName } from './line-name.ts';
import { gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';
import { countMsOf, paysOf } from './win-size.ts';

const mostResults = 10;

interface Rounds {
  /** One that was left and is still open; the same, or else the last one, where its cards lie on the table. */
  kept: DrawPokerOutcome | null;
  there: DrawPokerOutcome | null;
}

/** The states of the table, and what tells a round: its cards, then the choice or the result. */
export function useShownRound(session: PlaySession, { kept, there }: Rounds) {
  const { texts } = session;
  const words = wordsOf(texts);
  const { definition } = gameIn(session);
  const [state, dispatch] = useReducer(reduceTable, undefined, () =>
    firstState({ there, line: kept?.line ?? -1, caption: kept ? words.resumed : words.idle }),
  );
  const [results, addResult] = useResults(session, mostResults, (one) => {
    const outcome = outcomeOf('draw-poker', one);
    return outcome?.drawn ? outcome : null;
  });
  const skip = useRef<() => void>(() => {});

  async function showDeal(played: Round, outcome: DrawPokerOutcome) {
    const { line, dealt, drawn } = outcome;
    await layCards(dispatch, { cards: dealt, places: allPlaces, suspense: false });
    // Drawn already: in another window, or while the answer was lost.
    if (drawn) return showDraw(played, outcome, drawn);
    const caption = line < 0 ? words.choose : words.now(lineName(definition, line, texts));
    dispatch({ type: 'choosing', line, caption });
    session.say(`${dealt.map((card) => cardName(card, texts)).join(', ')}. ${caption}`);
  }

  async function showDraw(played: Round, outcome: DrawPokerOutcome, drawn: readonly DrawCard[]) {
    // What was held is what the round says.
    const held = outcome.held!;
    const { line } = outcome;
    const times = paysOf(definition, outcome);
    dispatch({ type: 'answered', held });
    await layCards(dispatch, { cards: drawn, places: allPlaces & ~held, suspense: tierOf(100 * times) >= 2 });
    const hand = line < 0 ? '' : `${lineName(definition, line, texts)}. `;
    const caption = hand + session.returned(played);
    dispatch({ type: 'finished', line, pays: times, caption });
    addResult(outcome);
    session.say(caption);
    void celebrate(played);
    await countUp(played.win, countMsOf(times));
  }

  /** Counts a win up on the dock; another press shows it whole. */
  async function countUp(amount: number, ms: number) {
    if (ms > 0) {
      dispatch({ type: 'counting' });
      let skipped = false;
      const pressed = new Promise<void>((resolve) => {
        skip.current = () => {
          skipped = true;
          resolve();
        };
      });
      const counted = tween(motionReduced() ? 0 : ms, (progress) => {
        if (!skipped) dispatch({ type: 'counted', win: Math.round(amount * progress), isOver: false });
      });
      await Promise.race([counted, pressed]);
    }
    dispatch({ type: 'counted', win: amount, isOver: true });
  }

  return { state, dispatch, results, showDeal, showDraw, skipCount: () => skip.current() };
}
