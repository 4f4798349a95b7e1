import { resultOf, type SubsetMode, type SubsetOutcome, type TappedStakes } from '@fairhouse/game-math';
import { useEffect, useRef, useState } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useResults } from '../../lib/round/use-results.ts';
import { useRound } from '../../lib/round/use-round.ts';
import type { Round } from '../../lib/round/wire.ts';
import { useTappedStake } from '../../lib/stake/use-tapped-stake.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { instantNow, motionReduced, pause } from '../../lib/win/motion.ts';
import { sound, soundWith } from '../../lib/win/sound.ts';
import { useWinCount } from '../../lib/win/use-win-count.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { ballMs, modeFor, tossCard, tossNumbers } from './figures.ts';
import { gameIn, resultText } from './screen.ts';
import { wordsOf } from './texts.ts';

const mostResults = 10;
/** One ball of a draw that its player has seen enough of. */
const hurriedMs = 16;

/** The game's state and its actions: choose numbers, a risk and a stake, and draw. */
export function useSubset(session: PlaySession, covered: boolean) {
  const { texts, opened } = session;
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const { modes, patterns } = definition;
  const left = outcomeOf('subset', session.replay?.end ?? opened.lastRound);
  const first = modes.find(({ id }) => id === definition.first)!;
  const [like, setLike] = useState(() => modes.find(({ id }) => id === left?.mode) ?? first);
  const [numbers, setNumbers] = useState<readonly number[]>(
    () => left?.numbers ?? (patterns ? tossCard() : tossNumbers(definition.numbers, first.picks)),
  );
  const { stake, setStake, tapBeside } = useTappedStake(opened.stakes as TappedStakes, left?.stake);
  const round = useRound(session, covered);
  /** The balls of the last draw that are on the table; they stay there until the next one. */
  const [balls, setBalls] = useState<readonly number[]>(session.replay ? [] : (left?.drawn ?? []));
  const [result, setResult] = useState<SubsetOutcome | null>(null);
  const [results, addResult] = useResults(session, mostResults, (one) => outcomeOf('subset', one));
  const [caption, setCaption] = useState(words.idle[theme.face]);
  const { counted, countUp, clearCount } = useWinCount();
  const hurried = useRef(false);

  const mode = modeFor(definition, like, numbers.length);
  const most = Math.max(...modes.map(({ picks }) => picks));

  useEffect(() => soundWith(theme.sounds), [theme]);

  function clear(said: string) {
    clearCount();
    setResult(null);
    setCaption(said);
  }

  /** A new choice has no result yet. */
  function choose(change: () => void, said = words.idle[theme.face]) {
    if (!round.idle || covered) return;
    change();
    clear(said);
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
            clear('');
            setBalls([]);
          }
          hurried.current = false;
          sound('press');
        },
        async show(played) {
          const outcome = outcomeOf('subset', played)!;
          // A round that was open from before is shown as it was bet.
          setLike(modes.find(({ id }) => id === outcome.mode)!);
          setNumbers(outcome.numbers);
          await drawOut(outcome);
          finish(played, outcome);
        },
        takeBack: () => setCaption(words.idle[theme.face]),
      },
    );
  };

  /** Ball by ball; at once for who does not want to see things move. */
  async function drawOut({ drawn, numbers: chosen }: SubsetOutcome) {
    const step = motionReduced() ? 0 : ballMs(drawn.length);
    for (const [i, ball] of drawn.entries()) {
      if (step === 0) break;
      setBalls(drawn.slice(0, i + 1));
      if (!hurried.current) sound(chosen.includes(ball) ? 'chip' : 'ballHit');
      await pause(hurried.current ? hurriedMs : step);
    }
    setBalls(drawn);
    await pause(motionReduced() ? 0 : 200);
  }

  function finish(played: Round, outcome: SubsetOutcome) {
    const tier = tierOf(outcome.pays);
    const said = session.returned(played);
    setResult(outcome);
    addResult(outcome);
    setCaption(`${resultText(session, outcome)}. ${said}`);
    session.say(`${words.result(resultText(session, outcome), tier > 0)}. ${said}`);
    celebrate(tier);
    countUp(played.win, tier);
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
    hurry() {
      if (session.pace.skip) hurried.current = true;
    },
    toggle(number: number) {
      const chosen = numbers.includes(number);
      if (!chosen && numbers.length === most) return choose(() => {}, words.most(most));
      const next = chosen ? numbers.filter((one) => one !== number) : [...numbers, number].sort((a, b) => a - b);
      const said = next.length > 0 ? words.chosenOf(next.length, most) : words.idle[theme.face];
      choose(() => {
        setNumbers(next);
        sound('chip');
      }, said);
    },
    toss() {
      const next = patterns ? tossCard() : tossNumbers(definition.numbers, numbers.length || first.picks);
      choose(() => {
        setNumbers(next);
        sound('card');
      });
    },
    empty: () => choose(() => setNumbers([])),
    setLike: (to: SubsetMode) => {
      if (to !== like) choose(() => setLike(to));
    },
    /** For autoplay: also while a result is shown. */
    putStake: setStake,
    setStake: (to: number) => choose(() => setStake(to)),
    stepStake: (up: boolean) => {
      const next = tapBeside(up);
      if (next !== undefined) choose(() => setStake(next));
    },
  };
}

export type SubsetTable = ReturnType<typeof useSubset>;
