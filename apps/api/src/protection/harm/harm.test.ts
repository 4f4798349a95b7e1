import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeCase } from './cases/close-case.ts';
import { closeWithBreak } from './cases/set-break.ts';
import { pauseAtWish } from './desk/pause-at-wish.ts';
import { showCase } from './desk/show-case.ts';
import { showMember } from './desk/show-member.ts';
import { followPlay } from './following/follow-play.ts';
import { ago, dayMs, type HarmCasino, hourMs, minuteMs, now, openHarmCasino } from './harm.fixture.ts';
import { judgeDue } from './judging/judge-due.ts';
import { askToLift } from './lifts/ask-to-lift.ts';
import { confirmLift, withdrawLift } from './lifts/end-lift.ts';

let casino: HarmCasino;
let member: bigint;
beforeAll(async () => {
  casino = await openHarmCasino();
});
afterAll(() => casino.close());
beforeEach(async () => {
  member = await casino.newMember();
  casino.done.length = 0;
});

const anna = { id: 1n, name: 'anna', memberIds: [] as bigint[] };
const ben = { id: 2n, name: 'ben', memberIds: [] as bigint[] };
const later = (ms: number) => new Date(now.getTime() + ms);

/** Loses and pays in again at once, so many times, one an hour; the last at `at`. */
async function chase(times: number, at: Date, id = member): Promise<void> {
  for (let back = times - 1; back >= 0; back--) {
    const moment = new Date(at.getTime() - back * hourMs);
    await casino.lose(id, 3_000n, new Date(moment.getTime() - 40 * minuteMs));
    await casino.post(id, 'DEPOSIT', 2_000n, moment);
  }
}
const rowsOf = async (sql: string, id = member) => (await casino.db.query(sql, [id])).rows;
const dayOf = (day: string) =>
  rowsOf(`select score, level, markers from harm_day where member_id = $1 and day = '${day}'`);
const openCaseOf = async (id = member): Promise<bigint> =>
  (await rowsOf(`select id from harm_case where member_id = $1 and state = 'open'`, id))[0]?.id;

describe('following', () => {
  it('adds every stake and win up once, in strides or at one stroke, by one process or several', async () => {
    for (let at = 0; at < 40; at++) {
      await casino.post(member, at % 3 ? 'GAME_BET' : 'GAME_WIN', BigInt(at), ago(2 * hourMs - at * minuteMs));
    }
    await casino.work(ago(90 * minuteMs));
    await Promise.all(Array.from({ length: 4 }, () => followPlay(casino.deps())));
    await casino.work();
    const [sums] = await rowsOf(
      `select sum(stakes)::int as stakes, sum(staked)::int as staked, sum(returned)::int as returned, count(*)::int as slots
       from harm_play where member_id = $1`,
    );
    expect(sums).toEqual({ stakes: 26, staked: 507, returned: 273, slots: 8 });
  });
});

