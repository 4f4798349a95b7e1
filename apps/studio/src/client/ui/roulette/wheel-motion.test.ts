import { describe, expect, it } from 'vitest';
import european from '../../../../../../games/european-roulette/definition.json' with { type: 'json' };
import { fallInto, falling, flying, pocketAngle, pocketRadius, trackRadius } from './wheel-motion.ts';

const { wheel } = european;

describe('the ball', () => {
  it('comes to rest in the pocket of the number, wherever it was on its track', () => {
    for (const number of wheel) {
      for (const launchedForMs of [400, 777, 1_333]) {
        const fall = fallInto(wheel, number, flying(15, launchedForMs).relative, 1_000);
        const rest = falling(fall, 1_000 + fall.durationMs);
        expect(rest.relative).toBeCloseTo(pocketAngle(wheel, number), 9);
        expect(rest.radius).toBeCloseTo(pocketRadius, 9);
      }
    }
  });

  it('goes over from running to falling without a jump in place or speed', () => {
    const before = flying(40, 600);
    const later = flying(40, 601);
    const fall = fallInto(wheel, 17, before.relative, 600);
    const start = falling(fall, 600);
    const gap = (((start.relative - before.relative) % 360) + 360) % 360;
    expect(Math.min(gap, 360 - gap)).toBeCloseTo(0, 6);
    expect(start.radius).toBe(trackRadius);
    const stepped = start.relative - falling(fall, 601).relative;
    expect(stepped).toBeCloseTo(before.relative - later.relative, 2);
  });

  it('stays between the track and the pockets and falls in a reasonable time', () => {
    for (let relative = 0; relative < 360; relative += 30) {
      const fall = fallInto(wheel, 5, relative, 0);
      expect(fall.durationMs).toBeGreaterThan(4_000);
      expect(fall.durationMs).toBeLessThan(6_600);
      for (let i = 0; i <= 200; i++) {
        const { radius } = falling(fall, (fall.durationMs * i) / 200);
        expect(radius).toBeGreaterThanOrEqual(pocketRadius - 1e-9);
        expect(radius).toBeLessThanOrEqual(trackRadius);
      }
    }
  });

  it('has one pocket for each number, clockwise from the zero', () => {
    expect(pocketAngle(wheel, 0)).toBe(0);
    expect(pocketAngle(wheel, 32)).toBeCloseTo(360 / 37, 9);
    expect(pocketAngle(wheel, 26)).toBeCloseTo(360 - 360 / 37, 9);
  });
});
