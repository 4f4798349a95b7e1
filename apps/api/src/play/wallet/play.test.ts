import { verifyBooks } from '@fairhouse/betting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestsAtOnce } from '../../testing/requests-at-once.ts';
import { openWalletCasino, type Player, type WalletCasino } from './wallet.fixture.ts';

let casino: WalletCasino;
beforeAll(async () => {
  casino = await openWalletCasino();
});
afterAll(() => casino.close());

let rounds = 0;

/** A play of `amount` that won `winAmount`, in a round of its own. */
function play(player: Player, amount: number, winAmount: number, more: Record<string, unknown> = {}) {
  const name = `play-${++rounds}`;
  return {
    token: player.token,
    user: player.user,
    gameCode: 'slot',
    roundId: name,
    transactionId: `${name}:b`,
    winTransactionId: `${name}:w`,
    currency: 'USD',
    amount,
    winAmount,
    ...more,
  };
}

/** What the books and the rounds know of the member: types and amounts of the postings, cash, rounds. */
async function kept(player: Player) {
  const postings = await casino.postings(player.memberId);
  return postings.map(({ type, amount }) => `${type} ${amount}`).slice(1);
}

describe('a play', () => {
  it('that won takes the stake, pays the win and closes its round, in one', async () => {
    const player = await casino.player(1_000n);
    const won = play(player, 100, 350, { requestId: 'r-1' });
    expect(await casino.call('play', won)).toEqual({
      httpStatus: 200,
      requestId: 'r-1',
      status: 'OK',
      balance: 1_250,
      currency: 'USD',
      transactionId: won.transactionId,
    });
    expect(await kept(player)).toEqual(['GAME_BET 100', 'GAME_WIN 350']);
    expect(await casino.round(player.memberId, won.roundId)).toMatchObject({ staked: 100n, won: 350n, closed: true });
  });

  it('that won nothing takes the stake and closes its round, whether or not the session knows the rules yet', async () => {
    const player = await casino.player(1_000n);
    for (const balance of [900, 800]) {
      const lost = play(player, 100, 0);
      expect(await casino.call('play', lost)).toMatchObject({ status: 'OK', balance });
      expect(await casino.round(player.memberId, lost.roundId)).toMatchObject({ staked: 100n, won: 0n, closed: true });
    }
    expect(await kept(player)).toEqual(['GAME_BET 100', 'GAME_BET 100']);
    expect((await verifyBooks(casino.db, { memberId: player.memberId })).findings).toEqual([]);
  });

  it('of all that is there wins it back: the win does not pay for the stake', async () => {
    const player = await casino.player(100n);
    const tooMuch = play(player, 101, 500);
    expect(await casino.call('play', tooMuch)).toMatchObject({ status: 'NOT_ENOUGH_MONEY', balance: 100 });
    expect(await kept(player)).toEqual([]);
    expect(await casino.round(player.memberId, tooMuch.roundId)).toBeUndefined();
    expect(await casino.call('play', play(player, 100, 40))).toMatchObject({ status: 'OK', balance: 40 });
  });

  it('that is repeated gets the first answer, sixty-four times at once and later', async () => {
    const player = await casino.player(1_000n);
    for (const [winAmount, balance] of [
      [350, 1_250],
      [0, 1_150],
    ] as const) {
      const same = play(player, 100, winAmount);
      const answers = await Promise.all(Array.from({ length: 64 }, () => casino.call('play', same)));
      expect(new Set(answers.map((answer) => `${answer.status} ${answer.balance}`))).toEqual(
        new Set([`OK ${balance}`]),
      );
      await casino.db.query('update vendor_session set ended_at = now() where member_id = $1', [player.memberId]);
      expect(await casino.call('play', same)).toMatchObject({ status: 'OK', balance });
      await casino.db.query('update vendor_session set ended_at = null where member_id = $1', [player.memberId]);
    }
    expect(await kept(player)).toEqual(['GAME_BET 100', 'GAME_WIN 350', 'GAME_BET 100']);
  });

  it('with another content under its ids is a conflict, and nothing changes', async () => {
    const player = await casino.player(1_000n);
    const won = play(player, 100, 350);
    const lost = play(player, 100, 0);
    expect([(await casino.call('play', won)).status, (await casino.call('play', lost)).status]).toEqual(['OK', 'OK']);
    for (const other of [
      { ...won, amount: 101 },
      { ...won, winAmount: 351 },
      { ...won, winAmount: 0 },
      { ...won, winTransactionId: 'another' },
      { ...won, roundId: 'another' },
      { ...won, transactionId: 'another' },
      { ...lost, winAmount: 1 },
      // Ids that were used: of the win, and of a round that is over.
      { ...play(player, 100, 5), winTransactionId: won.winTransactionId },
      { ...play(player, 100, 5), winTransactionId: lost.transactionId },
      { ...play(player, 100, 5), roundId: won.roundId },
      { ...play(player, 100, 0), roundId: lost.roundId },
    ]) {
      expect([await casino.call('play', other), other]).toMatchObject([{ status: 'DUPLICATE_TRANSACTION' }, other]);
    }
    expect(await casino.cashOf(player.memberId)).toBe(1_150n);
    expect(await kept(player)).toEqual(['GAME_BET 100', 'GAME_WIN 350', 'GAME_BET 100']);
  });

  it('is none in a round that a bet has opened, and a bet none in the round of a play', async () => {
    const player = await casino.player(1_000n);
    const { winTransactionId, winAmount, ...bet } = play(player, 100, 0);
    expect(await casino.call('bet', bet)).toMatchObject({ status: 'OK', balance: 900 });
    const inIt = { ...play(player, 100, 900), roundId: bet.roundId };
    expect(await casino.call('play', inIt)).toMatchObject({ status: 'DUPLICATE_TRANSACTION', balance: 900 });
    const played = play(player, 100, 0);
    await casino.call('play', played);
    expect(await casino.call('bet', { ...bet, roundId: played.roundId, transactionId: 'late' })).toMatchObject({
      status: 'DUPLICATE_TRANSACTION',
      balance: 800,
    });
    expect(await casino.round(player.memberId, bet.roundId)).toMatchObject({ staked: 100n, closed: false });
  });

  it('asks for what a bet asks for, and for two ids', async () => {
    const player = await casino.player(50_000n);
    const statusOf = async (more: Record<string, unknown>) =>
      (await casino.call('play', play(player, 100, 50, more))).status;
    expect(await statusOf({ amount: 9 })).toBe('LIMIT_EXCEEDED');
    expect(await statusOf({ amount: 10_001 })).toBe('LIMIT_EXCEEDED');
    expect(await statusOf({ currency: 'EUR' })).toBe('WRONG_CURRENCY');
    expect(await statusOf({ gameCode: 'table' })).toBe('INVALID_GAME');
    expect(await statusOf({ token: 'x'.repeat(43) })).toBe('INVALID_TOKEN');
    for (const wrong of [
      { amount: 0 },
      { winAmount: -1 },
      { winAmount: 1.5 },
      { winAmount: undefined },
      { winTransactionId: undefined },
      { transactionId: 'same', winTransactionId: 'same' },
    ]) {
      expect([await statusOf(wrong), wrong]).toEqual(['WRONG_SYNTAX', wrong]);
    }
    expect((await casino.call('play', play(player, 100, 50), 'other')).status).toBe('INVALID_TOKEN');
    await casino.db.query('update member set enabled = false where id = $1', [player.memberId]);
    expect(await statusOf({})).toBe('USER_DISABLED');
    expect(await kept(player)).toEqual([]);
  });

  it(`is never played for money that is not there by ${requestsAtOnce} at once`, async () => {
    const player = await casino.player(1_000n);
    const answers = await Promise.all(
      Array.from({ length: requestsAtOnce }, () => casino.call('play', play(player, 100, 0))),
    );
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 'NOT_ENOUGH_MONEY')).toHaveLength(requestsAtOnce - 10);
    expect(await casino.cashOf(player.memberId)).toBe(0n);
  });

  it('is answered for itself among bets, wins and plays of others', async () => {
    const players = await Promise.all(Array.from({ length: 48 }, () => casino.player(1_000n)));
    const answers = await Promise.all(
      players.map(async (player, i) => {
        if (i % 3 === 0) return casino.call('play', play(player, 100, i % 2 === 0 ? 250 : 0));
        const { winTransactionId, winAmount, ...bet } = play(player, 100, 0);
        const taken = await casino.call('bet', bet);
        return i % 3 === 1
          ? taken
          : casino.call('win', { ...bet, transactionId: winTransactionId, amount: 30, roundClosed: true });
      }),
    );
    expect(answers.map(({ status, balance }) => [status, balance])).toEqual(
      players.map((_, i) => ['OK', i % 3 === 0 ? (i % 2 === 0 ? 1_150 : 900) : i % 3 === 1 ? 900 : 930]),
    );
  });
});

