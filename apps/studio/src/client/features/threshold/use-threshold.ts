import { chancesOf, type Side, type ThresholdOutcome, type ThresholdStakes, wins } from '@fairhouse/game-math';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/play-session.ts';
import { sound, soundWith } from '../../lib/sound.ts';
import { useReplay } from '../../lib/use-replay.ts';
import { useRest } from '../../lib/use-rest.ts';
import type { Round } from '../../lib/wire.ts';
import { figureOf, gameIn } from './room.ts';
import { wordsOf } from './texts.ts';

export interface Result {
  number: number;
  won: boolean;
}

const mostResults = 12;

/** A face shows how a number is reached; `show` resolves when it stands there. */
export interface Face {
  begin(): void;
  show(outcome: ThresholdOutcome): Promise<void>;
  takeBack(): void;
}

/** The game's state and its verbs: choose a chance, a side and a stake, and play. */
export function useThreshold(session: PlaySession, covered: boolean) {
  const { texts, opened, money } = session;
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const stakes = opened.stakes as ThresholdStakes;
  const chances = useMemo(() => chancesOf(definition), [definition]);
  const left = outcomeOf(session.replay?.end ?? opened.lastRound);
  const face = useRef<Face>(null);
  const [place, setPlace] = useState(() => placeOf(left?.winning ?? definition.winning.first));
  const [side, setSide] = useState<Side>(left?.side ?? definition.sides[0]!);
  const [stake, setStake] = useState(left && isOffered(left.stake) ? left.stake : stakes.first);
  const [phase, setPhase] = useState<'rest' | 'playing'>('rest');
  const [result, setResult] = useState<(Result & { win: number }) | null>(null);
  const [results, setResults] = useState<Result[]>([]);
  const [caption, setCaption] = useState(words.idle[theme.face]);
  const { rest, rested, restMs, restKey } = useRest(opened.minRoundMs);

  function placeOf(winning: number): number {
    return Math.max(
      chances.findIndex((chance) => chance.winning === winning),
      0,
    );
  }
  function isOffered(one: number): boolean {
    return one >= stakes.least && one <= stakes.most && one % stakes.step === 0;
  }

  useEffect(() => soundWith(theme.sounds), [theme]);
  useEffect(() => {
    void session.calls.rounds().then((answer) => {
      if (!answer.ok) return;
      const known = answer.data.rounds.flatMap((round) => {
        const outcome = outcomeOf(round);
        return outcome ? [resultOf(outcome)] : [];
      });
      setResults((seen) => (seen.length === 0 ? known.slice(0, mostResults) : seen));
    });
  }, [session]);

  function resultOf({ number, side: on, winning }: ThresholdOutcome): Result {
    return { number, won: wins(definition, number, on, winning) };
  }

  const resting = phase === 'rest';
  const ready = resting && rested;
  const chance = chances[place]!;

  /** A new choice has no result yet. */
  function choose(change: () => void) {
    if (!resting || covered) return;
    change();
    setResult(null);
    setCaption(words.idle[theme.face]);
  }

  async function play() {
    if (!ready || covered || session.state.get().busy) return;
    session.state.set({ busy: true });
    setPhase('playing');
    setResult(null);
    setCaption('');
    rest();
    sound('press');
    face.current!.begin();
    const round = await session.play('start', { bet: { stake, side, winning: chance.winning } });
    const outcome = outcomeOf(round);
    if (!round || !outcome) {
      face.current!.takeBack();
      setCaption(words.idle[theme.face]);
    } else {
      // A round that was open from before is shown as it was bet.
      setPlace(placeOf(outcome.winning));
      setSide(outcome.side);
      session.showStake(round);
      await face.current!.show(outcome);
      finish(round, outcome);
    }
    setPhase('rest');
    session.state.set({ busy: false });
  }

  function finish(round: Round, outcome: ThresholdOutcome) {
    const came = resultOf(outcome);
    session.showResult(round);
    setResult({ ...came, win: round.win });
    setResults((seen) => [came, ...seen].slice(0, mostResults));
    const said = came.won ? texts.youWon(money(round.win)) : texts.noWin;
    setCaption(said);
    session.say(`${words.result(figureOf(session, outcome.number), came.won)}. ${said}`);
    sound(came.won ? (outcome.pays >= 1_000 ? 'winHigh' : 'win') : 'reelStop');
  }

  useReplay(session, { start: play });

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
    phase,
    result,
    results,
    caption,
    ready,
    resting,
    restMs,
    restKey,
    face,
    play,
    setPlace: (to: number) => choose(() => setPlace(Math.max(0, Math.min(chances.length - 1, to)))),
    setSide: (to: Side) => choose(() => setSide(to)),
    setStake: (to: number) => choose(() => setStake(to)),
    stepStake: (up: boolean) => {
      const next = up ? stakes.taps.find((tap) => tap > stake) : stakes.taps.findLast((tap) => tap < stake);
      if (next !== undefined) choose(() => setStake(next));
    },
  };
}

export type ThresholdTable = ReturnType<typeof useThreshold>;

function outcomeOf(round: Round | null | undefined): ThresholdOutcome | null {
  return round?.outcome?.kind === 'threshold' ? round.outcome : null;
}
