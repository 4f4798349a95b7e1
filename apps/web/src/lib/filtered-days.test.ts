import { unfiltered } from '@fairhouse/ui/lists/list-filter.ts';
import { expect, it } from 'vitest';
import { momentsOf } from './filtered-days.ts';

it('asks for the days of a filter as the list calls take them', () => {
  expect(momentsOf({ ...unfiltered, from: '2026-11-01', until: '2026-11-30' })).toEqual({
    createTime_GTE: new Date(2026, 10, 1).toISOString(),
    createTime_LT: new Date(2026, 11, 1).toISOString(),
  });
  expect(momentsOf(unfiltered)).toEqual({});
});
