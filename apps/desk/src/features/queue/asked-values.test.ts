import { expect, it } from 'vitest';
import { asksFirst, valuesAsked } from './asked-values.ts';

const accept = { reason: 'none' as const, values: [{ name: 'documentDate', required: false }] };
const address = { kind: 'addressProof' };
const card = { kind: 'idcardProof' };

it.each([
  ['an address document asks for the day on it', [address], true, 1],
  ['an identity card is accepted at one stroke', [card], false, 0],
  ['several cards are confirmed', [card, card], true, 0],
  ['several addresses of one day', [address, address], true, 1],
  // The server takes no day of a card, so none is asked for where a card is among them.
  ['a card among addresses', [address, card], true, 0],
])('%s', (_, rows, asks, count) => {
  expect(asksFirst(accept, rows)).toBe(asks);
  expect(valuesAsked(accept, rows)).toHaveLength(count);
});

it('what has to be said is asked for', () => {
  expect(asksFirst({ reason: 'required', values: [] }, [card])).toBe(true);
  expect(asksFirst({ reason: 'none', values: [{ name: 'reference', required: true }] }, [card])).toBe(true);
  expect(asksFirst({ reason: 'optional', values: [] }, [card])).toBe(false);
});
