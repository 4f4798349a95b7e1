import type { TappedStakes, WeightedOutcome } from '@fairhouse/game-math';
import { useRef, useState } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useResults } from '../../lib/round/use-results.ts';
import { useRound } from '../../lib/round/use-round.ts';
import type { Round } from '../../lib/round/wire.ts';
import { useTappedStake } from '../../lib/stake/use-tapped-stake.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { instantNow, nextFrame } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { useWinCount } from '../../lib/win/use-counted.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { figureOf, gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';

const mostResults = 12;
/** Balls that fall at the same time. */
const mostBalls = 20;

/** A face shows how a number is reached; `show` resolves when it stands there. */
export interface Face {
  begin(): void;
  show(outcome: WeightedOutcome): Promise<void>;
  takeBack(): void;
}

/** The game's state and what is done with it: choose a mode and a stake, and play. */
export function useWeighted(session: PlaySession, covered: boolean) {
  const { texts, opened } = session;
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const { modes } = definition;
  const left = outcomeOf('weighted', session.replay?.end ?? opened.lastRound);
  const face = useRef<Face>(null);
  const [modeId, setModeId] = useState(() => modeBy(left?.mode ?? definition.first).id);
  const { stake, setStake, tapBeside } = useTappedStake(opened.stakes as TappedStakes, left?.stake);
  const several = theme.face === 'pins' && !session.replay;
  const round = useRound(session, covered, { mostShown: several ? mostBalls : 1 });
  const [result, setResult] = useState<WeightedOutcome | null>(null);
  const [results, addResult] = useResults(session, mostResults, (one) => outcomeOf('weighted', one));
  const [caption, setCaption] = useState(words.idle[theme.face]);
  const { counted, countUp, clearCount } = useWinCount();

  function modeBy(id: string) {
    return modes.find((mode) => mode.id === id) ?? modes.find((mode) => mode.id === definition.first)!;
  }
  const mode = modeBy(modeId);

  function clear(said: string) {
    clearCount();
    setResult(null);
    setCaption(said);
  }

  /** A new choice has no result yet. */
  function choose(change: () => void) {
    if (!round.idle || covered) return;
    change();
    clear(words.idle[theme.face]);
  }

  const play = (at = stake) =>
    round.start(
      { stake: at, mode: mode.id },
      {
        begin() {
          setStake(at);
          // The result of a ball is shown while others fall, and in instant mode until the next result takes its place.
          if (round.onTheWay === 0 && !instantNow()) clear('');
          sound('press');
          face.current!.begin();
        },
        async show(played) {
          const outcome = outcomeOf('weighted', played)!;
          // A round that was open from before is shown as it was bet.
          setModeId(outcome.mode);
          // The face moves what it has drawn, so the board of that bet has to be there first.
          if (outcome.mode !== mode.id) await new Promise<void>(nextFrame);
          await face.current!.show(outcome);
        },
        finish: (played) => finish(played, outcomeOf('weighted', played)!),
        takeBack() {
          face.current!.takeBack();
          setCaption(words.idle[theme.face]);
        },
      },
    );

  function finish(played: Round, outcome: WeightedOutcome) {
    const tier = tierOf(outcome.pays);
    const said = session.returned(played);
    setResult(outcome);
    addResult(outcome);
    setCaption(said);
    session.say(`${words.result(figureOf(session, outcome), tier > 0)}. ${said}`);
    void celebrate(played);
    countUp(played.win, tier);
  }

  useReplay(session, { start: () => play() });

  return {
    definition,
    theme,
    words,
    modes,
    mode,
    stake,
    round,
    result,
    results,
    caption,
    counted,
    idle: round.idle,
    face,
    play,
    setMode: (id: string) => choose(() => setModeId(id)),
    setCaption,
    /** For autoplay: also while a result is shown. */
    putStake: setStake,
    setStake: (to: number) => choose(() => setStake(to)),
    stepStake: (up: boolean) => {
      const next = tapBeside(up);
      if (next !== undefined) choose(() => setStake(next));
    },
  };
}

export type WeightedTable = ReturnType<typeof useWeighted>;
