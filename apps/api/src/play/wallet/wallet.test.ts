import { readWalletUser } from '@fairhouse/betting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestsAtOnce } from '../../testing/requests-at-once.ts';
import { hashOf } from './token.ts';
import { openWalletCasino, type Player, type WalletCasino } from './wallet.fixture.ts';

let casino: WalletCasino;
let transactions = 0;

beforeAll(async () => {
  casino = await openWalletCasino();
});
afterAll(() => casino.close());

const nextId = (kind: string) => `${kind}-${++transactions}`;

const inGame = (player: Player, roundId: string, fields: Record<string, unknown>) => ({
  token: player.token,
  user: player.user,
  gameCode: 'slot',
  roundId,
  ...fields,
});

const bet = (player: Player, roundId: string, amount: number, transactionId = nextId('bet')) =>
  inGame(player, roundId, { transactionId, currency: 'USD', amount });

const win = (player: Player, roundId: string, amount: number, more: Record<string, unknown> = {}) =>
  inGame(player, roundId, { transactionId: nextId('win'), currency: 'USD', amount, roundClosed: true, ...more });

const rollback = (
  player: Player,
  roundId: string,
  referenceTransactionId: string,
  more: Record<string, unknown> = {},
) => inGame(player, roundId, { transactionId: nextId('back'), referenceTransactionId, ...more });

it('answers each of a mixed group for itself, in the order of the acts', async () => {
  const players: Player[] = [];
  // What is submitted in one turn goes to the database as one call.
  while (players.length < 7) players.push(await casino.player(1_000n));
  type Seven = [Player, Player, Player, Player, Player, Player, Player];
  const [plain, poor, again, greedy, asking, adding, winning] = players as Seven;
  for (const [player, id] of [
    [again, 'mix-again'],
    [adding, 'mix-adding'],
    [winning, 'mix-winning'],
  ] as const)
    await casino.call('bet', bet(player, `round-${id}`, 100, id));
  const callerOf = ({ token, user }: Player) => ({
    vendor: 'studio',
    tokenHash: hashOf(token),
    user: readWalletUser(user)!,
  });
  const inRound = (roundId: string, transactionId: string, amount: number) => ({
    gameCode: 'slot',
    currency: 'USD' as const,
    ...{ roundId, transactionId, amount },
  });
  const { bets } = casino;
  const results = await Promise.all([
    bets.bet(callerOf(poor), inRound('round-mix-poor', 'mix-poor', 1_001)),
    bets.bet(callerOf(plain), inRound('round-mix-plain', 'mix-plain', 250)),
    bets.win(callerOf(winning), {
      ...inRound('round-mix-winning', 'mix-won', 500),
      ...{ reference: 'mix-winning', roundClosed: true },
    }),
    bets.bet(callerOf(again), inRound('round-mix-again', 'mix-again', 100)),
    bets.bet(callerOf({ ...greedy, token: 'unknown' }), inRound('round-x', 'mix-x', 100)),
    bets.bet(callerOf(adding), inRound('round-mix-adding', 'mix-added', 150)),
    bets.bet(callerOf(greedy), inRound('round-mix-greedy', 'mix-greedy', 10_001)),
    bets.balance(callerOf(asking)),
  ]);
  expect(results.map(({ refusal, replayed, balance }) => [refusal, replayed, balance])).toEqual([
    ['insufficient_funds', false, 1_000],
    [null, false, 750],
    [null, false, 1_400],
    [null, true, 900],
    ['invalid_token', false, undefined],
    [null, false, 750],
    ['limit_exceeded', false, 1_000],
    [null, false, 1_000],
  ]);
  expect(await casino.round(plain.memberId, 'round-mix-plain')).toMatchObject({ staked: 250n, closed: false });
  expect(await casino.round(adding.memberId, 'round-mix-adding')).toMatchObject({ staked: 250n, closed: false });
  expect(await casino.round(winning.memberId, 'round-mix-winning')).toMatchObject({ won: 500n, closed: true });
  expect(await casino.round(poor.memberId, 'round-mix-poor')).toBeUndefined();
});

