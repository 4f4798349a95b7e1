import type { PayoutCheck } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setCasino } from '../../../testing/setting-of.ts';
import { type MoneyCasino, startMoneyCasino, until } from '../../../testing/start-money-casino.ts';
import type { TestMember } from '../../../testing/start-test-api.ts';
import { type Automatic, openAutomatic } from './automatic.fixture.ts';
import { runningRules } from './payout-rule.store.ts';

type Known = TestMember & { proofs: object };

let casino: MoneyCasino;
let db: Database;
let at: Automatic;

beforeAll(async () => {
  casino = await startMoneyCasino({ CALLS_PER_MINUTE: '100000' });
  db = casino.api.db;
  at = await openAutomatic(casino);
  await setCasino(casino.api, 'queue', 'payoutReviews', { delaySeconds: 0 });
});
afterAll(() => casino.close());

const judged = async (id: number) => {
  await until(async () => (await at.cashOut(id)).automatic !== null);
  return (await at.cashOut(id)).automatic as {
    approved: boolean;
    review: string | null;
    checks: { check: PayoutCheck; passed: boolean; value: string | null; limit: string | null }[];
  };
};
const failedOf = async (id: number) =>
  (await judged(id)).checks.filter(({ passed }) => !passed).map(({ check }) => check);
const asked = async (member: Known, amount = 60, more = {}) =>
  (await at.apply(member, { amount, ...more })).data.id as number;
const auditEventsOf = async (subject: string) =>
  (await db.query('select actor, command, after from audit_event where subject = $1 order by id', [subject])).rows;

describe('the rules', () => {
  it('reject an amount below the one of a shorter time, and a version that was saved already', async () => {
    expect((await at.save({ dayAmountMost: '99' })).message).toContain('dayAmountMost');
    expect((await at.save({ amountMost: 'a lot' })).message).toContain('amountMost');
    expect((await at.save()).data).toMatchObject({ version: 1, state: 'draft', trial: null });
    const again = { currency: 'USD', parameters: (await at.rule()).parameters, reason: 'Late' };
    expect((await at.desk('payoutRule/save', again)).error).not.toBe(0);
  });

  it('are off until two people have switched on a tried version, and all of it', async () => {
    expect((await at.turnRule('on')).message).toContain('not tried');
    expect((await at.tryOut()).data).toMatchObject({ cashOuts: 0, automatic: 0, failed: [] });
    expect((await at.turnRule('on')).error).not.toBe(0);
    expect((await at.rule()).state).toBe('proposed');
    expect(await runningRules(db)).toEqual([]);
    expect((await at.turnRule('on', 'ben')).error).toBe(0);
    expect((await at.rule()).state).toBe('on');
    // The rule is on, and nothing is automatic: all of it is off.
    expect(await runningRules(db)).toEqual([]);
    const member = await at.knownMember();
    const before = await asked(member);
    await at.turn({ to: 'on' });
    expect((await at.desk('payoutRule/list', {})).data).toMatchObject({ on: false, approval: expect.any(Number) });
    await at.turn({ to: 'on' }, 'ben');
    expect((await at.desk('payoutRule/list', {})).data).toMatchObject({ on: true, approval: null });
    // What was asked for before is the operators'.
    const after = await asked(member, 40);
    expect((await judged(after)).approved).toBe(true);
    expect(await at.cashOut(before)).toMatchObject({ status: 'pending', automatic: null });
  });

  it('cannot be switched on behind the policy, and off by one person at once', async () => {
    await expect(
      db.query(
        `insert into payout_rule_switch (currency, version, turned, made_by, reason) values (null, null, 'on', 'x', 'x')`,
      ),
    ).rejects.toThrow('a second person has to agree');
    await at.save({ amountMost: '120' });
    await expect(
      db.query(
        `insert into payout_rule_switch (currency, version, turned, made_by, reason) values ('USD', 2, 'on', 'x', 'x')`,
      ),
    ).rejects.toThrow('a rule is tried before');
    expect((await at.turn({ to: 'off' })).error).toBe(0);
    expect((await at.turn({ to: 'off' })).message).toContain('not on');
    expect(await auditEventsOf('payout-rule:all')).toMatchObject([
      { actor: 'operator:anna', command: 'approval.propose' },
      { actor: 'operator:ben', command: 'approval.approve' },
      { actor: 'operator:ben', command: 'payoutRule.switchOn' },
      { actor: 'operator:anna', command: 'payoutRule.switchOff' },
    ]);
    await at.allIsOn();
  });
});

