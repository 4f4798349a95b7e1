import type { LadderOutcome } from '@fairhouse/game-math';
import { useReducer, useRef } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useResults } from '../../lib/round/use-results.ts';
import type { Round } from '../../lib/round/wire.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { instantNow, motionReduced, pause } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { firstState, reduceLadder } from './ladder.states.ts';
import { gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';

const mostResults = 12;
/** The end stands for so long before the button starts the next: who pressed once more for a step does not stake by it. */
const endMs = { taken: 450, failed: 850 };
/** A coin is in the air for so long, whether or not the answer is there. */
const tossMs = 620;
/** The same in instant mode, where one button takes the next step and starts; nothing else waits there. */
const instantEndMs = 300;

interface Result {
  pays: number;
  step: number;
}

/** The states of the board, and what shows where a round stands: the next choice, or the result. */
export function useShownRound(session: PlaySession) {
  const { texts, opened, money } = session;
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const kept = outcomeOf('ladder', opened.openRound);
  const left = kept ?? outcomeOf('ladder', session.replay?.end ?? opened.lastRound);
  const [state, dispatch] = useReducer(reduceLadder, undefined, () =>
    firstState({
      mode: left?.mode ?? definition.first.mode,
      kept,
      caption: kept ? words.resumed : words.idle[theme.face],
    }),
  );
  const [results, addResult] = useResults(session, mostResults, (one) => {
    const outcome = outcomeOf('ladder', one);
    return outcome && outcome.state !== 'open' ? resultOf(outcome) : null;
  });
  /** Autoplay needs no pause before its next round. */
  const playsByItself = useRef(false);

  function showOpen(outcome: LadderOutcome) {
    const { steps, pays, stake } = outcome;
    const caption = steps === 0 ? words.first[theme.face] : words.held(multipleText(pays), money((stake * pays) / 100));
    dispatch({ type: 'answered', outcome, caption });
    session.say(caption);
    if (steps > 0) sound('scatter');
  }

  const tossesOf = (outcome: LadderOutcome | null) =>
    outcome?.board.type === 'rows' && theme.face === 'coins' ? outcome.board.picked.length : 0;

  async function show(played: Round) {
    const outcome = outcomeOf('ladder', played)!;
    const { state: end } = outcome;
    if (tossesOf(outcome) > tossesOf(state.shown) && !motionReduced()) await pause(tossMs);
    if (end === 'open') return showOpen(outcome);
    const taken = end === 'taken';
    const caption = taken ? texts.youWon(money(outcome.win)) : words.failed[theme.face];
    dispatch({ type: 'answered', outcome, caption });
    session.say(taken ? `${words.taken(multipleText(outcome.pays))}. ${caption}` : caption);
    addResult(resultOf(outcome));
    void celebrate(played);
    if (!instantNow()) await pause(endMs[end]);
    else if (definition.board.type === 'steps' && !playsByItself.current)
      await new Promise((done) => setTimeout(done, instantEndMs));
  }

  return { state, dispatch, results, show, left, playsByItself };
}

function resultOf({ pays, steps, state }: LadderOutcome): Result {
  return { pays, step: state === 'failed' ? steps + 1 : steps };
}
