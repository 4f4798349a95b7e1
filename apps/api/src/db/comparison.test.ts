import { expect, it } from 'vitest';
import { compareEntries, type Entry, type TheirEntry } from './comparison.ts';

const usd = (id: number, booked: bigint): Entry => ({ id: BigInt(id), currency: 'USD', booked });

function compare(entries: Entry[], ask: (entry: Entry) => Promise<TheirEntry>) {
  return compareEntries({
    what: 'paid in',
    page: async (after, size) => entries.filter(({ id }) => id > after).slice(0, size),
    subjectOf: ({ id }) => `order ${id}`,
    ask,
  });
}

it('asks about every entry of every page once, a few at a time', async () => {
  const entries = Array.from({ length: 1_100 }, (_, index) => usd(index + 1, 100n));
  const asked: bigint[] = [];
  let now = 0;
  let most = 0;
  const { checked, totals, differences } = await compare(entries, async ({ id }) => {
    asked.push(id);
    most = Math.max(most, ++now);
    await new Promise((done) => setImmediate(done));
    now--;
    return { minor: 100n, currency: 'USD' };
  });
  expect(asked).toEqual(entries.map(({ id }) => id));
  expect(most).toBe(8);
  expect(checked).toBe(1_100);
  expect(totals).toEqual([{ what: 'paid in', currency: 'USD', ours: 110_000n, theirs: 110_000n }]);
  expect(differences).toEqual([]);
});

it('lists what one side lacks, another amount or currency, and who does not answer', async () => {
  const reported = new Map<bigint, TheirEntry>([
    [1n, undefined],
    [2n, { minor: 250n, currency: 'USD' }],
    [3n, { minor: 90n, currency: 'USD' }],
    [4n, { minor: 100n, currency: 'XYZ' }],
    [5n, 'notAnswered'],
    [6n, undefined],
  ]);
  const entries = [usd(1, 100n), usd(2, 0n), usd(3, 100n), usd(4, 100n), usd(5, 100n), usd(6, 0n)];
  const { totals, differences } = await compare(entries, async ({ id }) => reported.get(id));
  expect(differences).toEqual([
    { kind: 'missingThere', subject: 'order 1', ours: '1.00 USD', theirs: null },
    { kind: 'missingHere', subject: 'order 2', ours: null, theirs: '2.50 USD' },
    { kind: 'otherAmount', subject: 'order 3', ours: '1.00 USD', theirs: '0.90 USD' },
    { kind: 'otherAmount', subject: 'order 4', ours: '1.00 USD', theirs: '100 XYZ' },
    { kind: 'notAnswered', subject: 'order 5', ours: '1.00 USD', theirs: null },
  ]);
  expect(totals).toEqual([{ what: 'paid in', currency: 'USD', ours: 400n, theirs: 440n }]);
});
