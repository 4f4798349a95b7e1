import { randomUUID } from 'node:crypto';
import { verifyBooks } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract/errors';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { rangesOfAll } from '../../db/job-queue/range-by-range.ts';
import { addOperator } from '../../testing/add-operator.ts';
import { callWallet } from '../../testing/call-wallet.ts';
import { requestsAtOnce } from '../../testing/requests-at-once.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { bookOf, depsOf, joinAlone, openRound, playRound, post } from './bonus.fixture.ts';
import { countBetsJob } from './count-stale.ts';

let api: TestApi;
let key: string;
beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '100000', TRUSTED_PROXIES: '127.0.0.1,::1' });
  key = await addOperator(api.db, 'bonus-desk');
});
afterAll(() => api.close());

const claim = (member: TestMember, promotion: string) => api.post('/sys/bonus/claim', { promotion }, member.token);
const overview = async (member: TestMember) => (await api.post('/sys/bonus/overview', {}, member.token)).data;
const giveUp = (member: TestMember, id: number) => api.post('/sys/bonus/giveUp', { id }, member.token);
const info = async (member: TestMember) => (await api.post('/sys/auth/token/info', {}, member.token)).data;
const desk = (path: string, body: object) => api.post(`/operator/bonus/${path}`, body, key);
const give = (member: TestMember, amount: number, more = {}) =>
  desk('give', { memberId: Number(member.id), amount, reason: 'a test', ...more });
const verified = async (member: TestMember) =>
  expect((await verifyBooks(api.db, { memberId: member.id })).findings).toEqual([]);
const auditEventsOf = async (member: TestMember) =>
  (
    await api.db.query<{ command: string }>(
      `select command from audit_event where member_id = $1 and command like 'bonus.%' order by id`,
      [member.id],
    )
  ).rows.map(({ command }) => command);

/** A member whose bonus needs few bets: the desk's, under terms set for it and set back. */
async function withFewBets(member: TestMember, amount: number) {
  await desk('setTerm', { name: 'wagering.times', value: 1 });
  const given = await give(member, amount);
  await desk('setTerm', { name: 'wagering.times', value: 50 });
  expect(given.error).toBe(0);
}

describe('the sign-up bonus', () => {
  it('is 5 with 250 to wager, after the mail is confirmed, once', async () => {
    const member = await joinAlone(api);
    await api.db.query('update member set email_verified_at = null where id = $1', [member.id]);
    expect((await overview(member)).offers).toContainEqual(
      expect.objectContaining({ promotion: 'signUp', amount: 5, required: 250, needs: 'mail' }),
    );
    expect((await claim(member, 'signUp')).error).toBe(errorCodes.bonusNeedsMail);
    await api.db.query('update member set email_verified_at = now() where id = $1', [member.id]);
    expect((await claim(member, 'signUp')).error).toBe(0);
    expect(await bookOf(api, member)).toMatchObject({ cash: 0n, bonus: 5_00n });
    expect((await overview(member)).active).toMatchObject({
      promotion: 'signUp',
      amount: 5,
      required: 250,
      wagered: 0,
      own: 0,
      locked: 5,
      mostCounted: 2,
      mostReleased: 200,
    });
    expect((await claim(member, 'signUp')).error).toBe(errorCodes.rewardAlreadyTaken);
    expect(await info(member)).toMatchObject({ availableBalance: 5, withdrawableBalance: 0, rollingAmount: 250 });
    expect(await auditEventsOf(member)).toEqual(['bonus.give']);
    const news = await api.post('/base/news/listPage', {}, member.token);
    expect(news.data.content[0].message).toContain('$5.00');
    await verified(member);
  });

  it('is over 30 days after joining, and outside its window', async () => {
    const late = await joinAlone(api);
    await api.db.query(`update member set created_at = now() - interval '30 days' where id = $1`, [late.id]);
    expect((await claim(late, 'signUp')).error).toBe(errorCodes.bonusNotOffered);
    const early = await joinAlone(api);
    await desk('setTerm', { name: 'signUp.lastDay', value: 20_200_101 });
    expect((await claim(early, 'signUp')).error).toBe(errorCodes.bonusNotOffered);
    await desk('setTerm', { name: 'signUp.lastDay', value: 0 });
    expect((await claim(early, 'signUp')).error).toBe(0);
  });
});

