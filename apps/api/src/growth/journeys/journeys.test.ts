import { errorCodes } from '@fairhouse/contract';
import type { JourneyStep } from '@fairhouse/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bonus, dayMs, type JourneysCasino, mail, message, openJourneysCasino } from './journeys.fixture.ts';
import { sideOf } from './walking/side-of.ts';

let casino: JourneysCasino;
beforeAll(async () => {
  casino = await openJourneysCasino();
});
afterAll(() => casino.close());

const joined = (...steps: JourneyStep[]) => ({ trigger: { kind: 'joined' as const }, steps });
const auditEventsOf = async (id: number) => {
  const { rows } = await casino.api.db.query(
    'select actor, command, before, after from audit_event where subject = $1 order by id',
    [`journey:${id}`],
  );
  return rows;
};

describe('what is saved', () => {
  const invalid = errorCodes.invalidField;
  it.each([
    ['a circle', joined({ ...message('s1', 's2') }, message('s2', 's1')), 'definition.cycle.s1'],
    ['a step that nothing leads to', joined(message('s1', null), message('s2', null)), 'definition.unreachable.s2'],
    ['an exit to no step', joined(message('s1', 's9')), 'definition.noSuchStep.s1'],
    ['two steps of one id', joined(message('s1', null), message('s1', null)), 'definition.sameId.s1'],
    [
      'two control groups',
      joined(
        { kind: 'control', id: 's1', percent: 10, next: 's2' },
        { kind: 'control', id: 's2', percent: 10, next: 's3' },
        message('s3', null),
      ),
      'definition.twoControls.s2',
    ],
    ['a journey that does nothing', joined({ kind: 'wait', id: 's1', hours: 1, next: null }), 'definition.noAction'],
    [
      'a message without its Filipino text',
      joined({ ...message('s1', null), filipino: ' ' } as JourneyStep),
      'definition.steps.0.filipino',
    ],
    [
      'a mail without a subject',
      joined({ ...mail('s1', null), subjectEnglish: '' } as JourneyStep),
      'definition.steps.0.subjectEnglish',
    ],
    [
      'more than 30 steps',
      joined(...Array.from({ length: 31 }, (_, n) => message(`s${n + 1}`, n === 30 ? null : `s${n + 2}`))),
      'definition.steps',
    ],
    ['a bonus of nothing', joined(bonus('s1', null, '0', '5')), 's1, USD'],
    ['a bonus above what all may get', joined(bonus('s1', null, '6', '5')), 's1, USD'],
    ['a trigger by losses', { trigger: { kind: 'lost' }, steps: [message('s1', null)] }, 'definition.trigger.kind'],
    [
      'a condition by losses',
      joined({
        kind: 'condition',
        id: 's1',
        condition: { fact: 'casinoResult', least: 1, most: 9 } as never,
        yes: null,
        no: null,
      }),
      'definition.steps.0.condition.fact',
    ],
  ])('is refused with %s', async (_what, definition, field) => {
    const answer = await casino.save(definition as never);
    expect([answer.error, answer.message]).toEqual([invalid, expect.stringContaining(field)]);
  });

  it.each(['casinoResult', 'balance'])('is refused with a group that goes by %s', async (is) => {
    const rule = {
      any: [
        { is: 'suspended', with: {} },
        { is, with: { currency: 'USD', least: '100' } },
      ],
    };
    const group = (await casino.desk('group/save', { name: `By ${is}`, rule, reason: 'A test' })).data;
    const answer = await casino.save({
      trigger: { kind: 'enteredGroup', groupId: group.id, groupVersion: 1 },
      steps: [message('s1', null)],
    });
    expect([answer.error, answer.message]).toEqual([invalid, expect.stringContaining(is)]);
  });

  it('is another version, by anyone who looked at the latest, with the audit event of both', async () => {
    const { id, version } = (await casino.save(joined(message('s1', null)))).data;
    const definition = joined(mail('s1', null));
    expect((await casino.save(definition, { id, version: 3 })).error).toBe(errorCodes.conflict);
    const both = await Promise.all([1, 2].map(() => casino.save(definition, { id, version, name: `Twice ${id}` })));
    expect(both.map(({ error }) => error).sort((a, b) => a - b)).toEqual([0, errorCodes.conflict]);
    const [first, second] = await auditEventsOf(id);
    expect(first).toMatchObject({ actor: 'operator:anna', command: 'journey.save', before: null });
    expect(second).toMatchObject({ before: { version: 1 }, after: { version: 2, definition } });
    await expect(
      casino.api.db.query(`update journey_version set definition = '{}' where journey_id = $1`, [id]),
    ).rejects.toThrow(/never changed/);
  });

  it('is read back by its schema: a stored definition that does not fit is refused', async () => {
    const { id } = (await casino.save(joined(message('s1', null)))).data;
    await casino.api.db.query(
      `insert into journey_version (journey_id, version, definition, content_hash, saved_by, reason)
       values ($1, 2, '{"trigger": {"kind": "joined"}, "steps": []}', repeat('0', 64), 'test', 'A test')`,
      [id],
    );
    expect((await casino.desk('journey/get', { id })).status).toBe(500);
  });
});

