import { describe, expect, it } from 'vitest';
import { hasLanded, isRunningFast, land, mod, placeAt, run, speed } from './reel-motion.ts';

describe('a reel', () => {
  it('starts gently and then runs at its speed, symbols coming down', () => {
    const motion = run(10, 0);
    expect(placeAt(motion, 0)).toBe(10);
    const early = placeAt(motion, 0) - placeAt(motion, 50);
    const late = placeAt(motion, 950) - placeAt(motion, 1_000);
    expect(early).toBeGreaterThan(0);
    expect(early).toBeLessThan(late);
    expect(late).toBeCloseTo(speed * 0.05, 6);
  });

  it('lands exactly on the stop, whenever it is stopped', () => {
    for (let nowMs = 300; nowMs < 900; nowMs += 37) {
      for (const stop of [0, 7, 31]) {
        const landing = land(run(3, 0), stop, nowMs);
        expect(placeAt(landing, nowMs + landing.durationMs)).toBeCloseTo(stop, 9);
        expect(hasLanded(landing, nowMs + landing.durationMs - 1)).toBe(false);
        expect(hasLanded(landing, nowMs + landing.durationMs)).toBe(true);
      }
    }
  });

  it('keeps the fraction of a symbol and the speed when the landing begins, so that nothing jumps', () => {
    const nowMs = 740;
    const running = run(3, 0);
    const landing = land(running, 12, nowMs);
    expect(mod(placeAt(landing, nowMs), 1)).toBeCloseTo(mod(placeAt(running, nowMs), 1), 9);
    const firstMs = placeAt(landing, nowMs) - placeAt(landing, nowMs + 1);
    expect(firstMs).toBeCloseTo(speed / 1000, 3);
    expect(isRunningFast(landing, nowMs)).toBe(true);
  });

  it('goes a little beyond its mark and comes back, by less than half a symbol', () => {
    const landing = land(run(0, 0), 5, 500);
    const places = Array.from({ length: 100 }, (_, i) => placeAt(landing, 500 + (landing.durationMs * i) / 100));
    const lowest = Math.min(...places);
    expect(lowest).toBeLessThan(5);
    expect(lowest).toBeGreaterThan(4.5);
  });
});