describe('a process whose clock is wrong', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['ahead', 400],
    ['behind', -400],
  ])('(%s) offers and gives what the database’s clock allows', async (_, days) => {
    const [joined, late] = [await joinAlone(api), await joinAlone(api)];
    await api.db.query(`update member set created_at = now() - interval '31 days' where id = $1`, [late.id]);
    await desk('setTerm', { name: 'firstDeposit.lastDay', value: dayNumber(1) });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
    const promotions = async (member: TestMember) =>
      (await overview(member)).offers.map(({ promotion }: { promotion: string }) => promotion);
    expect(await promotions(joined)).toEqual(['signUp', 'firstDeposit']);
    expect(await promotions(late)).toEqual(['firstDeposit']);
    expect((await api.post('/sys/depositPaymentMethod/maxBonusInfo', {}, joined.token)).data).not.toBeNull();
    expect((await claim(late, 'signUp')).error).toBe(errorCodes.bonusNotOffered);
    expect((await claim(joined, 'signUp')).error).toBe(0);
    vi.useRealTimers();
    await desk('setTerm', { name: 'firstDeposit.lastDay', value: 0 });
  });
});

/** A day from now as terms say it: 20261128. */
function dayNumber(fromNow: number): number {
  return Number(new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''));
}

describe('who is to be offered nothing', () => {
  const holdBack = (member: TestMember) =>
    api.db.query(
      `insert into harm_measure (member_id, measure, level, score, kinds, no_offers_until, taken_at)
       values ($1, 'limits', 2, 4, '{chasing}', now() + interval '1 hour', now())`,
      [member.id],
    );
  const pause = (member: TestMember) => api.post('/sys/protection/takeBreak', { hours: 24 }, member.token);

  it.each([
    ['signs', holdBack],
    ['paused', pause],
  ] as const)('sees and gets no bonus, from nobody (%s); the others do', async (why, begin) => {
    const [held, free] = [await joinAlone(api), await joinAlone(api)];
    for (const { id } of [held, free]) await api.db.query('update member set vip_level = 20 where id = $1', [id]);
    await begin(held);
    const shown = await overview(held);
    expect(shown).toMatchObject({ heldBack: why, offers: [], terms: { firstDeposit: null, friday: null } });
    expect(shown.terms.cashback).toMatchObject({ percent: 8 });
    expect((await overview(free)).heldBack).toBeNull();
    const note = (member: TestMember) => api.post('/sys/depositPaymentMethod/maxBonusInfo', {}, member.token);
    expect((await note(held)).data).toBeNull();
    expect((await note(free)).data).not.toBeNull();
    expect((await claim(held, 'signUp')).error).toBe(errorCodes.bonusNotOffered);
    expect((await give(held, 5)).error).toBe(errorCodes.bonusNotOffered);
    expect(await bookOf(api, held)).toMatchObject({ cash: 0n, bonus: 0n });
    expect((await claim(free, 'signUp')).error).toBe(0);
  });
});

