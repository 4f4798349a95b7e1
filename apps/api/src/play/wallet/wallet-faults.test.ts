import { postWithin, verifyBooks } from '@fairhouse/betting';
import { connect, inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { casinoSchema } from '../../schema.ts';
import { writePromotion } from './vendor-promotion.store.ts';
import { openWalletCasino, type Player, type WalletCasino } from './wallet.fixture.ts';

/** `npm run test:long` sends more of each. */
const isLong = process.env.TEST_EXTENT === 'long';

let casino: WalletCasino;

beforeAll(async () => {
  casino = await openWalletCasino();
});
afterAll(() => casino.close());

const stake = (player: Player, id: string) => ({
  token: player.token,
  user: player.user,
  gameCode: 'slot',
  roundId: `round-${id}`,
  transactionId: id,
  currency: 'USD',
  amount: 10,
});

/** Asks again under the same id while the outcome is unknown, as a vendor does. */
async function untilKnown(path: 'bet' | 'play', fields: ReturnType<typeof stake>) {
  for (;;) {
    const answer = await casino.call(path, fields);
    if (answer.status !== 'UNKNOWN') return answer;
  }
}

/** Ends the connections of the group commit, also while they work. */
async function cutConnections(): Promise<number> {
  const { rowCount } = await casino.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query like '%wallet_instruction_batch%'`,
  );
  return rowCount ?? 0;
}

it('connections that break under load lose and double nothing: each bet and each play is there exactly once', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => casino.player(100_000n)));
  const answersPerCut = isLong ? 24 : 12;
  const betsOfEach = isLong ? 60 : 24;
  let answered = 0;
  let broken = 0;
  const betOf = async (player: Player, p: number, i: number) => {
    const bet = stake(player, `cut-${p}-${i}`);
    const won = { winTransactionId: `${bet.transactionId}-won`, winAmount: i % 4 === 1 ? 20 : 0 };
    const answer = await (i % 2 === 0 ? untilKnown('bet', bet) : untilKnown('play', { ...bet, ...won }));
    if (++answered % answersPerCut === 0) broken += await cutConnections();
    return answer;
  };
  // Six bets of a player at a time, so that a cut finds some under way.
  const sixth = async (player: Player, p: number, first: number) => {
    const answers = [];
    for (let i = first; i < betsOfEach; i += 6) answers.push(await betOf(player, p, i));
    return answers;
  };
  const answers = (
    await Promise.all(players.flatMap((player, p) => [0, 1, 2, 3, 4, 5].map((first) => sixth(player, p, first))))
  ).flat();

  expect(broken).toBeGreaterThan(3);
  expect(answers.filter((answer) => answer.status === 'OK')).toHaveLength(8 * betsOfEach);
  // A quarter of the bets, each of 10, wins 20.
  const left = 100_000n - 5n * BigInt(betsOfEach);
  for (const player of players) expect(await casino.cashOf(player.memberId)).toBe(left);
  const { rows } = await casino.db.query(
    `select count(*)::int as rounds, sum(staked)::int as staked, sum(won)::int as won from game_round where round_id like 'round-cut-%'`,
  );
  expect(rows[0]).toEqual({ rounds: 8 * betsOfEach, staked: 80 * betsOfEach, won: 40 * betsOfEach });
  expect((await verifyBooks(casino.db)).findings).toEqual([]);
});

const timesOfEach = isLong ? 12 : 5;
const sent = 8 * timesOfEach;

/**
 * Sends what `callOf` says of each player so often, each until its outcome is known, while transactions are ended in their midst. Answers how
 * many were OK.
 */
async function despiteCuts(
  path: string,
  players: readonly Player[],
  callOf: (n: number) => Record<string, unknown>,
): Promise<number> {
  await inTransaction(casino.db, async (tx) => {
    await tx.query('delete from vendor_promotion');
    await writePromotion(tx, {
      ...{ vendor: 'studio', currency: 'USD', setBy: 'operator:desk' },
      ...{ mayGrant: true, winMost: 100n, daily: 1_000_000n },
    });
  });
  const other = connect({ url: casino.databaseUrl, schema: casinoSchema, connections: 1 });
  let answered = 0;
  let broken = 0;
  const cut = async () => {
    const { rowCount } = await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    );
    broken += rowCount ?? 0;
  };
  const sendAll = async ({ token, user }: Player) => {
    const statuses = [];
    for (let n = 0; n < timesOfEach; n += 1) {
      for (;;) {
        const { status } = await casino.call(path, { token, user, gameCode: 'slot', currency: 'USD', ...callOf(n) });
        if (++answered % (isLong ? 6 : 3) === 0) await cut();
        if (status === 'UNKNOWN') continue;
        statuses.push(status);
        break;
      }
    }
    return statuses;
  };
  try {
    const statuses = (await Promise.all(players.map(sendAll))).flat();
    expect(broken).toBeGreaterThan(3);
    return statuses.filter((status) => status === 'OK').length;
  } finally {
    await other.end();
  }
}

it('connections that break while promotional wins are paid lose and double none, neither in the book nor in the budget', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => casino.player(0n)));
  const winOf = (n: number) => ({ promotionId: 'drops', transactionId: `won-${n}`, amount: 100 });
  expect(await despiteCuts('promotion-win', players, winOf)).toBe(sent);
  for (const player of players) expect(await casino.cashOf(player.memberId)).toBe(100n * BigInt(timesOfEach));
  const { rows } = await casino.db.query(
    `select (select spent from vendor_promotion) as spent,
       (select count(*)::int from audit_event where command = 'promotionWin.pay') as recorded`,
  );
  expect(rows).toEqual([{ spent: 100n * BigInt(sent), recorded: sent }]);
  expect((await verifyBooks(casino.db)).findings).toEqual([]);
});

it('connections that break while a vendor grants free rounds lose and double none', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => casino.player(0n)));
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const terms = { stake: 20, count: 3, winMost: 100, wagering: 0, expiresAt };
  const grantOf = (n: number) => ({ ...terms, transactionId: `grant-${n}` });
  expect(await despiteCuts('free-rounds/grant', players, grantOf)).toBe(sent);
  const { rows } = await casino.db.query(
    `select (select spent from vendor_promotion) as spent, (select count(*)::int from free_grant) as granted,
       (select count(*)::int from audit_event where command = 'freeRounds.give') as recorded`,
  );
  expect(rows).toEqual([{ spent: 100n * BigInt(sent), granted: sent, recorded: sent }]);
});

it('bets against cash-outs never take more than there is', async () => {
  const player = await casino.player(500n);
  const cashOut = (i: number) =>
    inTransaction(casino.db, (tx) =>
      postWithin(tx, {
        memberId: player.memberId,
        type: 'WITHDRAW',
        amount: amountOf('USD', 10n),
        source: 'cashier',
        externalId: `out-${i}`,
      }),
    );
  const [bets, outs] = await Promise.all([
    Promise.all(Array.from({ length: 60 }, (_, i) => casino.call('bet', stake(player, `race-${i}`)))),
    Promise.all(Array.from({ length: 60 }, (_, i) => cashOut(i))),
  ]);
  const staked = bets.filter((answer) => answer.status === 'OK').length;
  const held = outs.filter((outcome) => outcome.ok).length;
  expect(staked + held).toBe(50);
  expect(await casino.cashOf(player.memberId)).toBe(0n);
});

it('a bet and its rollback at once end with the stake at home', async () => {
  const player = await casino.player(1_000n);
  const pairs = Array.from({ length: 30 }, (_, i) => stake(player, `pair-${i}`));
  await Promise.all(
    pairs.flatMap((bet) => [
      casino.call('bet', bet),
      casino.call('rollback', {
        ...bet,
        transactionId: `${bet.transactionId}-back`,
        referenceTransactionId: bet.transactionId,
      }),
    ]),
  );
  expect(await casino.cashOf(player.memberId)).toBe(1_000n);
});
