import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCasinoTotals, removeOldSessions, rollUp, verifyBooks } from '@fairhouse/betting';
import { gatherBooks, spreadBooks } from '@fairhouse/betting/sharding';
import { expect, it } from 'vitest';
import { sumUp } from '../../../apps/api/src/money/index.ts';
import { openWalletCasino } from '../../../apps/api/src/play/wallet/wallet.fixture.ts';
import { casinoMigrations } from '../../../apps/api/src/schema.ts';
import { on } from '../cluster.ts';
import { problemsOf, startBets } from './bets.ts';

it('books are spread and gathered under bets: nothing acknowledged is lost or doubled, and every book verifies', async () => {
  const casino = await openWalletCasino();
  const players = await Promise.all(Array.from({ length: 24 }, () => casino.player(1_000_000n)));
  const bets = startBets(casino, players);
  await sleep(1_500);
  const before = bets.acknowledged();
  const spread = await spreadBooks(casino.db, casinoMigrations, { shards: 4 });
  await sleep(1_500);
  const between = bets.acknowledged();
  // Again, as after a migration: bets go on meanwhile.
  expect(await spreadBooks(casino.db, casinoMigrations, { shards: 4 })).toEqual({ ...spread, pauseMs: 0 });
  await sleep(1_500);
  const { pauseMs } = await gatherBooks(casino.db, casinoMigrations);
  await sleep(1_500);
  const after = bets.acknowledged();
  await bets.stop();
  console.log(
    `${after} bets acknowledged; spreading took ${spread.pauseMs} ms, gathering ${pauseMs} ms, ` +
      `the longest that a bet took ${Math.round(bets.longestWaitMs())} ms`,
  );
  expect(before).toBeGreaterThan(0);
  expect(between).toBeGreaterThan(before);
  expect(after).toBeGreaterThan(between);
  expect(await problemsOf(casino, bets)).toEqual([]);
  await casino.close();
});

it('a member who is suspended, or whose session has ended, is refused by the next bet, whatever machine holds the book', async () => {
  const casino = await openWalletCasino();
  await spreadBooks(casino.db, casinoMigrations, { shards: 4 });
  const bet = (player: { user: string; token: string }, n: number) =>
    casino.call('bet', {
      ...{ token: player.token, user: player.user, gameCode: 'slot', currency: 'USD', amount: 10 },
      ...{ roundId: `r${n}`, transactionId: `b${n}` },
    });
  for (const player of await Promise.all(Array.from({ length: 8 }, () => casino.player(10_000n)))) {
    expect(await bet(player, 1)).toMatchObject({ status: 'OK' });
    await casino.db.query('update member set enabled = false where id = $1', [player.memberId]);
    expect(await bet(player, 2)).toMatchObject({ status: 'USER_DISABLED' });
    await casino.db.query('update member set enabled = true where id = $1', [player.memberId]);
    expect(await bet(player, 3)).toMatchObject({ status: 'OK' });
    await casino.db.query('update vendor_session set ended_at = now() where member_id = $1', [player.memberId]);
    expect(await bet(player, 4)).toMatchObject({ status: 'TOKEN_EXPIRED' });
  }
  await casino.close();
});

it('the casino is summed up, verified and cleared on several machines, and knows until when all is posted', async () => {
  const casino = await openWalletCasino();
  await spreadBooks(casino.db, casinoMigrations, { shards: 4 });
  await Promise.all(Array.from({ length: 6 }, () => casino.player(1_000n)));
  await rollUp(casino.db);
  expect(await readCasinoTotals(casino.db)).toMatchObject([{ currency: 'USD', books: 6n, postings: 6n, cash: 6_000n }]);
  expect(await verifyBooks(casino.db)).toMatchObject({ ok: true, books: 6, postings: 6 });
  const joined = await casino.db.query(
    'select m.id from member_record m join ledger_book b on b.member_id = m.id where b.cash = 1000',
  );
  expect(joined.rowCount).toBe(6);
  const { rows } = await casino.db.query<{ isSettled: boolean }>(
    `select ledger_settled_until() between (select max(created_at) from ledger_posting) and clock_timestamp() as "isSettled"`,
  );
  expect(rows).toEqual([{ isSettled: true }]);
  expect(await removeOldSessions(casino.db, 0, 100)).toBe(6);
  await casino.close();
});

it('sums up all that was posted, also what is posted while it sums up', async () => {
  const casino = await openWalletCasino();
  await spreadBooks(casino.db, casinoMigrations, { shards: 4 });
  const bets = startBets(casino, await Promise.all(Array.from({ length: 12 }, () => casino.player(1_000_000n))));
  const sums = { db: casino.db, sources: { payments: [] }, nowMs: Date.now };
  for (const until = Date.now() + 5_000; Date.now() < until; ) await sumUp(sums);
  await bets.stop();
  while ((await sumUp(sums)) > 0);
  const { rows } = await casino.db.query<{ summed: bigint; posted: bigint }>(
    `select (select sum(postings)::bigint from finance_sum where dimension = 'all' and type = 'GAME_BET') as summed,
       (select count(*) from ledger_posting where type = 'GAME_BET' and created_at < (select until from finance_watermark)) as posted`,
  );
  expect(rows[0]!.posted).toBeGreaterThan(0n);
  expect(rows[0]!.summed).toBe(rows[0]!.posted);
  await casino.close();
});

it('open pages of the desk are notified of a win that is held, whatever machine holds it', async () => {
  const casino = await openWalletCasino();
  await spreadBooks(casino.db, casinoMigrations, { shards: 2 });
  await casino.db.query(
    `insert into win_bound (vendor, game_code, multiple, set_by) values ('studio', 'slot', 10, 'anna')`,
  );
  const player = await casino.player(1_000n);
  await on(casino.databaseUrl, async (client) => {
    const reported = once(client, 'notification');
    await client.query('listen desk_changed');
    const play = { token: player.token, user: player.user, gameCode: 'slot', currency: 'USD', roundId: 'r' };
    expect(await casino.call('bet', { ...play, transactionId: 'b', amount: 10 })).toMatchObject({ status: 'OK' });
    const win = { ...play, transactionId: 'w', referenceTransactionId: 'b', amount: 1_000, roundClosed: true };
    expect(await casino.call('win', win)).toMatchObject({ status: 'WIN_HELD' });
    expect((await reported)[0]).toMatchObject({ channel: 'desk_changed', payload: 'heldWins' });
  });
  await casino.close();
});