describe('judging', () => {
  it('a deposit after a loss is judged at the next round, by a sentence with its numbers, and the day once more at its end', async () => {
    await chase(4, later(5 * hourMs));
    await casino.work(later(6 * hourMs));
    expect(await dayOf('2026-07-15')).toMatchObject([{ score: 0, level: 0 }]);
    await chase(1, later(7 * hourMs));
    await casino.work(later(7 * hourMs + minuteMs));
    expect(await dayOf('2026-07-15')).toMatchObject([{ score: 3, level: 1 }]);
    expect(casino.done).toEqual([`${member} is reported: message`]);
    const shown = await showMember(casino.deps(), anna, member);
    expect(shown!.days[0]!.markers[0]!.sentence).toBe(
      'Within 7 days paid in 5 times within 60 minutes of losing, 100.00 USD in all; 3 of them at night',
    );
    expect(
      await rowsOf("select day::text from harm_due where member_id = $1 and due_at > now() - interval '1 year'"),
    ).toEqual([{ day: '2026-07-15' }]);
    await casino.work(new Date('2026-07-16T00:00:01.000Z'));
    expect(await rowsOf('select from harm_due where member_id = $1')).toEqual([]);
    expect(casino.done).toHaveLength(1);
  });

  it.each([
    ['a refused deposit', 'failedDeposits', 5, 1, 17],
    ['a cash-out that was taken back', 'cancelledCashOuts', 3, 2, 18],
  ] as const)('%s is judged at the next round', async (_, kind, times, points, day) => {
    const at = new Date(Date.UTC(2026, 6, day, 12));
    for (let n = 0; n < times; n++) {
      const moment = new Date(at.getTime() + n * minuteMs);
      await (kind === 'failedDeposits' ? casino.failDeposit(member, moment) : casino.cancelCashOut(member, moment));
    }
    await casino.work(new Date(at.getTime() + times * minuteMs));
    expect((await dayOf(`2026-07-${day}`))[0].markers).toMatchObject([{ kind, value: times, points }]);
  });

  it('goes by the rules of the place of each member', async () => {
    const [here, there] = [member, await casino.newMember()];
    const at = later(4 * dayMs);
    for (const id of [here, there]) await casino.cancelCashOut(id, at);
    const deps = casino.deps(new Date(at.getTime() + minuteMs));
    const strict = structuredClone(await deps.jurisdictionOfMember(there));
    strict.rules['harm.markers'].cancelledCashOuts.threshold = 1;
    while (await followPlay(deps));
    const usual = deps.jurisdictionsOfMembers;
    const places: typeof usual = async (ids, tx) => new Map([...(await usual(ids, tx)), [there, strict]]);
    while (await judgeDue({ ...deps, jurisdictionsOfMembers: places }));
    const points = async (id: bigint) => (await rowsOf('select score from harm_day where member_id = $1', id))[0].score;
    expect([await points(here), await points(there)]).toEqual([0, 2]);
  });

  it('any number of processes judge a member once', async () => {
    const at = later(5 * dayMs);
    const ids = [member, ...(await Promise.all([1, 2, 3, 4].map(() => casino.newMember())))];
    for (const id of ids) await chase(5, at, id);
    while (await followPlay(casino.deps(later(5 * dayMs + minuteMs))));
    await Promise.all(Array.from({ length: 5 }, () => judgeDue(casino.deps(later(5 * dayMs + minuteMs)))));
    expect(casino.done.filter((line) => line.endsWith('message')).sort()).toEqual(
      ids.map((id) => `${id} is reported: message`).sort(),
    );
  });
});

describe('what is done by itself', () => {
  const begin = later(10 * dayMs);
  const at = (days: number) => new Date(begin.getTime() + days * dayMs);
  const cancel = async (times: number, moment: Date) => {
    for (let n = 0; n < times; n++) await casino.cancelCashOut(member, new Date(moment.getTime() + n * minuteMs));
    await casino.work(new Date(moment.getTime() + times * minuteMs));
  };
  const reported = () => casino.done.map((line) => line.replace(`${member} `, ''));

  it('is not done again within the quiet days, something stronger is; a break comes with a case', async () => {
    await cancel(3, at(0));
    await cancel(1, at(1));
    expect(reported()).toEqual(['is reported: message']);
    await cancel(2, at(2));
    expect(reported()).toEqual(['is reported: message', 'is reported: limits']);
    expect(await rowsOf('select from harm_measure where member_id = $1 and no_offers_until is not null')).toHaveLength(
      1,
    );
    expect(await openCaseOf()).toBeUndefined();
    await chase(5, at(3));
    await casino.work(new Date(at(3).getTime() + minuteMs));
    expect(reported().slice(2)).toEqual(['pauses for 1440 minutes', 'is reported: pause']);
    const shown = await showCase(casino.deps(), await openCaseOf());
    expect(shown).toMatchObject({
      memberId: Number(member),
      state: 'open',
      score: 7,
      measures: [{ measure: 'pause', breakBegan: true }, { measure: 'limits' }, { measure: 'message' }],
      breakHours: expect.arrayContaining([24]),
    });
    expect(shown!.markers.map(({ kind }) => kind)).toEqual(['cancelledCashOuts', 'chasing']);
    expect(await rowsOf('select member_id from harm_no_offers where member_id = $1')).toHaveLength(1);
    await cancel(1, at(4));
    expect(reported()).toHaveLength(4);
    // The quiet days are over, and it has not got better.
    await cancel(1, at(18));
    expect(reported().at(-1)).toBe('is reported: limits');
  });

  it('leaves in peace who may not play anyway, and does nothing about what is long over', async () => {
    casino.barred.add(member);
    await cancel(3, at(30));
    expect((await dayOf('2026-08-24'))[0]).toMatchObject({ level: 1 });
    const other = await casino.newMember();
    await casino.cancelCashOut(other, at(31));
    for (let n = 0; n < 3; n++) await casino.cancelCashOut(other, at(31));
    await casino.work(at(34));
    expect(casino.done).toEqual([]);
    expect(await rowsOf('select day::text, level from harm_day where member_id = $1', other)).toEqual([
      { day: '2026-08-25', level: 1 },
    ]);
  });
});

