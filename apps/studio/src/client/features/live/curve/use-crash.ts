import {
  type CurveDefinition,
  type CurveOutcome,
  heightAt,
  reachedAfterMs,
  type TappedStakes,
} from '@fairhouse/game-math';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Store } from '../../../lib/page/store.ts';
import type { PlaySession } from '../../../lib/round/play-session.ts';
import { multipleText } from '../../../lib/stake/multiple-text.ts';
import { useTappedStake } from '../../../lib/stake/use-tapped-stake.ts';
import { motionReduced, nextFrame } from '../../../lib/win/motion.ts';
import { sound } from '../../../lib/win/sound.ts';
import type { CurveCame, DrawCurve } from '../../../ui/curve/curve-chart.tsx';
import { useNextBet } from '../next/use-next-bet.ts';
import type { Live } from '../use-live.ts';
import { type Held, placed } from './places.ts';

/** Without motion the curve is drawn again so seldom. */
const stillEveryMs = 400;

/** The curve as the server's clock has it, drawn frame by frame, and where it stands for who may take a bet. */
export function useCurve(definition: CurveDefinition, { round, clock, outcome }: Live) {
  const draw = useRef<DrawCurve>(() => {});
  const height = useMemo(() => new Store({ hundredths: 100 }), []);
  const [came, setCame] = useState<CurveCame>('rest');
  const startedMs = round?.startedAt ? Date.parse(round.startedAt) : null;
  const point = outcome === null ? null : (outcome as CurveOutcome).point;

  useEffect(() => {
    if (startedMs === null) {
      draw.current(0, multipleText(100));
      height.set({ hundredths: 100 });
      setCame('rest');
      return;
    }
    let gone = false;
    const endMs = point === null ? Number.POSITIVE_INFINITY : reachedAfterMs(definition, point);
    const frame = () => {
      if (gone) return;
      const ranMs = Math.max(0, clock.now() - startedMs);
      const over = ranMs >= endMs;
      const now = over ? point! : heightAt(definition, ranMs);
      draw.current(Math.min(ranMs, endMs) / 1_000, multipleText(now));
      height.set({ hundredths: now });
      if (over) {
        setCame('ended');
        // Who comes after its end hears nothing of it.
        if (ranMs < endMs + 1_500) sound('reelStop');
      } else if (motionReduced()) setTimeout(frame, stillEveryMs);
      else nextFrame(frame);
    };
    setCame('rising');
    frame();
    return () => {
      gone = true;
    };
  }, [startedMs, point, definition]);

  return { draw, height, came, point };
}

export type LiveCurve = ReturnType<typeof useCurve>;

/** Which of the player's bets stands at which place. */
export function usePlaces(most: number, { own, round }: Live) {
  const [held, setHeld] = useState<Held[]>(() => Array(most).fill(null));
  const shown = placed(held, own);
  useEffect(() => {
    if (JSON.stringify(shown) !== JSON.stringify(held)) setHeld(shown);
  });
  useEffect(() => setHeld((now) => now.map((one) => (one === 'asking' ? one : null))), [round?.number]);
  return {
    /** The bet at a place; undefined where there is none. */
    betAt(place: number) {
      const one = shown[place];
      return one && one !== 'asking' ? own.find(({ betId }) => betId === one.betId) : undefined;
    },
    hold: (place: number, one: Held) => setHeld((now) => now.map((before, i) => (i === place ? one : before))),
  };
}

export type Places = ReturnType<typeof usePlaces>;

/** A place for a bet: its stake and target, and what can be done with it now. */
export function useBet(session: PlaySession, live: Live, places: Places, at: number, definition: CurveDefinition) {
  const stakes = session.opened.stakes as TappedStakes;
  const bet = places.betAt(at);
  const made = bet?.bet as { stake: number; target: number } | undefined;
  const { stake, setStake, tapBeside } = useTappedStake(stakes, made?.stake);
  const [target, setTarget] = useState(made?.target ?? Math.max(definition.least, 200));
  const [acting, setActing] = useState(false);
  const { round, isOpen } = live;
  // After the page was loaded again, the place shows the bet that stands there.
  useEffect(() => {
    if (!made) return;
    setStake(made.stake);
    setTarget(made.target);
  }, [bet?.betId]);

  async function during(request: () => Promise<unknown>) {
    if (acting) return;
    setActing(true);
    await request();
    setActing(false);
  }

  async function place(): Promise<number> {
    sound('press');
    let placed = 0;
    await during(async () => {
      places.hold(at, 'asking');
      const answered = await live.place({ stake, target });
      places.hold(at, answered ? { betId: answered.betId } : null);
      placed = answered?.stake ?? 0;
    });
    return placed;
  }

  const next = useNextBet(session, live, place);
  /** The place is not taken by a bet that is still to be decided. */
  const isFree = bet === undefined || live.isShown(bet);
  const isRunning = round?.state === 'RESULT' && live.outcome === null;
  const can = canNow();
  const isSet = acting || next.waits || (isOpen ? bet !== undefined : !isFree);

  function canNow(): 'place' | 'take-back' | 'take' | 'wait' | 'let-go' | null {
    if (next.waits) return 'let-go';
    if (isOpen) return bet === undefined ? 'place' : bet.state === 'PLACED' ? 'take-back' : null;
    if (isFree) return next.can ? 'wait' : null;
    return isRunning && bet.state === 'PLACED' && bet.win === null ? 'take' : null;
  }

  return {
    bet,
    stake,
    setStake,
    stepStake(up: boolean) {
      const beside = tapBeside(up);
      if (beside !== undefined && !isSet) setStake(beside);
    },
    target,
    setTarget,
    acting,
    can,
    /** Stake and target are not to be changed: they are those of a bet. */
    isSet,
    press(): void {
      if (can === 'take-back') void during(() => live.takeBack(bet!));
      if (can === 'take') void during(() => live.cashOut(bet!));
      if (can === 'place') void place();
      if (can === 'wait') next.wait(session.money(stake));
      if (can === 'let-go') next.takeBack();
    },
  };
}

export type CrashBet = ReturnType<typeof useBet>;
