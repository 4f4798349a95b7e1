import { errorCodes } from '@fairhouse/contract/errors';
import type { Role } from '@fairhouse/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operator } from '../../http/session.ts';
import { deriveKey, sealingWith } from '../../lib/sealing.ts';
import { addOperator } from '../../testing/add-operator.ts';
import { deskOrigin, startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { addStaff } from './add-staff.ts';
import { disable } from './manage/disable.ts';
import { findOperator } from './sessions/find-operator.ts';
import { openSession } from './sessions/open-session.ts';
import type { StaffDeps } from './staff.deps.ts';

let api: TestApi;
let administrator: string;
let at = new Date();
let deps: StaffDeps;

beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '100000' });
  administrator = await addOperator(api.db, 'keeper', ['administrator']);
  deps = {
    db: api.db,
    sealing: sealingWith(deriveKey('a secret of the tests', 'test')),
    siteName: 'Fairhouse',
    origin: deskOrigin,
    sessions: { idleMinutes: 30, absoluteHours: 12 },
    memberExists: async () => true,
    clock: () => at,
  };
});
afterAll(() => api.close());

const desk = (path: string, body: object = {}, token = administrator) =>
  api.post(`/operator/staff/${path}`, { reason: 'a test', ...body }, token);
const origin = { address: '127.0.0.1', userAgent: 'Browser/1.0' };
const later = (minutes: number) => {
  at = new Date(at.getTime() + minutes * 60_000);
};

async function open(staffId: bigint, kind: 'session' | 'token' = 'session') {
  const client = await api.db.connect();
  try {
    return await openSession(deps, client, { staffId, kind, ...origin });
  } finally {
    client.release();
  }
}

describe('a session', () => {
  it('ends when nobody used it for half an hour, and however busy after twelve', async () => {
    const { id } = (await addStaff(api.db, { name: 'idle', roles: ['cashier'] }))!;
    const find = async (token: string) => (await findOperator(deps, token, 'session', origin)) as Operator | undefined;
    const idle = await open(id);
    const busy = await open(id);
    later(29);
    expect((await find(busy.token))?.session.idleEndsAt).toEqual(new Date(at.getTime() + 30 * 60_000));
    later(2);
    expect(await find(idle.token)).toBeUndefined();
    expect((await find(busy.token))?.name).toBe('idle');
    for (let minutes = 31; minutes + 25 < 12 * 60; minutes += 25) {
      later(25);
      expect(await find(busy.token), `after ${minutes} minutes`).toBeDefined();
    }
    later(25);
    expect(await find(busy.token)).toBeUndefined();
  });

  it('is not kept alive by what its page asks by itself', async () => {
    const { id } = (await addStaff(api.db, { name: 'away', roles: ['cashier'] }))!;
    const [left, back] = [await open(id), await open(id)];
    const ask = async (token: string, untouchedSeconds: number) =>
      (await findOperator(deps, token, 'session', { ...origin, untouchedSeconds })) as Operator | undefined;
    const leftAt = at;
    for (let minute = 1; minute < 30; minute++) {
      later(1);
      const seen = await ask(left.token, minute * 60);
      expect(seen?.session.idleEndsAt, `after ${minute} minutes`).toEqual(new Date(leftAt.getTime() + 30 * 60_000));
      await ask(back.token, minute * 60);
    }
    // One of them is touched again; what its page asks afterwards counts from there.
    expect((await ask(back.token, 0))?.session.idleEndsAt).toEqual(new Date(at.getTime() + 30 * 60_000));
    later(1);
    expect(await ask(left.token, 30 * 60)).toBeUndefined();
    expect(await ask(back.token, 60)).toBeDefined();
    later(29);
    expect(await ask(back.token, 30 * 60)).toBeUndefined();
  });

  it('hears from its page for how long nobody has touched it, and a picture is no touch', async () => {
    const { id } = (await addStaff(api.db, { name: 'touched', roles: ['cashier'] }))!;
    const session = await open(id);
    await api.db.query(
      `update staff_session set last_seen_at = now() - interval '10 minutes', expires_at = now() + interval '1 hour' where id = $1`,
      [session.id],
    );
    const lastSeen = async () =>
      (
        await api.db.query<{ at: Date }>('select last_seen_at as at from staff_session where id = $1', [session.id])
      ).rows[0]!.at.getTime();
    const began = await lastSeen();
    const headers = { cookie: `desk=${session.token}`, origin: deskOrigin, 'user-agent': origin.userAgent };
    const me = (more: object) => api.post('/operator/auth/me', {}, undefined, { ...headers, ...more });
    expect((await me({ 'x-untouched-seconds': '600' })).error).toBe(0);
    expect(await lastSeen()).toBe(began);
    await fetch(`${api.deskUrl}/api/operator/file/get?id=1`, { headers });
    expect(await lastSeen()).toBe(began);
    expect((await me({ 'x-untouched-seconds': '5' })).error).toBe(0);
    expect(await lastSeen()).toBeGreaterThan(began + 5 * 60_000);
  });

  it('of the command line is not idle, and ends after twelve hours all the same', async () => {
    const { id } = (await addStaff(api.db, { name: 'shell', roles: ['cashier'] }))!;
    const { token } = await open(id, 'token');
    later(11 * 60 + 59);
    expect(await findOperator(deps, token, 'token', origin)).toMatchObject({
      name: 'shell',
      session: { idleEndsAt: null },
    });
    later(1);
    expect(await findOperator(deps, token, 'token', origin)).toBeUndefined();
  });
});

