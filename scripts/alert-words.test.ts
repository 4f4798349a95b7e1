import { riskRuleKinds } from '@fairhouse/contract/operator';
import { expect, it } from 'vitest';
import { sentenceOf } from '../apps/api/src/desk/risk/alerts/sentence.ts';
import { sentences } from '../apps/desk/src/lib/texts/alert-words.ts';

/** Facts that say their own names, as places of a text do. */
const places = new Proxy({} as Record<string, string>, { get: (_, name) => `{${String(name)}}` });

it('the desk says of every kind of alert what the server says', () => {
  expect(Object.keys(sentences).sort()).toEqual([...riskRuleKinds].sort());
  for (const kind of riskRuleKinds) expect(sentences[kind], kind).toBe(sentenceOf(kind, places));
});
