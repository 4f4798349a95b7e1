import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openWalletCasino, type Player, sign, signAsVersion1, type WalletCasino } from './wallet.fixture.ts';

let casino: WalletCasino;
let player: Player;
let allowed: (address: string) => boolean = () => true;
let nowMs = Date.now;
const version1UntilMs = Date.UTC(2100, 0);

beforeAll(async () => {
  casino = await openWalletCasino({ allow: (address) => allowed(address), nowMs: () => nowMs(), version1UntilMs });
  player = await casino.player(1_000n);
});
afterEach(() => {
  nowMs = Date.now;
});
afterAll(() => casino.close());

const body = () => JSON.stringify({ requestId: randomUUID(), token: player.token, user: player.user });
const secondsAgo = (seconds: number) => String(Math.floor(Date.now() / 1_000) - seconds);

describe('a signature', () => {
  it('is needed: without a header, with another key, over another body or time it is refused alike', async () => {
    const text = body();
    const now = secondsAgo(0);
    const refusals = await Promise.all([
      casino.raw('balance', text, { 'x-vendor-signature': undefined }),
      casino.raw('balance', text, { 'x-vendor-timestamp': undefined }),
      casino.raw('balance', text, { 'x-vendor-id': undefined }),
      casino.raw('balance', text, { 'x-vendor-id': 'nobody' }),
      casino.raw('balance', text, {
        'x-vendor-signature': sign('other', 'balance', text, now),
        'x-vendor-timestamp': now,
      }),
      casino.raw('balance', text, {
        'x-vendor-signature': sign('studio', 'balance', `${text} `, now),
        'x-vendor-timestamp': now,
      }),
      casino.raw('balance', text, {
        'x-vendor-signature': sign('studio', 'balance', text, String(Number(now) - 1)),
        'x-vendor-timestamp': now,
      }),
      casino.raw('balance', text, { 'x-vendor-signature': 'z'.repeat(64) }),
      casino.raw('balance', text, { 'x-vendor-signature': '' }),
    ]);
    for (const refusal of refusals) expect(refusal).toEqual({ httpStatus: 401, status: 'INVALID_SIGNATURE' });
    expect(await casino.raw('balance', text)).toMatchObject({ httpStatus: 200, status: 'OK' });
  });

  it.each([
    [300, 200],
    [301, 401],
    [-300, 200],
    [-301, 401],
  ])('made %i s ago answers %i', async (age, httpStatus) => {
    const text = body();
    const timestamp = secondsAgo(age);
    nowMs = () => (Number(timestamp) + age) * 1_000;
    const headers = {
      'x-vendor-timestamp': timestamp,
      'x-vendor-signature': sign('studio', 'balance', text, timestamp),
    };
    expect(await casino.raw('balance', text, headers)).toMatchObject({ httpStatus });
  });

  it('of a bet means nothing to any other call: its bytes sent to /wallet/win are refused', async () => {
    const rich = await casino.player(0n);
    const fields = { token: rich.token, user: rich.user, gameCode: 'slot', roundId: 'captured', currency: 'USD' };
    const text = JSON.stringify({ requestId: randomUUID(), ...fields, transactionId: 'captured-1', amount: 500 });
    const timestamp = secondsAgo(0);
    const signature = sign('studio', 'bet', text, timestamp);
    const headers = { 'x-vendor-timestamp': timestamp, 'x-vendor-signature': signature };
    expect((await casino.raw('bet', text, headers)).status).toBe('NOT_ENOUGH_MONEY');
    for (const path of ['win', 'rollback', 'end-round', 'balance']) {
      expect(await casino.raw(path, text, headers), path).toEqual({ httpStatus: 401, status: 'INVALID_SIGNATURE' });
    }
  });

  it('of version 1 is taken until the day that is set for the vendor, and no moment longer', async () => {
    const text = body();
    const at = (ms: number) => {
      nowMs = () => ms;
      const timestamp = String(Math.floor(ms / 1_000));
      const signature = signAsVersion1('studio', text, timestamp);
      return casino.raw('balance', text, { 'x-vendor-timestamp': timestamp, 'x-vendor-signature': signature });
    };
    expect(await at(version1UntilMs - 1)).toMatchObject({ httpStatus: 200 });
    expect(await at(version1UntilMs)).toEqual({ httpStatus: 401, status: 'INVALID_SIGNATURE' });
  });

  it('is checked before the body is looked at', async () => {
    expect(await casino.raw('bet', '{not json', { 'x-vendor-signature': 'a'.repeat(64) })).toMatchObject({
      httpStatus: 401,
    });
  });

  it('from an address that is not the vendor’s is refused', async () => {
    allowed = (address) => address !== '127.0.0.1';
    expect(await casino.raw('balance', body())).toMatchObject({ httpStatus: 401, status: 'INVALID_SIGNATURE' });
    allowed = (address) => address === '127.0.0.1';
    expect(await casino.raw('balance', body(), { 'x-forwarded-for': '10.9.8.7' })).toMatchObject({ status: 'OK' });
    allowed = () => true;
  });
});

