import { maintenanceMostText } from '@fairhouse/contract/operator';
import { expect, it } from 'vitest';
import { actionsOf, type Maintenance, mostTextLength } from './maintenance-view.ts';

const planned: Maintenance = {
  id: 1,
  state: 'planned',
  startTime: '2026-11-30T10:00:00.000Z',
  endTime: '2026-11-30T11:00:00.000Z',
  texts: {},
  reason: 'A test',
  madeBy: 'operator:ana',
  makeTime: '2026-11-29T10:00:00.000Z',
  beginTime: null,
  finishTime: null,
};

it('takes texts as long as the contract does', () => {
  expect(mostTextLength).toBe(maintenanceMostText);
});

it('offers what the state allows, and nothing else', () => {
  expect(actionsOf(null)).toEqual(['plan', 'now']);
  expect(actionsOf(planned)).toEqual(['change', 'begin', 'cancel']);
  expect(actionsOf({ ...planned, state: 'on' })).toEqual(['extend', 'over']);
});
