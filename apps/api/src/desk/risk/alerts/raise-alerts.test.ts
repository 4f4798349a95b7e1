import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ago, dayMs, figures, hourMs, minuteMs, now, openRiskCasino, type RiskCasino } from '../risk.fixture.ts';
import { raiseAlerts } from './raise-alerts.ts';

let casino: RiskCasino;
beforeAll(async () => {
  casino = await openRiskCasino();
});
afterAll(() => casino.close());

const twoInAnHour = { kind: 'depositVelocity', parameters: { hours: 1, times: 2 } } as const;
const member = (id: bigint) => `member:${id}`;

describe('the job that raises alerts', () => {
  it('is done by any number of processes, and every event is an alert and an audit event once', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => casino.newMember()));
    for (const id of ids) for (const n of [1, 2]) await casino.post(id, 'DEPOSIT', 100n, ago(n * minuteMs));
    const codes = [await casino.ruleOn(twoInAnHour, ago(hourMs)), await casino.ruleOn(twoInAnHour, ago(hourMs))];
    const deps = { db: casino.db, games: figures, clock: () => new Date(now.getTime() + 15_000) };
    const counts = await Promise.all(Array.from({ length: 5 }, () => raiseAlerts(deps)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    for (const code of codes) expect((await casino.raised(code)).sort()).toEqual(ids.map(member).sort());
    const { rows } = await casino.db.query(
      `select count(*)::int as events, count(distinct subject)::int as alerts from audit_event where command = 'riskAlert.raise'`,
    );
    expect(rows[0]).toEqual({ events: 40, alerts: 40 });
  });

  it('finds the same in small strides as in one, and begins no sooner than it was switched on', async () => {
    const id = await casino.newMember();
    for (const ms of [5 * hourMs, 4.9 * hourMs, 2 * hourMs, 1.5 * hourMs]) {
      await casino.post(id, 'DEPOSIT', 100n, ago(ms));
    }
    const [small, large, late] = [
      await casino.ruleOn(twoInAnHour, ago(dayMs)),
      await casino.ruleOn(twoInAnHour, ago(dayMs)),
      await casino.ruleOn(twoInAnHour, ago(4 * hourMs)),
    ];
    for (let ms = 6 * hourMs; ms >= 0; ms -= hourMs / 3) await casino.raised(small, ago(ms));
    await casino.raised(large);
    const windows = async (code: string) =>
      (
        await casino.db.query(
          'select window_key, event_at, facts from risk_alert where code = $1 and member_id = $2 order by 1',
          [code, id],
        )
      ).rows;
    expect(await windows(small)).toEqual(await windows(large));
    expect(await windows(small)).toHaveLength(2);
    expect(await windows(late)).toHaveLength(1);
  });

  it('finds what was written late, by a transaction that took longer', async () => {
    const id = await casino.newMember();
    const code = await casino.ruleOn(twoInAnHour, ago(hourMs));
    await casino.post(id, 'DEPOSIT', 100n, ago(9 * minuteMs));
    expect(await casino.raised(code)).not.toContain(member(id));
    await casino.post(id, 'DEPOSIT', 100n, ago(8 * minuteMs));
    expect(await casino.raised(code, new Date(now.getTime() + minuteMs))).toContain(member(id));
  });

  it('says nothing about a member for whom the rule is muted, and speaks of others', async () => {
    const [quiet, other, before, after] = await Promise.all(Array.from({ length: 4 }, () => casino.newMember()));
    const code = await casino.ruleOn(twoInAnHour, ago(3 * hourMs));
    const mute = (id: bigint, from: Date, until: Date) =>
      casino.db.query(
        `insert into risk_mute (code, member_id, muted_at, muted_until, muted_by, reason) values ($1, $2, $3, $4, 'a', 'b')`,
        [code, id, from, until],
      );
    await mute(quiet!, ago(dayMs), ago(minuteMs - 1));
    await mute(before!, ago(dayMs), ago(minuteMs));
    await mute(after!, ago(minuteMs - 1), now);
    for (const id of [quiet, other, before, after]) {
      for (const n of [2, 1]) await casino.post(id!, 'DEPOSIT', 100n, ago(n * minuteMs));
    }
    const raised = await casino.raised(code);
    expect(raised).not.toContain(member(quiet!));
    for (const id of [other, before, after]) expect(raised).toContain(member(id!));
  });
});
