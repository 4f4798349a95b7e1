import { describe, expect, it } from 'vitest';
import type { Round } from '../../lib/round/wire.ts';
import { firstState, mostLastNumbers, reduceTable, type TableEvent } from './roulette.states.ts';

const there = firstState(17, 'place bets');
const after = (state: typeof there, ...events: TableEvent[]) => events.reduce(reduceTable, state);
const finished = (number: number): TableEvent => ({
  type: 'finished',
  round: { win: 0 } as Round,
  number,
  caption: 'lost',
});

describe('a roulette table', () => {
  it('shows where the ball lies until the next chip', () => {
    const result = after(
      there,
      { type: 'spun', caption: '' },
      { type: 'landed', number: 3, caption: '3' },
      finished(3),
    );
    expect(result).toMatchObject({ phase: 'result', landed: 3, numbers: [3, 17] });
    const changed = after(result, { type: 'chipsChanged', caption: '1.00 on 5' });
    expect(changed).toMatchObject({ phase: 'betting', landed: null, result: null, numbers: [3, 17] });
  });

  it('takes bets again where a spin is refused, with the numbers that were there', () => {
    expect(after(there, { type: 'spun', caption: '' }, { type: 'refused', caption: 'place bets' })).toEqual(there);
  });

  it('takes the numbers of before once they are read, unless several have come meanwhile', () => {
    const numbers = Array.from({ length: 20 }, (_, i) => i);
    expect(after(there, { type: 'numbersRead', numbers }).numbers).toEqual(numbers.slice(0, mostLastNumbers));
    const several = after(there, finished(4), { type: 'numbersRead', numbers });
    expect(several.numbers).toEqual([4, 17]);
  });
});
