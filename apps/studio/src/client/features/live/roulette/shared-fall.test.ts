import { expect, it } from 'vitest';
import european from '../../../../../../../games/live-roulette/definition.json' with { type: 'json' };
import game from '../../../../../../../games/live-roulette/game.json' with { type: 'json' };
import { falling, pocketAngle, pocketRadius } from '../../../ui/roulette/wheel-motion.ts';
import { fallOf, thrown } from './shared-fall.ts';

it('continues from where the ball flies, and ends in the pocket in time for what follows', () => {
  for (const number of european.wheel)
    for (const lockedMs of [40, 333, 2_000]) {
      const fall = fallOf(european.wheel, number, 10_000, 10_000 + lockedMs);
      const begins = falling(fall, 10_000 + lockedMs);
      const flies = thrown(lockedMs);
      expect(((((begins.relative - flies.relative) % 360) + 540) % 360) - 180).toBeCloseTo(0, 6);
      expect(begins.radius).toBe(flies.radius);
      const ends = falling(fall, fall.startMs + fall.durationMs);
      expect(ends.relative).toBeCloseTo(pocketAngle(european.wheel, number), 6);
      expect(ends.radius).toBeCloseTo(pocketRadius, 6);
      // There is time left to see it before the next round opens.
      expect(fall.durationMs).toBeLessThan(game.live.showMs - 4_000);
    }
});
