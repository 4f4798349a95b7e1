import { depositStandings } from '@fairhouse/contract';
import { unfiltered } from '@fairhouse/ui/lists/list-filter.ts';
import { expect, it } from 'vitest';
import { historyInput, kinds } from './history-input.ts';

const latestFirst = { pageSize: 20, createTime_0: 'DESC' };

it('asks for everything by default', () => {
  expect(historyInput(unfiltered)).toEqual(latestFirst);
  expect(historyInput({ ...unfiltered, kind: 'constructor' })).toEqual(latestFirst);
});

it('asks for those that are pending, or late, and for days', () => {
  expect(historyInput({ kind: 'pendingOnes', from: '2026-11-20', until: '' })).toEqual({
    ...latestFirst,
    standing_IN: ['waiting', 'processing', 'checked'],
    createTime_GTE: new Date(2026, 10, 20).toISOString(),
  });
  expect(historyInput({ ...unfiltered, kind: 'lateOnes' })).toEqual({ ...latestFirst, late: 1 });
});

it('has a filter for every standing', () => {
  const found = Object.values(kinds).flatMap((kind) => [
    ...('standing' in kind ? [kind.standing] : []),
    ...('standing_IN' in kind ? kind.standing_IN : []),
  ]);
  expect(found.sort()).toEqual([...depositStandings].sort());
});