describe('a case', () => {
  let id: bigint;
  beforeEach(async () => {
    const { rows } = await casino.db.query(
      `insert into harm_case (member_id, score, kind, markers, opened_at) values ($1, 7, 'chasing', '[]', now()) returning id`,
      [member],
    );
    id = rows[0].id;
  });

  it('is closed once, with an outcome and a reason, by somebody else than the member, and stands in the record', async () => {
    const close = (by = anna, reason = 'She has a budget now') =>
      closeCase(casino.deps(), by, { id, outcome: 'talked', reason });
    expect(await close(anna, '')).toMatchObject({ error: 'missingField' });
    expect(await close({ ...anna, memberIds: [member] })).toMatchObject({ error: 'ownAffair' });
    const both = await Promise.all([close(), close(ben)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ error: 'wrongState' });
    expect(await showCase(casino.deps(), id)).toMatchObject({
      state: 'closed',
      outcome: 'talked',
      reason: 'She has a budget now',
    });
    expect(await rowsOf(`select command from audit_event where member_id = $1 and command like 'harmCase.%'`)).toEqual([
      { command: 'harmCase.talked' },
    ]);
    expect(await rowsOf('select from harm_case_queue where member_id = $1')).toEqual([]);
  });

  it('is closed with a break only of those that the place has; what is refused leaves it open', async () => {
    const set = (hours: string) => closeWithBreak(casino.deps(), anna, { id, hours, reason: 'Agreed' });
    for (const hours of ['', '25', '1e2']) expect(await set(hours)).toMatchObject({ error: 'invalidField' });
    expect(await openCaseOf()).toBe(id);
    expect(casino.done).toEqual([]);
    expect(await set('72')).toMatchObject({ ok: true });
    expect(casino.done).toEqual([`${member} break 72`]);
    expect(await openCaseOf()).toBeUndefined();
  });
});

