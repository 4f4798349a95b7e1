import { compareCards, type DrawCard, type DrawPokerOutcome } from '@fairhouse/game-math';
import { useReducer } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useResults } from '../../lib/round/use-results.ts';
import type { Round } from '../../lib/round/wire.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { motionReduced, pause } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { type CardShown, facesFetched } from '../../ui/cards/card.tsx';
import { cardName } from '../../ui/cards/card-name.ts';
import { allPlaces, firstState, reduceTable } from './draw-poker.states.ts';
import { layCards } from './lay-cards.ts';
import { lineName } from './line-name.ts';
import { gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';
import { useCountedWin } from './use-counted-win.ts';
import { countMsOf, paysOf } from './win-size.ts';

const mostResults = 10;
/** For how long the cards of a try are looked at before its result is shown. */
const turnedMs = 700;

interface Rounds {
  /** One that was left and is still open; the same, or else the last one, where its cards lie on the table. */
  kept: DrawPokerOutcome | null;
  there: DrawPokerOutcome | null;
}

/** The states of the table, and what tells a round: its cards, then the choice or the result. */
export function useShownRound(session: PlaySession, { kept, there }: Rounds) {
  const { texts, money } = session;
  const words = wordsOf(texts);
  const { definition } = gameIn(session);
  const [state, dispatch] = useReducer(reduceTable, undefined, () =>
    firstState({ there, isOpen: kept !== null, line: kept?.line ?? -1, caption: firstCaption() }),
  );
  const [results, addResult] = useResults(session, mostResults, (one) => {
    const outcome = outcomeOf('draw-poker', one);
    return outcome?.drawn ? outcome : null;
  });
  function firstCaption(): string {
    if (!kept) return words.idle;
    if (!kept.doubled) return words.resumed;
    return kept.doubled.tries.at(-1)?.picked === null ? words.resumedPick : words.resumedOffer(money(kept.doubled.won));
  }
  const { countUp, skipCount } = useCountedWin(dispatch);

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
    const times = definition.pays[line]?.pays ?? 0;
    dispatch({ type: 'answered', held });
    await layCards(dispatch, { cards: drawn, places: allPlaces & ~held, suspense: tierOf(100 * times) >= 2 });
    const { others } = outcome;
    if (others) dispatch({ type: 'othersDrawn', several: { first: line, others } });
    if (outcome.doubled?.tries.at(-1)?.picked === null) await showDealer(outcome);
    else if (outcome.doubled && played.state === 'PLAYING') offer(outcome, words.offer);
    else await showEnd(played, outcome);
  }

  /** What the hand is, or of several, how many pay. */
  function handText({ line, others }: DrawPokerOutcome): string {
    if (!others) return line < 0 ? '' : `${lineName(definition, line, texts)}. `;
    const paying = [line, ...others.map((other) => other.line)].filter((one) => one >= 0).length;
    return `${words.handsPay(paying, others.length + 1)}. `;
  }

  /** The win waits for its player: collected, or put at risk. */
  function offer(outcome: DrawPokerOutcome, text: (won: string) => string) {
    const { line, doubled, stake, hands = 1 } = outcome;
    const { won } = doubled!;
    const hand = doubled!.tries.length === 0 ? handText(outcome) : '';
    const caption = hand + text(money(won));
    dispatch({ type: 'offered', line, pays: won / (stake * hands), won, caption });
    sound('settle');
    session.say(caption);
  }

  async function showEnd(played: Round, outcome: DrawPokerOutcome, text?: string) {
    const { line } = outcome;
    const times = paysOf(outcome);
    const caption = text ?? handText(outcome) + session.returned(played);
    dispatch({ type: 'finished', line: text || outcome.others ? -1 : line, pays: times, caption });
    addResult(outcome);
    session.say(caption);
    void celebrate(played);
    await countUp(played.win, countMsOf(times));
  }

  /** The dealer's card, and four backs to pick from. */
  async function showDealer({ doubled }: DrawPokerOutcome) {
    const { dealer } = doubled!.tries.at(-1)!;
    const backs = Array<CardShown>(4).fill('??');
    await layCards(dispatch, { cards: [dealer, ...backs], places: allPlaces, suspense: false });
    dispatch({ type: 'duel', caption: words.pick });
    session.say(`${words.dealer}: ${cardName(dealer, texts)}. ${words.pick}`);
  }

  async function showPick(played: Round, outcome: DrawPokerOutcome) {
    const { tries, won } = outcome.doubled!;
    const { dealer, cards, picked } = tries.at(-1)!;
    await facesFetched(cards!);
    dispatch({ type: 'picked', place: picked! + 1, cards: cards! });
    sound('card');
    session.say(cardName(cards![picked!]!, texts));
    await pause(motionReduced() ? 0 : turnedMs);
    const order = compareCards(cards![picked!]!, dealer);
    if (won === 0) await showEnd(played, outcome, words.lower);
    else if (played.state === 'PLAYING') offer(outcome, order > 0 ? words.higher : words.same);
    else await showEnd(played, outcome);
  }

  return {
    state,
    dispatch,
    results,
    showDeal,
    showDraw,
    showEnd,
    showDealer,
    showPick,
    skipCount,
  };
}

export type ShownRound = ReturnType<typeof useShownRound>;
