import { randomBytes, randomUUID } from 'node:crypto';
import { postWithin, verifyBooks } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { casinoJurisdiction, type Jurisdiction, type RuledPlace } from '@fairhouse/jurisdictions';
import { amountOf } from '@fairhouse/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callWallet } from '../../testing/call-wallet.ts';
import { requestsAtOnce } from '../../testing/requests-at-once.ts';
import { startTestApi, type TestApi, type TestMember, testSecrets } from '../../testing/start-test-api.ts';
import { excludeByCard } from './joining/check-joining.ts';
import { remindToReview } from './limits/remind-to-review.ts';
import { describeSummary } from './own-play/describe-play.ts';
import { breakAfterPlay } from './pauses/break-after-play.ts';
import { liftExclusion } from './pauses/lift-exclusion.ts';
import { pauseMember } from './pauses/pause-member.ts';
import { startMandatoryBreak } from './pauses/start-mandatory-break.ts';
import { startPause } from './pauses/start-pause.ts';
import type { ProtectionDeps } from './protection.deps.ts';

let api: TestApi;
let gameId: number;
let gameCode: string;

beforeAll(async () => {
  // Whatever runs on this machine: no provider answers here, so that orders stay under way.
  api = await startTestApi({ SANDBOX_ORIGIN: 'http://127.0.0.1:1' });
  const { rows } = await api.db.query(
    `select g.id, g.code from game g join game_limit l on l.game_code = g.code and l.currency = 'USD'
     where g.enabled and g.vendor = 'studio' and l.minimum_bet <= 100 and l.maximum_bet >= 2000 order by g.id limit 1`,
  );
  ({ id: gameId, code: gameCode } = rows[0]);
});
afterAll(() => api.close());

const get = async (member: TestMember) => (await api.post('/sys/protection/get', {}, member.token)).data;
const set = (member: TestMember, input: object) => api.post('/sys/protection/setLimit', input, member.token);
const fund = (member: TestMember, minor: bigint) =>
  inTransaction(api.db, (tx) =>
    postWithin(tx, {
      memberId: member.id,
      type: 'DEPOSIT',
      amount: amountOf('USD', minor),
      source: 'test',
      externalId: randomUUID(),
    }),
  );
const newDay = (member: TestMember, days = 1) =>
  api.db.query(`update play_limit_raise set confirm_from = confirm_from - $2 * interval '1 day' where member_id = $1`, [
    member.id,
    days,
  ]);

interface Seat {
  token: string;
  user: string;
}

async function sit(member: TestMember): Promise<Seat> {
  const launch = await api.post('/sys/game/getLaunchUrl', { id: gameId }, member.token);
  if (launch.error !== 0) throw new Error(launch.message);
  const launchToken = new URL(launch.data).searchParams.get('token');
  const answer = await callWallet(api.url, 'authenticate', { launchToken, gameCode });
  return { token: answer.token, user: answer.user };
}

const bet = (seat: Seat, amount: number, roundId = randomUUID()) =>
  callWallet(api.url, 'bet', { ...seat, gameCode, roundId, transactionId: randomUUID(), currency: 'USD', amount });
/** As a vendor does: the same bet again for as long as it is not decided, which a busy database may take a while for. */
async function decidedBet(seat: Seat, amount: number) {
  const ids = { roundId: randomUUID(), transactionId: randomUUID() };
  for (;;) {
    const answer = await callWallet(api.url, 'bet', { ...seat, gameCode, ...ids, currency: 'USD', amount });
    if (answer.status !== 'UNKNOWN') return answer;
  }
}

const win = (seat: Seat, amount: number, roundId: string) =>
  callWallet(api.url, 'win', {
    ...seat,
    gameCode,
    roundId,
    transactionId: randomUUID(),
    currency: 'USD',
    amount,
    roundClosed: true,
  });

