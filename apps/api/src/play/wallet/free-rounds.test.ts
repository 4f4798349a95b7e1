import { randomUUID } from 'node:crypto';
import {
  endFreeRounds,
  type FreeRounds,
  findFreeRounds,
  grantFreeRounds,
  hasOpenFreeRound,
  lockBook,
  type NewFreeRounds,
  readBook,
  setAllowance,
  verifyBooks,
} from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWalletCasino, type Player, type WalletCasino, type WalletReply } from './wallet.fixture.ts';

let casino: WalletCasino;
beforeAll(async () => {
  casino = await openWalletCasino();
});
afterAll(() => casino.close());

const dayMs = 24 * 3_600_000;

async function grant(player: Player, more: Partial<NewFreeRounds> = {}): Promise<string> {
  const id = randomUUID();
  await inTransaction(casino.db, async (tx) => {
    await lockBook(tx, player.memberId);
    await grantFreeRounds(tx, {
      id,
      memberId: player.memberId,
      vendor: 'studio',
      gameCode: 'slot',
      currency: 'USD',
      stake: 20n,
      count: 3,
      winMost: 10_000n,
      wagering: 10,
      source: 'support',
      sourceKey: id,
      givenBy: 'operator:desk',
      expiresAt: new Date(Date.now() + dayMs),
      ...more,
    });
  });
  return id;
}

let rounds = 0;

function freePlay(
  player: Player,
  freeRoundsId: string | undefined,
  winAmount: number,
  more: Record<string, unknown> = {},
) {
  const name = `free-${++rounds}`;
  return {
    token: player.token,
    user: player.user,
    gameCode: 'slot',
    roundId: name,
    transactionId: `${name}:b`,
    winTransactionId: `${name}:w`,
    currency: 'USD',
    amount: 20,
    winAmount,
    freeRoundsId,
    ...more,
  };
}

/** A stake of a round that stays open. */
function freeBet(player: Player, freeRoundsId: string | undefined, more: Record<string, unknown> = {}) {
  const { winTransactionId: _id, winAmount: _amount, ...bet } = freePlay(player, freeRoundsId, 0, more);
  return bet;
}

async function kept(player: Player): Promise<string[]> {
  return (await casino.postings(player.memberId)).map(({ type, amount }) => `${type} ${amount}`).slice(1);
}

const stateOf = async (player: Player, id: string): Promise<FreeRounds> =>
  (await findFreeRounds(casino.db, player.memberId, id))!;

async function expectSound(player: Player): Promise<void> {
  expect((await verifyBooks(casino.db, { memberId: player.memberId })).findings).toEqual([]);
}

