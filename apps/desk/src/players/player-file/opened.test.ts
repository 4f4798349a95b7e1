import { expect, it } from 'vitest';
import { openedId, openedOf, openedText, wayOf } from './opened.ts';
import { kindsOf, timelineKinds, toggled } from './timeline-kinds.ts';

it('an address opens what it names, and nothing else', () => {
  expect(openedOf('cashOut:55')).toEqual({ kind: 'cashOut', id: 55 });
  expect(openedText({ kind: 'posting', id: 3 })).toBe('posting:3');
  const round = { kind: 'round', vendor: 'studio', roundId: '0195510d:x' } as const;
  expect(openedOf(openedText(round))).toEqual(round);
  expect(openedId(openedOf('posting:3'), 'posting')).toBe(3);
  expect(openedId(openedOf('posting:3'), 'bonus')).toBeUndefined();
  expect(openedId(round, 'posting')).toBeUndefined();
  for (const text of [
    undefined,
    '',
    'cashOut',
    'cashOut:0',
    'cashOut:-1',
    'event:5',
    'deposit:5x',
    'toString:1',
    'round:5',
    'round::x',
  ])
    expect(openedOf(text)).toBeUndefined();
});

it('a line of the time leads to what it is about', () => {
  expect(wayOf({ kind: 'bonus', id: '7' })).toEqual({ to: 'panel', opened: { kind: 'bonus', id: 7 } });
  expect(wayOf({ kind: 'document', id: '9' })).toEqual({ to: 'queue', queue: 'documents', id: 9 });
  expect(wayOf({ kind: 'event', id: '4' })).toEqual({ to: 'event', id: '4' });
  expect(wayOf({ kind: 'round', id: 'r-1', by: 'studio' })).toEqual({
    to: 'panel',
    opened: { kind: 'round', vendor: 'studio', roundId: 'r-1' },
  });
  expect(wayOf({ kind: 'note', id: '4' })).toEqual({ to: 'notes' });
  expect(wayOf({ kind: 'session', id: '4' })).toBeUndefined();
});

it('kinds are switched one by one; all of them but views by staff are no filter', () => {
  expect(kindsOf('note,event,nothing')).toEqual(['event', 'note']);
  expect(toggled(['event'], 'note')).toBe('event,note');
  expect(toggled(['event', 'note'], 'event')).toBe('note');
  expect(toggled(['event'], 'event')).toBeUndefined();
  const withoutViews = timelineKinds.filter((kind) => kind !== 'view');
  expect(toggled(withoutViews.slice(1), 'event')).toBeUndefined();
  expect(toggled(withoutViews, 'view')).toBe(timelineKinds.join(','));
});
