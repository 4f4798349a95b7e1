import { harmKinds } from '@fairhouse/contract/operator';
import { expect, it } from 'vitest';
import { kinds } from '../apps/api/src/protection/harm/kinds/kinds.ts';
import { sentences } from '../apps/desk/src/lib/texts/harm-words.ts';

/** Facts that say their own names, as places of a text do. */
const places = new Proxy({} as Record<string, string>, { get: (_, name) => `{${String(name)}}` });

it('the desk says of every sign of harm what the server says', () => {
  expect(Object.keys(sentences).sort()).toEqual([...harmKinds].sort());
  for (const kind of harmKinds) expect(sentences[kind], kind).toBe(kinds[kind].sentence(places));
});
