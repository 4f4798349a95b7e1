import { describe, expect, it } from 'vitest';
import { optionsMatching } from './picker-options.ts';

const options = ['AX - Åland', 'IE - Ireland', 'PH - Philippines', 'IS - Iceland'].map((label) => ({
  value: label,
  label,
}));
const found = (search: string) => optionsMatching(options, search).map((option) => option.label);

describe('searching a picker', () => {
  it('overlooks accents and case', () => expect(found('ÅLAND')).toEqual(['AX - Åland']));
  it('puts beginnings of words first', () => expect(found('i').slice(0, 2)).toEqual(['IE - Ireland', 'IS - Iceland']));
  it('finds within words', () => expect(found('land')).toEqual(['AX - Åland', 'IE - Ireland', 'IS - Iceland']));
  it('shows all without a search', () => expect(found('  ')).toHaveLength(4));
});
