import type { RouletteOutcome } from '@fairhouse/game-math';
import { useEffect, useRef } from 'preact/hooks';
import { motionReduced, nextFrame } from '../../../lib/win/motion.ts';
import { sound } from '../../../lib/win/sound.ts';
import { atRest, falling, rotorSpeed } from '../../../ui/roulette/wheel-motion.ts';
import type { DrawWheel } from '../../../ui/roulette/wheel-picture.tsx';
import type { Live } from '../use-live.ts';
import { fallOf, thrown } from './shared-fall.ts';

/** Draws the wheel by the server's clock, so that everybody sees the ball where everybody else does. */
export function useSharedWheel(order: readonly number[], { round, clock, outcome, results }: Live) {
  const draw = useRef<DrawWheel>(() => {});
  const closesMs = round ? Date.parse(round.closesAt) : null;
  const startedMs = round?.startedAt ? Date.parse(round.startedAt) : null;
  const number = (outcome as RouletteOutcome | null)?.number ?? null;
  const before = results.find((one) => one.number !== round?.number)?.outcome as RouletteOutcome | undefined;
  const isFlying = round?.state === 'LOCKING' || startedMs !== null;

  useEffect(() => {
    let gone = false;
    const fall =
      startedMs !== null && number !== null && closesMs !== null ? fallOf(order, number, closesMs, startedMs) : null;
    const placeAt = (nowMs: number) => {
      if (fall) return falling(fall, nowMs);
      if (isFlying && closesMs !== null) return thrown(nowMs - closesMs);
      return before ? atRest(order, before.number) : null;
    };
    const frame = () => {
      if (gone) return;
      const nowMs = clock.now();
      if (motionReduced()) {
        // Nothing turns by itself: the ball is taken away when bets are closed, and lies in its pocket at the end.
        const ended = fall && nowMs >= fall.startMs + fall.durationMs;
        draw.current(0, fall ? (ended ? atRest(order, number!) : null) : isFlying ? null : placeAt(nowMs));
        if (fall && !ended) setTimeout(frame, 200);
        return;
      }
      draw.current((((nowMs % 3_600_000) / 1_000) * rotorSpeed) % 360, placeAt(nowMs));
      nextFrame(frame);
    };
    frame();
    return () => {
      gone = true;
    };
  }, [order, isFlying, closesMs, startedMs, number, before?.number]);

  useEffect(() => {
    if (isFlying && number === null) sound('ballRoll');
  }, [isFlying]);
  useEffect(() => {
    if (number === null || startedMs === null || closesMs === null || motionReduced()) return;
    const { durationMs } = fallOf(order, number, closesMs, startedMs);
    const timers = [0.84, 0.9, 0.96]
      .map((part) => startedMs + durationMs * part - clock.now())
      .filter((afterMs) => afterMs > 0)
      .map((afterMs) => setTimeout(() => sound('ballHit'), afterMs));
    return () => timers.forEach(clearTimeout);
  }, [number, startedMs]);

  return draw;
}
