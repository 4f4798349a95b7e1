import type { DealerPokerOutcome } from '@fairhouse/game-math';
import { useReducer } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useResults } from '../../lib/round/use-results.ts';
import type { Round } from '../../lib/round/wire.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { firstState, reduceTable } from './dealer-poker.states.ts';
import { type Covered, coveredAgain, dealOut, turnCards } from './lay-cards.ts';
import { gameIn } from './screen.ts';
import { askSentences, resultSentence } from './sentences.ts';
import { sumsOf } from './sums.ts';
import { wordsOf } from './texts.ts';

const mostResults = 10;

interface Rounds {
  /** One that was left and is still open; the same, or else the last one. */
  kept: DealerPokerOutcome | null;
  left: DealerPokerOutcome | null;
}

/** The states of the table, and what tells a round: its cards, then the question or the result. */
export function useShownRound(session: PlaySession, { kept, left }: Rounds) {
  const { texts } = session;
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const { ask } = words.actionNames[theme.face];
  const [state, dispatch] = useReducer(reduceTable, undefined, () =>
    firstState({
      there: session.replay ? null : left,
      kept,
      side: left?.side ?? false,
      caption: kept ? `${words.resumed} ${ask}` : words.idle,
    }),
  );
  const [results, addResult] = useResults(session, mostResults, (one) => {
    const outcome = outcomeOf('dealer-poker', one);
    return outcome?.result ? outcome : null;
  });

  async function showDeal(played: Round, outcome: DealerPokerOutcome) {
    await dealOut(dispatch, outcome, definition);
    // Decided already: in another window, or while the answer was lost.
    if (outcome.result) await turnCards(dispatch, outcome, coveredAgain(outcome, definition));
    goOn(played, outcome);
  }

  /** `from`: what lay face down before the decision. */
  async function showTurn(played: Round, outcome: DealerPokerOutcome, from: Covered) {
    await turnCards(dispatch, outcome, from);
    goOn(played, outcome);
  }

  function goOn(played: Round, outcome: DealerPokerOutcome) {
    if (outcome.result) return finish(played, outcome);
    const { caption, said } = askSentences(outcome, definition, ask, texts);
    dispatch({ type: 'asked', caption });
    session.say(said);
  }

  function finish(played: Round, outcome: DealerPokerOutcome) {
    const { staked, returned } = sumsOf(outcome);
    const won = returned > staked && texts.youWon(session.money(played.win));
    const came = won || (returned > 0 ? session.gotBack(returned, staked) : '');
    const caption = `${resultSentence(outcome, definition, texts)} ${came}`.trim();
    dispatch({ type: 'finished', outcome, win: played.win, caption });
    addResult(outcome);
    session.say(caption);
    void celebrate({ win: returned, stake: staked });
  }

  return { state, dispatch, results, showDeal, showTurn };
}
