import type { TappedStakes, WeightedOutcome } from '@fairhouse/game-math';
import { useRef, useState } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useRound } from '../../lib/round/use-round.ts';
import { useTappedStake } from '../../lib/stake/use-tapped-stake.ts';
import { instantNow, nextFrame } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { figureOf, gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';
import { useShownResult } from './use-shown-result.ts';
import { useTogether } from './use-together.ts';

/** Balls that fall at the same time, and cases that are opened by one press. */
const mostBalls = 20;
export const mostCases = 4;

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
  const [atOnce, setAtOnce] = useState(1);
  const several = theme.face === 'pins' && !session.replay;
  const round = useRound(session, covered, { mostShown: several ? mostBalls : atOnce });
  // All but the first follow the press by themselves, and at once.
  const opensSeveral =
    theme.face === 'cases' && session.pace.automatic && session.pace.leastMs === 0 && !session.replay;
  const shown = useShownResult(session, words.idle[theme.face]);

  function modeBy(id: string) {
    return modes.find((mode) => mode.id === id) ?? modes.find((mode) => mode.id === definition.first)!;
  }
  const mode = modeBy(modeId);

  /** A new choice has no result yet. */
  function choose(change: () => void) {
    if (!round.idle || covered) return;
    change();
    shown.clear(words.idle[theme.face]);
  }

  const sayIdle = () => shown.setCaption(words.idle[theme.face]);
  const together = useTogether(session, {
    atOnce,
    isIdle: round.idle,
    play: () => play(),
    say: (group) => shown.say(group, words.opened(group.count)),
    sayNone: sayIdle,
  });

  function play(at = stake) {
    return round.start(
      { stake: at, mode: mode.id },
      {
        begin() {
          setStake(at);
          // The result of a ball is shown while others fall, and in instant mode until the next result takes its place.
          const isFirst = together.begin() && round.onTheWay === 0;
          if (isFirst && !instantNow()) shown.clear('');
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
        finish(played) {
          const outcome = outcomeOf('weighted', played)!;
          shown.add(outcome, together.hasOpen());
          if (together.finish(played)) return;
          shown.say(played, words.result(figureOf(session, outcome), tierOf(outcome.pays) > 0));
        },
        takeBack() {
          face.current!.takeBack();
          if (!together.takeBack()) sayIdle();
        },
      },
    );
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
    result: shown.result,
    results: shown.results,
    caption: shown.caption,
    counted: shown.counted,
    idle: round.idle,
    face,
    tier: shown.tier,
    openKinds: shown.openKinds,
    atOnce,
    opensSeveral,
    setAtOnce: (count: number) => choose(() => setAtOnce(count)),
    play,
    press: together.press,
    /** A press begins something: cases of one press wait for one another. */
    canPress: round.ready && (theme.face !== 'cases' || round.idle),
    setMode: (id: string) => choose(() => setModeId(id)),
    setCaption: shown.setCaption,
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