describe('a cash-out that passes every check', () => {
  it('is approved and paid without a person, and the decision says all of its checks', async () => {
    const member = await at.knownMember();
    const id = await asked(member);
    await until(async () => (await at.cashOut(id)).status === 'completed');
    const shown = await at.cashOut(id);
    expect(shown).toMatchObject({
      decidedBy: 'system:automatic approval',
      automatic: { approved: true, ruleVersion: 1 },
    });
    expect(shown.automatic.checks).toHaveLength(22);
    const events = await auditEventsOf(`cash-out:${id}`);
    expect(events.map(({ actor, command }) => [actor, command])).toEqual([
      [`member:${member.id}`, 'cashOut.apply'],
      ['system:automatic approval', 'cashOut.judge'],
      ['system:automatic approval', 'cashOut.approve'],
      ['system:payout worker', 'cashOut.claim'],
      ['system:payout worker', 'cashOut.accept'],
      ['system:payout worker', 'cashOut.settle'],
    ]);
    expect(events[1].after).toMatchObject({ approved: true, ruleVersion: 1, checks: shown.automatic.checks });
    expect(await casino.book(member)).toEqual({ cash: 94_000n, bonus: 0n, held: 0n });
  });
});

describe('a cash-out that fails a check', () => {
  it('waits for operators as ever, with what kept it from being automatic', async () => {
    const member = await at.knownMember();
    const large = await asked(member, 100.5);
    expect(await failedOf(large)).toEqual(['amount']);
    expect(await at.cashOut(large)).toMatchObject({
      status: 'pending',
      automatic: {
        approved: false,
        checks: expect.arrayContaining([{ check: 'amount', passed: false, value: '100.50', limit: '100.00' }]),
      },
    });
    const { contentHash } = await at.cashOut(large);
    expect((await at.desk('cashOut/approve', { id: large, contentHash })).data.status).toBe('passed');
    const newcomer = await casino.api.join();
    await casino.payIn(newcomer, 100);
    const first = await asked({ ...newcomer, proofs: await casino.proofs(newcomer) });
    expect(await failedOf(first)).toEqual(expect.arrayContaining(['identity', 'documents', 'accountAge']));
  });
});

describe('the review', () => {
  it('shows what was drawn to the cashiers, once, and a wrong one stands on the file and keeps the rest from being automatic', async () => {
    await at.ruleIsOn({ samplePercent: 100 });
    const member = await at.knownMember();
    const [one, two] = [await asked(member, 30), await asked(member, 31)];
    expect([(await judged(one)).review, (await judged(two)).review]).toEqual(['waiting', 'waiting']);
    const rows = (await at.desk('queue/list', { queue: 'payoutReviews' })).data.rows as {
      id: number;
      contentHash: string;
    }[];
    expect(rows.map(({ id }) => id).sort()).toEqual([one, two].sort());
    const decide = (id: number, decision: 'right' | 'wrong', reason?: string) =>
      at.desk('queue/decide', {
        queue: 'payoutReviews',
        decision,
        rows: [{ id, contentHash: rows.find((row) => row.id === id)!.contentHash }],
        ...(reason ? { reason } : {}),
      });
    expect((await decide(two, 'wrong')).error).not.toBe(0);
    await decide(one, 'right');
    await decide(two, 'wrong', 'The account is a mule’s');
    await until(async () => (await judged(two)).review === 'wrong');
    await until(async () => (await judged(one)).review === 'right');
    expect((await at.desk('queue/list', { queue: 'payoutReviews' })).data.rows).toEqual([]);
    const { rows: notes } = await db.query('select text, written_by as by from member_note where member_id = $1', [
      member.id,
    ]);
    expect(notes).toEqual([
      { text: `The automatic approval of cash-out ${two} was wrong: The account is a mule’s`, by: 'anna' },
    ]);
    expect(await failedOf(await asked(member, 32))).toEqual(['earlierReview']);
  });
});
