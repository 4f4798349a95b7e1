import type { Call } from '@fairhouse/contract';
import { errorCodes } from '@fairhouse/contract/errors';
import {
  roles as builtIn,
  type CustomRole,
  operatorCalls,
  type Permission,
  permissionNames,
  roleNames,
  separationRules,
} from '@fairhouse/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effectivePermissions } from '../../db/effective-permissions.store.ts';
import { addOperator } from '../../testing/add-operator.ts';
import { byTwo } from '../../testing/invite-staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { addStaff } from './add-staff.ts';

let api: TestApi;
let keeper: string;
let second: string;

beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '1000000' });
  keeper = await addOperator(api.db, 'keeper', ['administrator']);
  second = await addOperator(api.db, 'second', ['administrator']);
});
afterAll(() => api.close());

const desk = (path: string, body: object = {}, token = keeper) =>
  api.post(`/operator/staff/${path}`, { reason: 'a test', ...body }, token);
const compose = async (name: string, permissions: Permission[]) =>
  (await desk('role/create', { name, description: '', permissions })).data as {
    id: number;
    role: CustomRole;
    version: number;
  };
const hire = async (name: string, roles: (CustomRole | 'cashier' | 'administrator' | 'content')[] = []) =>
  (await addStaff(api.db, { name, roles }))!;
const give = (id: bigint, roles: string[], pair: readonly [string, string] = [keeper, second]) =>
  byTwo(api.post, '/operator/staff/setRoles', { id: Number(id), roles, reason: 'a test' }, pair);
const change = (role: { id: number }, fields: object, token = keeper) =>
  desk('role/change', { id: role.id, description: '', ...fields }, token);

/** A role that the owner of the machine composed: rules of separation do not hold for him. */
async function composeByOwner(name: string, permissions: readonly Permission[]): Promise<CustomRole> {
  const { rows } = await api.db.query<{ id: number }>(
    `insert into staff_custom_role (name, description, permissions, set_by, created_by)
     values ($1, '', $2, 'system:owner', 'system:owner') returning id`,
    [name, permissions],
  );
  return `custom:${rows[0]!.id}`;
}