describe('a free round', () => {
  it('is counted with its stake and its win in one, and moves no balance of the player', async () => {
    const player = await casino.player(1_000n);
    const id = await grant(player);
    expect(await casino.call('play', freePlay(player, id, 350))).toMatchObject({ status: 'OK', balance: 1_000 });
    expect(await casino.call('play', freePlay(player, id, 0))).toMatchObject({ status: 'OK', balance: 1_000 });
    expect(await stateOf(player, id)).toMatchObject({ used: 2, won: 350n, state: 'open' });
    expect(await kept(player)).toEqual(['FREE_BET 20', 'FREE_WIN 350', 'FREE_BET 20']);
    expect((await readBook(casino.db, player.memberId))!.totals).toMatchObject({ staked: 0n, won: 0n, granted: 0n });
    await expectSound(player);
  });

  it('needs no money of the player', async () => {
    const player = await casino.player(0n);
    const id = await grant(player);
    expect(await casino.call('play', freePlay(player, id, 40))).toMatchObject({ status: 'OK', balance: 0 });
  });

  it('is counted once when its call is repeated after a lost answer', async () => {
    const player = await casino.player(1_000n);
    const id = await grant(player);
    const won = freePlay(player, id, 75);
    const first = await casino.call('play', won);
    expect(await casino.call('play', won)).toMatchObject({ status: 'OK', balance: first.balance });
    const together = await Promise.all([1, 2, 3, 4].map(() => casino.call('play', won)));
    expect(together.map(({ status }) => status)).toEqual(['OK', 'OK', 'OK', 'OK']);
    expect(await stateOf(player, id)).toMatchObject({ used: 1, won: 75n });
    expect(await casino.call('play', { ...won, winAmount: 76 })).toMatchObject({ status: 'DUPLICATE_TRANSACTION' });
    expect(await casino.call('play', { ...won, freeRoundsId: undefined })).toMatchObject({
      status: 'DUPLICATE_TRANSACTION',
    });
    const other = await grant(player);
    expect(await casino.call('play', { ...won, freeRoundsId: other })).toMatchObject({
      status: 'DUPLICATE_TRANSACTION',
    });
    expect((await stateOf(player, other)).used).toBe(0);
  });

  it('is the last one for only one of the bets that ask for it at the same time', async () => {
    const player = await casino.player(1_000n);
    const id = await grant(player, { count: 2 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => casino.call('play', freePlay(player, id, 10))));
    const said = answers.map(({ status }) => status);
    expect(said.filter((status) => status === 'OK')).toHaveLength(2);
    expect(said.filter((status) => status === 'FREE_ROUNDS_USED_UP')).toHaveLength(10);
    expect(await stateOf(player, id)).toMatchObject({ used: 2, won: 20n, state: 'usedUp' });
    await expectSound(player);
  });

  it('is played to its end after its free rounds were cancelled, and takes a repeat of its stake', async () => {
    const player = await casino.player(1_000n);
    const id = await grant(player);
    const bet = freeBet(player, id);
    expect(await casino.call('bet', bet)).toMatchObject({ status: 'OK', balance: 1_000 });
    const ended = await inTransaction(casino.db, async (tx) => {
      await lockBook(tx, player.memberId);
      return endFreeRounds(tx, { memberId: player.memberId, id }, 'cancelled');
    });
    expect(ended).toMatchObject({ state: 'cancelled', used: 1 });
    expect(await casino.call('bet', bet)).toMatchObject({ status: 'OK' });
    expect(await hasOpenFreeRound(casino.db, { memberId: player.memberId, id })).toBe(true);
    const win = { ...bet, transactionId: `${bet.roundId}:w`, referenceTransactionId: bet.transactionId, amount: 60 };
    expect(await casino.call('win', { ...win, roundClosed: true })).toMatchObject({ status: 'OK', balance: 1_000 });
    expect(await hasOpenFreeRound(casino.db, { memberId: player.memberId, id })).toBe(false);
    expect(await stateOf(player, id)).toMatchObject({ used: 1, won: 60n, state: 'cancelled' });
    expect(await casino.call('bet', freeBet(player, id))).toMatchObject({ status: 'FREE_ROUNDS_ENDED' });
    await expectSound(player);
  });

  it('is there again when its stake was taken back, also the last one', async () => {
    const player = await casino.player(1_000n);
    const id = await grant(player, { count: 1 });
    const bet = freeBet(player, id);
    await casino.call('bet', bet);
    expect((await stateOf(player, id)).state).toBe('usedUp');
    const back = { ...bet, transactionId: `${bet.roundId}:r`, referenceTransactionId: bet.transactionId };
    expect(await casino.call('rollback', back)).toMatchObject({ status: 'OK', balance: 1_000 });
    expect(await casino.call('rollback', back)).toMatchObject({ status: 'OK', balance: 1_000 });
    expect(await stateOf(player, id)).toMatchObject({ used: 0, state: 'open', endedAt: null });
    expect(await kept(player)).toEqual(['FREE_BET 20', 'FREE_ROLLBACK 20']);
    await expectSound(player);
  });

  it('refuses a stake whose rollback came first', async () => {
    const player = await casino.player(1_000n);
    const id = await grant(player);
    const bet = freeBet(player, id);
    const back = { ...bet, transactionId: `${bet.roundId}:r`, referenceTransactionId: bet.transactionId };
    expect(await casino.call('rollback', back)).toMatchObject({ status: 'OK' });
    expect(await casino.call('bet', bet)).toMatchObject({ status: 'TRANSACTION_DOES_NOT_EXIST' });
    expect((await stateOf(player, id)).used).toBe(0);
  });
});

