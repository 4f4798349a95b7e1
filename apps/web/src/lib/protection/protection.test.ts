import { expect, it } from 'vitest';
import { signedMoneyText } from './signed-money.ts';
import { protectionWord } from './texts/index.ts';
import { minutesText } from './time-text.ts';
import { isBarred, missingLimits, type Protection } from './use-protection.ts';

const protection = (known: Partial<Protection>) =>
  ({ limits: [], mandatory: [], pause: null, closedAt: null, ...known }) as unknown as Protection;
const limit = (kind: 'deposit' | 'loss') => ({ kind }) as Protection['limits'][number];

it('names the kinds that must be limited and are not, whatever the period', () => {
  expect(missingLimits(protection({ limits: [limit('loss')] }))).toEqual([]);
  expect(missingLimits(protection({ mandatory: ['deposit', 'loss'], limits: [limit('loss')] }))).toEqual(['deposit']);
  expect(missingLimits(protection({ mandatory: ['deposit'], limits: [limit('deposit')] }))).toEqual([]);
});

it('bars who is on a pause, or has closed the account', () => {
  const [since, until] = ['2026-11-25T10:00:00.000Z', '2026-11-26T10:00:00.000Z'];
  expect(isBarred(protection({}))).toBe(false);
  expect(isBarred(protection({ pause: { kind: 'break', since, until } }))).toBe(true);
  expect(isBarred(protection({ closedAt: since }))).toBe(true);
});

it('writes minutes as people say them, and amounts with their sign', () => {
  expect([0, 1, 45, 60, 90, 1_440].map((minutes) => minutesText(minutes, protectionWord))).toEqual([
    '0 minutes',
    '1 minute',
    '45 minutes',
    '1 hour',
    '1 h 30 min',
    '24 hours',
  ]);
  expect([4.5, -12, 0].map((value) => signedMoneyText(value, 'USD', 'en'))).toEqual(['+$4.50', '−$12.00', '$0.00']);
});
