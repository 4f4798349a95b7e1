import { describe, expect, it } from 'vitest';
import { bigRoad, type Tone } from './big-road.ts';

const tones = (text: string) =>
  [...text].map((one): Tone => (one === 'P' ? 'first' : one === 'B' ? 'second' : 'neither'));
const drawn = (text: string) =>
  bigRoad(tones(text)).map(({ column, row, tone, ties }) => [column, row, tone[0], ties].join(''));

describe('the big road', () => {
  it('puts results of one side in a row below one another, and those of the other into the next column', () => {
    expect(drawn('PPBP')).toEqual(['00f0', '01f0', '10s0', '20f0']);
    expect(drawn('')).toEqual([]);
  });

  it('marks ties on the result before them, and those before all results on the first', () => {
    expect(drawn('TTPTBTT')).toEqual(['00f3', '10s2']);
    expect(drawn('PTP')).toEqual(['00f1', '01f0']);
    expect(drawn('TT')).toEqual([]);
  });

  it('turns right where the column is full', () => {
    expect(drawn('PPPPPPPP').slice(5)).toEqual(['05f0', '15f0', '25f0']);
  });

  it('turns right above a result that turned before, and does not come back down', () => {
    // The first side went to the right in the last row; the second has one row less.
    const road = drawn(`${'P'.repeat(7)}${'B'.repeat(7)}`);
    expect(road.slice(7)).toEqual(['10s0', '11s0', '12s0', '13s0', '14s0', '24s0', '34s0']);
  });

  it('gives every result but ties a place of its own', () => {
    const text = 'PPPPPPPPPBBBBBBBBPBPPPPPPPPPPBTBTPPPBBBBBBBBBBBBP';
    const road = bigRoad(tones(text));
    expect(new Set(road.map(({ column, row }) => `${column} ${row}`)).size).toBe(
      [...text].filter((one) => one !== 'T').length,
    );
    expect(road.reduce((sum, { ties }) => sum + ties, 0)).toBe(2);
  });
});
