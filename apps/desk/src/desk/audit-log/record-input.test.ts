import { expect, it } from 'vitest';
import { recordInputOf } from './record-input.ts';

it('a day is whole, its last moment included', () => {
  const { from, until } = recordInputOf({ from: '2026-11-30', until: '2026-11-30' });
  expect(from).toBe(new Date(2026, 10, 30).toISOString());
  expect(until).toBe(new Date(2026, 11, 1).toISOString());
});

it('what is no id and no day asks for nothing', () => {
  expect(recordInputOf({ member: 'anna', from: 'soon', entry: '5', tab: 'entries' })).toEqual({});
  expect(recordInputOf({ actor: 'operator:anna', member: '12', command: 'a.b', subject: 'c:1' })).toEqual({
    actor: 'operator:anna',
    memberId: '12',
    command: 'a.b',
    subject: 'c:1',
  });
});