describe('a limit', () => {
  it('holds at once when it is lower, and after a day and a confirmation when it is higher or goes', async () => {
    const member = await api.join();
    expect((await set(member, { kind: 'loss', period: 'day', most: 50, timeZone: 'America/New_York' })).data).toEqual({
      confirmFrom: null,
    });
    expect((await set(member, { kind: 'loss', period: 'day', most: 30 })).data).toEqual({ confirmFrom: null });
    const asked = await set(member, { kind: 'loss', period: 'day', most: 80 });
    expect(Date.parse(asked.data.confirmFrom) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    expect(await get(member)).toMatchObject({
      timeZone: 'America/New_York',
      limits: [{ kind: 'loss', period: 'day', most: 30, used: 0, left: 30, raise: { most: 80 } }],
    });
    const which = { kind: 'loss', period: 'day' };
    expect((await api.post('/sys/protection/confirmRaise', which, member.token)).error).toBe(
      errorCodes.tooEarlyToConfirm,
    );
    await newDay(member);
    expect((await api.post('/sys/protection/confirmRaise', which, member.token)).error).toBe(0);
    expect((await get(member)).limits).toMatchObject([{ most: 80, raise: null }]);

    await set(member, { kind: 'loss', period: 'day' });
    expect((await get(member)).limits).toMatchObject([{ most: 80, raise: { most: null } }]);
    expect((await api.post('/sys/protection/withdrawRaise', which, member.token)).error).toBe(0);
    expect((await api.post('/sys/protection/confirmRaise', which, member.token)).error).toBe(errorCodes.noSuchThing);
    await set(member, { kind: 'loss', period: 'day' });
    await newDay(member);
    await api.post('/sys/protection/confirmRaise', which, member.token);
    expect((await get(member)).limits).toEqual([]);

    const { rows } = await api.db.query(
      `select command, before, after from audit_event where member_id = $1 and subject = 'limit:loss.day' order by id`,
      [member.id],
    );
    expect(rows.map(({ command }) => command)).toEqual([
      'limit.set',
      'limit.set',
      'limit.askHigher',
      'limit.confirmHigher',
      'limit.askHigher',
      'limit.withdrawHigher',
      'limit.askHigher',
      'limit.confirmHigher',
    ]);
    expect(rows[1]).toMatchObject({ before: { most: '5000' }, after: { most: '3000' } });
  });

  it('tells the most that was used in a period of the last 30 days, for a limit that is set lower', async () => {
    const member = await api.join();
    const most = async (kind: string, period: string) =>
      (await api.post('/sys/protection/mostUsed', { kind, period }, member.token)).data.used;
    expect([await most('deposit', 'day'), await most('time', 'month'), await most('loss', 'week')]).toEqual([0, 0, 0]);
    await fund(member, 30_000n);
    await fund(member, 20_000n);
    const seat = await sit(member);
    const roundId = randomUUID();
    await bet(seat, 700, roundId);
    await win(seat, 250, roundId);
    for (const period of ['day', 'week', 'month']) {
      expect([await most('deposit', period), await most('stake', period), await most('loss', period)]).toEqual([
        500, 7, 4.5,
      ]);
    }
    const { rows } = await api.db.query(
      `select play_most_used($1, 'deposit', 'month', 'UTC', now() + interval '31 days') as used`,
      [member.id],
    );
    expect(rows[0].used).toBe(0n);
  });

  it('refuses what is no amount, no minutes and no place', async () => {
    const member = await api.join();
    for (const [input, error] of [
      [{ kind: 'loss', period: 'day', most: -1 }, 'amountInvalid'],
      [{ kind: 'loss', period: 'day', most: 1.234 }, 'amountInvalid'],
      [{ kind: 'time', period: 'day', most: 1.5 }, 'amountInvalid'],
      [{ kind: 'time', period: 'day', most: 1_441 }, 'amountTooLarge'],
      [{ kind: 'time', period: 'day', most: 60, timeZone: 'Nowhere/Else' }, 'invalidField'],
      [{ kind: 'luck', period: 'day', most: 1 }, 'invalidField'],
    ] as const) {
      expect((await set(member, input)).error).toBe(errorCodes[error]);
    }
  });
});

describe('the calendar', () => {
  it('of another time zone counts from a day later on, and of nowhere not at all', async () => {
    const member = await api.join();
    await set(member, { kind: 'stake', period: 'day', most: 50, timeZone: 'Asia/Manila' });
    const move = (timeZone: string) => api.post('/sys/protection/setTimeZone', { timeZone }, member.token);
    expect((await move('Nowhere/Else')).error).toBe(errorCodes.invalidField);
    const { data } = await move('America/New_York');
    expect(Date.parse(data.from) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    expect((await get(member)).timeZone).toBe('Asia/Manila');
    // A limit that names another browser's zone changes nothing either.
    await set(member, { kind: 'stake', period: 'day', most: 40, timeZone: 'Europe/Berlin' });
    expect((await get(member)).timeZone).toBe('Asia/Manila');
    await api.db.query('update play_preference set next_from = now() where member_id = $1', [member.id]);
    expect((await get(member)).timeZone).toBe('America/New_York');
  });
});

describe('help', () => {
  it('is shown to visitors and members alike', async () => {
    const member = await api.join();
    const lines = (await api.post('/sys/protection/helpLines')).data;
    expect(lines).toEqual(casinoJurisdiction.rules['help.lines']);
    expect((await api.post('/sys/protection/helpLines', {}, member.token)).data).toEqual(lines);
  });
});

describe('at the bet', () => {
  it('the lowest of several limits counts, and a win gives room for losses and none for stakes', async () => {
    const member = await api.join();
    await fund(member, 100_000n);
    const seat = await sit(member);
    expect((await bet(seat, 500)).status).toBe('OK');
    await set(member, { kind: 'loss', period: 'day', most: 20 });
    await set(member, { kind: 'loss', period: 'week', most: 15 });
    await set(member, { kind: 'stake', period: 'month', most: 40 });
    // 5.00 are lost already.
    expect((await bet(seat, 1_001)).status).toBe('LIMIT_EXCEEDED');
    const roundId = randomUUID();
    expect((await bet(seat, 1_000, roundId)).status).toBe('OK');
    expect((await bet(seat, 100)).status).toBe('LIMIT_EXCEEDED');
    expect((await win(seat, 2_000, roundId)).status).toBe('OK');
    expect((await bet(seat, 2_000)).status).toBe('OK');
    expect((await get(member)).limits).toMatchObject([
      { kind: 'loss', period: 'day', used: 15, left: 5 },
      { kind: 'loss', period: 'week', used: 15, left: 0 },
      { kind: 'stake', period: 'month', used: 35, left: 5 },
    ]);
  });

  it(`${requestsAtOnce} at once never pass a limit together, and the books verify`, async () => {
    const member = await api.join();
    await fund(member, 1_000_000n);
    const seats = await Promise.all([sit(member), sit(member)]);
    await set(member, { kind: 'stake', period: 'day', most: 100 });
    const answers = await Promise.all(Array.from({ length: requestsAtOnce }, (_, i) => decidedBet(seats[i % 2]!, 300)));
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(33);
    expect(answers.filter(({ status }) => status === 'LIMIT_EXCEEDED')).toHaveLength(requestsAtOnce - 33);
    expect((await verifyBooks(api.db, { memberId: member.id })).ok).toBe(true);
  });

  it('a limit that is reached in the middle of a round lets it end, and no further one begin', async () => {
    const member = await api.join();
    await fund(member, 100_000n);
    await set(member, { kind: 'loss', period: 'day', most: 10 });
    const seat = await sit(member);
    const roundId = randomUUID();
    expect((await bet(seat, 1_000, roundId)).status).toBe('OK');
    // Doubling down, and no more than ten times what the round began with.
    expect((await bet(seat, 1_000, roundId)).status).toBe('OK');
    expect((await bet(seat, 8_001, roundId)).status).toBe('LIMIT_EXCEEDED');
    expect((await bet(seat, 100)).status).toBe('LIMIT_EXCEEDED');
    expect((await win(seat, 1_500, roundId)).status).toBe('OK');
    expect((await bet(seat, 501)).status).toBe('LIMIT_EXCEEDED');
    expect((await bet(seat, 500)).status).toBe('OK');
  });

  it('time is what games were open for, once for all of them, and a new day gives it again', async () => {
    const member = await api.join();
    await fund(member, 100_000n);
    const seat = await sit(member);
    await bet(seat, 100);
    // Two games side by side for an hour, until now.
    await sit(member);
    await api.db.query(
      `update vendor_session set opened_at = now() - interval '61 minutes', last_used_at = now() where member_id = $1`,
      [member.id],
    );
    await set(member, { kind: 'time', period: 'week', most: 90 });
    expect((await get(member)).limits).toMatchObject([{ kind: 'time', used: expect.toSatisfy((it) => it >= 1) }]);
    expect((await bet(seat, 100)).status).toBe('OK');
    await set(member, { kind: 'time', period: 'week', most: 1 });
    expect((await bet(seat, 100)).status).toBe('LIMIT_EXCEEDED');
    // The week is over.
    const begun = await api.db.query<{ before: Date }>(
      `select starts_at - interval '7 days' as before from play_period where member_id = $1`,
      [member.id],
    );
    await api.db.query(
      `update play_period set starts_at = $2, ends_at = now() - interval '1 second' where member_id = $1`,
      [member.id, begun.rows[0]!.before],
    );
    await api.db.query(`update bet_allowance set good_until = now() where member_id = $1`, [member.id]);
    await api.db.query(`update vendor_session set opened_at = now(), last_used_at = now() where member_id = $1`, [
      member.id,
    ]);
    expect((await bet(seat, 100)).status).toBe('OK');
  });

  it('members without limits have nothing to be looked up, and limits that went leave nothing', async () => {
    const member = await api.join();
    await fund(member, 100_000n);
    const seat = await sit(member);
    await bet(seat, 100);
    const guarded = async () =>
      (await api.db.query('select guarded from vendor_session where member_id = $1', [member.id])).rows[0].guarded;
    expect(await guarded()).toBe(false);
    // Neither does a look at the page begin anything.
    expect((await get(member)).limits).toEqual([]);
    expect((await api.db.query('select from play_period where member_id = $1', [member.id])).rowCount).toBe(0);
    await set(member, { kind: 'stake', period: 'day', most: 50 });
    await bet(seat, 100);
    expect(await guarded()).toBe(true);
    await set(member, { kind: 'stake', period: 'day' });
    await newDay(member);
    await api.post('/sys/protection/confirmRaise', { kind: 'stake', period: 'day' }, member.token);
    await bet(seat, 100);
    expect(await guarded()).toBe(false);
    expect((await api.db.query('select from bet_allowance where member_id = $1', [member.id])).rowCount).toBe(0);
  });
});

describe('at the deposit', () => {
  const order = (member: TestMember, amount: number, requestKey?: string) =>
    api.post('/sys/deposit/pix/depositOrder', { amount, requestKey }, member.token);

  it('32 orders at once never pass a limit together, and the repeat of one is answered as the first was', async () => {
    const member = await api.join({ currency: 'BRL' });
    await set(member, { kind: 'deposit', period: 'day', most: 500 });
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, i) => order(member, 100, `key-of-${i}-${member.id}`)),
    );
    const refused = answers.filter(({ error }) => error === errorCodes.depositLimitReached);
    expect(answers.map(({ error }) => error).filter((error) => error !== errorCodes.depositLimitReached)).toHaveLength(
      5,
    );
    expect(refused).toHaveLength(27);
    expect(refused[0]!.message).toContain('0.00');
    const { rows } = await api.db.query('select request_key from deposit_attempt where member_id = $1', [member.id]);
    expect(rows).toHaveLength(5);
    expect((await order(member, 100, rows[0].request_key)).error).not.toBe(errorCodes.depositLimitReached);
  });
});

