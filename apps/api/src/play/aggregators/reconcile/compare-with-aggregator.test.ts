import { randomUUID } from 'node:crypto';
import { postWithin } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestMember } from '../../../testing/start-test-api.ts';
import type { ReportedTransaction } from '../game-aggregator.ts';
import { compareWithAggregator } from './compare-with-aggregator.ts';

let api: TestApi;
let member: TestMember;
let vendor: string;
let theirs: ReportedTransaction[];

beforeAll(async () => {
  api = await startTestApi();
  member = await api.join();
  const gift = { memberId: member.id, amount: amountOf('USD', 100_000n), source: 'test', externalId: 'start' };
  await inTransaction(api.db, (tx) => postWithin(tx, { type: 'GIFT', ...gift }));
});
afterAll(() => api.close());
/** Postings are for good, so each test has an aggregator of its own. */
beforeEach(() => {
  vendor = `v-${randomUUID()}`;
  theirs = [];
});

type Kind = 'GAME_BET' | 'GAME_WIN' | 'GAME_ROLLBACK' | 'SUPPLIER_PRIZE';

async function ours(type: Kind, id: string, amount: bigint, reference?: string): Promise<void> {
  const posted = await inTransaction(api.db, (tx) =>
    postWithin(tx, {
      memberId: member.id,
      type,
      amount: amountOf('USD', amount),
      source: vendor,
      externalId: id,
      ...(reference && { reference }),
      round: { gameCode: 'x:slot', roundId: `r-${id}` },
    }),
  );
  if (!posted.ok) throw new Error(posted.reason);
}

const report = (what: 'bet' | 'win', id: string, amount: bigint, at = new Date()) =>
  theirs.push({ id, what, currency: 'USD', amount, at });

/** From an hour ago to an hour ahead: the postings of a test lie in it. */
function compare() {
  const now = Date.now();
  const day = { from: new Date(now - 3_600_000), to: new Date(now + 3_600_000) };
  const aggregator = {
    id: vendor,
    async *transactions() {
      for (const one of theirs) yield [one];
    },
  };
  return compareWithAggregator(api.db, aggregator, day);
}

it('finds nothing where both say the same; what was given back and what came to nothing is on neither side', async () => {
  await ours('GAME_BET', 'b1', 100n);
  await ours('GAME_WIN', 'w1', 250n, 'b1');
  await ours('GAME_BET', 'b2', 300n);
  await ours('GAME_ROLLBACK', 'k2', 300n, 'b2');
  await ours('GAME_BET', 'b3', 50n);
  await ours('GAME_WIN', 'w3', 0n, 'b3');
  await ours('SUPPLIER_PRIZE', 'p4', 1_000n);
  report('bet', 'b1', 100n);
  report('win', 'w1', 250n);
  report('bet', 'b3', 50n);
  report('win', 'p4', 1_000n);
  expect(await compare()).toEqual({
    checked: 4,
    totals: [
      { what: 'staked', currency: 'USD', ours: 150n, theirs: 150n },
      { what: 'won', currency: 'USD', ours: 1_250n, theirs: 1_250n },
    ],
    differences: [],
  });
});

it('lists what one side does not have, and another amount', async () => {
  await ours('GAME_BET', 'b1', 100n);
  report('bet', 'b2', 200n);
  await ours('GAME_BET', 'b3', 300n);
  report('bet', 'b3', 301n);
  // Given back here alone.
  await ours('GAME_BET', 'b4', 400n);
  await ours('GAME_ROLLBACK', 'k4', 400n, 'b4');
  report('bet', 'b4', 400n);
  expect((await compare()).differences).toEqual([
    { kind: 'missingThere', subject: 'transaction b1', ours: '1.00 USD', theirs: null },
    { kind: 'missingHere', subject: 'transaction b2', ours: null, theirs: '2.00 USD' },
    { kind: 'otherAmount', subject: 'transaction b3', ours: '3.00 USD', theirs: '3.01 USD' },
    { kind: 'missingHere', subject: 'transaction b4', ours: null, theirs: '4.00 USD' },
  ]);
});

it('knows a win that was released after it was held by its own id', async () => {
  await ours('GAME_BET', 'b1', 100n);
  await ours('GAME_WIN', 'w1', 0n, 'b1');
  await ours('GAME_WIN', 'w1#released', 90_000n);
  report('bet', 'b1', 100n);
  report('win', 'w1', 90_000n);
  expect((await compare()).differences).toEqual([]);
});

it('leaves out what the aggregator did on another day, and takes no posting for missing that it had just before', async () => {
  await ours('GAME_BET', 'b1', 100n);
  report('bet', 'b1', 100n, new Date(Date.now() - 3_600_000 - 60_000));
  report('bet', 'b2', 100n, new Date(Date.now() - 3 * 3_600_000));
  expect((await compare()).differences).toEqual([]);
});
