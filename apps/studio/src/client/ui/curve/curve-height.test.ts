import { type CurveDefinition, heightAt } from '@fairhouse/game-math';
import { expect, it } from 'vitest';
import definition from '../../../../../../games/live-crash/definition.json' with { type: 'json' };
import { curveHeight } from './curve-height.ts';

it('is what the server takes bets by, but for its rounding down', () => {
  const curve = definition as CurveDefinition;
  for (let ms = 0; ms < 120_000; ms += 37) {
    const drawn = curveHeight(curve, ms / 1_000);
    expect(Math.abs(Math.floor(drawn) - heightAt(curve, ms))).toBeLessThanOrEqual(drawn % 1 > 1e-6 ? 0 : 1);
  }
});