describe('before paying in, where the place has the member decide', () => {
  const order = (member: TestMember) =>
    api.post('/sys/deposit/stripe/depositOrder', { amount: 20, requestKey: randomUUID() }, member.token);
  const decline = (member: TestMember) => api.post('/sys/protection/declineLimit', {}, member.token);

  it('a limit or a refusal of one is asked for, once, and the answer is an act', async () => {
    const [limited, timed, declined] = [await api.join(), await api.join(), await api.join()];
    expect((await get(limited)).prompt).toBe(false);
    casinoJurisdiction.rules['limits.prompt'] = true;
    try {
      await set(timed, { kind: 'time', period: 'day', most: 60 });
      for (const member of [limited, timed, declined]) {
        expect(await get(member)).toMatchObject({ prompt: true });
        expect((await order(member)).error).toBe(errorCodes.limitUndecided);
      }
      await set(limited, { kind: 'deposit', period: 'month', most: 100 });
      for (const _ of [1, 2]) expect((await decline(declined)).error).toBe(0);
      for (const member of [limited, declined]) {
        expect(await get(member)).toMatchObject({ prompt: false });
        expect((await order(member)).error).not.toBe(errorCodes.limitUndecided);
      }
      const { rows } = await api.db.query(
        `select actor from audit_event where member_id = $1 and command = 'limit.decline'`,
        [declined.id],
      );
      expect(rows).toEqual([{ actor: `member:${declined.id}` }]);
    } finally {
      casinoJurisdiction.rules['limits.prompt'] = false;
    }
  });
});

