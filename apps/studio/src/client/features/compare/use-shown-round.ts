import type { CompareOutcome } from '@fairhouse/game-math';
import { useReducer, useRef } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useResults } from '../../lib/round/use-results.ts';
import type { Round } from '../../lib/round/wire.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { pause } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { useWinCount } from '../../lib/win/use-counted.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { facesFetched } from '../../ui/cards/card.tsx';
import { cardName } from '../../ui/cards/card-name.ts';
import { resultText } from '../../ui/compare/result-text.ts';
import { storyOf } from '../../ui/compare/story.ts';
import { wordsOf } from '../../ui/compare/texts.ts';
import { firstState, reduceTable } from './compare.states.ts';
import { gameIn } from './screen.ts';
import { askedOf, sentenceAt } from './sentences.ts';

/** Eight columns of a bead road. */
const mostResults = 48;
/** Between two steps of a story whose rest is shown at once. */
const hurriedMs = 25;

/** The states of the table, and what tells a round: its cards one after another, then the question or the result. */
export function useShownRound(
  session: PlaySession,
  from: { kept: CompareOutcome | null; left: CompareOutcome | null },
) {
  const { texts } = session;
  const words = wordsOf(texts);
  const { definition } = gameIn(session);
  const { rules } = definition;
  const [state, dispatch] = useReducer(reduceTable, undefined, () => {
    const there = session.replay ? null : from.left;
    return firstState({
      there,
      beats: there ? storyOf(rules, there).length : 0,
      caption: from.kept ? `${words.resumed} ${askedOf(from.kept, definition, words)}` : texts.layout.placeBets,
    });
  });
  const [results, addResult] = useResults(session, mostResults, (one) => {
    const outcome = outcomeOf('compare', one);
    return outcome?.result ? outcome : null;
  });
  const { counted, countUp, clearCount } = useWinCount();
  const hurried = useRef(false);

  /** Continues the story after its first `beats` steps. */
  async function show(played: Round, beats: number) {
    const outcome = outcomeOf('compare', played)!;
    const [first = [], ...others] = outcome.hands;
    await Promise.all([facesFetched(first), facesFetched(others.flat(), rules.type === 'andar-bahar')]);
    const story = storyOf(rules, outcome);
    for (const [place, beat] of story.entries()) {
      if (place < beats) continue;
      dispatch({ type: 'beat', outcome, beats: place + 1, caption: sentenceAt(beat, rules, words) });
      sound('card');
      await pause(hurried.current ? hurriedMs : beat.ms);
    }
    if (outcome.result) finish(played, outcome);
    else ask(outcome);
  }

  function ask(outcome: CompareOutcome) {
    const caption = askedOf(outcome, definition, words);
    dispatch({ type: 'asked', caption });
    const cards = outcome.hands.flat().map((card) => cardName(card, texts));
    session.say(`${cards.join(', ')}. ${caption}`);
  }

  function finish(played: Round, outcome: CompareOutcome) {
    const { win, stake } = played;
    const tier = tierOf((win * 100) / stake);
    const caption = `${resultText(outcome, rules, words)}. ${session.returned(played)}`;
    dispatch({ type: 'finished', outcome, stake, caption });
    addResult(outcome);
    session.say(caption);
    void celebrate(played);
    countUp(win, tier);
  }

  return { state, dispatch, results, counted, clearCount, hurried, show };
}
