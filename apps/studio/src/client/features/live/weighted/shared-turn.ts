import type { WeightedDefinition } from '@fairhouse/game-math';
import { degreesTo, fieldsOf, stopsOf } from '../../../ui/wheels/fields.ts';

/** How long the wheel turns, then rests at what multiplies, and turns again. */
const firstMs = 4_200;
const restsMs = 900;
const againMs = 3_300;
/** Part of a turn in which it gathers speed. */
const begins = 0.1;

/** How long it takes until the wheel has stopped for a number, once or twice. */
export function turnMs(definition: WeightedDefinition, number: number): number {
  return stopsOf(definition, number).length > 1 ? firstMs + restsMs + againMs : firstMs;
}

export interface Turned {
  /** In degrees. */
  angle: number;
  /** The field at which it rests; null while it turns. */
  at: number | null;
}

/** The wheel at rest where it stopped for a number, or as it was built. */
export function restOf(definition: WeightedDefinition, number: number | null): Turned {
  if (number === null) return { angle: 0, at: null };
  const at = stopsOf(definition, number).at(-1)!;
  return { angle: degreesTo(0, at, fieldsOf(definition).length, 0), at };
}

/** Where the wheel stands so long after a number was fixed, from where it stopped for the one before: the same on every page. */
export function turnedAfter(
  definition: WeightedDefinition,
  { number, before }: { number: number; before: number | null },
  afterMs: number,
): Turned {
  const fields = fieldsOf(definition).length;
  const [first, second] = stopsOf(definition, number);
  const start = restOf(definition, before).angle;
  const way = degreesTo(start, first!, fields, 1_440);
  if (afterMs < firstMs) return { angle: start + way * along(afterMs / firstMs), at: null };
  const there = (start + way) % 360;
  const sinceMs = afterMs - firstMs - restsMs;
  if (second === undefined || sinceMs < 0) return { angle: there, at: first! };
  const on = degreesTo(there, second, fields, 1_080);
  return sinceMs < againMs
    ? { angle: there + on * along(sinceMs / againMs), at: null }
    : { angle: (there + on) % 360, at: second };
}

/** The part of the way that is behind after a part of the time: its speed rises at first, and falls off for long. */
function along(part: number): number {
  const t = Math.min(1, Math.max(0, part));
  const whole = begins / 2 + (1 - begins) / 3;
  if (t < begins) return (t * t) / (2 * begins) / whole;
  return (begins / 2 + ((1 - begins) / 3) * (1 - ((1 - t) / (1 - begins)) ** 3)) / whole;
}