describe('a pause', () => {
  it('of some hours stops launches, bets and deposits, keeps the log-in, and cannot be ended', async () => {
    const member = await api.join();
    await fund(member, 100_000n);
    const seat = await sit(member);
    const roundId = randomUUID();
    await bet(seat, 100, roundId);
    expect((await api.post('/sys/protection/takeBreak', { hours: 23 }, member.token)).error).toBe(
      errorCodes.invalidField,
    );
    expect((await api.post('/sys/protection/takeBreak', { hours: 24 }, member.token)).error).toBe(0);
    expect(await get(member)).toMatchObject({ pause: { kind: 'break' } });
    expect((await bet(seat, 100)).status).toBe('USER_DISABLED');
    expect((await bet(seat, 100, roundId)).status).toBe('USER_DISABLED');
    expect((await win(seat, 300, roundId)).status).toBe('OK');
    const launch = await api.post('/sys/game/getLaunchUrl', { id: gameId }, member.token);
    expect(launch).toMatchObject({ error: errorCodes.playPaused, message: expect.stringContaining('until') });
    const deposit = await api.post('/sys/deposit/stripe/depositOrder', { amount: 50 }, member.token);
    expect(deposit.error).toBe(errorCodes.playPaused);
    const check = await api.post('/sys/sysSetting/checkBlock', { id: Number(member.id) }, member.token);
    expect(check.data).toBe(4);

    // When it is over, everything is as it was.
    await api.db.query(`update play_pause set since = now() - interval '2 days', until = now() where member_id = $1`, [
      member.id,
    ]);
    await api.db.query('update bet_allowance set good_until = now() where member_id = $1', [member.id]);
    expect(await get(member)).toMatchObject({ pause: null });
    expect((await bet(await sit(member), 100)).status).toBe('OK');
  });

  it('for good logs out everywhere, lets in again for the cash-out, and refuses play, deposit and joining again', async () => {
    const device = 'device-of-one-person-0001';
    const person = { firstName: 'Ana', lastName: 'Cruz-Reyes', birthday: '1988-03-04', deviceId: device };
    const member = await api.join(person);
    await fund(member, 10_000n);
    const seat = await sit(member);
    const other = await api.post('/sys/auth/login', { username: member.username, password: member.password });
    expect((await api.post('/sys/protection/exclude', { months: 6, sure: false }, member.token)).error).not.toBe(0);
    expect((await api.post('/sys/protection/exclude', { months: 0, sure: true }, member.token)).error).toBe(0);
    for (const token of [member.token, other.data.token]) {
      expect((await api.post('/sys/protection/get', {}, token)).error).toBe(errorCodes.loginAgain);
    }
    expect((await bet(seat, 100)).status).toBe('USER_DISABLED');

    const again = await api.post('/sys/auth/login', { username: member.username, password: member.password });
    expect(again.error).toBe(0);
    const back = { ...member, token: again.data.token };
    expect(await get(back)).toMatchObject({ pause: { kind: 'exclusion', until: null } });
    expect((await api.post('/sys/game/getLaunchUrl', { id: gameId }, back.token)).message).toContain('permanently');
    expect((await api.post('/sys/deposit/stripe/depositOrder', { amount: 50 }, back.token)).error).toBe(
      errorCodes.selfExcluded,
    );
    // The cash-out asks for what it always asks for, and never speaks of the exclusion.
    const cashOut = await api.post('/sys/cashout/bankTransfer/apply', { amount: 50 }, back.token);
    expect(cashOut.error).not.toBe(errorCodes.selfExcluded);

    const joins = async (more: object) =>
      api.join({ firstName: 'Someone', lastName: 'Else', ...more }).then(
        () => 'in',
        (error: Error) => error.message,
      );
    const kept = expect.stringContaining('We can’t open an account');
    expect(await joins({ ...person, firstName: 'CRUZ-REYES', lastName: 'Ána', deviceId: undefined })).toEqual(kept);
    expect(await joins({ deviceId: device })).toEqual(kept);
    expect(await joins({ ...person, birthday: '1988-03-05', deviceId: undefined, address: 'Another Street 9' })).toBe(
      'in',
    );
    expect(await joins({})).toBe('in');
  });

  it('is the same for an account that its member closed, and no limits bring play back', async () => {
    const member = await api.join();
    await fund(member, 10_000n);
    expect((await api.post('/sys/protection/closeAccount', { sure: true }, member.token)).error).toBe(0);
    expect(await get(member)).toBe(null);
    const again = await api.post('/sys/auth/login', { username: member.username, password: member.password });
    const back = { ...member, token: again.data.token };
    expect((await get(back)).closedAt).toEqual(expect.any(String));
    await set(back, { kind: 'stake', period: 'day', most: 50 });
    expect((await api.post('/sys/game/getLaunchUrl', { id: gameId }, back.token)).error).toBe(errorCodes.accountClosed);
  });
});

