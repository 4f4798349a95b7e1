import { expect, it } from 'vitest';
import { fill } from '../../lib/i18n.ts';
import { readTyped, ruleSentence } from './rule-words.ts';
import { en } from './texts/en.ts';

const t = (key: keyof typeof en, values?: Record<string, string | number>) => fill(en[key], values);
const said = (rule: Parameters<typeof ruleSentence>[1]) => ruleSentence(t, rule, 'en');

it('a rule is a sentence with its parameters, amounts with their sign', () => {
  expect(said({ kind: 'depositVelocity', parameters: { hours: 24, times: 10 }, currency: null })).toBe(
    'Deposits by one member: 10 or more within 24 h.',
  );
  expect(said({ kind: 'depositVelocity', parameters: { hours: 1, times: 2, amount: '1000.5' }, currency: 'USD' })).toBe(
    'Deposits by one member: 2 or more within 1 h, $1,000.50 or more in all.',
  );
  expect(
    said({
      kind: 'structuring',
      parameters: { of: 'cashOuts', limit: '0.5', percent: 10, times: 3, hours: 72 },
      currency: 'BTC',
    }),
  ).toBe('By one member 3 or more cash-outs within 72 h, each below ₿0.50 by at most 10 %.');
});

const number = (name: string) => ({ name, unit: name, about: '', least: 1, most: 9, words: null, needed: true });
const amount = { name: 'amount', unit: 'amount', about: '', least: null, most: null, words: null, needed: false };
const of = {
  name: 'of',
  unit: 'word',
  about: '',
  least: null,
  most: null,
  words: ['deposits', 'cashOuts'],
  needed: true,
};
const kind = {
  kind: 'structuring',
  about: '',
  takesCurrency: 'optional',
  parameters: [number('hours'), amount, of],
} as const;
const read = (typed: Record<string, string>) =>
  readTyped({ ...kind, parameters: [...kind.parameters] }, { currency: '', ...typed });

it('what was typed is kept exactly', () => {
  expect(read({ hours: '24', amount: '1000.10', currency: 'USD', times: '7' })).toEqual({
    parameters: { hours: 24, amount: '1000.10', of: 'deposits' },
    currency: 'USD',
  });
  expect(read({ hours: 'x', of: 'cashOuts' })).toEqual({
    parameters: { hours: 'x', of: 'cashOuts' },
    currency: undefined,
  });
});

it('an amount has a currency and its places', () => {
  expect(read({ hours: '1', amount: '5' })).toEqual({ wrong: 'currencyNeeded' });
  for (const text of ['1.005', '-1', '0', 'ten'])
    expect(read({ hours: '1', amount: text, currency: 'USD' })).toEqual({
      wrong: 'amountWrong',
      text,
      currency: 'USD',
    });
});