describe('the first-deposit bonus', () => {
  it('doubles the first deposit up to 200 and asks for 50 times both, within 90 days', async () => {
    const member = await joinAlone(api);
    const asked = () => api.post('/sys/depositPaymentMethod/maxBonusInfo', {}, member.token);
    expect((await asked()).data).toEqual({
      percent: 100,
      maximumBonus: 200,
      minimumDeposit: 10,
      wageringMultiple: 50,
      wageringDays: 90,
      currency: 'USD',
    });
    expect((await claim(member, 'firstDeposit')).error).toBe(errorCodes.bonusNeedsDeposit);
    await post(api, member, 'DEPOSIT', 300_00n);
    await post(api, member, 'DEPOSIT', 50_00n);
    expect((await asked()).data).toBeNull();
    expect((await claim(member, 'firstDeposit')).error).toBe(0);
    const { active } = await overview(member);
    expect(active).toMatchObject({
      amount: 200,
      deposit: 300,
      required: 25_000,
      own: 350,
      locked: 200,
      mostReleased: null,
    });
    expect(Date.parse(active.expiresTime) - Date.parse(active.createTime)).toBe(7 * 24 * 3_600_000);
    expect(Date.parse(active.deadlineTime) - Date.parse(active.createTime)).toBe(90 * 24 * 3_600_000);
    const { rows } = await api.db.query(
      `select extract(epoch from deadline_at - created_at)::int / 86400 as days from bonus where member_id = $1`,
      [member.id],
    );
    expect(rows).toEqual([{ days: 90 }]);
  });

  it('is not for a deposit below 10, one that was taken back, or one that was cashed out', async () => {
    const small = await joinAlone(api);
    await post(api, small, 'DEPOSIT', 9_99n);
    await post(api, small, 'DEPOSIT', 500_00n);
    expect((await claim(small, 'firstDeposit')).error).toBe(errorCodes.bonusNotOffered);
    const taken = await joinAlone(api);
    const reference = await post(api, taken, 'DEPOSIT', 50_00n);
    await post(api, taken, 'REVERSAL', 50_00n, { reference });
    expect((await claim(taken, 'firstDeposit')).error).toBe(errorCodes.bonusNotOffered);
    const paid = await joinAlone(api);
    await post(api, paid, 'DEPOSIT', 50_00n);
    const held = await post(api, paid, 'WITHDRAW', 50_00n);
    expect((await claim(paid, 'firstDeposit')).error).toBe(errorCodes.bonusCashOutPending);
    await post(api, paid, 'WITHDRAW_PAID', 50_00n, { reference: held });
    expect((await claim(paid, 'firstDeposit')).error).toBe(errorCodes.bonusNotOffered);
  });

  it('is of the same numbers in every currency: the least deposit of R$10 brings R$10', async () => {
    const member = await joinAlone(api, { currency: 'BRL' });
    const asked = await api.post('/sys/depositPaymentMethod/maxBonusInfo', {}, member.token);
    expect(asked.data).toMatchObject({ maximumBonus: 200, minimumDeposit: 10, currency: 'BRL' });
    await post(api, member, 'DEPOSIT', 10_00n, { currency: 'BRL' });
    expect((await claim(member, 'firstDeposit')).error).toBe(0);
    expect((await overview(member)).active).toMatchObject({ amount: 10, deposit: 10, required: 1_000 });
  });

  it('comes one bonus at a time, and in the currency of the account', async () => {
    const member = await joinAlone(api, { currency: 'BTC' });
    await post(api, member, 'DEPOSIT', 1_000_000n, { currency: 'BTC' });
    expect((await claim(member, 'signUp')).error).toBe(0);
    expect((await claim(member, 'firstDeposit')).error).toBe(errorCodes.bonusActive);
    const { active } = await overview(member);
    expect(active).toMatchObject({ amount: 0.000_05, currency: 'BTC' });
    expect((await giveUp(member, active.id)).error).toBe(0);
    expect((await claim(member, 'firstDeposit')).error).toBe(0);
    expect((await overview(member)).active).toMatchObject({ amount: 0.002, deposit: 0.01 });
  });
});

describe('the meter', () => {
  it('says of every bet what counted and why, and counts each once', async () => {
    const member = await joinAlone(api);
    await post(api, member, 'DEPOSIT', 100_00n);
    await claim(member, 'firstDeposit');
    await playRound(api, member, 1_50n, 0n);
    await playRound(api, member, 10_00n, 4_00n);
    await playRound(api, member, 5_00n, 0n, 'blackjack');
    const round = { gameCode: 'nocturne', roundId: 'taken-back' };
    const bet = await post(api, member, 'GAME_BET', 3_00n, { round });
    await Promise.all([overview(member), overview(member), info(member)]);
    await post(api, member, 'GAME_ROLLBACK', 3_00n, { reference: bet, round });
    const { active } = await overview(member);
    expect(active).toMatchObject({ wagered: 3.7, required: 10_000, own: 87.5, locked: 100 });
    expect(await info(member)).toMatchObject({
      rollingAmount: 9_996.3,
      withdrawableBalance: 0,
      availableBalance: 187.5,
    });
    const page = await api.post('/sys/bonus/bet/page', { bonusId: active.id }, member.token);
    expect(
      page.data.content.map(({ game, stake, counted, percent, reason }: Record<string, unknown>) => ({
        game,
        stake,
        counted,
        percent,
        reason,
      })),
    ).toEqual([
      { game: 'Nocturne', stake: 3, counted: 0, percent: 100, reason: 'rolledBack' },
      { game: 'Blackjack', stake: 5, counted: 0.2, percent: 10, reason: 'mostCounted' },
      { game: 'Nocturne', stake: 10, counted: 2, percent: 100, reason: 'mostCounted' },
      { game: 'Nocturne', stake: 1.5, counted: 1.5, percent: 100, reason: 'whole' },
    ]);
    const atTheDesk = await desk('betPage', { memberId: Number(member.id), bonusId: active.id });
    expect(atTheDesk.data).toEqual(page.data);
    const stranger = await joinAlone(api);
    expect((await desk('betPage', { memberId: Number(stranger.id), bonusId: active.id })).data.content).toEqual([]);
    expect((await api.post('/sys/bonus/bet/page', { bonusId: active.id }, stranger.token)).data.content).toEqual([]);
    expect((await api.post('/sys/bonus/bet/page', {}, member.token)).error).toBe(errorCodes.missingField);
    expect((await giveUp(stranger, active.id)).error).toBe(errorCodes.noSuchThing);
  });

  it('comes to the same whether it is looked at after every line or once at the end', async () => {
    const step = fc.record({
      stake: fc.bigInt(1n, 8_00n),
      won: fc.bigInt(0n, 12_00n),
      game: fc.constantFrom('nocturne', 'blackjack'),
      end: fc.constantFrom('win', 'lose', 'roll back'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
        const [often, once] = [await joinAlone(api), await joinAlone(api)];
        for (const member of [often, once]) {
          await post(api, member, 'DEPOSIT', 60_00n);
          expect((await claim(member, 'firstDeposit')).error).toBe(0);
        }
        for (const [index, { stake, won, game, end }] of steps.entries()) {
          const round = { gameCode: game, roundId: String(index) };
          const { cash, bonus } = await bookOf(api, once);
          if (stake > cash + bonus) continue;
          for (const member of [often, once]) {
            const reference = await post(api, member, 'GAME_BET', stake, { round });
            if (end === 'win') await post(api, member, 'GAME_WIN', won, { round, reference });
            if (end === 'roll back') await post(api, member, 'GAME_ROLLBACK', stake, { round, reference });
          }
          await overview(often);
        }
        const meterOf = async (member: TestMember) => {
          const { wagered, own, locked } = (await overview(member)).active;
          return { wagered, own, locked };
        };
        const meter = await meterOf(often);
        expect(await meterOf(once)).toEqual(meter);
        const { cash, bonus } = await bookOf(api, once);
        expect(Math.round((meter.own + meter.locked) * 100)).toBe(Number(cash + bonus));
        await verified(once);
      }),
      { numRuns: 4 },
    );
  });

  it('goes through a book of more lines than are read at once', async () => {
    const member = await joinAlone(api);
    await post(api, member, 'DEPOSIT', 50_00n);
    await claim(member, 'firstDeposit');
    for (let first = 1; first <= 1100; first += 100) {
      await api.db.query(
        `select ledger_post_within(array[row($1::bigint, 'GAME_BET', 1, 'USD', 'many', n::text, null, 'nocturne', n::text,
           null)::ledger_instruction])
         from generate_series($2::int, $2 + 99) n`,
        [member.id, first],
      );
    }
    expect((await overview(member)).active).toMatchObject({ wagered: 11, own: 39 });
  });
});

