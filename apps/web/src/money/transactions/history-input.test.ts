import { unfiltered } from '@fairhouse/ui/lists/list-filter.ts';
import { expect, it } from 'vitest';
import { historyInput } from './history-input.ts';

const latestFirst = { amount_GT: 0, pageSize: 20, createTime_0: 'DESC' };

it('asks for everything that moved money by default', () => {
  expect(historyInput(unfiltered)).toEqual(latestFirst);
});

it('asks for a type and for days', () => {
  expect(historyInput({ kind: 'GAME_WIN', from: '2026-11-20', until: '' })).toEqual({
    ...latestFirst,
    type: 'GAME_WIN',
    createTime_GTE: new Date(2026, 10, 20).toISOString(),
  });
});