describe('at the wish of a member', () => {
  const wish = { wishedBy: 'telephone', reason: 'Asked on the phone' } as const;

  it('a break or an exclusion begins, of a length that the place has', async () => {
    const pause = (more: object, by = anna) =>
      pauseAtWish(casino.deps(), by, { memberId: Number(member), kind: 'break', hours: 24, ...wish, ...more } as never);
    expect(await pause({ hours: 1 })).toMatchObject({ error: 'invalidField' });
    expect(await pause({ kind: 'exclusion' })).toMatchObject({ error: 'invalidField' });
    expect(await pause({}, { ...anna, memberIds: [member] })).toMatchObject({ error: 'ownAffair' });
    expect(await pause({ memberId: 1 })).toMatchObject({ error: 'noSuchThing' });
    expect([await pause({}), await pause({ kind: 'exclusion', months: 0 })]).toMatchObject([
      { ok: true },
      { ok: true },
    ]);
    expect(casino.done).toEqual([`${member} break 24`, `${member} exclusion 0`]);
    expect(await rowsOf(`select command from audit_event where member_id = $1 order by id`)).toEqual([
      { command: 'protection.breakAtWish' },
      { command: 'protection.excludeAtWish' },
    ]);
  });

  it('a request to lift an exclusion for good waits the hours of the place', async () => {
    const since = new Date('2026-01-15T12:00:00.000Z');
    casino.pauses.set(member, [{ kind: 'exclusion', since, until: null, endedAt: null }]);
    const deps = casino.deps(now);
    const { rules } = await deps.jurisdictionOfMember(member);
    const jurisdictionOfMember = async () => ({
      code: 'XX',
      name: 'A place',
      rules: { ...rules, 'exclusion.liftWaitHours': 168 },
    });
    const asked = await askToLift({ ...deps, jurisdictionOfMember }, anna, { memberId: member, ...wish });
    expect(asked).toMatchObject({ ok: true, data: { confirmFrom: later(7 * dayMs).toISOString() } });
    const id = BigInt((asked as { data: { id: number } }).data.id);
    expect(await confirmLift(casino.deps(later(7 * dayMs - 1)), ben, id)).toMatchObject({ error: 'tooEarlyToConfirm' });
    expect(await confirmLift(casino.deps(later(7 * dayMs)), ben, id)).toMatchObject({ ok: true });
  });

  it('an exclusion for good is lifted after its months, a day later, by another person', async () => {
    const ask = (at = now) => askToLift(casino.deps(at), anna, { memberId: member, ...wish });
    expect(await ask()).toMatchObject({ error: 'wrongState' });
    const since = new Date('2026-01-15T12:00:00.000Z');
    casino.pauses.set(member, [{ kind: 'exclusion', since, until: null, endedAt: null }]);
    expect(await ask(ago(1))).toMatchObject({ error: 'tooEarlyToConfirm' });
    const asked = await ask();
    expect(asked).toMatchObject({ ok: true, data: { confirmFrom: later(dayMs).toISOString() } });
    expect(await ask()).toMatchObject({ error: 'wrongState' });
    const id = BigInt((asked as { data: { id: number } }).data.id);
    expect((await showMember(casino.deps(later(dayMs)), anna, member))!.lift!.asked).toMatchObject({ may: false });
    expect((await showMember(casino.deps(later(dayMs)), ben, member))!.lift!.asked).toMatchObject({ may: true });
    expect(await confirmLift(casino.deps(later(dayMs - 1)), ben, id)).toMatchObject({ error: 'tooEarlyToConfirm' });
    expect(await confirmLift(casino.deps(later(dayMs)), anna, id)).toMatchObject({ error: 'secondOperatorNeeded' });
    expect(casino.done).toEqual([]);
    expect(await confirmLift(casino.deps(later(dayMs)), ben, id)).toMatchObject({ ok: true });
    expect(casino.done).toEqual([`${member} is let in`]);
    expect(await confirmLift(casino.deps(later(dayMs)), ben, id)).toMatchObject({ error: 'wrongState' });
  });

  it('a request that is taken back leaves the exclusion, and another one waits again; the database itself asks for two', async () => {
    casino.pauses.set(member, [{ kind: 'exclusion', since: ago(400 * dayMs), until: null, endedAt: null }]);
    const ask = () => askToLift(casino.deps(), anna, { memberId: member, ...wish });
    const id = BigInt(((await ask()) as { data: { id: number } }).data.id);
    expect(await withdrawLift(casino.deps(), anna, { id, reason: 'Thought again' })).toMatchObject({ ok: true });
    expect(await confirmLift(casino.deps(later(dayMs)), ben, id)).toMatchObject({ error: 'wrongState' });
    const second = BigInt(((await ask()) as { data: { id: number } }).data.id);
    const end = (by: number, at: Date) =>
      casino.db.query(
        `update harm_lift set state = 'confirmed', ended_by = 'x', ended_by_id = $2, ended_at = $3 where id = $1`,
        [second, by, at],
      );
    await expect(end(1, later(dayMs))).rejects.toThrow('harm_lift_takes_two');
    await expect(end(2, later(dayMs - 1))).rejects.toThrow('harm_lift_waits');
    expect(casino.done).toEqual([]);
  });
});
