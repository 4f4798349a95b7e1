import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '@fairhouse/database';
import { postWithin, verifyBooks } from '@fairhouse/ledger';
import { amountOf } from '@fairhouse/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWalletHouse, type Player, type WalletHouse } from './wallet.fixture.ts';

let house: WalletHouse;

beforeAll(async () => {
  house = await openWalletHouse();
});
afterAll(() => house.close());

const stake = (player: Player, id: string) => ({
  token: player.token,
  user: player.user,
  gameCode: 'slot',
  roundId: `round-${id}`,
  transactionId: id,
  currency: 'USD',
  amount: 10,
});

/** As a vendor does: whoever learns that the outcome is unknown asks again under the same id. */
async function untilKnown(path: 'bet' | 'play', fields: ReturnType<typeof stake>) {
  for (let tries = 1; ; tries++) {
    const answer = await house.call(path, fields);
    if (answer.status !== 'UNKNOWN' || tries === 20) return answer;
  }
}

it('connections that break under load lose and double nothing: each bet and each play is there exactly once', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => house.player(100_000n)));
  let breaking = true;
  let broken = 0;
  const breaker = (async () => {
    while (breaking) {
      const { rowCount } = await house.db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and query like '%wallet_act_batch%'`,
      );
      broken += rowCount ?? 0;
      await sleep(120);
    }
  })();
  const answers = await Promise.all(
    players.flatMap((player, p) =>
      Array.from({ length: 60 }, async (_, i) => {
        await sleep(i * 30);
        const bet = stake(player, `cut-${p}-${i}`);
        if (i % 2 === 0) return untilKnown('bet', bet);
        const won = { winTransactionId: `${bet.transactionId}-won`, winAmount: i % 4 === 1 ? 20 : 0 };
        return untilKnown('play', { ...bet, ...won });
      }),
    ),
  );
  breaking = false;
  await breaker;

  expect(broken).toBeGreaterThan(3);
  expect(answers.filter((answer) => answer.status === 'OK')).toHaveLength(480);
  for (const player of players) expect(await house.cashOf(player.memberId)).toBe(100_000n - 600n + 300n);
  const { rows } = await house.db.query(
    `select count(*)::int as rounds, sum(staked)::int as staked, sum(won)::int as won from game_round where round_id like 'round-cut-%'`,
  );
  expect(rows[0]).toEqual({ rounds: 480, staked: 4_800, won: 2_400 });
  expect((await verifyBooks(house.db)).findings).toEqual([]);
});

it('bets against cash-outs never take more than there is', async () => {
  const player = await house.player(500n);
  const cashOut = (i: number) =>
    inTransaction(house.db, (tx) =>
      postWithin(tx, {
        memberId: player.memberId,
        type: 'WITHDRAW',
        amount: amountOf('USD', 10n),
        source: 'cashier',
        externalId: `out-${i}`,
      }),
    );
  const [bets, outs] = await Promise.all([
    Promise.all(Array.from({ length: 60 }, (_, i) => house.call('bet', stake(player, `race-${i}`)))),
    Promise.all(Array.from({ length: 60 }, (_, i) => cashOut(i))),
  ]);
  const staked = bets.filter((answer) => answer.status === 'OK').length;
  const held = outs.filter((outcome) => outcome.ok).length;
  expect(staked + held).toBe(50);
  expect(await house.cashOf(player.memberId)).toBe(0n);
});

it('a bet and its rollback at once end with the stake at home', async () => {
  const player = await house.player(1_000n);
  const pairs = Array.from({ length: 30 }, (_, i) => stake(player, `pair-${i}`));
  await Promise.all(
    pairs.flatMap((bet) => [
      house.call('bet', bet),
      house.call('rollback', {
        ...bet,
        transactionId: `${bet.transactionId}-back`,
        referenceTransactionId: bet.transactionId,
      }),
    ]),
  );
  expect(await house.cashOf(player.memberId)).toBe(1_000n);
});
