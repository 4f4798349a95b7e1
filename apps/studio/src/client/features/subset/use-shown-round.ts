import type { SubsetOutcome } from '@fairhouse/game-math';
import { useReducer, useRef } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useResults } from '../../lib/round/use-results.ts';
import type { Round } from '../../lib/round/wire.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { motionReduced, pause } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { useWinCount } from '../../lib/win/use-counted.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { ballMs, tossCard, tossNumbers } from './figures.ts';
import { gameIn, resultText } from './screen.ts';
import { firstState, reduceSubset } from './subset.states.ts';
import { wordsOf } from './texts.ts';

const mostResults = 10;
/** One ball of a draw that its player has seen enough of. */
const hurriedMs = 16;

/** The states of the table, and what shows a draw: its balls, then the result. */
export function useShownRound(session: PlaySession, left: SubsetOutcome | null) {
  const words = wordsOf(session.texts);
  const { definition, theme } = gameIn(session);
  const { modes, patterns } = definition;
  const modeOf = (id: string | undefined) =>
    modes.find((mode) => mode.id === id) ?? modes.find((mode) => mode.id === definition.first)!;
  const [state, dispatch] = useReducer(reduceSubset, undefined, () =>
    firstState({
      like: modeOf(left?.mode),
      numbers: left?.numbers ?? (patterns ? tossCard() : tossNumbers(definition.numbers, modeOf(undefined).picks)),
      balls: session.replay ? [] : (left?.drawn ?? []),
      caption: words.idle[theme.face],
    }),
  );
  const [results, addResult] = useResults(session, mostResults, (one) => outcomeOf('subset', one));
  const { counted, countUp, clearCount } = useWinCount();
  const hurried = useRef(false);

  /** Ball by ball. */
  async function drawOut({ drawn, numbers: chosen }: SubsetOutcome) {
    for (const [i, ball] of drawn.entries()) {
      dispatch({ type: 'drew', balls: drawn.slice(0, i + 1) });
      if (!hurried.current) sound(chosen.includes(ball) ? 'chip' : 'ballHit');
      await pause(hurried.current ? hurriedMs : ballMs(drawn.length));
    }
    await pause(200);
  }

  async function show(played: Round) {
    const outcome = outcomeOf('subset', played)!;
    const like = modeOf(outcome.mode);
    // Who does not want to see things move sees the result at once.
    if (!motionReduced()) {
      dispatch({ type: 'answered', like, numbers: outcome.numbers });
      await drawOut(outcome);
    }
    const tier = tierOf(outcome.pays);
    const said = session.returned(played);
    dispatch({ type: 'finished', outcome, like, caption: `${resultText(session, outcome)}. ${said}` });
    addResult(outcome);
    session.say(`${words.result(resultText(session, outcome), tier > 0)}. ${said}`);
    void celebrate(played);
    countUp(played.win, tier);
  }

  return {
    state,
    dispatch,
    results,
    show,
    counted,
    clearCount,
    begin() {
      hurried.current = false;
    },
    hurry() {
      if (session.pace.skip) hurried.current = true;
    },
  };
}
