import { unfiltered } from '@fairhouse/ui/lists/list-filter.ts';
import { expect, it } from 'vitest';
import { historyInput } from './history-input.ts';

const latestFirst = { pageSize: 20, createTime_0: 'DESC' };

it('asks for everything by default', () => {
  expect(historyInput(unfiltered)).toEqual(latestFirst);
});

it('asks for a status, the one whose number is 0 as well', () => {
  expect(historyInput({ ...unfiltered, kind: 'pending' })).toEqual({ ...latestFirst, status: 0 });
  expect(historyInput({ ...unfiltered, kind: 'paying' })).toEqual({ ...latestFirst, status: 29 });
});

it('asks for days together with a status', () => {
  expect(historyInput({ kind: 'rejected', from: '2026-11-20', until: '2026-11-21' })).toEqual({
    ...latestFirst,
    status: 10,
    createTime_GTE: new Date(2026, 10, 20).toISOString(),
    createTime_LT: new Date(2026, 10, 22).toISOString(),
  });
});
