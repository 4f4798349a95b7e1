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
import { tierOf, type WinTier } from '../../lib/win/win-tier.ts';
import { figureOf, gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';

const mostResults = 12;
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
  /** Of the cases of one press, as far as they are open. */
  const together = useRef<Together | null>(null);
  const [tier, setTier] = useState<WinTier>(0);
  /** Kinds of the cases that stand open. */
  const [openKinds, setOpenKinds] = useState<readonly number[]>([]);
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
    setTier(0);
    setOpenKinds([]);
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
          if (together.current) together.current.count += 1;
          const isFirst = round.onTheWay === 0 && (together.current?.count ?? 1) === 1;
          if (isFirst && !instantNow()) clear('');
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
          if (together.current) together.current.count -= 1;
          else setCaption(words.idle[theme.face]);
        },
      },
    );

  /** By one press: each case is a round of its own, and what they came to together is said at the end. */
  async function press(): Promise<void> {
    if (atOnce === 1) return play();
    if (!round.idle || together.current) return;
    const group: Together = { isStarting: true, count: 0, open: 0, stake: 0, win: 0 };
    together.current = group;
    for (let nth = 0; nth < atOnce && (nth === 0 || !session.state.get().refusal); nth++) {
      const start = () => play();
      await (nth === 0 ? start() : session.pace.automatically(start));
    }
    group.isStarting = false;
    sayTogether(group);
  }

  function sayTogether(group: Together) {
    if (group.isStarting || group.open < group.count) return;
    together.current = null;
    if (group.count > 0) sayResult(group, words.opened(group.count));
    else setCaption(words.idle[theme.face]);
  }

  function finish(played: Round, outcome: WeightedOutcome) {
    setResult(outcome);
    addResult(outcome);
    const group = together.current;
    setOpenKinds((before) => (group && group.open > 0 ? [...before, outcome.segment] : [outcome.segment]));
    if (!group) return sayResult(played, words.result(figureOf(session, outcome), tierOf(outcome.pays) > 0));
    group.open += 1;
    group.stake += played.stake;
    group.win += played.win;
    sayTogether(group);
  }

  function sayResult(came: { win: number; stake: number }, figure: string) {
    const reached = tierOf((came.win * 100) / came.stake);
    const said = session.returned(came);
    setTier(reached);
    setCaption(said);
    session.say(`${figure}. ${said}`);
    void celebrate(came);
    countUp(came.win, reached);
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
    tier,
    openKinds,
    atOnce,
    opensSeveral,
    setAtOnce: (count: number) => choose(() => setAtOnce(count)),
    play,
    press,
    /** A press begins something: cases of one press wait for one another. */
    canPress: round.ready && (theme.face !== 'cases' || round.idle),
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

interface Together {
  isStarting: boolean;
  /** Begun, and of these the ones that stand open. */
  count: number;
  open: number;
  /** Minor units. */
  stake: number;
  win: number;
}

export type WeightedTable = ReturnType<typeof useWeighted>;