describe('the end', () => {
  it('turns bonus and winnings into cash when all bets are made', async () => {
    const member = await joinAlone(api);
    await post(api, member, 'DEPOSIT', 10_00n);
    await claim(member, 'firstDeposit');
    await api.db.query('update bonus set required = 300 where member_id = $1', [member.id]);
    await playRound(api, member, 2_00n, 9_00n);
    expect((await info(member)).rollingAmount).toBe(1);
    await playRound(api, member, 2_00n, 0n);
    expect(await info(member)).toMatchObject({ rollingAmount: 0, availableBalance: 25, withdrawableBalance: 25 });
    expect(await bookOf(api, member)).toMatchObject({ cash: 25_00n, bonus: 0n });
    const { active, ended } = await overview(member);
    expect(active).toBeNull();
    expect(ended[0]).toMatchObject({ status: 'released', paid: 10, forfeited: 0, wagered: 3 });
    expect(await auditEventsOf(member)).toEqual(['bonus.give', 'bonus.released']);
    await verified(member);
  });

  it('leaves 200 of what a free bonus came to', async () => {
    const member = await joinAlone(api);
    await withFewBets(member, 2);
    await playRound(api, member, 1_00n, 400_00n);
    await playRound(api, member, 1_00n, 0n);
    expect(await info(member)).toMatchObject({ rollingAmount: 0, availableBalance: 200, withdrawableBalance: 200 });
    expect((await overview(member)).ended[0]).toMatchObject({ status: 'released', forfeited: 200 });
    await verified(member);
  });

  it('by giving up takes the bonus and what it won, and frees the own money', async () => {
    const member = await joinAlone(api);
    await post(api, member, 'DEPOSIT', 20_00n);
    await claim(member, 'firstDeposit');
    // 20 own money and 5 of the bonus: the win of 50 is the member's by four fifths.
    await playRound(api, member, 25_00n, 50_00n);
    const { active } = await overview(member);
    expect(active).toMatchObject({ own: 40, locked: 25 });
    expect((await giveUp(member, active.id)).error).toBe(0);
    expect(await info(member)).toMatchObject({ rollingAmount: 0, availableBalance: 40, withdrawableBalance: 40 });
    expect(await bookOf(api, member)).toMatchObject({ cash: 40_00n, bonus: 0n, forfeited: 25_00n });
    expect((await giveUp(member, active.id)).error).toBe(errorCodes.noSuchThing);
    await verified(member);
  });

  it('leaves the member the share of a win that was staked before the bonus', async () => {
    const member = await joinAlone(api);
    await post(api, member, 'DEPOSIT', 40_00n);
    const round = { gameCode: 'blackjack', roundId: 'begun-before' };
    const taken = await post(api, member, 'GAME_BET', 10_00n, { round });
    await post(api, member, 'GAME_ROLLBACK', 10_00n, { round, reference: taken });
    await post(api, member, 'GAME_BET', 20_00n, { round });
    expect((await claim(member, 'firstDeposit')).error).toBe(0);
    // 20 before, then 20 own money and 20 of the bonus: the win of 120 is the member's by two thirds.
    await post(api, member, 'GAME_BET', 40_00n, { round });
    await post(api, member, 'GAME_WIN', 120_00n, { round });
    expect((await overview(member)).active).toMatchObject({ own: 80, locked: 60 });
    await verified(member);
  });

  it('waits for a round that is open', async () => {
    const member = await joinAlone(api);
    await give(member, 10);
    const { active } = await overview(member);
    await openRound(api, member, 1_00n);
    expect((await giveUp(member, active.id)).error).toBe(errorCodes.bonusRoundOpen);
    await api.db.query(`update bonus set last_bet_at = now() - interval '8 days' where member_id = $1`, [member.id]);
    expect((await overview(member)).active).toMatchObject({ status: 'active' });
    await api.db.query('update game_round set closed_at = now() where member_id = $1', [member.id]);
    expect((await overview(member)).active).toBeNull();
  });

  describe('with all of the bonus on an open hand', () => {
    /** 200 paid in and 200 given, on one hand of blackjack. */
    async function playing() {
      const member = await joinAlone(api);
      await post(api, member, 'DEPOSIT', 200_00n);
      expect((await claim(member, 'firstDeposit')).error).toBe(0);
      const { rows } = await api.db.query<{ id: number }>(`select id from game where code = 'blackjack'`);
      const launched = await api.post('/sys/game/getLaunchUrl', { id: rows[0]!.id }, member.token);
      const launchToken = new URL(launched.data).searchParams.get('token');
      const gameCode = 'blackjack';
      const { user, token } = await callWallet(api.url, 'authenticate', { launchToken, gameCode });
      const hand = { user, token, gameCode, roundId: randomUUID() };
      const send = (command: 'bet' | 'win', amount: number, more = {}) =>
        callWallet(api.url, command, { ...hand, transactionId: randomUUID(), currency: 'USD', amount, ...more });
      expect(await send('bet', 400_00)).toMatchObject({ status: 'OK', balance: 0 });
      const { active } = await overview(member);
      expect(active).toMatchObject({ own: 0, locked: 0 });
      return {
        member,
        bonusId: active.id as number,
        win: (amount = 800_00) => send('win', amount, { roundClosed: true }),
        endRound: () => callWallet(api.url, 'end-round', hand),
        openedAgo: (time: string) =>
          api.db.query('update game_round set opened_at = now() - $2::interval where member_id = $1', [
            member.id,
            time,
          ]),
      };
    }

    it.each(['24:00:01', '25:00:00', '80 days'])('waits for it, %s after it was opened', async (time) => {
      const { member, bonusId, win, openedAgo } = await playing();
      await openedAgo(time);
      expect(await info(member)).toMatchObject({ withdrawableBalance: 0, rollingAmount: 19_999.8 });
      expect((await giveUp(member, bonusId)).error).toBe(errorCodes.bonusRoundOpen);
      expect((await win()).status).toBe('OK');
      // Half of the hand was the member's own.
      expect((await overview(member)).active).toMatchObject({ own: 400, locked: 400 });
      expect(await info(member)).toMatchObject({ withdrawableBalance: 0, rollingAmount: 19_999.8 });
      expect((await giveUp(member, bonusId)).error).toBe(0);
      expect(await info(member)).toMatchObject({ withdrawableBalance: 400, rollingAmount: 0 });
      await verified(member);
    });

    it('says what is staked once its own time is up', async () => {
      const { member, win, openedAgo } = await playing();
      await openedAgo('8 days');
      await api.db.query(
        `update bonus set phase = 'expired', last_bet_at = now() - interval '8 days' where member_id = $1`,
        [member.id],
      );
      expect(await info(member)).toMatchObject({ withdrawableBalance: 0, rollingAmount: 400 });
      await win();
      expect(await info(member)).toMatchObject({ withdrawableBalance: 400, rollingAmount: 0 });
      expect((await overview(member)).ended[0]).toMatchObject({ status: 'expired', forfeited: 400 });
    });

    it('waits while the win is being checked, and shares it when it is paid', async () => {
      const { member, bonusId, win, openedAgo } = await playing();
      expect((await win(8_000_00)).status).toBe('WIN_HELD');
      await openedAgo('80 days');
      expect((await overview(member)).active).toMatchObject({ own: 0, locked: 0 });
      expect((await giveUp(member, bonusId)).error).toBe(errorCodes.bonusRoundOpen);
      const { rows } = await api.db.query('select id from held_win where member_id = $1', [member.id]);
      expect((await api.post('/operator/heldWin/release', { id: Number(rows[0].id) }, key)).error).toBe(0);
      expect((await overview(member)).active).toMatchObject({ own: 4_000, locked: 4_000 });
      expect((await giveUp(member, bonusId)).error).toBe(0);
      expect(await info(member)).toMatchObject({ withdrawableBalance: 4_000, rollingAmount: 0 });
      await verified(member);
    });

    it('ends when the hand is over', async () => {
      const { member, endRound, openedAgo } = await playing();
      await openedAgo('25:00:00');
      expect((await endRound()).status).toBe('OK');
      expect(await info(member)).toMatchObject({ rollingAmount: 0 });
      expect((await overview(member)).ended[0]).toMatchObject({ status: 'lost', forfeited: 0 });
    });

    it('lets an operator cancel after a week, when the vendor has lost the hand', async () => {
      const { member, bonusId, openedAgo } = await playing();
      const cancel = () => desk('cancel', { memberId: Number(member.id), id: bonusId, reason: 'lost by its vendor' });
      await openedAgo('6 days 23:00:00');
      expect((await cancel()).error).toBe(errorCodes.bonusRoundOpen);
      await openedAgo('7 days');
      expect((await giveUp(member, bonusId)).error).toBe(errorCodes.bonusRoundOpen);
      expect((await cancel()).error).toBe(0);
      await post(api, member, 'DEPOSIT', 50_00n);
      expect(await info(member)).toMatchObject({ withdrawableBalance: 50, rollingAmount: 0 });
      await verified(member);
    });
  });

  it('waits a day for a hand of own money alone, which wins for the member in any case', async () => {
    const member = await joinAlone(api);
    await post(api, member, 'DEPOSIT', 200_00n);
    await claim(member, 'firstDeposit');
    const { round } = await openRound(api, member, 100_00n, '23:59:00');
    const { active } = await overview(member);
    expect((await giveUp(member, active.id)).error).toBe(errorCodes.bonusRoundOpen);
    const opened = await api.db.query<{ before: Date }>(
      `select opened_at - interval '1 minute' as before from game_round where member_id = $1`,
      [member.id],
    );
    await api.db.query('update game_round set opened_at = $2 where member_id = $1', [
      member.id,
      opened.rows[0]!.before,
    ]);
    expect((await giveUp(member, active.id)).error).toBe(0);
    await post(api, member, 'GAME_WIN', 200_00n, { round });
    expect(await info(member)).toMatchObject({ withdrawableBalance: 300, rollingAmount: 0 });
  });

  it('comes after 7 idle days without anybody looking', async () => {
    const member = await joinAlone(api);
    await post(api, member, 'DEPOSIT', 20_00n);
    await claim(member, 'firstDeposit');
    await api.db.query(`update bonus set last_bet_at = now() - interval '7 days' where member_id = $1`, [member.id]);
    const counting = countBetsJob(depsOf(api));
    for (let n = 0; n < rangesOfAll; n++) await counting.run();
    expect(await bookOf(api, member)).toMatchObject({ cash: 20_00n });
    expect((await overview(member)).ended[0]).toMatchObject({ status: 'expired', forfeited: 20 });
  });

  it('comes when nothing of the bonus is left, so that the next deposit is free', async () => {
    const member = await joinAlone(api);
    await give(member, 3);
    await playRound(api, member, 3_00n, 0n);
    expect(await info(member)).toMatchObject({ rollingAmount: 0 });
    await post(api, member, 'DEPOSIT', 20_00n);
    expect(await info(member)).toMatchObject({ rollingAmount: 0, withdrawableBalance: 20 });
    expect((await overview(member)).ended[0]).toMatchObject({ status: 'lost', forfeited: 0 });
  });
});