describe('the stake of a play', () => {
  const back = (of: ReturnType<typeof play>) => ({
    token: of.token,
    user: of.user,
    gameCode: of.gameCode,
    roundId: of.roundId,
    transactionId: `${of.roundId}:r`,
    referenceTransactionId: of.transactionId,
  });

  it('is not given back once it has won; one that won nothing is', async () => {
    const player = await casino.player(1_000n);
    const won = play(player, 100, 350);
    const lost = play(player, 100, 0);
    for (const each of [won, lost]) await casino.call('play', each);
    expect((await casino.call('rollback', back(won))).status).toBe('DUPLICATE_TRANSACTION');
    expect(await casino.call('rollback', back(lost))).toMatchObject({ status: 'OK', balance: 1_250 });
    expect(await casino.call('play', lost)).toMatchObject({ status: 'OK', balance: 1_150 });
    expect(await casino.cashOf(player.memberId)).toBe(1_250n);
  });

  it('that was given back before it came is refused, and its win with it', async () => {
    const player = await casino.player(1_000n);
    const late = play(player, 100, 350);
    expect((await casino.call('rollback', back(late))).status).toBe('OK');
    for (const _ of [1, 2]) expect((await casino.call('play', late)).status).toBe('TRANSACTION_DOES_NOT_EXIST');
    // The id of that rollback is no id for a win either.
    const other = play(player, 100, 350, { winTransactionId: `${late.roundId}:r` });
    expect((await casino.call('play', other)).status).toBe('DUPLICATE_TRANSACTION');
    expect(await casino.cashOf(player.memberId)).toBe(1_000n);
    expect((await verifyBooks(casino.db, { memberId: player.memberId })).findings).toEqual([]);
  });
});

describe('a play above the bound of its game', () => {
  it('takes the stake, holds the win, and says so for as long as it is held', async () => {
    const player = await casino.player(1_000n);
    const large = play(player, 10, 100_001);
    for (const _ of [1, 2]) {
      expect(await casino.call('play', large)).toMatchObject({ status: 'WIN_HELD', balance: 990 });
    }
    expect((await casino.call('play', { ...large, winAmount: 100_002 })).status).toBe('DUPLICATE_TRANSACTION');
    expect((await casino.call('play', { ...large, winAmount: 0 })).status).toBe('DUPLICATE_TRANSACTION');
    expect(await kept(player)).toEqual(['GAME_BET 10', 'GAME_WIN 0']);
    expect(await casino.round(player.memberId, large.roundId)).toMatchObject({ staked: 10n, won: 0n, closed: true });
    const { rows } = await casino.db.query('select amount from held_win where member_id = $1', [player.memberId]);
    expect(rows).toEqual([{ amount: 100_001n }]);
    expect(await casino.call('play', play(player, 10, 100_000))).toMatchObject({ status: 'OK', balance: 100_980 });
  });
});
