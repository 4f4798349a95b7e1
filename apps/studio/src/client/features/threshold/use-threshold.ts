import { chancesOf, type Side, type TappedStakes, type ThresholdOutcome, wins } from '@fairhouse/game-math';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { outcomeOf } from '../../lib/outcome-of.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { sound, soundWith } from '../../lib/sound.ts';
import { useReplay } from '../../lib/use-replay.ts';
import { useResults } from '../../lib/use-results.ts';
import { useRound } from '../../lib/use-round.ts';
import { useTappedStake } from '../../lib/use-tapped-stake.ts';
import type { Round } from '../../lib/wire.ts';
import { placeNear, placeNearPay } from './figures.ts';
import { figureOf, gameIn } from './room.ts';
import { wordsOf } from './texts.ts';

export interface Result {
  number: number;
  won: boolean;
}

const mostResults = 12;

/**
 * A face shows how a number is reached; `show` resolves when it stands there. A face on which the win is certain before that says so
 * by `decided`: a curve that has passed its target goes on rising.
 */
export interface Face {
  begin(): void;
  show(outcome: ThresholdOutcome, decided: () => void): Promise<void>;
  takeBack(): void;
}

/** The game's state and its verbs: choose a chance, a side and a stake, and play. */
export function useThreshold(session: PlaySession, covered: boolean) {
  const { texts, opened, money } = session;
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const stakes = opened.stakes as TappedStakes;
  const chances = useMemo(() => chancesOf(definition), [definition]);
  const left = outcomeOf('threshold', session.replay?.end ?? opened.lastRound);
  const face = useRef<Face>(null);
  const [place, setPlace] = useState(() => placeOf(left?.winning ?? definition.winning.first));
  const [side, setSide] = useState<Side>(left?.side ?? definition.sides[0]!);
  const { stake, setStake, tapBeside } = useTappedStake(stakes, left?.stake);
  const round = useRound(session, covered);
  const [result, setResult] = useState<(Result & { win: number }) | null>(null);
  const [results, addResult] = useResults(session, mostResults, (one) => {
    const outcome = outcomeOf('threshold', one);
    return outcome && resultOf(outcome);
  });
  const [caption, setCaption] = useState(words.idle[theme.face]);

  function placeOf(winning: number): number {
    return Math.max(
      chances.findIndex((chance) => chance.winning === winning),
      0,
    );
  }
  useEffect(() => soundWith(theme.sounds), [theme]);

  function resultOf({ number, side: on, winning }: ThresholdOutcome): Result {
    return { number, won: wins(definition, number, on, winning) };
  }

  const chance = chances[place]!;

  /** A new choice has no result yet. */
  function choose(change: () => void) {
    if (!round.resting || covered) return;
    change();
    setResult(null);
    setCaption(words.idle[theme.face]);
  }

  function tellNearest() {
    setCaption(words.nearest);
    session.say(words.nearest);
  }

  const play = (at = stake) =>
    round.start(
      { stake: at, side, winning: chance.winning },
      {
        begin() {
          setStake(at);
          setResult(null);
          setCaption('');
          sound('press');
          face.current!.begin();
        },
        async show(played) {
          const outcome = outcomeOf('threshold', played)!;
          // A round that was open from before is shown as it was bet.
          setPlace(placeOf(outcome.winning));
          setSide(outcome.side);
          let isTold = false;
          const tellOnce = () => {
            if (!isTold) tell(played, outcome);
            isTold = true;
          };
          await face.current!.show(outcome, tellOnce);
          tellOnce();
          addResult(resultOf(outcome));
        },
        takeBack() {
          face.current!.takeBack();
          setCaption(words.idle[theme.face]);
        },
      },
    );

  function tell({ win }: Round, outcome: ThresholdOutcome) {
    const came = resultOf(outcome);
    setResult({ ...came, win });
    const said = came.won ? texts.youWon(money(win)) : texts.noWin;
    setCaption(said);
    session.say(`${words.result(figureOf(session, outcome.number), came.won)}. ${said}`);
    sound(came.won ? (outcome.pays >= 1_000 ? 'winHigh' : 'win') : 'reelStop');
  }

  useReplay(session, { start: () => play() });

  return {
    definition,
    theme,
    words,
    stakes,
    chances,
    chance,
    place,
    side,
    stake,
    round,
    result,
    results,
    caption,
    resting: round.resting,
    face,
    play,
    setPlace: (to: number) => choose(() => setPlace(Math.max(0, Math.min(chances.length - 1, to)))),
    /** Only chances that return exactly what is declared are offered: of what is typed, the nearest. */
    typeWinning(winning: number) {
      const near = placeNear(chances, winning);
      choose(() => setPlace(near));
      if (chances[near]!.winning !== winning) tellNearest();
    },
    typePay(pays: number) {
      const near = placeNearPay(chances, pays);
      choose(() => setPlace(near));
      if (chances[near]!.pays !== pays) tellNearest();
    },
    setSide: (to: Side) => choose(() => setSide(to)),
    /** By autoplay, whatever lies on the table. */
    putStake: setStake,
    setStake: (to: number) => choose(() => setStake(to)),
    stepStake: (up: boolean) => {
      const next = tapBeside(up);
      if (next !== undefined) choose(() => setStake(next));
    },
  };
}

export type ThresholdTable = ReturnType<typeof useThreshold>;