describe('a body', () => {
  it.each([
    ['empty', ''],
    ['no JSON', '{"requestId": "a"'],
    ['no object', '[1, 2]'],
    ['null', 'null'],
    ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['without its fields', '{"requestId": "a"}'],
  ])('that is %s is wrong syntax', async (_, raw) => {
    expect(await casino.raw('bet', raw)).toMatchObject({ httpStatus: 200, status: 'WRONG_SYNTAX' });
  });

  it('keeps its request id where it has one', async () => {
    expect(await casino.raw('bet', '{"requestId": "abc"}')).toEqual({
      httpStatus: 200,
      status: 'WRONG_SYNTAX',
      requestId: 'abc',
    });
  });

  it('above 64 kB is refused unread', async () => {
    expect(await casino.raw('bet', `{"meta":"${'x'.repeat(70_000)}"}`)).toEqual({
      httpStatus: 413,
      status: 'WRONG_SYNTAX',
    });
  });

  it('is read whatever content type it claims', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/vnd.game+json']) {
      expect(await casino.raw('balance', body(), { 'content-type': type })).toMatchObject({ status: 'OK' });
    }
  });

  it.each([
    ['a path in the round id', { roundId: '../../etc' }],
    ['a quote in the transaction id', { transactionId: "a'); drop table game_round; --" }],
    ['an endless id', { transactionId: 'x'.repeat(65) }],
    ['a currency nobody has', { currency: 'XAU' }],
    ['an empty round id', { roundId: '' }],
  ])('with %s is wrong syntax', async (_, wrong) => {
    const fields = {
      token: player.token,
      user: player.user,
      gameCode: 'slot',
      roundId: 'r',
      transactionId: 't',
      currency: 'USD',
      amount: 10,
    };
    expect(await casino.call('bet', { ...fields, ...wrong })).toMatchObject({ status: 'WRONG_SYNTAX' });
  });

  it('cannot give a member more than the contract names', async () => {
    const fields = {
      token: player.token,
      user: player.user,
      gameCode: 'slot',
      roundId: 'extra',
      transactionId: 'extra-1',
      currency: 'USD',
      amount: 10,
    };
    const answer = await casino.call('bet', {
      ...fields,
      memberId: 1,
      balance: 999_999,
      command: 'win',
      __proto__: { command: 'win' },
    });
    expect(answer).toMatchObject({ status: 'OK', balance: 990 });
  });
});

it('a path that does not exist answers in the wallet’s own words', async () => {
  expect(await casino.raw('jackpot', body())).toEqual({ httpStatus: 404, status: 'WRONG_SYNTAX' });
});

it('a wallet with no room left says so, and nothing was done', async () => {
  const small = await openWalletCasino({ maxQueued: 2 });
  const one = await small.player(100_000n);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      small.call('bet', {
        ...one,
        gameCode: 'slot',
        roundId: `r${i}`,
        transactionId: `t${i}`,
        currency: 'USD',
        amount: 10,
        memberId: undefined,
      }),
    ),
  );
  const done = answers.filter((answer) => answer.status === 'OK');
  const full = answers.filter((answer) => answer.httpStatus === 503 && answer.status === 'UNKNOWN');
  expect(done.length + full.length).toBe(40);
  expect(full.length).toBeGreaterThan(0);
  expect(await small.cashOf(one.memberId)).toBe(100_000n - BigInt(done.length * 10));
  await small.close();
});
