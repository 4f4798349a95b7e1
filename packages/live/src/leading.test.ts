import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeBet } from './bets/place-bet.ts';
import { withContacts } from './fixtures/contacts.ts';
import { differencesFromWallet, recoverAll } from './fixtures/differences-from-wallet.ts';
import { liveCasino, type TestCasino, testTable } from './fixtures/live-casino.ts';
import { leadTables } from './lead-tables.ts';
import { readLastRound } from './round.store.ts';

const wheel = testTable('live-wheel', { openMs: 120, showMs: 40, mostBets: 6 });
const cards = testTable('live-baccarat', { openMs: 120, showMs: 40, mostBets: 5 });
const leaseMs = 400;

let test: TestCasino;
beforeAll(async () => {
  test = await liveCasino([wheel, cards], { times: { leaseMs, renewEveryMs: 50, tellBetsEveryMs: 40 } });
});
afterAll(() => test.close());

const fenceOf = async (code: string) =>
  (await test.db.query<{ fence: bigint }>('select fence from live_table where code = $1', [code])).rows[0]!.fence;
const lastNumber = async (code: string) => (await readLastRound(test.db, code))?.number ?? 0;
const playedOn = (code: string, beyond: number) => expect.poll(() => lastNumber(code)).toBeGreaterThan(beyond);

it('goes over to another process when its writer freezes, and back when that ends; who wakes writes nothing', async () => {
  let thaw: (() => void) | undefined;
  let frozen = Promise.resolve();
  const first = leadTables(
    withContacts(test.casino, async (_number, carryOut) => {
      await frozen;
      return carryOut();
    }).casino,
  );
  await Promise.all([playedOn(wheel.code, 2), playedOn(cards.code, 2)]);
  expect([await fenceOf(wheel.code), await fenceOf(cards.code)]).toEqual([1n, 1n]);

  const second = leadTables(test.casino);
  await new Promise((done) => setTimeout(done, leaseMs));
  expect(await fenceOf(wheel.code)).toBe(1n);

  const session = await test.seat('ann', wheel.code);
  const betIds: string[] = [];
  await expect
    .poll(
      async () => {
        const round = await lastNumber(wheel.code);
        const answer = await placeBet(test.casino, session, {
          playId: randomUUID(),
          round,
          bet: { stake: 100, mode: 'field-2' },
        });
        if (answer.ok) betIds.push(answer.bet.betId);
        return answer.ok;
      },
      { interval: 10 },
    )
    .toBe(true);

  frozen = new Promise((done) => {
    thaw = done;
  });
  await expect.poll(() => fenceOf(wheel.code), { interval: 10 }).toBe(2n);
  await expect.poll(() => fenceOf(cards.code), { interval: 10 }).toBe(2n);
  const at = await lastNumber(wheel.code);
  await playedOn(wheel.code, at + 1);

  thaw!();
  await playedOn(wheel.code, (await lastNumber(wheel.code)) + 1);
  const { rows } = await test.db.query<{ late: number }>(
    `select count(*)::int as late from live_event e where e.fence = 1
       and e.id > (select min(o.id) from live_event o where o.fence = 2 and o.table_code = e.table_code)`,
  );
  expect(rows[0]!.late).toBe(0);

  await test.db.query('update live_table set rests = true where code = $1', [cards.code]);
  const rests = () => test.published.filter((message) => message.type === 'round' && message.round === null);
  await expect.poll(rests).toMatchObject([{ table: cards.code }]);
  await second.stop();
  await expect.poll(() => fenceOf(wheel.code), { interval: 10 }).toBe(3n);
  await first.stop();
  await test.db.query('update live_table set held_until = null');
  const lease = await test.lease(wheel.code);
  if (!['CLOSED', 'VOID'].includes((await readLastRound(test.db, wheel.code))!.state)) {
    await test.until(lease, (await readLastRound(test.db, wheel.code))!.state === 'OPEN' ? 'VOID' : 'CLOSED');
  }
  await recoverAll(test);
  expect(await differencesFromWallet(test, betIds)).toEqual([]);
  expect(test.faults).toEqual([]);

  // One row of numbers over all of it, no matter who wrote.
  for (const code of [wheel.code, cards.code]) {
    const seqs = test.published.flatMap((message) => ('seq' in message && message.table === code ? [message.seq] : []));
    expect([...seqs].sort((a, b) => a - b)).toEqual(seqs.map((_, i) => i + 1));
  }
});

it('ends at once when it is stopped while the chain of a table is made', async () => {
  const fresh = await liveCasino([wheel]);
  await fresh.db.query('delete from live_chain');
  const leading = leadTables({ ...fresh.casino, links: Number.MAX_SAFE_INTEGER });
  const isLed = async () =>
    (await fresh.db.query<{ led: boolean }>('select holder is not null as led from live_table')).rows[0]?.led;
  await expect.poll(isLed).toBe(true);
  await leading.stop();
  expect(await lastNumberIn(fresh)).toBeUndefined();
  await fresh.close();
});

const lastNumberIn = async ({ db }: TestCasino) => (await readLastRound(db, wheel.code))?.number;
