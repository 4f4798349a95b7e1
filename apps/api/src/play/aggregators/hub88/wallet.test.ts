import { randomUUID } from 'node:crypto';
import { grantFreeRounds, lockBook, verifyBooks } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../../testing/add-operator.ts';
import { endGameSessions } from '../../wallet/end-game-sessions.ts';
import { type Hub88Casino, keyPair, type Seat, startHub88Casino } from './hub88.fixture.ts';
import { signed } from './signature.ts';

let casino: Hub88Casino;
let seat: Seat;

beforeAll(async () => {
  casino = await startHub88Casino({ HUB88_PRIZE_MOST: '500' });
  seat = await casino.seat(1_000_000n);
});
afterAll(() => casino.close());

/** 1.00 as Hub88 writes it. */
const one = 100_000;

function bet(of: Seat = seat, more: object = {}) {
  const { user, token } = of;
  const transaction_uuid = randomUUID();
  const round = `r-${transaction_uuid}`;
  return { user, token, transaction_uuid, round, game_code: 'slot', currency: 'USD', amount: one, ...more };
}
type Bet = ReturnType<typeof bet>;

const winOf = ({ transaction_uuid, ...placed }: Bet, amount: number, more: object = {}) => ({
  ...placed,
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: transaction_uuid,
  amount,
  ...more,
});
const rollbackOf = ({ transaction_uuid, currency: _, amount: __, ...placed }: Bet, more: object = {}) => ({
  ...placed,
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: transaction_uuid,
  ...more,
});

const place = (fields: object) => casino.call('/transaction/bet', { ...fields });
const win = (fields: object) => casino.call('/transaction/win', { ...fields });
const rollBack = (fields: object) => casino.call('/transaction/rollback', { ...fields });

const typesOf = async ({ member }: Seat) =>
  (
    await casino.api.db.query<{ type: string }>(
      'select type from posting where member_id = $1 and seq > 0 order by seq',
      [member.id],
    )
  ).rows.map(({ type }) => type);
const verified = async ({ member }: Seat) =>
  expect((await verifyBooks(casino.api.db, { memberId: member.id })).findings).toEqual([]);