describe('a round', () => {
  it('takes the stake, pays the win, and keeps its record with the postings', async () => {
    const player = await casino.player(5_000n);
    const taken = await casino.call('bet', { requestId: 'r-1', ...bet(player, 'round-a', 300, 'a-1') });
    expect(taken).toEqual({
      httpStatus: 200,
      requestId: 'r-1',
      status: 'OK',
      balance: 4_700,
      currency: 'USD',
      transactionId: 'a-1',
    });
    expect(await casino.round(player.memberId, 'round-a')).toMatchObject({ staked: 300n, won: 0n, closed: false });

    const paid = await casino.call('win', win(player, 'round-a', 750, { referenceTransactionId: 'a-1' }));
    expect(paid).toMatchObject({ status: 'OK', balance: 5_450 });
    expect(await casino.round(player.memberId, 'round-a')).toMatchObject({ staked: 300n, won: 750n, closed: true });
    expect(await casino.cashOf(player.memberId)).toBe(5_450n);
    expect((await casino.postings(player.memberId)).map((p) => p.type)).toEqual(['DEPOSIT', 'GAME_BET', 'GAME_WIN']);
  });

  it('takes several bets, as doubling does, and ends without a win', async () => {
    const player = await casino.player(1_000n);
    await casino.call('bet', bet(player, 'round-b', 100));
    expect(await casino.call('bet', bet(player, 'round-b', 100))).toMatchObject({ status: 'OK', balance: 800 });
    for (const _ of [1, 2]) {
      expect(await casino.call('end-round', inGame(player, 'round-b', {}))).toMatchObject({
        status: 'OK',
        balance: 800,
      });
    }
    expect(await casino.round(player.memberId, 'round-b')).toMatchObject({ staked: 200n, won: 0n, closed: true });
  });

  it('that is over takes no further bet', async () => {
    const player = await casino.player(1_000n);
    await casino.call('bet', bet(player, 'round-c', 100));
    await casino.call('end-round', inGame(player, 'round-c', {}));
    expect(await casino.call('bet', bet(player, 'round-c', 100))).toMatchObject({
      status: 'DUPLICATE_TRANSACTION',
      balance: 900,
    });
  });

  it('closes with a win of nothing, which is remembered like any other', async () => {
    const player = await casino.player(1_000n);
    await casino.call('bet', bet(player, 'round-d', 100, 'd-1'));
    const nothing = win(player, 'round-d', 0, { referenceTransactionId: 'd-1' });
    expect(await casino.call('win', nothing)).toMatchObject({ status: 'OK', balance: 900 });
    expect(await casino.call('win', { ...nothing, amount: 5_000 })).toMatchObject({ status: 'DUPLICATE_TRANSACTION' });
    expect(await casino.round(player.memberId, 'round-d')).toMatchObject({ closed: true, won: 0n });
  });
});

