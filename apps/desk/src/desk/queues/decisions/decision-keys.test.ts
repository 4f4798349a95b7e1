import { expect, it } from 'vitest';
import { decisionKeys } from './decision-keys.ts';

const [approve, credit] = [{ answer: 'yes' as const }, { answer: 'yes' as const }];
const ask = { answer: 'between' as const };
const further = { answer: 'further' as const };
const [reject, giveBack] = [{ answer: 'no' as const }, { answer: 'no' as const }];

it.each([
  ['nothing possible', [], {}],
  ['each its own', [reject, ask, approve], { 1: approve, 2: ask, 3: reject }],
  ['what there is beside them is 4', [further, ask], { 2: ask, 4: further }],
  ['a no is 3 even alone', [reject], { 3: reject }],
  ['a second no has a button alone, never 2', [approve, giveBack, reject], { 1: approve, 3: giveBack }],
  ['a second yes as well', [approve, credit, reject], { 1: approve, 3: reject }],
])('%s', (_, decisions, keys) => {
  const given = decisionKeys<{ answer: 'yes' | 'between' | 'no' | 'further' }>(decisions);
  expect(Object.keys(given)).toEqual(Object.keys(keys));
  for (const [key, decision] of Object.entries(given)) expect(decision).toBe(keys[Number(key) as keyof typeof keys]);
});
