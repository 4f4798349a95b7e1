import type { DiceTableOutcome } from '@fairhouse/game-math';
import { useReducer } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useResults } from '../../lib/round/use-results.ts';
import type { Round } from '../../lib/round/wire.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { sound } from '../../lib/win/sound.ts';
import type { ShortResult } from '../../ui/page/play-screen.tsx';
import { firstState, reduceTable } from './dice-table.states.ts';
import { rollsText, totalOf } from './figures.ts';
import { wordsOf } from './texts.ts';

const mostResults = 12;

/** The states of the table, and what tells a throw: where the round stands after it, or its result. */
export function useShownRound(session: PlaySession, kept: DiceTableOutcome | null, caption: string) {
  const words = wordsOf(session.texts);
  const [state, dispatch] = useReducer(reduceTable, undefined, () => firstState(kept, caption));
  const [results, addResult] = useResults(session, mostResults, (one) =>
    outcomeOf('dice-table', one) ? resultOf(one) : null,
  );
  const thrown = ({ rolls }: DiceTableOutcome) => words.total(rolls.at(-1)!.join(', '), totalOf(rolls.at(-1)!));

  /** `throws`: the dice have fallen; else a stake was added. */
  function goOn(outcome: DiceTableOutcome, throws: boolean) {
    const { bets, point, rolls } = outcome;
    const stands = point === null ? words.standing : words.point(point);
    dispatch({ type: 'continued', caption: stands });
    if (!throws) {
      sound('chip');
      return;
    }
    session.say(`${thrown(outcome)}. ${stands}`);
    if (bets.some(({ state, roll: at }) => state === 'won' && at === rolls.length - 1)) sound('scatter');
  }

  function finish(played: Round, outcome: DiceTableOutcome) {
    addResult(resultOf(played));
    const said = session.returned(played);
    dispatch({ type: 'finished', round: played, caption: said });
    session.say(`${thrown(outcome)}. ${said}`);
    void celebrate(played);
  }

  return { state, dispatch, results, goOn, finish };
}

function resultOf(round: Round): ShortResult {
  const { rolls } = outcomeOf('dice-table', round)!;
  return { figure: String(totalOf(rolls.at(-1)!)), won: round.win > round.stake, said: rollsText(rolls) };
}
