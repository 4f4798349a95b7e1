import { resultOf, type SubsetMode, type TappedStakes } from '@fairhouse/game-math';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useRound } from '../../lib/round/use-round.ts';
import { useTappedStake } from '../../lib/stake/use-tapped-stake.ts';
import { instantNow } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { modeFor, tossCard, tossNumbers } from './figures.ts';
import { gameIn } from './screen.ts';
import type { SubsetState } from './subset.states.ts';
import { wordsOf } from './texts.ts';
import { useShownRound } from './use-shown-round.ts';

/** The game's commands over its states: choose numbers, a risk and a stake, and draw. */
export function useSubset(session: PlaySession, covered: boolean) {
  const words = wordsOf(session.texts);
  const { definition, theme } = gameIn(session);
  const { modes, patterns } = definition;
  const left = outcomeOf('subset', session.replay?.end ?? session.opened.lastRound);
  const { stake, setStake, tapBeside } = useTappedStake(session.opened.stakes as TappedStakes, left?.stake);
  const round = useRound(session, covered);
  const { state, dispatch, results, show, begin, hurry, counted, clearCount } = useShownRound(session, left);
  const { like, numbers, balls, result, caption } = state;
  const mode = modeFor(definition, like, numbers.length);
  const most = Math.max(...modes.map(({ picks }) => picks));

  const mayChoose = () => round.idle && !covered;
  function choose(change: Partial<Pick<SubsetState, 'like' | 'numbers'>>, said = words.idle[theme.face]) {
    if (!mayChoose()) return;
    clearCount();
    dispatch({ type: 'chose', change, caption: said });
  }

  const play = (at = stake) => {
    if (!mode) return Promise.resolve();
    return round.start(
      { stake: at, mode: mode.id, numbers },
      {
        begin() {
          setStake(at);
          // In instant mode the last result stands until the next one takes its place.
          if (!instantNow()) {
            clearCount();
            dispatch({ type: 'bet' });
          }
          begin();
          sound('press');
        },
        show,
        takeBack: () => dispatch({ type: 'betRefused', caption: words.idle[theme.face] }),
      },
    );
  };

  function toggle(number: number) {
    if (!mayChoose()) return;
    const chosen = numbers.includes(number);
    if (!chosen && numbers.length === most) return choose({}, words.most(most));
    const next = chosen ? numbers.filter((one) => one !== number) : [...numbers, number].sort((a, b) => a - b);
    sound('chip');
    choose({ numbers: next }, next.length > 0 ? words.chosenOf(next.length, most) : words.idle[theme.face]);
  }

  useReplay(session, { start: () => play() });

  return {
    definition,
    theme,
    words,
    /** Undefined while no numbers are chosen. */
    mode,
    like,
    numbers,
    most,
    balls,
    /** How many hits, or which pattern, the balls on the table come to. */
    standing: round.playing || result ? resultOf(definition, numbers, balls) : null,
    stake,
    round,
    result,
    results,
    caption,
    counted,
    idle: round.idle,
    play,
    hurry,
    toggle,
    toss() {
      if (!mayChoose()) return;
      const { picks } = modes.find(({ id }) => id === definition.first)!;
      sound('card');
      choose({ numbers: patterns ? tossCard() : tossNumbers(definition.numbers, numbers.length || picks) });
    },
    empty: () => choose({ numbers: [] }),
    setLike: (to: SubsetMode) => {
      if (to !== like) choose({ like: to });
    },
    /** For autoplay: also while a result is shown. */
    putStake: setStake,
    setStake(to: number) {
      choose({});
      if (mayChoose()) setStake(to);
    },
    stepStake(up: boolean) {
      const next = tapBeside(up);
      if (next === undefined || !mayChoose()) return;
      choose({});
      setStake(next);
    },
  };
}

export type SubsetTable = ReturnType<typeof useSubset>;