describe('one for each person, household, address, mail, phone, payment account and computer', () => {
  const device = { deviceId: '4be0643f-1d98-4f0b-97cd-ca98a65347dd' };
  it.each([
    [
      'person',
      { firstName: 'Ana-María', lastName: 'De los Reyes' },
      { firstName: 'ana maria', lastName: 'DE LOS REYES' },
    ],
    ['household', { address: '7, Mabini St.', city: 'Pasay' }, { address: '7 mabini st', city: 'PASAY' }],
    ['mail', { email: 'ring.one+a@gmail.com' }, { email: 'ringone+b@gmail.com' }],
    ['computer', device, device],
  ])('by the same %s', async (_, first, second) => {
    const one = await joinAlone(api, first);
    const other = await joinAlone(api, second);
    expect((await claim(one, 'signUp')).error).toBe(0);
    expect((await claim(other, 'signUp')).error).toBe(errorCodes.bonusShared);
    expect(await bookOf(api, other)).toMatchObject({ bonus: 0n });
    expect((await give(other, 5)).error).toBe(0);
  });

  it('by the same network address', async () => {
    const one = await joinAlone(api);
    const other = await joinAlone(api);
    await api.db.query(
      `update member_session set address = (select address from member_session where member_id = $1 limit 1)
       where member_id = $2`,
      [one.id, other.id],
    );
    expect((await claim(one, 'signUp')).error).toBe(0);
    expect((await claim(other, 'signUp')).error).toBe(errorCodes.bonusShared);
  });

  it('gives one when sixteen accounts of one computer claim at once', async () => {
    const same = { deviceId: '0b9c44bd-7b94-4b35-8f2f-bc41ea27c6a4' };
    const members: TestMember[] = [];
    for (let index = 0; index < 16; index++) members.push(await joinAlone(api, same));
    const answers = await Promise.all(members.map((member) => claim(member, 'signUp')));
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === errorCodes.bonusShared)).toHaveLength(15);
  });
});