describe('calls of the wallet', () => {
  it('say who plays and what can be staked, and echo the request', async () => {
    const { user, token } = seat;
    const request_uuid = randomUUID();
    expect(await casino.call('/user/info', { user, request_uuid })).toMatchObject({
      httpStatus: 200,
      status: 'RS_OK',
      user,
      request_uuid,
      country: expect.stringMatching(/^[A-Z]{2}$/),
    });
    const cash = Number(await casino.cashOf(seat));
    expect(await casino.call('/user/balance', { user, token, game_code: 'slot' })).toMatchObject({
      status: 'RS_OK',
      user,
      balance: cash * 1_000,
      currency: 'USD',
    });
    expect(await casino.call('/user/info', { user: `00${'0'.repeat(32)}` })).toMatchObject({
      status: 'RS_ERROR_INVALID_TOKEN',
    });
  });

  it('take a stake and pay a win, each once however often they come', async () => {
    const of = await casino.seat(10_000n);
    const placed = bet(of);
    const first = await place(placed);
    expect(first).toMatchObject({ status: 'RS_OK', balance: 99 * one, currency: 'USD' });
    expect(await place(placed)).toMatchObject({ status: 'RS_OK', balance: 99 * one });
    const won = winOf(placed, 2.5 * one, { round_closed: true });
    expect(await win(won)).toMatchObject({ status: 'RS_OK', balance: 101.5 * one });
    expect(await win(won)).toMatchObject({ status: 'RS_OK', balance: 101.5 * one });
    // Answered as it was then.
    expect(await place(placed)).toMatchObject({ status: 'RS_OK', balance: 99 * one });
    expect(await typesOf(of)).toEqual(['DEPOSIT', 'GAME_BET', 'GAME_WIN']);
    expect(await casino.cashOf(of)).toBe(10_150n);
    await verified(of);
  });

  it.each([
    ['another amount', { amount: 2 * one }],
    ['another round', { round: 'another' }],
  ])('refuse a transaction_uuid that comes again with %s', async (_, other) => {
    const placed = bet();
    await place(placed);
    expect((await place({ ...placed, ...other })).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
    const won = winOf(placed, 3 * one);
    await win(won);
    expect((await win({ ...won, ...other })).status).not.toBe('RS_OK');
  });

  it('refuse a bet that has the id of a win, and a win that has the id of its bet', async () => {
    const placed = bet();
    await place(placed);
    const won = winOf(placed, one);
    await win(won);
    expect((await place({ ...placed, transaction_uuid: won.transaction_uuid })).status).toBe(
      'RS_ERROR_DUPLICATE_TRANSACTION',
    );
    expect((await win({ ...won, transaction_uuid: placed.transaction_uuid })).status).toBe(
      'RS_ERROR_DUPLICATE_TRANSACTION',
    );
  });

  it('count an id once whether it is written in capitals or not', async () => {
    const placed = bet();
    await place(placed);
    const cash = await casino.cashOf(seat);
    await place({ ...placed, transaction_uuid: placed.transaction_uuid.toUpperCase() });
    expect(await casino.cashOf(seat)).toBe(cash);
  });

  it('end a round with its last bet, and take none in it afterwards', async () => {
    const placed = bet();
    await place(placed);
    const last = bet(seat, { round: placed.round, round_closed: true });
    expect((await place(last)).status).toBe('RS_OK');
    expect((await place(last)).status).toBe('RS_OK');
    expect((await place(bet(seat, { round: placed.round }))).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  });

  it('need no name of a round', async () => {
    const placed = bet(seat, { round: null });
    expect((await place(placed)).status).toBe('RS_OK');
    expect((await win(winOf(placed, one))).status).toBe('RS_OK');
  });
});

describe('amounts', () => {
  it.each([
    ['a part of a cent', { amount: 1_500 }, 'RS_ERROR_WRONG_TYPES'],
    ['a fraction', { amount: 1.5 }, 'RS_ERROR_WRONG_TYPES'],
    ['below zero', { amount: -one }, 'RS_ERROR_WRONG_SYNTAX'],
    ['as text', { amount: '100000' }, 'RS_ERROR_WRONG_TYPES'],
    ['above what a number holds', { amount: 9_007_199_254_740_992 }, 'RS_ERROR_WRONG_SYNTAX'],
    ['that is missing', { amount: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
    ['in another currency of the casino', { currency: 'EUR' }, 'RS_ERROR_WRONG_CURRENCY'],
    ['in an unknown currency', { currency: 'XYZ' }, 'RS_ERROR_WRONG_CURRENCY'],
    ['in a currency of eight decimals', { currency: 'BTC' }, 'RS_ERROR_WRONG_CURRENCY'],
    ['above the limit of a bet', { amount: 1_001 * one }, 'RS_ERROR_LIMIT_REACHED'],
    ['of nothing', { amount: 0 }, 'RS_ERROR_LIMIT_REACHED'],
  ])('refuse a bet %s', async (_, wrong, status) => {
    const cash = await casino.cashOf(seat);
    expect((await place(bet(seat, wrong))).status).toBe(status);
    expect(await casino.cashOf(seat)).toBe(cash);
  });

  it('refuse a win that is no whole number of cents', async () => {
    const placed = bet();
    await place(placed);
    expect((await win(winOf(placed, 1_001))).status).toBe('RS_ERROR_WRONG_TYPES');
    expect((await win(winOf(placed, 0))).status).toBe('RS_OK');
  });

  it('answer the balance with a bet that is above it', async () => {
    const poor = await casino.seat(50n);
    expect(await place(bet(poor))).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: one / 2 });
  });
});

describe('rollbacks', () => {
  it('give a bet back once', async () => {
    const of = await casino.seat(10_000n);
    const placed = bet(of);
    await place(placed);
    const back = rollbackOf(placed);
    expect(await rollBack(back)).toMatchObject({ status: 'RS_OK', balance: 100 * one });
    expect(await rollBack(back)).toMatchObject({ status: 'RS_OK', balance: 100 * one });
    expect((await rollBack(rollbackOf(placed))).status).toBe('RS_OK');
    expect(await casino.cashOf(of)).toBe(10_000n);
    expect((await win(winOf(placed, one))).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    await verified(of);
  });

  it('bar a bet that comes late', async () => {
    const of = await casino.seat(10_000n);
    const late = bet(of);
    expect((await rollBack(rollbackOf(late))).status).toBe('RS_OK');
    expect((await place(late)).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect(await casino.cashOf(of)).toBe(10_000n);
    await verified(of);
  });

  it('leave a bet that was answered by its win', async () => {
    const placed = bet();
    await place(placed);
    await win(winOf(placed, one));
    expect((await rollBack(rollbackOf(placed))).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  });
});

describe('tokens', () => {
  it('refuse a bet and a balance after the end of the session, never a win or a rollback', async () => {
    const of = await casino.seat(10_000n);
    const [first, second] = [bet(of), bet(of)];
    await place(first);
    await place(second);
    await inTransaction(casino.api.db, async (tx) => {
      await lockBook(tx, of.member.id);
      await endGameSessions(tx, of.member.id);
    });
    const { user, token } = of;
    expect((await place(bet(of))).status).toBe('RS_ERROR_TOKEN_EXPIRED');
    expect((await casino.call('/user/balance', { user, token })).status).toBe('RS_ERROR_TOKEN_EXPIRED');
    expect((await win(winOf(first, 5 * one))).status).toBe('RS_OK');
    expect((await rollBack(rollbackOf(second))).status).toBe('RS_OK');
    expect(await casino.cashOf(of)).toBe(10_400n);
    await verified(of);
  });

  it('refuse what nobody was given, and that of another player', async () => {
    const other = await casino.seat(10_000n);
    for (const wrong of [{ token: 'x'.repeat(43) }, { token: other.token }, { user: other.user }, { user: 'nobody' }]) {
      expect((await place(bet(seat, wrong))).status).toBe('RS_ERROR_INVALID_TOKEN');
    }
    expect(await casino.cashOf(other)).toBe(10_000n);
  });

  it('refuse a bet in another game than that of the session', async () => {
    expect((await place(bet(seat, { game_code: 'other' }))).status).toBe('RS_ERROR_INVALID_GAME');
    expect((await place(bet(seat, { game_code: 'unknown' }))).status).toBe('RS_ERROR_INVALID_GAME');
  });

  it('refuse bets of a player whom an operator has blocked, and pay the open round', async () => {
    const of = await casino.seat(10_000n);
    const placed = bet(of);
    await place(placed);
    const block = { memberId: Number(of.member.id), blocked: true, reason: 'A test' };
    expect((await casino.api.post('/operator/member/blockPlay', block, casino.key)).error).toBe(0);
    expect((await place(bet(of))).status).toMatch(/USER_DISABLED|TOKEN_EXPIRED/);
    expect((await win(winOf(placed, one))).status).toBe('RS_OK');
  });

  it('refuse bets above a limit that the player has set', async () => {
    const of = await casino.seat(10_000n);
    const limit = { kind: 'stake', period: 'day', most: 2, timeZone: 'UTC' };
    const set = await casino.api.post('/sys/protection/setLimit', limit, of.member.token);
    expect(set.error).toBe(0);
    expect((await place(bet(of, { amount: 2 * one }))).status).toBe('RS_OK');
    expect((await place(bet(of))).status).toBe('RS_ERROR_LIMIT_REACHED');
  });
});

describe('free bets', () => {
  async function granted(of: Seat, count = 2): Promise<string> {
    const id = randomUUID();
    await inTransaction(casino.api.db, async (tx) => {
      await lockBook(tx, of.member.id);
      await grantFreeRounds(tx, {
        id,
        memberId: of.member.id,
        vendor: 'hub88',
        gameCode: 'hub88:slot',
        currency: 'USD',
        stake: 100n,
        count,
        winMost: 100_000n,
        wagering: 0,
        source: 'vendor',
        sourceKey: id,
        givenBy: 'system:test',
        expiresAt: new Date(Date.now() + 3_600_000),
      });
    });
    return id;
  }

  it('cost nothing, are counted once, and their wins are marked', async () => {
    const of = await casino.seat(10_000n);
    const free = { is_free: true, reward_uuid: await granted(of) };
    const placed = bet(of, free);
    expect(await place(placed)).toMatchObject({ status: 'RS_OK', balance: 100 * one });
    expect((await place(placed)).status).toBe('RS_OK');
    expect((await win(winOf(placed, 3 * one, { is_free: true, round_closed: true }))).status).toBe('RS_OK');
    expect((await place(bet(of, free))).status).toBe('RS_OK');
    expect((await place(bet(of, free))).status).toBe('RS_ERROR_LIMIT_REACHED');
    expect((await typesOf(of)).slice(0, 4)).toEqual(['DEPOSIT', 'FREE_BET', 'FREE_WIN', 'FREE_BET']);
    await verified(of);
  });

  it('are refused without free rounds of the player, or with another stake', async () => {
    const of = await casino.seat(10_000n);
    const reward_uuid = await granted(of);
    expect((await place(bet(of, { is_free: true }))).status).toBe('RS_ERROR_UNKNOWN');
    expect((await place(bet(of, { is_free: true, reward_uuid: randomUUID() }))).status).toBe('RS_ERROR_UNKNOWN');
    expect((await place(bet(of, { is_free: true, reward_uuid, amount: 2 * one }))).status).toBe('RS_ERROR_UNKNOWN');
    expect(await casino.cashOf(of)).toBe(10_000n);
  });
});

describe('prizes of a supplier', () => {
  const prize = (of: Seat, more: object = {}) => {
    const { round: _, ...placed } = bet(of, more);
    return { ...placed, is_supplier_promo: true };
  };

  it('are paid once without a bet, marked, also after the session', async () => {
    const of = await casino.seat(10_000n);
    await inTransaction(casino.api.db, async (tx) => {
      await lockBook(tx, of.member.id);
      await endGameSessions(tx, of.member.id);
    });
    const won = prize(of, { amount: 50 * one });
    expect(await win(won)).toMatchObject({ status: 'RS_OK', balance: 150 * one });
    expect(await win(won)).toMatchObject({ status: 'RS_OK', balance: 150 * one });
    expect((await win({ ...won, amount: 51 * one })).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
    expect((await win({ ...won, round: 'another' })).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
    expect(await typesOf(of)).toEqual(['DEPOSIT', 'SUPPLIER_PRIZE']);
    const recorded = await casino.api.db.query(
      `select actor from audit_event where command = 'promotionWin.pay' and member_id = $1`,
      [of.member.id],
    );
    expect(recorded.rows).toEqual([{ actor: 'vendor:hub88' }]);
    await verified(of);
  });

  it('are refused above what is set, of nothing, in another currency, and with a token of nobody', async () => {
    const of = await casino.seat(10_000n);
    expect((await win(prize(of, { amount: 501 * one }))).status).toBe('RS_ERROR_LIMIT_REACHED');
    expect((await win(prize(of, { amount: 0 }))).status).toBe('RS_ERROR_WRONG_TYPES');
    expect((await win(prize(of, { currency: 'EUR' }))).status).toBe('RS_ERROR_WRONG_CURRENCY');
    expect((await win(prize(of, { token: 'y'.repeat(43) }))).status).toBe('RS_ERROR_INVALID_TOKEN');
    expect(await casino.cashOf(of)).toBe(10_000n);
  });

  it('ask for the bet where a win is no prize', async () => {
    expect((await win({ ...bet() })).status).toBe('RS_ERROR_WRONG_SYNTAX');
  });
});

describe('signatures', () => {
  const body = () => JSON.stringify({ ...bet(), request_uuid: randomUUID() });

  it.each([
    ['missing', () => undefined],
    ['of other bytes', () => casino.sign('{}')],
    ['of another key', (text: string) => signed(text, keyPair().privateKey)],
    ['no base64', () => '?'.repeat(344)],
    ['cut off', (text: string) => casino.sign(text).slice(0, -8)],
    ['changed by one letter', (text: string) => casino.sign(text).replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))],
  ])('refuse a call whose signature is %s', async (_, make) => {
    const text = body();
    const cash = await casino.cashOf(seat);
    const refused = await casino.send('/transaction/bet', text, make(text));
    expect(refused).toMatchObject({ httpStatus: 200, status: 'RS_ERROR_INVALID_SIGNATURE' });
    expect(refused.balance).toBeUndefined();
    expect(await casino.cashOf(seat)).toBe(cash);
  });

  it('hold for the bytes that came: one blank more is another call', async () => {
    const text = body();
    expect((await casino.send('/transaction/bet', `${text} `, casino.sign(text))).status).toBe(
      'RS_ERROR_INVALID_SIGNATURE',
    );
    expect((await casino.send('/transaction/bet', text, casino.sign(text))).status).toBe('RS_OK');
  });

  it('are checked before anything is parsed', async () => {
    expect((await casino.send('/transaction/bet', '{', undefined)).status).toBe('RS_ERROR_INVALID_SIGNATURE');
    expect((await casino.send('/transaction/bet', '{', casino.sign('{'))).status).toBe('RS_ERROR_WRONG_SYNTAX');
    expect((await casino.send('/transaction/nothing', '{}', casino.sign('{}'))).httpStatus).toBe(404);
    const large = `{"x":"${'x'.repeat(70_000)}"}`;
    expect((await casino.send('/transaction/bet', large, casino.sign(large))).httpStatus).toBe(413);
  });

  it('show the casino’s public key to the person who sets up the integration', async () => {
    const answer = await fetch(`${casino.api.url}/aggregators/hub88/public-key`);
    expect(await answer.text()).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  });
});

it('refuse a bet that opens a round during maintenance, and take the win of one that is open', async () => {
  const placed = bet();
  expect(await place(placed)).toMatchObject({ status: 'RS_OK' });
  const keeper = await addOperator(casino.api.db, 'keeper', ['administrator']);
  const desk = (path: string, body: object) => casino.api.post(`/operator/maintenance/${path}`, body, keeper);
  const reason = 'a test';
  const planned = await desk('plan', { endTime: new Date(Date.now() + 3_600_000).toISOString(), reason });
  const cash = await casino.cashOf(seat);
  expect(await place(bet())).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' });
  expect(await casino.cashOf(seat)).toBe(cash);
  expect(await win(winOf(placed, one))).toMatchObject({ status: 'RS_OK' });
  expect(await casino.cashOf(seat)).toBe(cash + 100n);
  await desk('turn', { id: planned.data.id, to: 'over', reason });
  expect(await place(bet())).toMatchObject({ status: 'RS_OK' });
});