describe('who manages staff', () => {
  it('decides no money, in whatever way the roles come together', async () => {
    for (const role of ['cashier', 'risk', 'bonuses'] as Role[]) {
      const roles = ['administrator', role];
      expect((await desk('invite', { name: `both-${role}`, displayName: '', roles })).error).toBe(
        errorCodes.rolesApart,
      );
    }
    const { data } = await desk('invite', { name: 'later', displayName: 'Later', roles: ['cashier'] });
    expect((await desk('setRoles', { id: data.id, roles: ['cashier', 'administrator'] })).error).toBe(
      errorCodes.rolesApart,
    );
    const all = (await desk('list')).data as { name: string; roles: Role[] }[];
    expect(all.find(({ name }) => name === 'later')?.roles).toEqual(['cashier']);
    expect(all.some(({ name }) => name.startsWith('both-'))).toBe(false);
  });

  it('does nothing to the own account but link it to a member', async () => {
    const me = (await api.post('/operator/auth/me', {}, administrator)).data.id;
    for (const [path, more] of [
      ['setRoles', { roles: ['content', 'administrator'] }],
      ['disable', {}],
      ['enable', {}],
      ['recover', {}],
    ] as const)
      expect((await desk(path, { id: me, ...more })).error, path).toBe(errorCodes.ownAccount);
    const member = await api.join();
    expect((await desk('linkMember', { id: me, memberId: Number(member.id) })).data.memberIds).toEqual([
      Number(member.id),
    ]);
  });

  it('cannot name somebody who is not there, nor take a name twice', async () => {
    for (const path of ['disable', 'enable', 'recover'])
      expect((await desk(path, { id: 999_999 })).error, path).toBe(errorCodes.noSuchThing);
    expect((await desk('setRoles', { id: 999_999, roles: [] })).error).toBe(errorCodes.noSuchThing);
    expect((await desk('invite', { name: 'keeper', displayName: '', roles: [] })).error).toBe(errorCodes.usernameTaken);
    expect((await desk('invite', { name: 'Keeper!', displayName: '', roles: [] })).error).toBe(errorCodes.invalidField);
    expect((await desk('disable', { id: 999_999, reason: ' ' })).error).toBe(errorCodes.invalidField);
  });

  it('is always somebody: of two who shut one another out at once, one remains', async () => {
    const [first, second] = await Promise.all(
      ['left', 'right'].map(async (name) => {
        const { id } = (await addStaff(api.db, { name, roles: ['administrator'] }))!;
        return { id, name } as Operator;
      }),
    );
    await api.db.query(`update staff set enabled = false where name = 'keeper'`);
    const shut = (by: Operator, whom: Operator) => disable(deps, { id: whom.id, reason: 'a race' }, by);
    const done = await Promise.all([shut(first!, second!), shut(second!, first!)]);
    expect(done.map((result) => (result.ok ? 'done' : result.error)).sort()).toEqual(['done', 'notPermitted']);
    const { rows } = await api.db.query(
      `select count(*)::int as n from staff_held_role h join staff_person p on p.id = h.staff_id
       where h.role = 'administrator' and p.enabled`,
    );
    expect(rows[0].n).toBe(1);
    await api.db.query(`update staff set enabled = true where name = 'keeper'`);
  });
});

describe('the link to a member', () => {
  it('is of one person alone, known to every call, and never taken back', async () => {
    const member = await api.join();
    const memberId = Number(member.id);
    const [ana, ben] = [
      (await addStaff(api.db, { name: 'ana', roles: ['cashier'] }))!,
      (await addStaff(api.db, { name: 'ben', roles: ['cashier'] }))!,
    ];
    expect((await desk('linkMember', { id: Number(ana.id), memberId: 999_999_999 })).error).toBe(
      errorCodes.noSuchThing,
    );
    expect((await desk('linkMember', { id: Number(ana.id), memberId })).error).toBe(0);
    expect((await desk('linkMember', { id: Number(ben.id), memberId })).error).toBe(errorCodes.memberLinked);
    expect((await api.post('/operator/auth/me', {}, ana.token)).data.memberIds).toEqual([memberId]);
    const { rows } = await api.db.query('select name, member_id from staff_as_member where member_id = $1', [memberId]);
    expect(rows).toEqual([{ name: 'ana', member_id: member.id }]);
    for (const sql of ['delete from staff_member_link', 'update staff_member_link set staff_id = 1'])
      await expect(api.db.query(sql)).rejects.toThrow('never changed');
  });
});
