import { type CompareDefinition, type CompareOutcome, simulationStream } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { describe, expect, it } from 'vitest';
import { beatsAfter, dealMs, dealtAfter } from './shared-deal.ts';

describe.each(['live-baccarat', 'live-dragon-tiger'])('the cards of %s', (code) => {
  const game = gameOf(code)!;
  const { rules } = game.definition as CompareDefinition;
  const outcomes = Array.from(
    { length: 200 },
    (_, seed) => game.play({ bets: [] }, [], simulationStream(seed)).outcome as CompareOutcome,
  );

  it('come one after another, are all there at the end, and in time for what follows', () => {
    for (const outcome of outcomes) {
      const whole = dealMs(rules, outcome);
      expect(dealtAfter(rules, outcome, whole)).toEqual(outcome.hands);
      expect(beatsAfter(rules, outcome, -1)).toBe(0);
      expect(beatsAfter(rules, outcome, 0)).toBe(1);
      let before = 0;
      for (let ms = 0; ms <= whole; ms += 20) {
        const beats = beatsAfter(rules, outcome, ms);
        expect(beats - before).toBeLessThanOrEqual(1);
        before = beats;
      }
      expect(whole).toBeLessThan(game.live!.showMs - 3_000);
    }
  });

  it('are not seen to the end before their end', () => {
    for (const outcome of outcomes)
      expect(dealtAfter(rules, outcome, dealMs(rules, outcome) - 600).flat()).toContain('??');
  });
});