describe('for a member', () => {
  /** A country, and a part of it that goes by other rules. */
  const placesOf = (jurisdiction: Jurisdiction): RuledPlace[] => [
    { countryCode: 'PH', stateCode: '', ownParts: ['PH-40'], jurisdiction },
    { countryCode: 'PH', stateCode: 'PH-40', ownParts: [], jurisdiction: casinoJurisdiction },
  ];
  const deps = (): ProtectionDeps => ({
    db: api.db,
    jurisdictionOf: () => casinoJurisdiction,
    jurisdictionOfMember: async () => casinoJurisdiction,
    countryOf: () => undefined,
    ruledPlaces: () => placesOf(casinoJurisdiction),
    tellOfBreak: async () => {},
    tellToReview: async () => {},
    endSessions: async () => {},
    endGameSessions: async () => {},
    secret: testSecrets.SIGNING_SECRET,
    clock: () => new Date(),
  });
  const inTx = <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(api.db, work);
  const pay = (member: TestMember, digest: Buffer) =>
    api.db.query(
      `insert into deposit_instrument (attempt_id, member_id, kind, digest, label)
       values ($1, $2, 'card', $3, 'Visa 4242')`,
      [Number(member.id), member.id, digest],
    );

  it('a card of somebody who is excluded excludes the account that it pays into, as long', async () => {
    const first = await api.join({ firstName: 'Carla', lastName: 'Marks', birthday: '1971-01-02' });
    const second = await api.join({ firstName: 'Carlo', lastName: 'Others', birthday: '1972-01-02' });
    const third = await api.join();
    const [card, other] = [randomBytes(32), randomBytes(32)];
    await pay(first, card);
    expect((await api.post('/sys/protection/exclude', { months: 12, sure: true }, first.token)).error).toBe(0);
    const note = (member: TestMember, digest: Buffer) =>
      inTx((tx) =>
        excludeByCard(deps(), tx, member.id, [digest], (until, reason) =>
          startPause(deps(), tx, member.id, { kind: 'exclusion', until, by: 'system:protection', reason }),
        ),
      );
    await note(second, card);
    await note(third, other);
    const { rows } = await api.db.query(
      `select q.until = p.until as same from play_pause p join play_pause q on q.member_id = $2 where p.member_id = $1`,
      [first.id, second.id],
    );
    expect(rows).toEqual([{ same: true }]);
    expect((await get(third)).pause).toBe(null);
  });

  it('somebody of the staff begins what members begin themselves, and ends only an exclusion for good', async () => {
    const member = await api.join({ firstName: 'Dina', lastName: 'Wish', birthday: '1973-01-02' });
    const by = 'operator:anna';
    const wish = (more: object) =>
      inTx((tx) =>
        pauseMember(deps(), tx, { memberId: member.id, by, reason: 'by telephone', kind: 'break', ...more }),
      );
    expect(await wish({ hours: 5 })).toMatchObject({ ok: false, error: 'invalidField' });
    expect(await wish({ hours: 24 })).toMatchObject({ ok: true });
    expect(await get(member)).toMatchObject({ pause: { kind: 'break' } });
    expect(await inTx((tx) => startMandatoryBreak(deps(), tx, member.id, 5, 'long play'))).toBe(false);
    const lift = () => inTx((tx) => liftExclusion(deps(), tx, { memberId: member.id, by, reason: 'asked and waited' }));
    expect(await wish({ kind: 'exclusion', months: 6 })).toMatchObject({ ok: true });
    expect(await lift()).toMatchObject({ ok: false, error: 'wrongState' });
    expect(await wish({ kind: 'exclusion', months: 0 })).toMatchObject({ ok: true });
    expect(await lift()).toMatchObject({ ok: true });
    // The one of six months runs on.
    expect(await get(member)).toMatchObject({ pause: { kind: 'exclusion', until: expect.any(String) } });
    const { rows } = await api.db.query(
      `select actor, command from audit_event where member_id = $1 and command like 'pause.%' order by id`,
      [member.id],
    );
    expect(rows).toEqual(
      ['break', 'exclusion', 'exclusion', 'lift'].map((command) => ({ actor: by, command: `pause.${command}` })),
    );
  });

  it('is reminded every six months where the place says so, counted from joining, and by two processes once', async () => {
    const place = { ...casinoJurisdiction, rules: { ...casinoJurisdiction.rules, 'limits.reviewMonths': 6 } };
    const [old, recent, apart] = [await api.join(), await api.join(), await api.join()];
    await api.db.query(`update member set created_at = now() - interval '6 months' where id = any ($1)`, [
      [old.id, apart.id],
    ]);
    await api.db.query(`update member set state_code = 'PH-40' where id = $1`, [apart.id]);
    const reported: bigint[] = [];
    let now = new Date();
    const there = (): ProtectionDeps => ({
      ...deps(),
      ruledPlaces: () => placesOf(place),
      tellToReview: async (_, { memberId }) => reported.push(memberId),
      clock: () => now,
    });
    expect(await remindToReview(deps())).toBe(0);
    const both = await Promise.all([remindToReview(there()), remindToReview(there())]);
    expect(both.reduce((sum, one) => sum + one)).toBe(1);
    expect(reported).toEqual([old.id]);
    now = new Date(now.getTime() + 170 * 86_400_000);
    expect(await remindToReview(there())).toBe(0);
    now = new Date(now.getTime() + 20 * 86_400_000);
    await remindToReview(there());
    expect(reported.filter((id) => id === old.id)).toHaveLength(2);
    expect(reported).toContain(recent.id);
    expect(reported).not.toContain(apart.id);
    const { rows } = await api.db.query(
      `select after from audit_event where member_id = $1 and command = 'limit.remindToReview' order by id`,
      [old.id],
    );
    expect(rows).toEqual([{ after: { months: 6 } }, { after: { months: 6 } }]);
  });

  it('play is interrupted where the place says so, after its time without leaving off, and not before', async () => {
    const place = {
      ...casinoJurisdiction,
      rules: { ...casinoJurisdiction.rules, 'break.mandatory': { afterMinutes: 60, minutes: 5 } },
    };
    const there = (): ProtectionDeps => ({ ...deps(), ruledPlaces: () => placesOf(place) });
    const [long, twice, left, apart] = [await api.join(), await api.join(), await api.join(), await api.join()];
    await api.db.query(`update member set state_code = 'PH-40' where id = $1`, [apart.id]);
    const play = async (member: TestMember, minutesAgo: number, lastMinutesAgo: number) => {
      await sit(member);
      await api.db.query(
        `update vendor_session set opened_at = now() - make_interval(mins => $2), last_used_at = now() - make_interval(mins => $3)
         where token_hash = (select token_hash from vendor_session where member_id = $1 order by opened_at desc limit 1)`,
        [member.id, minutesAgo, lastMinutesAgo],
      );
    };
    await play(long, 61, 0);
    await play(apart, 61, 0);
    // Two games one after the other, four minutes apart; and six.
    await play(twice, 70, 34);
    await play(twice, 30, 0);
    await play(left, 70, 36);
    await play(left, 30, 0);
    expect(await breakAfterPlay(deps())).toBe(0);
    expect(await breakAfterPlay(there())).toBe(2);
    expect(await breakAfterPlay(there())).toBe(0);
    for (const member of [long, twice]) expect(await get(member)).toMatchObject({ pause: { kind: 'mandatoryBreak' } });
    for (const member of [left, apart]) expect((await get(member)).pause).toBe(null);
  });

  it('who is on a pause is offered no bonus', async () => {
    const member = await api.join();
    await api.db.query('update member set email_verified_at = now() where id = $1', [member.id]);
    await api.post('/sys/protection/takeBreak', { hours: 24 }, member.token);
    const claimed = await api.post('/sys/bonus/claim', { promotion: 'signUp' }, member.token);
    expect(claimed.error).toBe(errorCodes.bonusNotOffered);
  });
});

