import { modesOf, type TappedStakes } from '@fairhouse/game-math';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useRound } from '../../lib/round/use-round.ts';
import { useTappedStake } from '../../lib/stake/use-tapped-stake.ts';
import { instantNow } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { stopsIn } from './figures.ts';
import { gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';
import { usePattern } from './use-pattern.ts';
import { useShownRound } from './use-shown-round.ts';

/** Steps asked for while another is on its way; more are not kept. */
const mostWaiting = 8;

/** The game's commands over its states: choose a mode and a stake, start, go on, take. */
export function useLadder(session: PlaySession, covered: boolean) {
  const words = wordsOf(session.texts);
  const { definition, theme } = gameIn(session);
  const round = useRound(session, covered);
  const { state, dispatch, results, show, left, playsByItself } = useShownRound(session);
  const { phase, mode, shown, asked, caption } = state;
  const { stake, setStake, tapBeside } = useTappedStake(session.opened.stakes as TappedStakes, left?.stake);
  const waiting = useRef<string[]>([]);
  const stops = useMemo(() => stopsIn(definition, mode), [definition, mode]);
  // The end of a round is not seen before its last step: a coin is in the air.
  const isOpen = round.open !== null || phase === 'acting';
  const open = isOpen ? shown : null;

  // A step that was asked for during another follows when that has held.
  useEffect(() => {
    if (!round.open) waiting.current = [];
    else if (round.idle) {
      const next = waiting.current.shift();
      if (next) void takeAction(next);
    }
  }, [round.idle, round.open]);

  const mayChoose = () => round.idle && !round.open && !covered;
  function choose(to?: number) {
    if (mayChoose())
      dispatch({ type: 'chose', ...(to !== undefined && { mode: to }), caption: words.idle[theme.face] });
  }
  function chooseStake(to: number | undefined) {
    if (to === undefined || !mayChoose()) return;
    choose();
    setStake(to);
  }

  const start = (at = stake, actions?: readonly string[]) =>
    round.start(
      { stake: at, mode },
      {
        begin() {
          setStake(at);
          // In instant mode the last result stands until the next one takes its place.
          if (!instantNow()) dispatch({ type: 'bet' });
          sound('press');
        },
        show,
        takeBack: () => dispatch({ type: 'betRefused', caption: words.idle[theme.face] }),
      },
      actions,
    );

  async function takeAction(action: string): Promise<void> {
    if (!round.open || covered) return;
    if (!round.idle) {
      if (action !== 'take' && !waiting.current.includes(action) && waiting.current.length < mostWaiting)
        waiting.current.push(action);
      return;
    }
    await round.takeAction(action, {
      begin() {
        dispatch({ type: 'acted', action });
        sound(theme.face === 'hi-lo' ? 'card' : 'press');
      },
      show,
      takeBack() {
        waiting.current = [];
        dispatch({ type: 'actionRefused' });
      },
    });
  }

  const pattern = usePattern(session, { round, covered, mode, stake, open, start, setStake, proceed: takeAction });
  playsByItself.current = pattern.autoplay.running;
  useReplay(session, { start: () => start(), takeAction });

  return {
    definition,
    theme,
    words,
    stops,
    modes: modesOf(definition),
    mode,
    stake,
    round,
    shown,
    isOpen,
    /** The open round, as far as it has come. */
    open,
    asked,
    results,
    caption,
    ...pattern,
    start,
    takeAction,
    take: () => {
      if (open && open.steps > 0) void takeAction('take');
    },
    setMode: (to: number) => choose(Math.max(0, Math.min(modesOf(definition) - 1, to))),
    setStake: chooseStake,
    stepStake: (up: boolean) => chooseStake(tapBeside(up)),
  };
}

export type LadderTable = ReturnType<typeof useLadder>;

/** What a face is given. */
export interface FaceProps {
  session: PlaySession;
  game: LadderTable;
}
