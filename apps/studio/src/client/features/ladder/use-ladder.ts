import { type LadderOutcome, modesOf, type TappedStakes } from '@fairhouse/game-math';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useAutoplay } from '../../lib/autoplay/use-autoplay.ts';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useResults } from '../../lib/round/use-results.ts';
import { useRound } from '../../lib/round/use-round.ts';
import type { Round } from '../../lib/round/wire.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { useTappedStake } from '../../lib/stake/use-tapped-stake.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { instantNow, paced, pause } from '../../lib/win/motion.ts';
import { sound, soundWith } from '../../lib/win/sound.ts';
import { brightnessOf, stopsIn } from './figures.ts';
import { firstPattern, patternAction } from './pattern.ts';
import { gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';

const mostResults = 12;
/** Steps asked for while another is on its way; more are not kept. */
const mostWaiting = 8;
/** The end stands for so long before the button starts the next: who pressed once more for a step does not stake by it. */
const endMs = { taken: 450, failed: 850 };
/** The same in instant mode, where one button takes the next step and starts; nothing else waits there. */
const instantEndMs = 300;
/** Between two steps of a pattern: long enough to see the first. */
const stepMs = 260;

interface Result {
  pays: number;
  step: number;
}

/** The game's state and what is done with it: choose a mode and a stake, start, go on, take. */
export function useLadder(session: PlaySession, covered: boolean) {
  const { texts, opened, money } = session;
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const stakes = opened.stakes as TappedStakes;
  const kept = outcomeOf('ladder', opened.openRound);
  const left = kept ?? outcomeOf('ladder', session.replay?.end ?? opened.lastRound);
  const [mode, setMode] = useState(left?.mode ?? definition.first.mode);
  const { stake, setStake, tapBeside } = useTappedStake(stakes, left?.stake);
  const round = useRound(session, covered);
  const [shown, setShown] = useState<LadderOutcome | null>(kept);
  const [asked, setAsked] = useState<string | null>(null);
  const [results, addResult] = useResults(session, mostResults, (one) => {
    const outcome = outcomeOf('ladder', one);
    return outcome && outcome.state !== 'open' ? resultOf(outcome) : null;
  });
  const [caption, setCaption] = useState(kept ? words.resumed : words.idle[theme.face]);
  const waiting = useRef<string[]>([]);
  const stops = useMemo(() => stopsIn(definition, mode), [definition, mode]);

  useEffect(() => soundWith(theme.sounds), [theme]);
  // A step that was asked for during another follows when that has held.
  useEffect(() => {
    if (!round.open) waiting.current = [];
    else if (round.idle) {
      const next = waiting.current.shift();
      if (next) void takeAction(next);
    }
  }, [round.idle, round.open]);

  const open = round.open ? shown : null;
  const [pattern, setPattern] = useState(() => firstPattern(definition, mode));
  const autoplay = useAutoplay(session, {
    ready: round.ready,
    covered,
    stake,
    play: (at) => start(at),
    setStake,
  });
  const running = useRef(false);
  running.current = autoplay.running;
  // A pattern is of its mode: another one has other fields.
  useEffect(() => setPattern(firstPattern(definition, mode)), [definition, mode]);
  const { idle } = round;
  useEffect(() => {
    if (!autoplay.running || !open || !idle || covered) return;
    const go = () => void takeAction(patternAction(pattern, open));
    if (instantNow()) return go();
    const timer = setTimeout(go, paced(stepMs));
    return () => clearTimeout(timer);
  }, [autoplay.running, open, idle, covered]);

  /** A new choice has no result yet. */
  function choose(change: () => void) {
    if (!round.idle || round.open || covered) return;
    change();
    setShown(null);
    setCaption(words.idle[theme.face]);
  }

  async function show(played: Round) {
    const outcome = outcomeOf('ladder', played)!;
    // A round that was open from before is shown as it was bet.
    setMode(outcome.mode);
    setAsked(null);
    setShown(outcome);
    const multiple = multipleText(outcome.pays);
    if (outcome.state === 'open') {
      const said =
        outcome.steps === 0
          ? words.first[theme.face]
          : words.held(multiple, money((outcome.stake * outcome.pays) / 100));
      setCaption(said);
      session.say(said);
      if (outcome.steps > 0) sound('scatter');
      return;
    }
    const taken = outcome.state === 'taken';
    const said = taken ? texts.youWon(money(outcome.win)) : words.failed[theme.face];
    setCaption(said);
    session.say(taken ? `${words.taken(multiple)}. ${said}` : said);
    addResult(resultOf(outcome));
    celebrate(taken ? brightnessOf(outcome.pays) : 0);
    if (!instantNow()) await pause(endMs[outcome.state]);
    else if (definition.board.type === 'steps' && !running.current)
      await new Promise((done) => setTimeout(done, instantEndMs));
  }

  const start = (at = stake) =>
    round.start(
      { stake: at, mode },
      {
        begin() {
          setStake(at);
          // In instant mode the last result stands until the next one takes its place.
          if (!instantNow()) {
            setShown(null);
            setCaption('');
          }
          sound('press');
        },
        show,
        takeBack: () => setCaption(words.idle[theme.face]),
      },
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
        setAsked(action);
        sound(theme.face === 'hi-lo' ? 'card' : 'press');
      },
      show,
      takeBack() {
        waiting.current = [];
        setAsked(null);
      },
    });
  }

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
    /** What is on the table: the open round, or the last one until something else is chosen. */
    shown,
    /** The open round, as far as it has come. */
    open,
    /** The action whose answer is on its way. */
    asked,
    results,
    caption,
    autoplay,
    pattern,
    setPattern,
    start,
    takeAction,
    take: () => {
      if (open && open.steps > 0) void takeAction('take');
    },
    setMode: (to: number) => choose(() => setMode(Math.max(0, Math.min(modesOf(definition) - 1, to)))),
    setStake: (to: number) => choose(() => setStake(to)),
    stepStake: (up: boolean) => {
      const next = tapBeside(up);
      if (next !== undefined) choose(() => setStake(next));
    },
  };
}

export type LadderTable = ReturnType<typeof useLadder>;

/** What a face is given. */
export interface FaceProps {
  session: PlaySession;
  game: LadderTable;
}

function resultOf({ pays, steps, state }: LadderOutcome): Result {
  return { pays, step: state === 'failed' ? steps + 1 : steps };
}
