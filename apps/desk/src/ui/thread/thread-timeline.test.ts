import { expect, it } from 'vitest';
import { type Thread, timelineOf } from './thread-timeline.ts';

it('shows messages and internal notes in the order of their times, each as what it is', () => {
  const thread = {
    message: 'Where is it?',
    createTime: '2026-11-30T08:00:00.000Z',
    entries: [
      { id: 1, by: 'anna', text: 'Soon.', time: '2026-11-30T09:00:00.000Z' },
      { id: 2, by: null, text: 'Thanks.', time: '2026-11-30T10:00:00.000Z' },
    ],
  } as unknown as Thread;
  const notes = [{ id: 1, by: 'ben', text: 'Ask the cashier', time: '2026-11-30T08:30:00.000Z' }];
  expect(timelineOf(thread, notes).map(({ key, kind, by }) => [key, kind, by])).toEqual([
    ['m0', 'player', null],
    ['n1', 'note', 'ben'],
    ['m1', 'staff', 'anna'],
    ['m2', 'player', null],
  ]);
});
