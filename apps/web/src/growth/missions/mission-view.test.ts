import { expect, it } from 'vitest';
import { groupsOf, type Mission } from './mission-view.ts';

const of = (phase: Mission['phase']) => ({ phase });

it('lists what waits to be collected first, and no group that is empty', () => {
  expect(groupsOf([of('over'), of('joined'), of('done'), of('open')])).toEqual([
    { name: 'yours', rows: [of('done'), of('joined')] },
    { name: 'open', rows: [of('open')] },
    { name: 'past', rows: [of('over')] },
  ]);
  expect(groupsOf([])).toEqual([]);
});
