import { expect, it } from 'vitest';
import { alertInputOf, caseInputOf, hitInputOf, tabOf } from './risk-view.ts';

it('an address that anybody wrote asks for nothing that there is not', () => {
  const odd = { tab: 'x', state: 'x', severity: 'x', outcome: 'x', rule: 'A b', member: '-1', case: '1e3', order: 'x' };
  expect(tabOf(odd)).toBe('alerts');
  expect(alertInputOf(odd)).toEqual({ direction: 'desc' });
  expect(hitInputOf(odd)).toEqual({ direction: 'desc' });
  expect(caseInputOf(odd, 'anna')).toEqual({ direction: 'desc', state: ['open', 'investigating'] });
});

it('filters stand for what the calls take', () => {
  expect(
    alertInputOf({
      state: 'inCase',
      severity: 'high',
      rule: 'wins-unusual',
      member: '100001',
      case: '7',
      order: 'asc',
    }),
  ).toEqual({
    direction: 'asc',
    state: ['inCase'],
    severity: ['high'],
    rule: 'wins-unusual',
    memberId: 100001,
    caseId: 7,
  });
  expect(caseInputOf({ state: 'any', who: 'mine', outcome: 'confirmed' }, 'anna')).toEqual({
    direction: 'desc',
    assignedTo: 'anna',
    outcome: ['confirmed'],
  });
  expect(caseInputOf({ state: 'closed' }, 'anna').state).toEqual(['closed']);
});
