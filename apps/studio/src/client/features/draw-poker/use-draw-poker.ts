import {
  bestHold,
  type DrawCard,
  type DrawPokerOutcome,
  holdAction,
  holds,
  type TappedStakes,
} from '@fairhouse/game-math';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { celebrate } from '../../lib/celebrate.ts';
import { motionReduced, pause, tween } from '../../lib/motion.ts';
import { outcomeOf } from '../../lib/outcome-of.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { sound, soundWith } from '../../lib/sound.ts';
import { useReplay } from '../../lib/use-replay.ts';
import { useResults } from '../../lib/use-results.ts';
import { useRound } from '../../lib/use-round.ts';
import { useTappedStake } from '../../lib/use-tapped-stake.ts';
import type { WinTier } from '../../lib/win-tier.ts';
import type { Round } from '../../lib/wire.ts';
import { type CardShown, facesFetched } from '../../ui/card.tsx';
import { cardName } from '../../ui/card-name.ts';
import { lineName } from './line-name.ts';
import { gameIn } from './room.ts';
import { wordsOf } from './texts.ts';

/** One of the five places on the table. */
interface Place {
  card: CardShown | null;
  /** Another card at this place is another card on the screen. */
  key: string;
  from: 'shoe' | 'there';
}

const size = 5;
const all = (1 << size) - 1;
const mostResults = 10;
/** From here on a win is announced by more than a line. */
const [high, top] = [20, 100];
const dealMs = 105;
const leaveMs = 180;
/** A breath before the last card, where the hand turns out to be worth it. */
const breathMs = 750;

