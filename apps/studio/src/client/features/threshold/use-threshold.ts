import {
  type Chance,
  type Choice,
  chanceOf,
  payBounds,
  type Side,
  type TappedStakes,
  type ThresholdOutcome,
  wins,
} from '@fairhouse/game-math';
import { useEffect, useRef, useState } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useResults } from '../../lib/round/use-results.ts';
import { useRound } from '../../lib/round/use-round.ts';
import type { Round } from '../../lib/round/wire.ts';
import { useTappedStake } from '../../lib/stake/use-tapped-stake.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { instantNow } from '../../lib/win/motion.ts';
import { sound, soundWith } from '../../lib/win/sound.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { hundredthPart, payStepAt } from './figures.ts';
import { figureOf, gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';

export interface Result {
  number: number;
  winning: number;
  won: boolean;
}

/** On a curve its height is all that is seen of a round: more of them are kept. */
const mostResults = { dice: 12, limbo: 12, crash: 100 };

/**
 * A face shows how a number is reached; `show` resolves when it stands there. A face on which the win is certain before that says so
 * by `decided`: a curve that has passed its target goes on rising.
 */
export interface Face {
  begin(): void;
  show(outcome: ThresholdOutcome, decided: () => void): Promise<void>;
  takeBack(): void;
}

/** The game's state and its actions: choose a chance, a side and a stake, and play. */
export function useThreshold(session: PlaySession, covered: boolean) {
  const { texts, opened, money } = session;
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const stakes = opened.stakes as TappedStakes;
  const left = outcomeOf('threshold', session.replay?.end ?? opened.lastRound);
  const face = useRef<Face>(null);
  const [choice, setChoice] = useState<Choice>(() => (left && remembered(left)) ?? choiceOf(firstChance()));
  const [side, setSide] = useState<Side>(left?.side ?? definition.sides[0]!);
  const { stake, setStake, tapBeside } = useTappedStake(stakes, left?.stake);
  const round = useRound(session, covered);
  const [result, setResult] = useState<(Result & { win: number }) | null>(null);
  const [results, addResult] = useResults(session, mostResults[theme.face], (one) => {
    const outcome = outcomeOf('threshold', one);
    return outcome && resultOf(outcome);
  });
  const [caption, setCaption] = useState(words.idle[theme.face]);

  function firstChance(): Chance {
    const { first } = definition.winning;
    return { winning: first, pays: Math.floor((definition.numbers * definition.returns) / 100 / first) };
  }

  /** Undefined for one that is not offered any more. */
  function remembered(chance: Chance): Choice | undefined {
    const wanted = choiceOf(chance);
    return chanceOf(definition, wanted)?.pays === chance.pays ? wanted : undefined;
  }

  /** The choice that leads to a chance: the pay, unless only the count does. */
  function choiceOf({ winning, pays }: Chance): Choice {
    return chanceOf(definition, { pays })?.winning === winning ? { pays } : { winning };
  }
  useEffect(() => soundWith(theme.sounds), [theme]);

  function resultOf({ number, side: on, winning }: ThresholdOutcome): Result {
    return { number, winning, won: wins(definition, number, on, winning) };
  }

  const chance = chanceOf(definition, choice)!;
  const pays = payBounds(definition);

  /** A new choice has no result yet. */
  function choose(change: () => void) {
    if (!round.idle || covered) return;
    change();
    setResult(null);
    setCaption(words.idle[theme.face]);
  }

  /** The chosen one, or the nearest end of what is offered. */
  function chooseWithin(wanted: Choice) {
    choose(() => setChoice(chanceOf(definition, wanted) ? wanted : choiceOf(nearestEnd(wanted))));
  }

  function nearestEnd(wanted: Choice): Chance {
    const { least, most } = definition.winning;
    const isShort = 'pays' in wanted ? wanted.pays <= pays.least : wanted.winning >= most;
    const product = (definition.numbers * definition.returns) / 100;
    const end = isShort ? pays.least : pays.most;
    if (definition.by.includes('pays')) return { pays: end, winning: Math.floor(product / end) };
    const winning = isShort ? most : least;
    return chanceOf(definition, { winning })!;
  }

  /** By the count where the game takes it, else by the pay that is nearest below. */
  function chooseWinning(winning: number) {
    if (definition.by.includes('winning')) return chooseWithin({ winning });
    chooseWithin({ pays: Math.floor((definition.numbers * definition.returns) / 100 / winning) });
  }

  const play = (at = stake) =>
    round.start(
      { stake: at, side, ...choice },
      {
        begin() {
          setStake(at);
          // In instant mode the last result stands until the next one takes its place.
          if (!instantNow()) {
            setResult(null);
            setCaption('');
          }
          sound('press');
          face.current!.begin();
        },
        async show(played) {
          const outcome = outcomeOf('threshold', played)!;
          // A round that was open from before is shown as it was bet.
          setChoice(choiceOf(outcome));
          setSide(outcome.side);
          let isAnnounced = false;
          const tellOnce = () => {
            if (!isAnnounced) tell(played, outcome);
            isAnnounced = true;
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
    session.say(`${words.result(figureOf(session, outcome), came.won)}. ${said}`);
    celebrate(came.won ? tierOf(outcome.pays) : 0);
  }

  useReplay(session, { start: () => play() });

  return {
    definition,
    theme,
    words,
    stakes,
    chance,
    pays,
    maySkip: session.pace.skip,
    side,
    stake,
    round,
    result,
    results,
    caption,
    idle: round.idle,
    face,
    play,
    chooseWinning,
    choosePay: (wanted: number) => chooseWithin({ pays: wanted }),
    /** A step to a lower or a higher chance: a hundredth of a per cent on the dial, a step of the pay elsewhere. */
    stepChance(isHigher: boolean) {
      const by = isHigher ? 1 : -1;
      if (theme.face === 'dice') {
        const part = hundredthPart(definition);
        const from = isHigher ? Math.floor(chance.winning / part) : Math.ceil(chance.winning / part);
        return chooseWinning((from + by) * part);
      }
      const step = payStepAt(isHigher ? chance.pays - 1 : chance.pays);
      chooseWithin({ pays: chance.pays - by * step });
    },
    setSide: (to: Side) => choose(() => setSide(to)),
    /** For autoplay: also while a result is shown. */
    putStake: setStake,
    setStake: (to: number) => choose(() => setStake(to)),
    stepStake: (up: boolean) => {
      const next = tapBeside(up);
      if (next !== undefined) choose(() => setStake(next));
    },
  };
}

export type ThresholdTable = ReturnType<typeof useThreshold>;