it.each(['signUp', 'firstDeposit'])(`gives one %s when ${requestsAtOnce} claims come at once`, async (promotion) => {
  const member = await joinAlone(api);
  await post(api, member, 'DEPOSIT', 30_00n);
  const answers = await Promise.all(Array.from({ length: requestsAtOnce }, () => claim(member, promotion)));
  expect(answers.filter(({ error }) => error === 0)).toHaveLength(1);
  expect(new Set(answers.map(({ error }) => error))).toEqual(new Set([0, errorCodes.rewardAlreadyTaken]));
  expect((await bookOf(api, member)).bonus).toBe(promotion === 'signUp' ? 5_00n : 30_00n);
  await verified(member);
});

describe('the desk', () => {
  it('lists, gives once for a key, and cancels, each recorded', async () => {
    const member = await joinAlone(api);
    expect((await give(member, 0)).error).toBe(errorCodes.amountTooSmall);
    expect((await give(member, 1.001)).error).toBe(errorCodes.amountInvalid);
    expect((await give({ ...member, id: 99_999_999n }, 1)).error).toBe(errorCodes.noSuchThing);
    expect((await give(member, 12.5, { requestKey: 'the-first-gift' })).error).toBe(0);
    expect((await give(member, 12.5, { requestKey: 'the-first-gift' })).error).toBe(errorCodes.rewardAlreadyTaken);
    const listed = await desk('listPage', { memberId: Number(member.id), status: 'active' });
    const [row] = listed.data.content;
    expect(row).toMatchObject({ promotion: 'given', amount: 12.5, required: 625, givenBy: 'operator:bonus-desk' });
    const nobodys = await desk('cancel', { memberId: 2 ** 40, id: row.id, reason: 'two accounts' });
    expect(nobodys.error).toBe(errorCodes.noSuchThing);
    const cancelled = await desk('cancel', { memberId: Number(member.id), id: row.id, reason: 'two accounts' });
    expect(cancelled.error).toBe(0);
    expect(await bookOf(api, member)).toMatchObject({ bonus: 0n, forfeited: 12_50n });
    expect(await auditEventsOf(member)).toEqual(['bonus.give', 'bonus.cancelled']);
    expect((await api.post('/operator/bonus/listPage', {}, member.token)).error).toBe(errorCodes.loginAgain);
  });

  it('lists those of all members, walks through them, and adds up and saves the very same', async () => {
    const members = [await joinAlone(api), await joinAlone(api), await joinAlone(api, { currency: 'EUR' })];
    const period = 'of-the-casino';
    for (const [at, member] of members.entries())
      expect((await give(member, 10 + at, { requestKey: period })).error).toBe(0);
    // Within one microsecond of one another: the number tells which comes first.
    await api.db.query(`update bonus set created_at = '2026-11-02T10:00:00Z' where period = $1`, [period]);
    const asked = { period };
    const first = (await desk('list', { ...asked, limit: 2 })).data;
    expect(first.rows.map(({ amount }: { amount: number }) => amount)).toEqual([12, 11]);
    const rest = (await desk('list', { ...asked, limit: 2, after: first.next })).data;
    expect(rest).toMatchObject({ rows: [{ amount: 10, memberId: Number(members[0]!.id) }], next: null });
    expect((await desk('list', { ...asked, after: { memberId: 1, id: 2 ** 40 } })).data.rows).toEqual([]);

    const euro = {
      currency: 'EUR',
      bonuses: 1,
      amount: '12.00',
      required: '600.00',
      wagered: '0.00',
      paid: '0.00',
      forfeited: '0.00',
    };
    const dollars = { ...euro, currency: 'USD', bonuses: 2, amount: '21.00', required: '1050.00' };
    expect((await desk('totals', asked)).data.totals).toEqual([euro, dollars]);
    for (const [filter, totals] of [
      [{ currency: 'EUR' }, [euro]],
      [{ memberId: Number(members[2]!.id) }, [euro]],
      [{ status: 'active', promotion: 'given', from: '2026-11-02', until: '2026-11-02' }, [euro, dollars]],
      [{ from: '2026-11-03' }, []],
      [{ until: '2026-11-01' }, []],
      [{ status: 'released' }, []],
      [{ promotion: 'fridayFun' }, []],
    ] as const) {
      expect((await desk('totals', { ...asked, ...filter })).data.totals, JSON.stringify(filter)).toEqual(totals);
      const { rows } = (await desk('list', { ...asked, ...filter })).data;
      expect(rows.length).toBe(totals.reduce((sum, { bonuses }) => sum + bonuses, 0));
    }
    for (const wrong of [{ status: 'gone' }, { from: '2026-13-01' }, { limit: 1_000 }, { after: { id: 1 } }])
      expect((await desk('list', wrong)).error, JSON.stringify(wrong)).toBeGreaterThan(0);

    const saved = await fetch(`${api.deskUrl}/api/operator/bonus/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    const [, hash] = /^attachment; filename="bonuses-([0-9a-f]{12})\.csv"$/.exec(
      saved.headers.get('content-disposition')!,
    )!;
    expect(saved.headers.get('x-made-from')).toMatch(new RegExp(`^${hash}`));
    const lines = (await saved.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/,given,of-the-casino,active,EUR,12\.00,600\.00,0\.00,0\.00,0\.00,,operator:bonus-desk$/);
    const auditEvents = await api.db.query(`select after from audit_event where command = 'bonus.export'`);
    expect(auditEvents.rows).toEqual([{ after: { period, madeFrom: saved.headers.get('x-made-from') } }]);
  });

  it('shows every number with the specification as default, and sets what can be', async () => {
    const termOf = async (name: string, currency: string | null) =>
      (await desk('terms', {})).data.find(
        (row: { name: string; currency: string | null }) => row.name === name && row.currency === currency,
      );
    expect(await termOf('signUp.bonus', 'EUR')).toMatchObject({ unit: 'money', value: 5, isSet: false });
    expect(await termOf('free.mostReleased', 'EUR')).toMatchObject({ value: 200 });
    expect(await termOf('inactivity.days', null)).toMatchObject({ value: 180 });
    for (const wrong of [
      { name: 'wagering.times', value: 0 },
      { name: 'wagering.times', value: 1.5 },
      { name: 'wagering.slots', value: 101 },
      { name: 'signUp.on', value: 2 },
      { name: 'signUp.firstDay', value: 20_261_301 },
      { name: 'signUp.bonus', value: 1.001, currency: 'EUR' },
      { name: 'wagering.times', value: 5, currency: 'EUR' },
    ]) {
      expect((await desk('setTerm', wrong)).error, JSON.stringify(wrong)).toBe(errorCodes.invalidField);
    }
    expect((await desk('setTerm', { name: 'signUp.bonus', value: 7 })).error).toBe(errorCodes.missingField);
    expect((await desk('setTerm', { name: 'toString', value: 7 })).error).toBe(errorCodes.noSuchThing);
    expect((await desk('setTerm', { name: 'signUp.bonus', value: 7.5, currency: 'EUR' })).error).toBe(0);
    const euro = await joinAlone(api, { currency: 'EUR' });
    expect((await claim(euro, 'signUp')).error).toBe(0);
    await desk('setTerm', { name: 'signUp.bonus', value: 5, currency: 'EUR' });
    expect((await overview(euro)).active).toMatchObject({ amount: 7.5, required: 375 });
    const { rows } = await api.db.query(
      `select before ->> 'signUp.bonus' as before, after ->> 'signUp.bonus' as after from audit_event
       where subject = 'setting:bonusTerms:EUR' order by id`,
    );
    expect(rows).toEqual([
      { before: '5', after: '7.50' },
      { before: '7.50', after: '5.00' },
    ]);
  });
});
