import type { WeightedDefinition } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { expect, it } from 'vitest';
import { fieldsOf, stopsOf } from '../../../ui/wheels/fields.ts';
import { restOf, turnedAfter, turnMs } from './shared-turn.ts';

const game = gameOf('live-wheel')!;
const definition = game.definition as WeightedDefinition;
const fields = fieldsOf(definition).length;
const under = (angle: number) => Math.floor(((((-angle % 360) + 360) % 360) / 360) * fields);

it('stops for every number where that number pays, in time for what follows', () => {
  for (let number = 0; number < 2_400; number += 7) {
    const stops = stopsOf(definition, number);
    const whole = turnMs(definition, number);
    const end = turnedAfter(definition, { number, before: 1_234 }, whole);
    expect(end.at).toBe(stops.at(-1));
    expect(under(end.angle)).toBe(stops.at(-1));
    expect(restOf(definition, number).at).toBe(end.at);
    expect(Math.abs(((restOf(definition, number).angle - end.angle + 540) % 360) - 180)).toBeLessThan(1e-6);
    expect(whole).toBeLessThan(game.live!.showMs - 1_000);
  }
});

it('continues from where it stopped before, forwards, and never jumps', () => {
  const number = Array.from({ length: 2_400 }, (_, n) => n).find((n) => stopsOf(definition, n).length > 1)!;
  let before = turnedAfter(definition, { number, before: 77 }, 0).angle;
  expect(before).toBeCloseTo(restOf(definition, 77).angle, 9);
  for (let ms = 16; ms <= turnMs(definition, number); ms += 16) {
    const { angle } = turnedAfter(definition, { number, before: 77 }, ms);
    const step = (((angle - before) % 360) + 360) % 360;
    expect(step).toBeLessThan(30);
    before = angle;
  }
});