/** A body that no call reads, and an upload without a file: who may call gets that answer, and nothing is done. */
async function mayCall({ method, path, upload }: Call, token: string): Promise<boolean> {
  const body = upload ? new FormData() : '[]';
  const answer = await fetch(`${api.deskUrl}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(upload ? {} : { 'content-type': 'application/json' }) },
    ...(method === 'POST' ? { body } : {}),
  });
  if (answer.headers.get('content-type') === 'text/event-stream') {
    await answer.body!.cancel();
    return true;
  }
  const { error } = (await answer.json()) as { error: number };
  return error !== errorCodes.notPermitted;
}

describe('a composed role', () => {
  const guarded = (Object.values(operatorCalls) as Call[]).filter(({ access }) => access === 'operator');

  it.each(permissionNames)(
    'with %s alone makes the calls that need it, and with every other permission none of them',
    async (name) => {
      const calls = guarded.filter(({ permission }) => permission === name);
      const key = name.toLowerCase().replace('.', '-');
      const only = await composeByOwner(`Only ${name}`, [name]);
      const allBut = await composeByOwner(
        `All but ${name}`,
        permissionNames.filter((one) => one !== name),
      );
      const having = (await hire(`has-${key}`, [only])).token;
      const lacking = (await hire(`no-${key}`, [allBut])).token;
      for (const call of calls) {
        // A picture wants more than its permission, and without an id there is none.
        if (call.method !== 'GET' || call.answersEvents)
          expect([call.path, await mayCall(call, having)]).toEqual([call.path, true]);
        expect([call.path, await mayCall(call, lacking)]).toEqual([call.path, false]);
      }
      // What needs another permission is refused to who has this one alone.
      const others = guarded
        .filter(({ permission }) => permission !== name && permission !== 'self')
        .filter((_, at) => at % 7 === 0);
      const made = await Promise.all(others.map((call) => mayCall(call, having)));
      expect(others.filter((_, at) => made[at]).map(({ path }) => path)).toEqual([]);
    },
  );

  it('is composed, given, changed and removed, each with its version and its audit event', async () => {
    const role = await compose('Night desk', ['members.read', 'contacts.read']);
    const { id, token } = await hire('nina');
    expect((await give(id, [role.role])).data.permissions).toEqual(['members.read', 'contacts.read']);
    expect((await api.post('/operator/auth/me', {}, token)).data).toMatchObject({
      roles: [role.role],
      permissions: ['members.read', 'contacts.read'],
    });
    // Less is at once, by one administrator; and it holds at the next call.
    const less = await change(role, { version: 1, name: 'Night desk', permissions: ['members.read'] });
    expect(less.data).toMatchObject({ version: 2, permissions: ['members.read'], holders: [{ name: 'nina' }] });
    expect((await api.post('/operator/contact/threads', {}, token)).error).not.toBe(0);
    expect([...(await effectivePermissions(api.db, id))]).toEqual(['members.read']);
    const held = await desk('role/remove', { id: role.id, version: 2 });
    expect(held.error).toBe(errorCodes.roleHeld);
    expect(held.message).toContain('nina');
    expect((await give(id, [])).error).toBe(0);
    expect((await desk('role/remove', { id: role.id, version: 2 })).data).toMatchObject({ removedBy: 'keeper' });
    expect((await give(id, [role.role])).error).toBe(errorCodes.roleRemoved);
    expect((await change(role, { version: 3, name: 'x', permissions: ['members.read'] })).error).toBe(
      errorCodes.wrongState,
    );
    const { data } = await desk('role/history', { id: role.id, reason: undefined });
    expect(data).toMatchObject([
      { version: 3, removed: true },
      { version: 2, permissions: ['members.read'] },
      { version: 1, permissions: ['members.read', 'contacts.read'], by: 'keeper', reason: 'a test' },
    ]);
    const { rows } = await api.db.query(
      'select command, before, after from audit_event where subject = $1 order by id',
      [`staff-role:${role.id}`],
    );
    expect(rows.map(({ command }) => command)).toEqual(['staff.createRole', 'staff.changeRole', 'staff.removeRole']);
    expect(rows[1]).toMatchObject({
      before: { permissions: ['members.read', 'contacts.read'], version: 1 },
      after: { permissions: ['members.read'], version: 2, reason: 'a test' },
    });
    const rewrite = api.db.query(`update staff_custom_role_version set name = 'x' where role_id = $1`, [role.id]);
    await expect(rewrite).rejects.toThrow('never changed');
    // The name is free again.
    expect((await compose('night DESK', ['members.read'])).id).not.toBe(role.id);
  });

  it.each([
    [{ name: 'Administrator' }, errorCodes.roleNameTaken],
    [{ name: '' }, errorCodes.invalidField],
    [{ permissions: [] }, errorCodes.invalidField],
    [{ permissions: ['members.everything'] }, errorCodes.invalidField],
    [{ reason: ' ' }, errorCodes.invalidField],
  ])('is refused with %j', async (wrong, error) => {
    const right = { name: 'Refused', description: '', permissions: ['members.read'] };
    expect((await desk('role/create', { ...right, ...wrong })).error).toBe(error);
  });

  it('keeps its name for itself, however it is written, and refuses a version that is outdated', async () => {
    const role = await compose('Readers', ['members.read']);
    expect((await desk('role/create', { name: 'READERS', description: '', permissions: ['wins.read'] })).error).toBe(
      errorCodes.roleNameTaken,
    );
    expect((await change(role, { version: 2, name: 'Readers', permissions: ['wins.read'] })).error).toBe(
      errorCodes.contentChanged,
    );
  });
});

describe('the rules of separation', () => {
  it('refuse a role and a person that break one, and name it', async () => {
    const apart = await desk('role/create', {
      name: 'Pays and credits',
      description: '',
      permissions: ['deposits.decide', 'cashOuts.decide'],
    });
    expect(apart).toMatchObject({
      error: errorCodes.rolesApart,
      data: { rule: 'depositsAndCashOuts', one: 'deposits.decide', other: 'cashOuts.decide', person: null },
    });
    expect(apart.message).toContain('depositsAndCashOuts');
    const credits = await compose('Credits', ['deposits.decide']);
    const pays = await compose('Pays', ['cashOuts.decide']);
    const { id } = await hire('carl');
    expect(await give(id, [credits.role, pays.role])).toMatchObject({
      error: errorCodes.rolesApart,
      data: { rule: 'depositsAndCashOuts', person: 'carl' },
    });
    expect((await give(id, [credits.role])).error).toBe(0);
    // A role that its holder may not hold together with another one of his.
    const other = await compose('Reads', ['members.read']);
    expect((await give(id, [credits.role, other.role])).error).toBe(0);
    expect(await change(other, { version: 1, name: 'Reads', permissions: ['cashOuts.decide'] })).toMatchObject({
      error: errorCodes.rolesApart,
      data: { person: 'carl' },
    });
    const invited = { name: 'ivan', displayName: '', email: 'ivan@example.com', roles: [credits.role, pays.role] };
    expect((await desk('invite', invited)).error).toBe(errorCodes.rolesApart);
  });

  it('hold in the database, also for grants at the same time', async () => {
    const [credits, pays] = [
      await composeByOwner('Race credits', ['deposits.decide']),
      await composeByOwner('Race pays', ['cashOuts.decide']),
    ];
    const { id } = await hire('race');
    const grant = (role: string) =>
      api.db.query(`insert into staff_role (staff_id, role, granted_by) values ($1, $2, 'operator:x')`, [id, role]);
    const done = await Promise.allSettled([grant(credits), grant(pays)]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = done.find((one) => one.status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ constraint: 'staff_role_separated', detail: 'depositsAndCashOuts' });
    const kept = done[0]!.status === 'fulfilled' ? credits : pays;
    const widen = api.db.query(
      `update staff_custom_role set permissions = array['deposits.decide', 'cashOuts.decide'], set_by = 'operator:x'
       where 'custom:' || id = $1`,
      [kept],
    );
    await expect(widen).rejects.toMatchObject({ constraint: 'staff_role_separated' });
    const removed = api.db.query(
      `update staff_custom_role set removed_at = now(), removed_by = 'operator:x' where 'custom:' || id = $1`,
      [kept],
    );
    await expect(removed).rejects.toMatchObject({ constraint: 'staff_role_held' });
  });

  it('and the built-in roles are the same in the database as in the contract', async () => {
    const { rows } = await api.db.query('select role, permissions from staff_built_in_role order by role');
    expect(rows).toEqual([...roleNames].sort().map((role) => ({ role, permissions: [...builtIn[role]] })));
    const rules = await api.db.query(
      'select rule, one, other, except_roles as except from staff_separation order by rule',
    );
    expect(rules.rows).toEqual(
      Object.entries(separationRules)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([rule, { one, other, except }]) => ({ rule, one: [...one], other: [...other], except: [...except] })),
    );
  });
});

describe('more permissions for a holder', () => {
  it('needs a second administrator who does not hold the role, and nobody changes a role of their own', async () => {
    const role = await compose('Managers', ['staff.read', 'staff.manage']);
    const { id, token: holder } = await hire('mia');
    const given = await desk('setRoles', { id: Number(id), roles: [role.role] });
    expect(given.error).toBe(errorCodes.waitsForSecond);
    expect((await give(id, [role.role], [second, second])).error).toBe(0);
    const wider = { version: 1, name: 'Managers', permissions: ['staff.read', 'staff.manage', 'record.read'] };
    expect((await change(role, wider, holder)).error).toBe(errorCodes.ownRole);
    expect((await change(role, { ...wider, permissions: ['staff.read'] }, holder)).error).toBe(errorCodes.ownRole);
    expect((await change(role, wider)).error).toBe(errorCodes.waitsForSecond);
    const { rows } = (await api.post('/operator/approval/list', { command: 'staff.changeRole' }, keeper)).data;
    expect(rows[0]).toMatchObject({ subject: `staff-role:${role.id}`, proposal: { added: ['record.read'] } });
    const seen = { id: rows[0].id, proposedHash: rows[0].proposedHash };
    expect((await api.post('/operator/approval/approve', seen, keeper)).error).toBe(errorCodes.secondOperatorNeeded);
    expect((await api.post('/operator/approval/approve', seen, holder)).error).toBe(errorCodes.ownAffair);
    expect(await effectivePermissions(api.db, id)).not.toContain('record.read');
    expect((await api.post('/operator/approval/approve', seen, second)).data).toMatchObject({ state: 'carriedOut' });
    expect([...(await effectivePermissions(api.db, id))]).toContain('record.read');
    // Who manages staff by a composed role does so like an administrator, and decides no money.
    expect(
      (
        await api.post(
          '/operator/staff/role/create',
          { name: 'By Mia', description: '', permissions: ['wins.read'], reason: 'x' },
          holder,
        )
      ).error,
    ).toBe(0);
    const { rows: separated } = await api.db.query(
      'select manages_staff, writes_policy from staff_separated where staff_id = $1',
      [id],
    );
    expect(separated).toEqual([{ manages_staff: true, writes_policy: false }]);
  });

  it('is granted only as it was proposed: a role that changed meanwhile is not', async () => {
    const role = await compose('Bonus desk', ['bonuses.give']);
    const { id } = await hire('beth');
    const body = { id: Number(id), roles: [role.role] };
    expect((await desk('setRoles', body)).error).toBe(errorCodes.waitsForSecond);
    // Nobody holds it yet, so one administrator changes it.
    const wider = { version: 1, name: 'Bonus desk', permissions: ['bonuses.give', 'campaigns.send'] };
    expect((await change(role, wider)).error).toBe(0);
    const { rows } = (await api.post('/operator/approval/list', { subject: `staff:${id}` }, second)).data;
    const approved = await api.post(
      '/operator/approval/approve',
      { id: rows[0].id, proposedHash: rows[0].proposedHash },
      second,
    );
    expect(approved.data).toMatchObject({ state: 'failed' });
    expect([...(await effectivePermissions(api.db, id))]).toEqual([]);
  });

  it('waits for the lock of the staff: a role that was given meanwhile is not widened by one', async () => {
    const role = await compose('Meanwhile', ['wins.read']);
    const { id } = await hire('mel');
    const tx = await api.db.connect();
    try {
      await tx.query('begin');
      await tx.query('lock table staff_role in share row exclusive mode');
      const widened = change(role, { version: 1, name: 'Meanwhile', permissions: ['wins.read', 'wins.decide'] });
      await tx.query(`insert into staff_role (staff_id, role, granted_by) values ($1, $2, 'operator:x')`, [
        id,
        role.role,
      ]);
      await tx.query('commit');
      // Read before the grant, it is found changed after the lock; read after it, it waits for a second administrator.
      expect([errorCodes.contentChanged, errorCodes.waitsForSecond]).toContain((await widened).error);
    } finally {
      tx.release();
    }
    expect([...(await effectivePermissions(api.db, id))]).toEqual(['wins.read']);
  });
});
