import { randomUUID } from 'node:crypto';
import { lockBook, readBook, setAllowance, verifyBooks } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract/errors';
import { inTransaction } from '@fairhouse/database';
import { casinoJurisdiction } from '@fairhouse/jurisdictions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok, refuse } from '../../http/result.ts';
import { addOperator } from '../../testing/add-operator.ts';
import { callWallet } from '../../testing/call-wallet.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import type { FreeRoundsDeps } from './free-rounds.deps.ts';
import { type OpenWalk, runFreeRounds } from './running/run-free-rounds.ts';

let api: TestApi;
let key: string;
beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '100000', TRUSTED_PROXIES: '127.0.0.1,::1' });
  key = await addOperator(api.db, 'free-rounds-desk');
});
afterAll(() => api.close());

const desk = (path: string, body: object) => api.post(`/operator/freeRounds/${path}`, body, key);
const listed = async (member: TestMember) => (await api.post('/sys/freeRounds/list', {}, member.token)).data.freeRounds;
const usual = { game: 'nocturne', stake: 0.2, count: 3, days: 7, wagering: 0, winMost: 50, reason: 'a test' };
const give = (member: TestMember, more: object = {}) =>
  desk('give', { memberId: Number(member.id), ...usual, ...more });

async function granted(member: TestMember, more: object = {}): Promise<string> {
  expect((await give(member, more)).error).toBe(0);
  return (await listed(member))[0].id;
}

/** A session in the game, and what plays in it by free rounds; amounts in minor units. */
async function seat(member: TestMember, freeRoundsId: string) {
  const { data } = await api.post('/sys/game/getLaunchUrl', { id: 1 }, member.token);
  const launchToken = new URL(data).searchParams.get('token');
  const opened = await callWallet(api.url, 'authenticate', { launchToken, gameCode: 'nocturne' });
  const { user, token } = opened;
  const named = () => {
    const roundId = randomUUID();
    return { user, token, gameCode: 'nocturne', roundId, transactionId: `${roundId}:b`, currency: 'USD', amount: 20 };
  };
  return {
    opened,
    play: (winAmount: number) => {
      const round = named();
      const all = { ...round, winTransactionId: `${round.roundId}:w`, winAmount, freeRoundsId };
      return callWallet(api.url, 'play', all);
    },
    async bet() {
      const round = named();
      await callWallet(api.url, 'bet', { ...round, freeRoundsId });
      return (amount: number) =>
        callWallet(api.url, 'win', { ...round, transactionId: `${round.roundId}:w`, amount, roundClosed: true });
    },
  };
}

const balances = async (member: TestMember) => {
  const { balance } = (await readBook(api.db, member.id))!;
  return { cash: balance.cash.minor, bonus: balance.bonus.minor };
};
const verified = async (member: TestMember) =>
  expect((await verifyBooks(api.db, { memberId: member.id })).findings).toEqual([]);
const auditEventsOf = async (member: TestMember) =>
  (
    await api.db.query<{ command: string }>(
      `select command from audit_event where member_id = $1 and command ~ '^(freeRounds|bonus)' order by id`,
      [member.id],
    )
  ).rows.map(({ command }) => command);

/** One round of the job, whose place allows free rounds or not. */
const work = (more: Partial<FreeRoundsDeps> = {}, allowed = true, walk: OpenWalk = { after: undefined, most: 1_000 }) =>
  runFreeRounds(
    {
      db: api.db,
      rulesOf: async (ids) =>
        new Map(ids.map((id) => [id, { ...casinoJurisdiction.rules, 'offers.freeRounds': allowed }])),
      offersHeldBack: async () => undefined,
      giveBonus: async () => refuse('bonusNotOffered'),
      announce: async () => {},
      wake: () => {},
      log: { info: () => {}, warn: () => {} },
      ...more,
    },
    walk,
  );

async function settled(member: TestMember, id: string) {
  await expect
    .poll(async () => (await listed(member)).find((one: { id: string }) => one.id === id)?.paid, { timeout: 60_000 })
    .not.toBeNull();
  return (await listed(member)).find((one: { id: string }) => one.id === id);
}

