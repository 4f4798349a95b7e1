import { randomUUID } from 'node:crypto';
import { postWithin } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { runTables } from '@fairhouse/live';
import { amountOf } from '@fairhouse/money';
import { createLogger } from '@fairhouse/operation';
import { freePort } from '@fairhouse/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { addOperator } from '../../apps/api/src/testing/add-operator.ts';
import { startTestApi, type TestApi, type TestMember, testSecrets } from '../../apps/api/src/testing/start-test-api.ts';
import { hurriedTables } from '../../apps/studio/src/server/fixtures/hurried-tables.ts';
import {
  type RunningStudio,
  runningStudio,
  sessionFrom,
} from '../../apps/studio/src/server/fixtures/running-studio.ts';

const roulette = 'live-roulette';
const crash = 'live-crash';
const mostRounds = 20;
const dayMs = 24 * 3_600_000;

let casino: TestApi;
let studio: RunningStudio;
let tables: ReturnType<typeof runTables>;
let member: TestMember;
const { roundOf, until } = hurriedTables(() => studio.db);
beforeAll(async () => {
  const port = await freePort();
  // Providers and their payouts are compared as well, and nobody answers for them here.
  const quiet = createLogger('api', { write: () => {} });
  casino = await startTestApi({ STUDIO_ORIGIN: `http://127.0.0.1:${port}` }, quiet);
  studio = await runningStudio(0, { port, casino: { url: `${casino.url}/wallet`, secret: testSecrets.WALLET_SECRET } });
  tables = runTables(studio.live);
  member = await casino.join();
  await casino.db.query('update member set email_verified_at = now() where id = $1', [member.id]);
  const deposit = { type: 'DEPOSIT', amount: amountOf('USD', 500_000n), source: 'cashier', externalId: 'one' } as const;
  await inTransaction(casino.db, (tx) => postWithin(tx, { memberId: member.id, ...deposit }));
});
afterAll(async () => {
  await tables?.stop();
  await studio?.close();
  await casino?.close();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sits down as the site does: by the address that the casino gives. */
async function sit(code: string): Promise<string> {
  const { rows } = await casino.db.query<{ id: number }>('select id from game where code = $1', [code]);
  const launch = await casino.post('/sys/game/getLaunchUrl', { id: rows[0]!.id }, member.token);
  if (launch.error !== 0) throw new Error(launch.message);
  return sessionFrom(launch.data);
}

async function place(session: string, round: number, bet: unknown): Promise<string> {
  const answer = await studio.play(session, 'place', { playId: randomUUID(), round, bet });
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.data.bet.betId;
}

const onSpot = (spot: string) => ({ bets: [{ spot, stake: 200 }] });
const winOf = async (betId: string) => {
  const { rows } = await studio.db.query<{ state: string; win: bigint | null }>(
    'select state, win from live_bet where id = $1',
    [betId],
  );
  return rows[0]!;
};

let operators = 0;

/** What the operator's reconciliation says of the rounds of the studio's days so far, once these are over. */
async function reconciled() {
  const { rows } = await studio.db.query<{ day: string }>(
    `select distinct to_char(opened_at at time zone 'UTC', 'YYYY-MM-DD') as day from live_bet order by 1`,
  );
  vi.setSystemTime(Date.now() + 2 * dayMs);
  // A token of somebody's is good for a day at most.
  const key = await addOperator(casino.db, `operator${++operators}`);
  const parts = [];
  for (const { day } of rows) {
    const answer = await casino.post('/operator/reconciliation/run', { day }, key);
    if (answer.error !== 0) throw new Error(answer.message);
    parts.push(answer.data.parts.find(({ part }: { part: string }) => /studio/i.test(part)));
  }
  vi.useRealTimers();
  return {
    checked: parts.reduce((sum, { checked }) => sum + checked, 0),
    totals: parts.flatMap(({ totals }) => totals),
    differences: parts.flatMap(({ differences }) => differences),
  };
}

const bets = { won: '', lost: '', takenBack: '', calledOff: '', cashedOut: '' };
let placed = 0;

it('agrees on bets that won, lost, were taken back, called off and cashed out', async () => {
  const session = await sit(roulette);
  for (let n = 0; n < mostRounds && !(bets.won && bets.lost); n++) {
    const { number } = await until(roulette, 'OPEN');
    const both = [await place(session, number, onSpot('red')), await place(session, number, onSpot('black'))];
    placed += 2;
    await until(roulette, 'CLOSED');
    for (const bet of both) bets[(await winOf(bet)).win! > 0n ? 'won' : 'lost'] = bet;
  }
  bets.takenBack = await place(session, (await until(roulette, 'OPEN')).number, onSpot('odd'));
  expect((await studio.play(session, 'takeBack', { betId: bets.takenBack })).ok).toBe(true);

  bets.calledOff = await place(session, (await until(roulette, 'OPEN')).number, onSpot('even'));
  placed += 2;
  // Another writes the table from here on, and an open round of the one before is void.
  await tables.stop();
  tables = runTables(studio.live);
  await until(roulette, 'VOID', 'CLOSED');
  await expect.poll(async () => (await winOf(bets.calledOff)).state).toBe('VOID');

  const atCurve = await sit(crash);
  for (let n = 0; n < mostRounds && !bets.cashedOut; n++) {
    const { number } = await until(crash, 'OPEN');
    const betId = await place(atCurve, number, { stake: 1_000, target: 90_000 });
    placed += 1;
    await until(crash, 'RESULT', 'CLOSED');
    await studio.db.query(
      `update live_round set started_at = clock_timestamp() - interval '150 ms' where table_code = $1 and state = 'RESULT'`,
      [crash],
    );
    const out = await studio.play(atCurve, 'cashOut', { betId });
    if (out.ok && out.data.bet.win > 0) bets.cashedOut = betId;
    // A curve may end before anybody can take a bet.
    if ((await roundOf(crash))?.number === number) await until(crash, 'CLOSED');
  }
  for (const [what, betId] of Object.entries(bets)) expect(betId, what).not.toBe('');
  await expect
    .poll(async () => (await studio.db.query('select from live_bet where closed_at is null')).rowCount)
    .toBe(0);

  const { checked, totals, differences } = await reconciled();
  expect(differences).toEqual([]);
  expect(checked).toBe(placed);
  expect(totals.map(({ what }) => what)).toEqual(expect.arrayContaining(['staked', 'won']));
  for (const { ours, theirs } of totals) expect(ours).toBe(theirs);
  const book = await casino.db.query<{ cash: bigint }>('select cash from book where member_id = $1', [member.id]);
  const sums = await studio.db.query<{ net: bigint }>(
    `select sum(case when state = 'CLOSED' then win - cost else 0 end)::bigint as net from live_bet`,
  );
  expect(book.rows[0]!.cash).toBe(500_000n + sums.rows[0]!.net);
});

it.each([
  ['a win that is another', 'won', 'update live_bet set win = win + 100 where id = $1', '2.00 → 4.00', '2.00 → 5.00'],
  ['a lost bet that won', 'lost', 'update live_bet set win = cost * 2 where id = $1', '2.00 → 0.00', '2.00 → 4.00'],
  ['a stake that is another', 'lost', 'update live_bet set cost = 150 where id = $1', '2.00 → 0.00', '1.50 → 0.00'],
  [
    'a called-off bet that counts',
    'calledOff',
    `update live_bet set state = 'DENIED', win = 0, outcome = '{}' where id = $1`,
    '0.00 → 0.00',
    '2.00 → 0.00',
  ],
] as const)('finds %s', async (_, which, tampering, ours, theirs) => {
  const betId = bets[which];
  const { rows } = await studio.db.query('select win, cost, state, outcome from live_bet where id = $1', [betId]);
  await studio.db.query(tampering, [betId]);
  expect((await reconciled()).differences).toEqual([
    { kind: 'otherAmount', subject: `round ${betId}`, ours: `${ours} USD`, theirs: `${theirs} USD` },
  ]);
  const { win, cost, state, outcome } = rows[0];
  await studio.db.query('update live_bet set win = $2, cost = $3, state = $4, outcome = $5 where id = $1', [
    betId,
    win,
    cost,
    state,
    outcome,
  ]);
  expect((await reconciled()).differences).toEqual([]);
});

it('finds a bet that the studio has no trace of', async () => {
  await studio.db.query('delete from live_bet where id = $1', [bets.cashedOut]);
  expect((await reconciled()).differences).toEqual([
    expect.objectContaining({ kind: 'missingThere', subject: `round ${bets.cashedOut}`, theirs: null }),
  ]);
});