describe('a journey is switched on', () => {
  const draft = async () => (await casino.save(joined(message('s1', null)))).data;
  const switchOn = (of: { id: number; version: number; contentHash: string }, name: 'anna' | 'ben' | 'cora' = 'anna') =>
    casino.desk(
      'journey/switchOn',
      { id: of.id, version: of.version, contentHash: of.contentHash, reason: 'A test' },
      name,
    );

  it('after a back-test, by a second person, on exactly this content', async () => {
    const of = await draft();
    expect((await switchOn(of)).error).toBe(errorCodes.wrongState);
    expect((await casino.desk('journey/try', { id: of.id, version: 1, days: 30 })).error).toBe(0);
    expect((await switchOn({ ...of, contentHash: '0'.repeat(64) })).error).toBe(errorCodes.contentChanged);
    expect((await switchOn(of)).error).toBe(errorCodes.waitsForSecond);
    const waiting = (await casino.desk('journey/get', { id: of.id })).data;
    expect(waiting).toMatchObject({ state: 'draft', approval: expect.any(Number) });
    expect((await switchOn(of)).error).not.toBe(0);
    expect((await switchOn(of, 'ben')).data).toMatchObject({ state: 'running', runs: 1 });
    const events = (await auditEventsOf(of.id)).map(({ actor, command, before, after }) => [
      actor,
      command,
      before?.state,
      after?.state,
    ]);
    expect(events).toContainEqual(['operator:ben', 'journey.switchOn', 'draft', 'running']);
  });

  it('and the database refuses it without either', async () => {
    const { id } = await draft();
    const run = () =>
      casino.api.db.query(
        `update journey set state = 'running', runs = 1, since = now(), entered_until = now() where id = $1`,
        [id],
      );
    await expect(run()).rejects.toThrow(/back-tested/);
    await casino.desk('journey/try', { id, version: 1, days: 30 });
    await expect(run()).rejects.toThrow(/second person/);
  });

  it('and is paused and stopped by one person, with a reason and the audit event', async () => {
    const of = await draft();
    await casino.desk('journey/try', { id: of.id, version: 1, days: 30 });
    for (const name of ['anna', 'ben'] as const) await switchOn(of, name);
    const turn = (to: string, reason = 'A test') => casino.desk('journey/turn', { id: of.id, to, reason });
    expect((await turn('paused', '')).error).toBe(errorCodes.missingField);
    expect((await turn('paused')).data.state).toBe('paused');
    expect((await turn('paused')).error).toBe(errorCodes.wrongState);
    expect((await turn('stopped')).data.state).toBe('stopped');
    const events = (await auditEventsOf(of.id)).map(({ command, before, after }) => [
      command,
      before?.state,
      after?.state,
      after?.reason,
    ]);
    expect(events).toContainEqual(['journey.pause', 'running', 'paused', 'A test']);
    expect(events).toContainEqual(['journey.stop', 'paused', 'stopped', 'A test']);
    expect((await switchOn(of)).error).toBe(errorCodes.wrongState);
  });

  it('by nobody without the permission, who cannot write one either', async () => {
    const of = await draft();
    for (const path of ['journey/list', 'journey/get', 'journey/players', 'journey/effect'])
      expect((await casino.desk(path, { id: of.id }, 'cora')).error).toBe(errorCodes.notPermitted);
    for (const [path, more] of [
      ['journey/save', { name: 'Mine', definition: joined(message('s1', null)), reason: 'x' }],
      ['journey/try', { version: 1 }],
      ['journey/switchOn', { version: 1, contentHash: of.contentHash, reason: 'x' }],
      ['journey/turn', { to: 'paused', reason: 'x' }],
    ] as const)
      expect((await casino.desk(path, { id: of.id, ...more }, 'cora')).error).toBe(errorCodes.notPermitted);
  });
});

describe('the effect', () => {
  it('compares those who went on with the control group over the days after the step, and never with days that are not over', async () => {
    const id = await casino.running(
      joined({ kind: 'control', id: 's1', percent: 50, next: 's2' }, message('s2', null)),
    );
    const members = [];
    for (let n = 0; n < 12; n++) members.push(await casino.join());
    await casino.work();
    const treated = members.filter((member) => sideOf(id, member.id, 50) === 'treated');
    for (const member of treated) await casino.deposit(member);
    for (const member of members) await casino.logIn(member);
    casino.pass(13 * dayMs);
    await casino.join();
    await casino.work();
    // The route goes by the real time: the engine's own clock is a day ahead of it.
    const { effectOf } = await import('./effect/effect-of.ts');
    const effect = async () => {
      const answer = await effectOf(casino.deps, { id, days: 14 });
      if (!answer.ok) throw new Error(answer.error);
      return answer.data;
    };
    expect(await effect()).toMatchObject({ treated: 0, control: 0, deposited: { interval: null } });
    casino.pass(2 * dayMs);
    const found = await effect();
    expect(found).toMatchObject({
      treated: treated.length,
      control: 12 - treated.length,
      deposited: { treated: treated.length, control: 0, difference: 1 },
      loggedIn: { treated: treated.length, control: 12 - treated.length, difference: 0 },
    });
    expect(found.deposited.interval!.least).toBeGreaterThan(0);
    expect(found.loggedIn.interval!.least).toBeLessThan(0);
    expect(found.revenue).toEqual([
      expect.objectContaining({ currency: 'USD', difference: 0, interval: { least: 0, most: 0 } }),
    ]);
  });

  it('takes bonuses of the journey off the revenue', async () => {
    const id = await casino.running(
      joined({ kind: 'control', id: 's1', percent: 50, next: 's2' }, bonus('s2', null, '5', '1000')),
    );
    for (let n = 0; n < 12; n++) await casino.join();
    await casino.work();
    casino.pass(15 * dayMs);
    const { effectOf } = await import('./effect/effect-of.ts');
    const answer = await effectOf(casino.deps, { id, days: 14 });
    expect(answer).toMatchObject({
      ok: true,
      data: { revenue: [{ treatedMean: -5, controlMean: 0, difference: -5 }] },
    });
  });
});
