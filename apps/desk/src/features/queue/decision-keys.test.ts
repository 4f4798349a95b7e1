import { expect, it } from 'vitest';
import { decisionKeys } from './decision-keys.ts';

it.each([
  [[], {}],
  [['close'], { 1: 'close' }],
  [['approve', 'reject', 'ask'], { 1: 'approve', 2: 'ask', 3: 'reject' }],
  [['approve', 'refuse'], { 1: 'approve', 3: 'refuse' }],
  [['markPaid', 'giveBack', 'reject'], { 1: 'markPaid', 2: 'reject', 3: 'giveBack' }],
  [['credit', 'close', 'ask'], { 1: 'credit', 2: 'ask', 3: 'close' }],
  [['settle'], { 1: 'settle' }],
  [['dismiss', 'callFalse', 'openCase', 'addToCase'], { 1: 'dismiss', 2: 'openCase', 3: 'callFalse', 4: 'addToCase' }],
  [['answer', 'draft', 'acceptLoss'], { 1: 'answer', 2: 'draft', 3: 'acceptLoss' }],
  [['won', 'lost'], { 1: 'won', 3: 'lost' }],
])('%j have the keys %j', (names, keys) => {
  const given = decisionKeys(names.map((name) => ({ name })));
  expect(Object.fromEntries(Object.entries(given).map(([key, { name }]) => [key, name]))).toEqual(keys);
});

it('what takes something away is never the yes, even alone', () => {
  for (const name of ['reject', 'refuse', 'giveBack']) expect(decisionKeys([{ name }])).toEqual({ 3: { name } });
  expect(decisionKeys([{ name: 'ask' }])).toEqual({ 2: { name: 'ask' } });
});