describe('free rounds by an operator’s hand', () => {
  it('are listed with their terms, offered in the game, and credited as cash once the last one is over', async () => {
    const member = await api.join();
    const id = await granted(member);
    expect((await listed(member))[0]).toMatchObject({
      id,
      game: { code: 'nocturne' },
      stake: 0.2,
      count: 3,
      used: 0,
      winMost: 50,
      wagering: 0,
      state: 'open',
      paid: null,
    });
    const { opened, play } = await seat(member, id);
    expect(opened.freeRounds).toMatchObject([{ freeRoundsId: id, stake: 20, left: 3 }]);
    for (const win of [500, 0, 125]) expect(await play(win)).toMatchObject({ status: 'OK', balance: 0 });
    expect(await settled(member, id)).toMatchObject({ state: 'usedUp', won: 6.25, paid: 6.25 });
    expect(await balances(member)).toEqual({ cash: 625n, bonus: 0n });
    expect(await auditEventsOf(member)).toEqual(['freeRounds.give', 'freeRounds.pay']);
    const page = await api.post('/sys/member/transaction/page', { createTime_0: 'ASC' }, member.token);
    expect(page.data.content.map(({ type, amount }: { type: string; amount: number }) => [type, amount])).toEqual([
      ['FREE_BET', 0.2],
      ['FREE_WIN', 5],
      ['FREE_BET', 0.2],
      ['FREE_BET', 0.2],
      ['FREE_WIN', 1.25],
      ['FREE_ROUNDS_WON', 6.25],
    ]);
    expect(page.data.content.at(-1).about).toEqual({ is: 'bonus', bonus: 'freeRounds', freeRounds: id });
    const { rounds } = (await api.post('/operator/member/rounds', { memberId: Number(member.id) }, key)).data;
    expect(rounds.map(({ freeRounds }: { freeRounds: string }) => freeRounds)).toEqual([id, id, id]);
    await verified(member);
  });

  it('are credited up to their maximum, as a bonus with wagering of its own', async () => {
    const member = await api.join();
    const id = await granted(member, { wagering: 3, winMost: 5, count: 1 });
    expect(await (await seat(member, id)).play(2_000)).toMatchObject({ status: 'OK', balance: 0 });
    expect(await settled(member, id)).toMatchObject({ won: 20, paid: 5 });
    expect(await balances(member)).toEqual({ cash: 0n, bonus: 500n });
    const { active } = (await api.post('/sys/bonus/overview', {}, member.token)).data;
    expect(active).toMatchObject({ amount: 5, required: 15, mostReleased: null });
    const page = await api.post('/sys/member/transaction/page', {}, member.token);
    const bonus = page.data.content.find(({ type }: { type: string }) => type === 'PROMOTION');
    expect(bonus.about).toEqual({ is: 'bonus', bonus: 'freeRounds', freeRounds: id });
    expect(await auditEventsOf(member)).toEqual(['freeRounds.give', 'freeRounds.pay', 'bonus.give']);
    await verified(member);
  });

  it('are chosen, or own money is, before the game opens: the launch address says which', async () => {
    const member = await api.join();
    const launch = async (more: object) =>
      new URL((await api.post('/sys/game/getLaunchUrl', { id: 1, ...more }, member.token)).data).searchParams;
    expect((await launch({})).has('freeRounds')).toBe(false);
    for (const freeRounds of ['on', 'off']) expect((await launch({ freeRounds })).get('freeRounds')).toBe(freeRounds);
  });

  it('are given once for one key', async () => {
    const member = await api.join();
    const requestKey = randomUUID();
    expect((await give(member, { requestKey })).error).toBe(0);
    expect((await give(member, { requestKey })).error).toBe(errorCodes.rewardAlreadyTaken);
    expect(await listed(member)).toHaveLength(1);
  });

  it('are refused at another stake, in a game that takes none, and for nobody', async () => {
    const member = await api.join();
    const wrong = await give(member, { stake: 0.21 });
    expect([wrong.error, wrong.message]).toEqual([errorCodes.freeRoundsStake, expect.stringContaining('$0.20')]);
    expect((await give(member, { game: 'blackjack', stake: 1 })).error).toBe(errorCodes.freeRoundsNotHere);
    expect((await give(member, { game: 'no-such-game' })).error).toBe(errorCodes.noSuchThing);
    expect((await desk('give', { memberId: 999_999_999, ...usual })).error).toBe(errorCodes.noSuchThing);
    const { games } = (await desk('games', { memberId: Number(member.id) })).data;
    expect(games.find(({ code }: { code: string }) => code === 'nocturne').stakes).toContain(0.2);
    expect(games.some(({ code }: { code: string }) => code === 'blackjack')).toBe(false);
    const stakes = (await desk('stakes', { currencies: ['USD', 'EUR'] })).data.games.find(
      ({ code }: { code: string }) => code === 'nocturne',
    ).stakes;
    expect(stakes.map(({ currency }: { currency: string }) => currency)).toEqual(['USD', 'EUR']);
    expect(stakes[0].stakes).toContain(0.2);
  });

  it('are neither given nor listed during a break', async () => {
    const member = await api.join();
    await granted(member);
    await pause(member, 'break');
    expect((await give(member)).error).toBe(errorCodes.bonusNotOffered);
    expect(await listed(member)).toEqual([]);
    // They wait for the end of the break.
    await work();
    expect(await stateOf(member)).toBe('open');
  });
});

async function pause(member: TestMember, kind: 'break' | 'exclusion') {
  await inTransaction(api.db, async (tx) => {
    await lockBook(tx, member.id);
    await tx.query(
      `insert into play_pause (member_id, kind, until, started_by) values ($1, $2, now() + interval '1 day', 'player')`,
      [member.id, kind],
    );
    await setAllowance(tx, member.id, new Date());
  });
}

