import { playerLanguageCodes } from '@fairhouse/money';
import { describe, expect, it } from 'vitest';
import craps from '../../../../../../games/craps/definition.json' with { type: 'json' };
import sicBo from '../../../../../../games/sic-bo/definition.json' with { type: 'json' };
import { loadAllLanguages } from '../../app/languages/load-all.fixture.ts';
import { textsOf } from '../../lib/texts/index.ts';
import { payText, rollsText } from './figures.ts';
import { groups } from './groups.ts';
import { spotName } from './texts.ts';

await loadAllLanguages();

describe('what a round is shown by', () => {
  it('is its dice and their total, and of many rolls the last totals', () => {
    expect(rollsText([[2, 3, 4]])).toBe('2 3 4 = 9');
    expect(
      rollsText([
        [2, 4],
        [5, 4],
        [3, 3],
      ]),
    ).toBe('6 · 9 · 6');
    expect(rollsText(Array(8).fill([1, 1]))).toBe('… 2 · 2 · 2 · 2 · 2 · 2');
  });

  it('are pays as layouts print them', () => {
    expect([payText([69, 1]), payText([7, 6]), payText([121, 10]), payText([37, 5]), payText([19, 10])]).toEqual([
      '69 : 1',
      '7 : 6',
      '12.1 : 1',
      '7.4 : 1',
      '1.9 : 1',
    ]);
  });
});

describe.each([sicBo, craps])('the layout of $code', ({ code, spots }) => {
  const ids = spots.map(({ id }) => id);

  it('has every place once', () => {
    const laid = groups[code as 'craps'].flatMap((group) => group.spots);
    expect([...laid].sort()).toEqual([...ids].sort());
  });

  it('gives no two places the same name, in any language', () => {
    for (const language of playerLanguageCodes) {
      const names = ids.map((id) => spotName(id, textsOf(language)));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