describe('the same again', () => {
  it('gives the first answer, a hundred times at once', async () => {
    const player = await casino.player(5_000n);
    const same = bet(player, 'round-e', 100);
    const answers = await Promise.all(Array.from({ length: 100 }, () => casino.call('bet', same)));
    expect(new Set(answers.map((a) => `${a.status} ${a.balance}`))).toEqual(new Set(['OK 4900']));
    expect(await casino.cashOf(player.memberId)).toBe(4_900n);
    expect(await casino.round(player.memberId, 'round-e')).toMatchObject({ staked: 100n });
  });

  it('answers the balance of the first time, later too', async () => {
    const player = await casino.player(5_000n);
    const first = bet(player, 'round-f', 100);
    await casino.call('bet', first);
    await casino.call('bet', bet(player, 'round-f2', 200));
    expect(await casino.call('bet', first)).toMatchObject({ status: 'OK', balance: 4_900 });
    const paid = win(player, 'round-f', 50);
    expect(await casino.call('win', paid)).toMatchObject({ status: 'OK', balance: 4_750 });
    await casino.call('bet', bet(player, 'round-f3', 200));
    expect(await casino.call('win', paid)).toMatchObject({ status: 'OK', balance: 4_750 });
    expect(await casino.round(player.memberId, 'round-f')).toMatchObject({ won: 50n });
  });

  it('with another content is a conflict, and nothing changes', async () => {
    const player = await casino.player(5_000n);
    await casino.call('bet', bet(player, 'round-g', 100, 'g-1'));
    for (const other of [
      bet(player, 'round-g', 101, 'g-1'),
      bet(player, 'round-g2', 100, 'g-1'),
      { ...bet(player, 'round-g', 100, 'g-1'), gameCode: 'table' },
    ]) {
      expect(await casino.call('bet', other)).toMatchObject({ status: 'DUPLICATE_TRANSACTION', balance: 4_900 });
    }
    const asWin = win(player, 'round-g', 100, { transactionId: 'g-1' });
    expect(await casino.call('win', asWin)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' });
    expect(await casino.postings(player.memberId)).toHaveLength(2);
    expect(await casino.round(player.memberId, 'round-g')).toMatchObject({ staked: 100n, won: 0n, closed: false });
    expect(await casino.round(player.memberId, 'round-g2')).toBeUndefined();
  });
});

describe('a win into a round whose bets were taken back', () => {
  it.each([
    ['that names no bet', {}],
    ['that names the bet', { referenceTransactionId: 'taken-back' }],
  ])('%s is refused, and pays once a bet stands again', async (_, more) => {
    const player = await casino.player(1_000n);
    expect((await casino.call('bet', bet(player, 'round-back', 100, 'taken-back'))).status).toBe('OK');
    const back = rollback(player, 'round-back', 'taken-back', { roundClosed: false });
    expect((await casino.call('rollback', back)).status).toBe('OK');
    expect((await casino.call('win', win(player, 'round-back', 500, more))).status).toBe('TRANSACTION_DOES_NOT_EXIST');
    expect(await casino.cashOf(player.memberId)).toBe(1_000n);
    expect((await casino.call('bet', bet(player, 'round-back', 100, 'stands'))).status).toBe('OK');
    expect((await casino.call('win', win(player, 'round-back', 500))).status).toBe('OK');
    expect(await casino.cashOf(player.memberId)).toBe(1_400n);
  });
});

describe('a rollback', () => {
  it('gives the stake back, once, and the same answer afterwards', async () => {
    const player = await casino.player(1_000n);
    await casino.call('bet', bet(player, 'round-h', 400, 'h-1'));
    const back = rollback(player, 'round-h', 'h-1');
    const answers = await Promise.all(Array.from({ length: 20 }, () => casino.call('rollback', back)));
    expect(new Set(answers.map((a) => `${a.status} ${a.balance}`))).toEqual(new Set(['OK 1000']));
    expect(await casino.call('rollback', rollback(player, 'round-h', 'h-1'))).toMatchObject({
      status: 'OK',
      balance: 1_000,
    });
    expect(await casino.cashOf(player.memberId)).toBe(1_000n);
    expect(await casino.round(player.memberId, 'round-h')).toMatchObject({
      staked: 400n,
      returned: 400n,
      closed: true,
    });
  });

  it('before its bet leaves a tombstone: the late bet is refused, however often', async () => {
    const player = await casino.player(1_000n);
    const back = rollback(player, 'round-i', 'i-1');
    expect(await casino.call('rollback', back)).toMatchObject({ status: 'OK', balance: 1_000 });
    expect(await casino.call('rollback', back)).toMatchObject({ status: 'OK', balance: 1_000 });
    for (const _ of [1, 2]) {
      expect(await casino.call('bet', bet(player, 'round-i', 400, 'i-1'))).toMatchObject({
        status: 'TRANSACTION_DOES_NOT_EXIST',
        balance: 1_000,
      });
    }
    expect(await casino.call('win', win(player, 'round-i', 900))).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
    });
    expect(await casino.cashOf(player.memberId)).toBe(1_000n);
  });

  it('is refused once the win arrived, whether or not the win named its bet', async () => {
    const player = await casino.player(1_000n);
    await casino.call('bet', bet(player, 'round-j', 100, 'j-1'));
    await casino.call('win', win(player, 'round-j', 300, { referenceTransactionId: 'j-1' }));
    await casino.call('bet', bet(player, 'round-k', 100, 'k-1'));
    await casino.call('win', win(player, 'round-k', 300));
    for (const [roundId, betId] of [
      ['round-j', 'j-1'],
      ['round-k', 'k-1'],
    ] as const) {
      expect(await casino.call('rollback', rollback(player, roundId, betId))).toMatchObject({
        status: 'DUPLICATE_TRANSACTION',
      });
    }
    expect(await casino.cashOf(player.memberId)).toBe(1_400n);
  });

  it('of one of two bets leaves the other, and a win of the one taken back is refused', async () => {
    const player = await casino.player(1_000n);
    await casino.call('bet', bet(player, 'round-l', 100, 'l-1'));
    await casino.call('bet', bet(player, 'round-l', 200, 'l-2'));
    await casino.call('rollback', rollback(player, 'round-l', 'l-2', { roundClosed: false }));
    expect(await casino.round(player.memberId, 'round-l')).toMatchObject({
      staked: 300n,
      returned: 200n,
      closed: false,
    });
    const ofTheOther = win(player, 'round-l', 900, { referenceTransactionId: 'l-2' });
    expect(await casino.call('win', ofTheOther)).toMatchObject({ status: 'TRANSACTION_DOES_NOT_EXIST' });
    const ofTheOne = win(player, 'round-l', 150, { referenceTransactionId: 'l-1' });
    expect(await casino.call('win', ofTheOne)).toMatchObject({ status: 'OK', balance: 1_050 });
  });

  it('naming a bet of another round takes nothing back', async () => {
    const player = await casino.player(1_000n);
    await casino.call('bet', bet(player, 'round-m', 100, 'm-1'));
    await casino.call('bet', bet(player, 'round-m2', 100));
    expect(await casino.call('rollback', rollback(player, 'round-m2', 'm-1'))).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
    });
    expect(await casino.cashOf(player.memberId)).toBe(800n);
  });
});

