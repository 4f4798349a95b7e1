import type { TicketDefinition } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { describe, expect, it } from 'vitest';
import { fieldsIn, oneInText, patchesUnder, prizeAmount, winningFields } from './figures.ts';

describe('what the screen of tickets tells', () => {
  it('is short and exact', () => {
    const seals = gameOf('three-seals')!.definition as TicketDefinition;
    expect([oneInText(1_000_000, 15), oneInText(1_000_000, 120_000)]).toEqual(['66,667', '8.33']);
    expect([0, 8].map((prize) => prizeAmount(seals, prize, 250))).toEqual([500_000, 250]);
  });

  it('knows how many fields there are, and which of them win', () => {
    expect(fieldsIn({ type: 'alike', fields: 9 })).toBe(9);
    expect(fieldsIn({ type: 'match', winning: 4, own: 12, of: 40 })).toBe(16);
    expect(fieldsIn({ type: 'rows', rows: 5 })).toBe(5);
    expect([...winningFields({ type: 'alike', symbols: [0, 3, 1, 3, 0, 2, 3, 4, 5] })]).toEqual([1, 3, 6]);
    expect([...winningFields({ type: 'alike', symbols: [0, 0, 1, 1] })]).toEqual([]);
    const rows = [
      [1, 2, 1],
      [4, 4, 4],
    ];
    expect([...winningFields({ type: 'rows', rows })]).toEqual([1]);
    const own = [
      { number: 9, prize: 3 },
      { number: 7, prize: 2 },
    ];
    expect([...winningFields({ type: 'match', winning: [1, 7], own })]).toEqual([1, 3]);
    expect([...winningFields({ type: 'match', winning: [1, 2], own })]).toEqual([]);
  });
});

describe('a stroke over a field', () => {
  it('takes off what lies under it, wherever it begins and ends', () => {
    expect(patchesUnder([0.5, 0.5], [0.5, 0.5], 0.05, 3)).toEqual([4]);
    expect(patchesUnder([-1, 0.5], [2, 0.5], 0.1, 3)).toEqual([3, 4, 5]);
    expect(patchesUnder([0, 0], [1, 1], 0.05, 3)).toEqual([0, 4, 8]);
    expect(patchesUnder([2, 2], [3, 2], 0.1, 3)).toEqual([]);
    expect(patchesUnder([0.5, 0.5], [0.5, 0.5], 1, 6)).toHaveLength(36);
  });
});