describe('what one played', () => {
  it('is told since the log-in, for any days and since joining', async () => {
    const member = await api.join();
    await fund(member, 10_000n);
    const seat = await sit(member);
    const roundId = randomUUID();
    await bet(seat, 700, roundId);
    await win(seat, 250, roundId);
    expect((await api.post('/sys/protection/session', {}, member.token)).data).toMatchObject({
      staked: 7,
      won: 2.5,
      net: -4.5,
      realityCheckMinutes: null,
    });
    expect((await api.post('/sys/protection/setRealityCheck', { minutes: 14 }, member.token)).error).not.toBe(0);
    await api.post('/sys/protection/setRealityCheck', { minutes: 15 }, member.token);
    expect((await api.post('/sys/protection/session', {}, member.token)).data.realityCheckMinutes).toBe(15);
    await api.post('/sys/protection/setRealityCheck', { minutes: 0 }, member.token);
    expect((await get(member)).realityCheck.minutes).toBe(null);

    const today = new Date().toISOString().slice(0, 10);
    const summary = await api.post('/sys/protection/summary', { from: today, to: today }, member.token);
    expect(summary.data).toMatchObject({
      staked: 7,
      won: 2.5,
      net: -4.5,
      deposited: 100,
      paidOut: 0,
      lifetime: { staked: 7, won: 2.5, net: -4.5, deposited: 100, paidOut: 0, netDeposits: 100 },
    });
    const before = await api.post('/sys/protection/summary', { from: '2020-01-01', to: '2020-02-01' }, member.token);
    expect(before.data).toMatchObject({ staked: 0, won: 0, deposited: 0 });
    expect((await api.post('/sys/protection/summary', { from: today, to: '2020-02-01' }, member.token)).error).toBe(
      errorCodes.statementPeriodInvalid,
    );
  });

  it('adds up to what was paid in less what was paid out while money moves between the statements that read it', async () => {
    const member = await api.join();
    // Each statement of the summary is followed by a deposit that is paid out again: the net is 0 at every moment.
    let last: Promise<unknown> = Promise.resolve();
    const query = (...of: Parameters<typeof api.db.query>) => {
      const answer = last.then(() => api.db.query(...of));
      last = answer.then(() =>
        inTransaction(api.db, async (tx) => {
          const same = { memberId: member.id, amount: amountOf('USD', 1_000n), source: 'test' };
          const reference = randomUUID();
          await postWithin(tx, { ...same, type: 'DEPOSIT', externalId: randomUUID() });
          await postWithin(tx, { ...same, type: 'WITHDRAW', externalId: reference });
          await postWithin(tx, { ...same, type: 'WITHDRAW_PAID', externalId: randomUUID(), reference });
        }),
      );
      return answer;
    };
    const today = new Date().toISOString().slice(0, 10);
    const summary = await describeSummary(
      { db: { query }, clock: () => new Date() } as never,
      { id: member.id, currency: 'USD' } as never,
      { from: today, to: today },
    );
    const { deposited, paidOut, netDeposits } = summary.ok ? summary.data.lifetime : expect.fail(summary.error);
    expect(deposited).toBeGreaterThan(0);
    expect([paidOut, netDeposits]).toEqual([deposited, 0]);
  });

  it.each([
    [[0, 0, 0, 0, 0, 0, 0, 0, 0], 0, 'none'],
    [[1, 1, 0, 0, 0, 0, 0, 0, 0], 2, 'low'],
    [[1, 1, 1, 0, 0, 0, 0, 0, 0], 3, 'moderate'],
    [[1, 1, 1, 1, 1, 1, 1, 0, 0], 7, 'moderate'],
    [[1, 1, 1, 1, 1, 1, 1, 1, 0], 8, 'high'],
    [[3, 3, 3, 3, 3, 3, 3, 3, 3], 27, 'high'],
  ])('the test of one’s own play: %j is %i, %s', async (answers, score, level) => {
    const member = await api.join();
    const answer = await api.post('/sys/protection/selfTest', { answers }, member.token);
    expect(answer.data).toMatchObject({ score, level, helpLines: expect.arrayContaining([expect.anything()]) });
  });
});