describe('a bet that names free rounds', () => {
  const statusOf = async (reply: Promise<WalletReply>) => (await reply).status;

  it('is refused when they are unknown, another player’s or another vendor’s', async () => {
    const [player, other] = [await casino.player(1_000n), await casino.player(1_000n)];
    const id = await grant(player, { vendor: 'other' });
    expect(await statusOf(casino.call('play', freePlay(player, randomUUID(), 0)))).toBe('FREE_ROUNDS_UNKNOWN');
    expect(await statusOf(casino.call('play', freePlay(player, id, 0)))).toBe('FREE_ROUNDS_UNKNOWN');
    const own = await grant(other);
    expect(await statusOf(casino.call('play', freePlay(player, own, 0)))).toBe('FREE_ROUNDS_UNKNOWN');
    expect(await kept(player)).toEqual([]);
  });

  it('is refused when they are for another game or stake', async () => {
    const player = await casino.player(1_000n);
    const ofTable = await grant(player, { gameCode: 'table', stake: 100n });
    expect(await statusOf(casino.call('play', freePlay(player, ofTable, 0, { amount: 100 })))).toBe(
      'FREE_ROUNDS_MISMATCH',
    );
    const id = await grant(player);
    expect(await statusOf(casino.call('play', freePlay(player, id, 0, { amount: 21 })))).toBe('FREE_ROUNDS_MISMATCH');
    expect(await statusOf(casino.call('play', freePlay(player, id, 0, { currency: 'EUR' })))).toBe('WRONG_CURRENCY');
    expect((await stateOf(player, id)).used).toBe(0);
  });

  it('is refused after their time', async () => {
    const player = await casino.player(1_000n);
    const id = await grant(player, { expiresAt: new Date(Date.now() - 1_000) });
    expect(await statusOf(casino.call('play', freePlay(player, id, 0)))).toBe('FREE_ROUNDS_EXPIRED');
  });

  it('is refused a second stake in its round, of the player or of free rounds', async () => {
    const player = await casino.player(1_000n);
    const id = await grant(player);
    const bet = freeBet(player, id);
    await casino.call('bet', bet);
    const more = { ...bet, transactionId: `${bet.roundId}:b1` };
    expect(await statusOf(casino.call('bet', more))).toBe('FREE_ROUNDS_MISMATCH');
    expect(await statusOf(casino.call('bet', { ...more, freeRoundsId: undefined }))).toBe('FREE_ROUNDS_MISMATCH');
    const paid = freeBet(player, undefined);
    expect(await statusOf(casino.call('bet', paid))).toBe('OK');
    const free = { ...paid, transactionId: `${paid.roundId}:b1`, freeRoundsId: id };
    expect(await statusOf(casino.call('bet', free))).toBe('FREE_ROUNDS_MISMATCH');
    expect(await kept(player)).toEqual(['FREE_BET 20', 'GAME_BET 20']);
  });

  it('is refused during a break, and taken again after it', async () => {
    const player = await casino.player(1_000n);
    const id = await grant(player);
    const pause = (until: string) =>
      inTransaction(casino.db, async (tx) => {
        await lockBook(tx, player.memberId);
        await tx.query('delete from play_pause where member_id = $1', [player.memberId]);
        await tx.query(
          `insert into play_pause (member_id, kind, until, since, started_by)
           values ($1, 'break', now() + $2::interval, now() - interval '1 hour', 'player')`,
          [player.memberId, until],
        );
        await setAllowance(tx, player.memberId, new Date());
      });
    await pause('1 hour');
    expect(await statusOf(casino.call('play', freePlay(player, id, 10)))).toBe('USER_DISABLED');
    const { token, user } = player;
    expect(await casino.call('free-rounds/list', { token, user })).toMatchObject({ status: 'OK', freeRounds: [] });
    await pause('-1 minute');
    expect(await statusOf(casino.call('play', freePlay(player, id, 10)))).toBe('OK');
  });

  it('is not held back by limits on stakes and losses, which its stake does not touch', async () => {
    const player = await casino.player(1_000n);
    await inTransaction(casino.db, async (tx) => {
      await lockBook(tx, player.memberId);
      await tx.query(
        `insert into bet_allowance (member_id, barred, time_spent, staked_most, lost_most, good_until)
         values ($1, false, false, 30, 30, 'infinity')`,
        [player.memberId],
      );
    });
    const id = await grant(player);
    for (const win of [0, 500, 0]) expect(await statusOf(casino.call('play', freePlay(player, id, win)))).toBe('OK');
    // What free rounds won is no money to lose either.
    expect(await statusOf(casino.call('play', freePlay(player, undefined, 0)))).toBe('OK');
    expect(await statusOf(casino.call('play', freePlay(player, undefined, 0)))).toBe('LIMIT_EXCEEDED');
  });
});

describe('free rounds of a session', () => {
  it('are listed with what is left, and answered by authenticate but with signs of harm', async () => {
    const player = await casino.player(1_000n);
    const id = await grant(player);
    await grant(player, { gameCode: 'table', stake: 100n });
    await casino.call('play', freePlay(player, id, 15));
    const { token, user, memberId } = player;
    const shown = {
      freeRoundsId: id,
      gameCode: 'slot',
      stake: 20,
      count: 3,
      left: 2,
      won: 15,
      winMost: 10_000,
      wagering: 10,
    };
    const listed = await casino.call('free-rounds/list', { token, user });
    expect(listed).toMatchObject({ status: 'OK', freeRounds: [shown] });
    expect(listed.freeRounds).toHaveLength(1);
    const again = await casino.call('authenticate', { launchToken: await casino.launch(memberId), gameCode: 'slot' });
    expect(again.freeRounds).toEqual(listed.freeRounds);
    await casino.db.query(
      `insert into harm_case (member_id, score, kind, markers, opened_at) values ($1, 7, 'chasing', '[]', now())`,
      [memberId],
    );
    const spared = await casino.call('authenticate', { launchToken: await casino.launch(memberId), gameCode: 'slot' });
    expect(spared).toMatchObject({ status: 'OK', freeRounds: [] });
    expect(await casino.call('free-rounds/list', { token: 'x'.repeat(40), user })).toMatchObject({
      status: 'INVALID_TOKEN',
    });
  });
});
