import type { JourneyDefinition, JourneyTrialResult } from '@fairhouse/contract/operator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../testing/start-test-api.ts';
import {
  backTest,
  bonus,
  dayMs,
  hourMs,
  type JourneysCasino,
  mail,
  message,
  openJourneysCasino,
} from '../journeys.fixture.ts';

let casino: JourneysCasino;
beforeAll(async () => {
  casino = await openJourneysCasino();
});
afterAll(() => casino.close());
beforeEach(() => casino.api.db.query(`update journey set state = 'paused' where state = 'running'`));

const welcome: JourneyDefinition = {
  trigger: { kind: 'joined' },
  steps: [
    { kind: 'control', id: 's1', percent: 30, next: 's2' },
    message('s2', 's3'),
    { kind: 'waitFor', id: 's3', event: 'deposited', hours: 48, happened: 's4', timedOut: 's6' },
    { kind: 'condition', id: 's4', condition: { fact: 'deposits', least: 2, most: 9 }, yes: 's5', no: null },
    bonus('s5', null, '5', '10'),
    mail('s6', 's7'),
    { kind: 'wait', id: 's7', hours: 24, next: 's8' },
    message('s8', null),
  ],
};

const withoutSides = ({ steps, costs }: Pick<JourneyTrialResult, 'steps' | 'costs'>) => ({ steps, costs });

describe('a back-test', () => {
  it('finds exactly what the journey then does on the same data', async () => {
    const from = casino.now();
    const id = await casino.running(welcome);
    const members: TestMember[] = [];
    for (let n = 0; n < 24; n++) members.push(await casino.join({ receiveExclusive: n % 5 !== 0 }));
    await casino.work();
    for (let day = 0; day < 3; day++) {
      casino.pass(6 * hourMs);
      for (const [n, member] of members.entries()) if (n % 3 === day) await casino.deposit(member);
      for (const [n, member] of members.entries()) if (n % 6 === day) await casino.deposit(member);
      casino.pass(15 * 60_000);
      await casino.work();
      for (let hour = 0; hour < 18; hour++) {
        casino.pass(hourMs);
        await casino.work();
      }
    }
    casino.pass(3 * dayMs);
    for (let looks = 0; looks < 3; looks++) {
      casino.pass(25 * hourMs);
      await casino.work();
    }
    const live = (await casino.desk('journey/get', { id })).data;
    // What the live journey sent does not count against what the back-test would send.
    await casino.api.db.query('alter table journey_action disable trigger user');
    await casino.api.db.query('delete from journey_action');
    const past = await backTest(casino, id, from);
    expect(past.entered).toBe(24);
    expect(withoutSides(past)).toEqual(withoutSides(live));
    const of = (step: string) => past.steps.find((one) => one.step === step)!;
    expect(of('s1').left).toEqual([{ reason: 'control', players: expect.any(Number) }]);
    expect(of('s2').skipped).toEqual([{ reason: 'noConsent', players: expect.any(Number) }]);
    expect(of('s5').done).toBeGreaterThan(0);
    expect(past.messages.message).toBe(of('s2').done + of('s8').done);
    expect(past.messages.mail).toBe(of('s6').done);
  });

  it('says what was still waiting at its end, and writes nothing', async () => {
    casino.pass(1_000);
    const from = casino.now();
    const id = await casino.running({
      trigger: { kind: 'joined' },
      steps: [{ kind: 'wait', id: 's1', hours: 48, next: 's2' }, message('s2', null)],
    });
    const member = await casino.join();
    casino.pass(hourMs);
    const past = await backTest(casino, id, from);
    expect(past.steps[0]).toMatchObject({ step: 's1', entered: 1, waiting: 1, done: 0 });
    expect(await casino.received(member)).toEqual([]);
    expect(await casino.playersOf(id)).toEqual([]);
  });

  it('leaves out who is held back now', async () => {
    casino.pass(1_000);
    const from = casino.now();
    const id = await casino.running({ trigger: { kind: 'joined' }, steps: [message('s1', null)] });
    const [member] = [await casino.join(), await casino.join()];
    await casino.api.db.query('update member set enabled = false where id = $1', [member.id]);
    casino.pass(hourMs);
    expect((await backTest(casino, id, from)).entered).toBe(1);
  });

  it('of a group counts all who are in it now, and is marked as a bound', async () => {
    const rule = { is: 'vipLevel', with: { least: 66, most: 66 } };
    const group = (await casino.desk('group/save', { name: 'Level 66', rule, reason: 'A test' })).data;
    const member = await casino.join();
    await casino.api.db.query('update member set vip_level = 66 where id = $1', [member.id]);
    const saved = await casino.save({
      trigger: { kind: 'enteredGroup', groupId: group.id, groupVersion: 1 },
      steps: [message('s1', null)],
    });
    const { id, version } = saved.data;
    const tried = await casino.desk('journey/try', { id, version, days: 30 });
    expect(tried.data).toMatchObject({ entered: 1, isBound: true, more: false });
  });

  it('counts within the limits of a player and the budget of a step', async () => {
    Object.assign(casino.limits, { messagesMost: 1 });
    casino.pass(1_000);
    const from = casino.now();
    const id = await casino.running({
      trigger: { kind: 'joined' },
      steps: [message('s1', 's2'), message('s2', 's3'), bonus('s3', null, '5', '5')],
    });
    await casino.join();
    await casino.join();
    casino.pass(hourMs);
    const past = await backTest(casino, id, from);
    Object.assign(casino.limits, { messagesMost: 20 });
    expect(past.messages).toEqual({ message: 2, mail: 0, push: 0 });
    expect(past.steps[1]!.skipped).toEqual([{ reason: 'capReached', players: 2 }]);
    expect(past.steps[2]!.skipped).toEqual([{ reason: 'budgetReached', players: 1 }]);
    expect(past.costs).toEqual([{ step: 's3', currency: 'USD', players: 1, amount: 5 }]);
  });
});