describe('somebody who has excluded himself and joins again', () => {
  it('is looked at where the name or the birthday is typed otherwise, and refused where they are the same', async () => {
    const person = { firstName: 'Ramón', lastName: 'De Leon-Cruz', birthday: '1971-06-15', address: '1 Mabini St.' };
    const excluded = await api.join(person);
    expect((await api.post('/sys/protection/exclude', { months: 12, sure: true }, excluded.token)).error).toBe(0);
    await expect(api.join({ ...person, address: '2 Mabini St.' })).rejects.toThrow('We can’t open an account');
    const similar = [
      { ...person, firstName: 'Ramón Jose' },
      { ...person, lastName: 'De LeonCruz' },
      { ...person, firstName: 'Ramom' },
      { ...person, birthday: '1971-06-16' },
    ];
    for (const [number, changed] of similar.entries()) {
      const { id } = await api.join({ ...changed, address: `${number + 3} Mabini St.` });
      const { rows } = await api.db.query('select list, reference, state from screening_hit where member_id = $1', [
        id,
      ]);
      expect(rows, JSON.stringify(changed)).toEqual([
        { list: 'Self-exclusion', reference: `member ${excluded.id}`, state: 'waiting' },
      ]);
    }
    const { id } = await api.join({ ...person, firstName: 'Teresa', address: '9 Mabini St.' });
    expect((await api.db.query('select from screening_hit where member_id = $1', [id])).rowCount).toBe(0);
  });
});
