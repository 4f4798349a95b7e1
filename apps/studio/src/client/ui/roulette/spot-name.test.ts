import { type RouletteDefinition, rouletteSpotsOf } from '@fairhouse/game-math';
import { playerLanguageCodes } from '@fairhouse/money';
import { describe, expect, it } from 'vitest';
import american from '../../../../../../games/american-roulette/definition.json' with { type: 'json' };
import european from '../../../../../../games/european-roulette/definition.json' with { type: 'json' };
import { loadAllLanguages } from '../../app/languages/load-all.fixture.ts';
import { textsOf } from '../../lib/texts/index.ts';
import { spotName } from './spot-name.ts';

await loadAllLanguages();

const texts = textsOf('en');
const spots = rouletteSpotsOf(european as RouletteDefinition);
const doubled = rouletteSpotsOf(american as RouletteDefinition);
const name = (id: string) => spotName((spots.get(id) ?? doubled.get(id))!, texts);

describe('names of spots', () => {
  it('says which numbers a bet covers', () => {
    expect(name('straight-0')).toBe('Straight 0');
    expect(name('split-14-17')).toBe('Split 14 and 17');
    expect(name('street-0-2-3')).toBe('Street 0, 2 and 3');
    expect(name('corner-1-2-4-5')).toBe('Corner 1, 2, 4 and 5');
    expect(name('line-31-32-33-34-35-36')).toBe('Six line 31, 32, 33, 34, 35 and 36');
    expect(name('dozen-2')).toBe('Second dozen');
    expect(name('column-3')).toBe('Third column');
    expect(name('low')).toBe('1 to 18');
    expect(name('straight-37')).toBe('Straight 00');
    expect(name('street-2-3-37')).toBe('Street 2, 3 and 00');
  });

  it('gives no two spots the same name, in any language', () => {
    for (const language of playerLanguageCodes) {
      const names = [...doubled.values()].map((spot) => spotName(spot, textsOf(language)));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
