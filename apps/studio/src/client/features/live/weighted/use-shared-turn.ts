import type { WeightedDefinition, WeightedOutcome } from '@fairhouse/game-math';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { motionReduced, nextFrame } from '../../../lib/win/motion.ts';
import { pegged } from '../../../ui/wheels/pegs.ts';
import type { DrawAngle } from '../../../ui/wheels/wheel-picture.tsx';
import type { Live } from '../use-live.ts';
import { restOf, turnedAfter, turnMs } from './shared-turn.ts';

/** Turns the wheel by the server's clock; answers how to draw it, and the field at which it rests for this round. */
export function useSharedTurn(
  definition: WeightedDefinition,
  fields: number,
  { round, clock, outcome, results }: Live,
) {
  const draw = useRef<DrawAngle>(() => {});
  const pass = useMemo(() => pegged((angle, push) => draw.current(angle, push)), []);
  const [at, setAt] = useState<number | null>(null);
  const startedMs = round?.startedAt ? Date.parse(round.startedAt) : null;
  const number = (outcome as WeightedOutcome | null)?.number ?? null;
  const last = results.find((one) => one.number !== round?.number)?.outcome as WeightedOutcome | undefined;
  const before = last?.number ?? null;

  useEffect(() => {
    if (number === null || startedMs === null) {
      draw.current(restOf(definition, before).angle, 0);
      setAt(null);
      return;
    }
    let gone = false;
    const wholeMs = turnMs(definition, number);
    const frame = () => {
      if (gone) return;
      const afterMs = clock.now() - startedMs;
      const { angle, at: field } = turnedAfter(definition, { number, before }, afterMs);
      setAt(field);
      if (field !== null) draw.current(angle, 0);
      else if (!motionReduced()) pass(angle, fields);
      if (afterMs >= wholeMs) return;
      if (motionReduced()) setTimeout(frame, 200);
      else nextFrame(frame);
    };
    frame();
    return () => {
      gone = true;
    };
  }, [definition, number, startedMs, before]);

  return { draw, at };
}
