import { describe, expect, it } from 'vitest';
import { optionsMatching, rowAfter, rowBeginning, sourceOf } from './picker-options.ts';

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

describe('the keys of a picker', () => {
  const labels = ['AX - Åland', 'IE - Ireland', 'PH - Philippines', 'IS - Iceland', 'US Minor Islands'];
  const rows = labels.map((label) => ({ value: label, label }));

  it('move by one, by a page and to the ends, and never past them', () => {
    const from = (row: number) => (key: string) => rowAfter(key, row, 20, 6);
    expect(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'].map(from(10))).toEqual([11, 9, 16, 4, 0, 19]);
    expect(['ArrowUp', 'PageUp', 'Home'].map(from(0))).toEqual([0, 0, 0]);
    expect(['ArrowDown', 'PageDown', 'End'].map(from(19))).toEqual([19, 19, 19]);
    expect(['a', 'Tab', 'ArrowLeft'].map(from(3))).toEqual([undefined, undefined, undefined]);
    expect(rowAfter('End', 0, 0, 6)).toBe(0);
  });

  it('lead by a letter to the next that begins so, round the end, accents aside', () => {
    expect(rowBeginning(rows, 'i', 0)).toBe(1);
    expect(rowBeginning(rows, 'i', 1)).toBe(3);
    expect(rowBeginning(rows, 'i', 3)).toBe(4);
    expect(rowBeginning(rows, 'i', 4)).toBe(1);
    expect(rowBeginning(rows, 'å', 3)).toBe(0);
    expect(rowBeginning(rows, 'z', 3)).toBe(-1);
    expect(rowBeginning([], 'z', 0)).toBe(-1);
  });

  it('stay while a word grows that still fits, and go on where it does not', () => {
    expect(rowBeginning(rows, 'ic', 3)).toBe(3);
    expect(rowBeginning(rows, 'ire', 3)).toBe(1);
    expect(rowBeginning(rows, 'us m', 0)).toBe(4);
  });
});

describe('where the options come from', () => {
  const query = (isLoading: boolean, error: Error | null) => ({ isLoading, error, refetch: () => void asked++ });
  let asked = 0;

  it('is loading, failed with a way to ask again, or there', () => {
    expect(sourceOf(query(true, null))).toEqual({ loading: true });
    expect(sourceOf(query(false, null))).toEqual({});
    const { failure } = sourceOf(query(false, new Error('No connection')));
    expect(failure?.message).toBe('No connection');
    failure?.retry();
    expect(asked).toBe(1);
  });
});