const stateOf = async (member: TestMember) =>
  (await api.db.query('select state from free_grant where member_id = $1 order by given_at desc limit 1', [member.id]))
    .rows[0].state;

describe('free rounds that end early', () => {
  it('credit what was won when the player declines the rest, once the open round is over', async () => {
    const member = await api.join();
    const id = await granted(member);
    const { bet } = await seat(member, id);
    const win = await bet();
    const decline = () => api.post('/sys/freeRounds/decline', { id }, member.token);
    expect((await decline()).error).toBe(0);
    expect((await decline()).error).toBe(errorCodes.wrongState);
    await work();
    expect((await listed(member))[0]).toMatchObject({ state: 'cancelled', paid: null });
    await win(150);
    expect(await settled(member, id)).toMatchObject({ used: 1, won: 1.5, paid: 1.5 });
    expect(await balances(member)).toEqual({ cash: 150n, bonus: 0n });
    const other = await api.join();
    const theirs = await granted(other);
    expect((await api.post('/sys/freeRounds/decline', { id: theirs }, member.token)).error).toBe(
      errorCodes.noSuchThing,
    );
  });

  it('are cancelled by an operator with a reason, once', async () => {
    const member = await api.join();
    const id = await granted(member);
    const cancel = () => desk('cancel', { memberId: Number(member.id), id, reason: 'a mistake' });
    expect((await cancel()).error).toBe(0);
    expect((await cancel()).error).toBe(errorCodes.wrongState);
    const { freeRounds } = (await desk('list', { memberId: Number(member.id) })).data;
    expect(freeRounds).toMatchObject([
      { id, state: 'cancelled', source: 'support', givenBy: 'operator:free-rounds-desk' },
    ]);
  });

  it('are one or the other when a bet and the cancellation come at the same moment', async () => {
    const member = await api.join();
    const id = await granted(member, { count: 8 });
    const { play } = await seat(member, id);
    const [plays] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, () => play(10))),
      desk('cancel', { memberId: Number(member.id), id, reason: 'a mistake' }),
    ]);
    const played = plays.filter(({ status }) => status === 'OK').length;
    expect(plays.every(({ status }) => status === 'OK' || status === 'FREE_ROUNDS_ENDED')).toBe(true);
    const shown = await settled(member, id);
    expect(shown).toMatchObject({ used: played, won: played / 10 });
    expect(await balances(member)).toEqual({ cash: BigInt(10 * played), bonus: 0n });
    await verified(member);
  });

  it('end with their time', async () => {
    const member = await api.join();
    const id = await granted(member);
    await api.db.query(`update free_grant set expires_at = now() - interval '1 s' where id = $1`, [id]);
    await work();
    expect(await stateOf(member)).toBe('expired');
    expect(await auditEventsOf(member)).toContain('freeRounds.expire');
  });

  it('end with an exclusion, and where the place allows them no more', async () => {
    const [excluded, moved] = [await api.join(), await api.join()];
    await granted(excluded);
    await granted(moved);
    await pause(excluded, 'exclusion');
    await work();
    expect([await stateOf(excluded), await stateOf(moved)]).toEqual(['ended', 'open']);
    await work({}, false);
    expect(await stateOf(moved)).toBe('ended');
    expect(await auditEventsOf(moved)).toContain('freeRounds.end');
  });

  it('end with an exclusion when there are more of them than one round of the job looks at', async () => {
    const members = [await api.join(), await api.join(), await api.join()];
    for (const member of members) await granted(member);
    for (const member of members) await pause(member, 'exclusion');
    const { rows } = await api.db.query(`select count(*)::int as open from free_grant where state = 'open'`);
    const walk: OpenWalk = { after: undefined, most: 1 };
    for (let looked = 0; looked < rows[0].open; looked += 1) await work({}, true, walk);
    expect(await Promise.all(members.map(stateOf))).toEqual(['ended', 'ended', 'ended']);
  });
});

describe('winnings that are to be wagered', () => {
  it('wait for the end of another bonus, and are cash for a member to whom nothing is offered', async () => {
    const member = await api.join();
    const id = await granted(member, { wagering: 10, count: 2 });
    await (await seat(member, id)).play(300);
    await api.db.query(`update free_grant set state = 'cancelled', ended_at = now(), paid_at = null where id = $1`, [
      id,
    ]);
    let asked = 0;
    const answer = (error: 'bonusActive' | 'bonusNotOffered') => async () => {
      asked += 1;
      return refuse(error);
    };
    const paid = async () => (await api.db.query('select paid from free_grant where id = $1', [id])).rows[0].paid;
    await work({ giveBonus: answer('bonusActive') });
    if ((await paid()) === null)
      await work({ giveBonus: answer('bonusNotOffered'), offersHeldBack: async () => 'signs' });
    expect(asked).toBeGreaterThan(0);
    expect(await paid()).toBe(300n);
    expect(ok(null).ok).toBe(true);
    await verified(member);
  });
});