describe('money', () => {
  it('that is not there is not staked, and the real balance is answered', async () => {
    const player = await casino.player(250n);
    expect(await casino.call('bet', bet(player, 'round-n', 251))).toMatchObject({
      status: 'NOT_ENOUGH_MONEY',
      balance: 250,
    });
    expect(await casino.round(player.memberId, 'round-n')).toBeUndefined();
  });

  it(`is never staked twice by ${requestsAtOnce} bets at once`, async () => {
    const player = await casino.player(1_000n);
    const answers = await Promise.all(
      Array.from({ length: requestsAtOnce }, (_, i) => casino.call('bet', bet(player, `round-o${i}`, 100))),
    );
    expect(answers.filter((a) => a.status === 'OK')).toHaveLength(10);
    expect(answers.filter((a) => a.status === 'NOT_ENOUGH_MONEY')).toHaveLength(requestsAtOnce - 10);
    expect(await casino.cashOf(player.memberId)).toBe(0n);
  });

  it('and a win are conflicts when they are repeated in another currency, before and after the round is over', async () => {
    const player = await casino.player(1_000n);
    const staked = bet(player, 'round-other', 100, 'other-currency');
    expect((await casino.call('bet', staked)).status).toBe('OK');
    const won = win(player, 'round-other', 300);
    expect((await casino.call('win', won)).status).toBe('OK');
    for (const [path, fields] of [
      ['bet', staked],
      ['win', won],
    ] as const) {
      expect((await casino.call(path, { ...fields, currency: 'EUR' })).status).toBe('DUPLICATE_TRANSACTION');
      expect(await casino.call(path, fields)).toMatchObject({ status: 'OK' });
    }
    expect(await casino.cashOf(player.memberId)).toBe(1_200n);
  });

  it('stays within the limits of the game and in the currency of the session', async () => {
    const player = await casino.player(50_000n);
    for (const amount of [9, 10_001]) {
      expect(await casino.call('bet', bet(player, 'round-p', amount))).toMatchObject({
        status: 'LIMIT_EXCEEDED',
        balance: 50_000,
      });
    }
    expect(await casino.call('bet', { ...bet(player, 'round-p', 10), currency: 'EUR' })).toMatchObject({
      status: 'WRONG_CURRENCY',
    });
    expect(await casino.call('bet', bet(player, 'round-p', 10_000))).toMatchObject({ status: 'OK' });
  });

  it.each([0, -100, 1.5, '100', null, Number.POSITIVE_INFINITY, Number.NaN, 1e15, undefined])(
    'of %s is no stake',
    async (amount) => {
      const player = await casino.player(1_000n);
      const answer = await casino.call('bet', { ...bet(player, 'round-q', 100), amount });
      expect(answer).toMatchObject({ httpStatus: 200, status: 'WRONG_SYNTAX' });
      expect(await casino.postings(player.memberId)).toHaveLength(1);
    },
  );

  it('written as 1e309 or NaN in the raw body is no stake either', async () => {
    const player = await casino.player(1_000n);
    for (const text of ['1e309', 'NaN', '-1e309']) {
      const body = JSON.stringify({ requestId: 'x', ...bet(player, 'round-r', 77) }).replace(
        '"amount":77',
        `"amount":${text}`,
      );
      expect(await casino.raw('bet', body)).toMatchObject({ status: 'WRONG_SYNTAX' });
    }
    expect(await casino.cashOf(player.memberId)).toBe(1_000n);
  });
});