/** The game's state and its verbs: stake, deal, hold, draw. */
export function useDrawPoker(session: PlaySession, covered: boolean) {
  const { texts, opened } = session;
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const stakes = opened.stakes as TappedStakes;
  const kept = outcomeOf('draw-poker', opened.openRound);
  const before = session.replay ? null : (kept ?? outcomeOf('draw-poker', opened.lastRound));
  const { stake, setStake, tapBeside } = useTappedStake(
    stakes,
    (before ?? outcomeOf('draw-poker', session.replay?.end))?.stake,
  );
  const round = useRound(session, covered);
  const [places, setPlaces] = useState<Place[]>(() => lying(before ? (before.drawn ?? before.dealt) : []));
  const [held, setHeld] = useState(0);
  const [leaving, setLeaving] = useState(0);
  const [line, setLine] = useState(kept?.line ?? -1);
  const [win, setWin] = useState<number | null>(null);
  const [pays, setPays] = useState(0);
  const [drawing, setDrawing] = useState(false);
  const [counting, setCounting] = useState(false);
  const [caption, setCaption] = useState(kept ? words.resumed : words.idle);
  const [results, addResult] = useResults(session, mostResults, (one) => {
    const outcome = outcomeOf('draw-poker', one);
    return outcome?.drawn ? outcome : null;
  });
  const [hinting, setHinting] = useState(false);
  const skip = useRef<() => void>(() => {});
  const dealt = useRef(0);

  useEffect(() => soundWith(theme.sounds), [theme]);

  const open = outcomeOf('draw-poker', round.open);
  const choosing = open !== null && round.resting && !covered;
  const findBest = useMemo(
    () => (opened.fun && hinting ? bestHold(definition) : null),
    [opened.fun, hinting, definition],
  );
  const best = useMemo(() => (findBest && open ? findBest(open.dealt) : null), [findBest, open]);
  useEffect(() => {
    if (best === null || !open) return;
    const cards = open.dealt.filter((_, i) => (best >> i) & 1).map((card) => cardName(card, texts));
    session.say(cards.length === 0 ? words.hintNone : words.hintHeld(cards.join(', ')));
  }, [best]);

  const put = (changes: ReadonlyMap<number, Place>) =>
    setPlaces((before) => before.map((place, i) => changes.get(i) ?? place));

  /** Cards come down one by one on the places of `mask`. */
  async function lay(cards: readonly DrawCard[], mask: number, breath: boolean) {
    await Promise.all([facesFetched(cards), pause(leaveMs)]);
    put(new Map(cards.flatMap((_, i) => ((mask >> i) & 1 ? [[i, { card: null, key: '', from: 'there' }]] : []))));
    setLeaving(0);
    const order = cards.flatMap((card, i) => ((mask >> i) & 1 ? [{ card, i }] : []));
    for (const [at, { card, i }] of order.entries()) {
      if (breath && at === order.length - 1) {
        sound('tension');
        await pause(motionReduced() ? 0 : breathMs);
      }
      dealt.current += 1;
      put(new Map([[i, { card, key: `${card}-${dealt.current}`, from: 'shoe' }]]));
      sound('card');
      await pause(dealMs);
    }
    if (order.length > 0) await pause(motionReduced() ? 0 : 300);
  }

  const deal = () => {
    const before = { places, line, win, pays, caption };
    return round.start(
      { stake },
      {
        begin() {
          sound('press');
          setHeld(0);
          setLine(-1);
          setWin(null);
          setPays(0);
          setCaption('');
          setLeaving(all);
        },
        async show(played) {
          const outcome = outcomeOf('draw-poker', played)!;
          await lay(outcome.dealt, all, false);
          // An open round was found in place of the one asked for: its stake is the one that is played.
          setStake(outcome.stake);
          // Drawn already: in another window, or while the answer was lost.
          if (outcome.drawn) return shownDraw(played, outcome, outcome.drawn);
          setLine(outcome.line);
          const hand = outcome.line < 0 ? '' : lineName(definition, outcome.line, texts);
          setCaption(hand ? words.now(hand) : words.choose);
          const cards = outcome.dealt.map((card) => cardName(card, texts)).join(', ');
          session.say(`${cards}. ${hand ? words.now(hand) : words.choose}`);
        },
        takeBack() {
          setLeaving(0);
          setPlaces(before.places);
          setLine(before.line);
          setWin(before.win);
          setPays(before.pays);
          setCaption(before.caption);
        },
      },
    );
  };

  async function shownDraw(played: Round, outcome: DrawPokerOutcome, drawn: readonly DrawCard[]) {
    // What was held is what the round says.
    const kept = outcome.held!;
    setHeld(kept);
    await lay(drawn, all & ~kept, paysOf(outcome) >= high);
    setDrawing(false);
    await finish(played, outcome);
  }

  const draw = (held: number) => {
    const takeBack = () => {
      setDrawing(false);
      setLeaving(0);
      setLine(open?.line ?? -1);
      setCaption(words.choose);
    };
    return round.act(holdAction(held), {
      begin() {
        sound('press');
        setDrawing(true);
        setLine(-1);
        setCaption('');
        setLeaving(all & ~held);
      },
      async show(played) {
        const outcome = outcomeOf('draw-poker', played)!;
        if (outcome.drawn) await shownDraw(played, outcome, outcome.drawn);
        else takeBack();
      },
      takeBack,
    });
  };

  const paysOf = (outcome: DrawPokerOutcome): number => definition.pays[outcome.line]?.pays ?? 0;

  async function finish(played: Round, outcome: DrawPokerOutcome) {
    const times = paysOf(outcome);
    const hand = outcome.line < 0 ? '' : `${lineName(definition, outcome.line, texts)}. `;
    const said = session.returned(played);
    setLine(outcome.line);
    setPays(times);
    addResult(outcome);
    setCaption(hand + said);
    session.say(hand + said);
    celebrate(splendourOf(times));
    if (times <= 1) return setWin(played.win);
    await countUp(played.win, Math.min(2_600, 350 + 320 * Math.log2(times)));
  }

  /** Counts a win up on the dock; another press shows it whole. */
  async function countUp(amount: number, ms: number) {
    let skipped = false;
    const pressed = new Promise<void>((resolve) => {
      skip.current = () => {
        skipped = true;
        resolve();
      };
    });
    setCounting(true);
    const counted = tween(motionReduced() ? 0 : ms, (progress) => {
      if (!skipped) setWin(Math.round(amount * progress));
    });
    await Promise.race([counted, pressed]);
    setWin(amount);
    setCounting(false);
  }

  useReplay(session, { start: deal, act: (action) => draw(holds.find((one) => holdAction(one) === action)!) });

  return {
    definition,
    theme,
    words,
    places,
    held,
    best: choosing ? best : null,
    leaving,
    choosing,
    line,
    /** The hand on the table won more than its stake. */
    won: pays > 1,
    /** How loudly a win is shown: 0 not at all, 1 a win, 2 a high one, 3 one of the highest. */
    splendour: splendourOf(pays),
    win,
    stake: open?.stake ?? stake,
    round,
    results: results.map((outcome) => ({ pays: paysOf(outcome), line: outcome.line })),
    caption,
    hinting,
    canHint: opened.fun,
    /** The next press of the large button draws, or it is drawing now. */
    draws: open !== null || drawing,
    enabled: counting || choosing || round.ready,
    /** What the large button does now. */
    press() {
      if (counting) skip.current();
      else if (open) void draw(held);
      else void deal();
    },
    toggle(place: number) {
      if (!choosing) return;
      sound('chip');
      setHeld((before) => before ^ (1 << place));
    },
    toggleHint: () => opened.fun && setHinting((before) => !before),
    setStake: (to: number) => round.ready && setStake(to),
    stepStake(up: boolean) {
      const next = tapBeside(up);
      if (next !== undefined && round.resting && !round.open && !covered) setStake(next);
    },
  };
}

export type DrawPokerTable = ReturnType<typeof useDrawPoker>;

/** By how many stakes a hand pays. */
function splendourOf(times: number): WinTier {
  if (times <= 1) return 0;
  return times >= top ? 3 : times >= high ? 2 : 1;
}

/** Cards that lie there already; face down where there are none. */
function lying(cards: readonly DrawCard[]): Place[] {
  return Array.from({ length: size }, (_, i) => ({ card: cards[i] ?? '??', key: `${i}-lying`, from: 'there' }));
}
