import { expect, it } from 'vitest';
import { needsInput, ownValuesAsked, valuesAsked } from './asked-values.ts';

const accept = {
  reason: 'none' as const,
  values: [
    { name: 'documentDate', required: false },
    { name: 'expiryDate', required: false },
  ],
};
const [address, card, photo] = [{ kind: 'addressProof' }, { kind: 'idcardProof' }, { kind: 'idcardHoldProof' }];

it.each([
  ['an address document asks for the day on it', [address], true, ['documentDate']],
  ['an identity document asks for its last day', [card], true, ['expiryDate']],
  ['a photo is accepted at one stroke', [photo], false, []],
  ['several photos are confirmed', [photo, photo], true, []],
  ['each of several identity documents has its own', [card, card], true, ['expiryDate', 'expiryDate']],
  ['each kind is asked for what it has', [photo, address, card], true, ['documentDate', 'expiryDate']],
])('%s', (_, rows, asks, names) => {
  expect(needsInput(accept, rows)).toBe(asks);
  expect(valuesAsked(accept)).toEqual([]);
  expect(ownValuesAsked(accept, rows).map(({ name }) => name)).toEqual(names);
});

it('what has to be said is asked for', () => {
  expect(needsInput({ reason: 'required', values: [] }, [photo])).toBe(true);
  expect(needsInput({ reason: 'none', values: [{ name: 'reference', required: true }] }, [photo])).toBe(true);
  expect(needsInput({ reason: 'optional', values: [] }, [photo])).toBe(false);
});
