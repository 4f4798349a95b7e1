import type { SubsetDefinition } from '@fairhouse/game-math';
import { games } from '@fairhouse/games';
import { describe, expect, it } from 'vitest';
import { ballMs, chanceText, modeFor, payingResults, tossCard, tossNumbers } from './figures.ts';

const keno = games.find(({ code }) => code === 'keno')!.definition as SubsetDefinition;

describe('what the screen of subset draws tells', () => {
  it('is short and exact', () => {
    const shares = [250_000n, 999_999n, 129n].map((part) => ({ part, of: 1_000_000n }));
    expect(shares.map(chanceText)).toEqual(['25.00 %', '99.99 %', '0.0129 %']);
  });

  it('finds the mode of a risk and so many numbers, and none without numbers', () => {
    const low = keno.modes.find(({ id }) => id === 'low-4')!;
    expect(modeFor(keno, low, 7)?.id).toBe('low-7');
    expect(modeFor(keno, low, 0)).toBeUndefined();
    expect(payingResults(keno.modes.find(({ id }) => id === 'high-10')!)).toEqual([5, 6, 7, 8, 9, 10]);
  });

  it('tosses numbers and cards that can be bet on, whatever the browser tosses', () => {
    for (const toss of [0, 0.3, 0.999]) {
      const numbers = tossNumbers(40, 10, () => toss);
      expect(new Set(numbers).size).toBe(10);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      const card = tossCard(() => toss);
      expect(new Set(card).size).toBe(24);
      for (const [cell, number] of card.entries()) {
        const column = (cell < 12 ? cell : cell + 1) % 5;
        expect(Math.floor((number - 1) / 15)).toBe(column);
      }
    }
  });

  it('gives a ball of a short draw longer than one of a long draw', () => {
    expect([10, 20, 60].map(ballMs)).toEqual([170, 130, 85]);
  });
});