describe('a win', () => {
  it('into a round that had no bet is refused: no money out of nothing', async () => {
    const player = await casino.player(100n);
    expect(await casino.call('win', win(player, 'round-s', 900))).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
      balance: 100,
    });
    expect(await casino.call('end-round', inGame(player, 'round-s', {}))).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
    });
    const refused = await casino.player(100n);
    await casino.call('bet', bet(refused, 'round-s2', 101));
    expect(await casino.call('win', win(refused, 'round-s2', 900))).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
    });
  });

  it('after the round was closed is paid once', async () => {
    const player = await casino.player(1_000n);
    await casino.call('bet', bet(player, 'round-t', 100));
    await casino.call('end-round', inGame(player, 'round-t', {}));
    const late = win(player, 'round-t', 500);
    expect(await casino.call('win', late)).toMatchObject({ status: 'OK', balance: 1_400 });
    expect(await casino.call('win', late)).toMatchObject({ status: 'OK', balance: 1_400 });
    expect(await casino.cashOf(player.memberId)).toBe(1_400n);
  });

  it('naming another game than the round was played in is refused', async () => {
    const player = await casino.player(1_000n);
    await casino.call('bet', bet(player, 'round-u', 100));
    expect(await casino.call('win', { ...win(player, 'round-u', 500), gameCode: 'table' })).toMatchObject({
      status: 'INVALID_GAME',
    });
    expect(await casino.cashOf(player.memberId)).toBe(900n);
  });
});

describe('what is somebody else’s', () => {
  it('does not exist: user, session, round, transaction', async () => {
    const [anna, ben] = [await casino.player(1_000n), await casino.player(1_000n)];
    await casino.call('bet', bet(anna, 'round-v', 100, 'v-1'));
    expect(await casino.call('bet', bet({ ...ben, token: anna.token }, 'round-v', 100))).toMatchObject({
      status: 'INVALID_TOKEN',
    });
    expect(await casino.call('balance', { token: anna.token, user: ben.user })).toEqual({
      ...(await casino.call('balance', { token: 'x'.repeat(43), user: ben.user })),
      requestId: expect.any(String),
    });
    expect(await casino.call('win', win(ben, 'round-v', 500))).toMatchObject({ status: 'TRANSACTION_DOES_NOT_EXIST' });
    expect(await casino.call('end-round', inGame(ben, 'round-v', {}))).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
    });
    // Ben's rollback of Anna's bet is a tombstone in his own book and touches nothing of hers.
    await casino.call('rollback', rollback(ben, 'round-v', 'v-1'));
    expect([await casino.cashOf(anna.memberId), await casino.cashOf(ben.memberId)]).toEqual([900n, 1_000n]);
  });

  it('is another vendor’s too', async () => {
    const player = await casino.player(1_000n);
    await casino.call('bet', bet(player, 'round-w', 100));
    for (const path of ['balance', 'bet', 'win', 'play', 'rollback', 'end-round']) {
      const body = {
        ...bet(player, 'round-w', 100),
        referenceTransactionId: 'w-1',
        winTransactionId: 'w',
        winAmount: 1,
      };
      expect(await casino.call(path, body, 'other')).toMatchObject({ status: 'INVALID_TOKEN' });
    }
    expect(await casino.cashOf(player.memberId)).toBe(900n);
  });

  it.each(['', '01', `64${'0'.repeat(32)}`, `01${'0'.repeat(32)}`, 'x'.repeat(64)])(
    'user %j is nobody',
    async (user) => {
      const player = await casino.player(1_000n);
      expect(await casino.call('balance', { token: player.token, user })).toMatchObject({ status: 'INVALID_TOKEN' });
    },
  );
});
