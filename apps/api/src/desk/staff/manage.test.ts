import { errorCodes } from '@fairhouse/contract/errors';
import type { Role } from '@fairhouse/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operator } from '../../http/session.ts';
import { deriveKey, sealingWith } from '../../lib/sealing.ts';
import { addOperator } from '../../testing/add-operator.ts';
import { byTwo } from '../../testing/invite-staff.ts';
import { deskOrigin, startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { addStaff } from './add-staff.ts';
import { inviteAdministrator, recoverAdministrator } from './manage/by-owner.ts';
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
    approvals: { ask: (_operator, _proposed, carryOut) => carryOut() },
    mail: async () => {},
    endKeysOf: async () => {},
    memberExists: async () => true,
    company: undefined,
    log: { warn: () => {} },
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
      expect(
        (await desk('invite', { name: `both-${role}`, displayName: '', email: 'b@example.com', roles })).error,
      ).toBe(errorCodes.rolesApart);
    }
    const { data } = await desk('invite', {
      name: 'later',
      displayName: 'Later',
      email: 'later@example.com',
      roles: ['support'],
    });
    expect((await desk('setRoles', { id: data.id, roles: ['cashier', 'administrator'] })).error).toBe(
      errorCodes.rolesApart,
    );
    const all = (await desk('list')).data as { name: string; roles: Role[] }[];
    expect(all.find(({ name }) => name === 'later')?.roles).toEqual(['support']);
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
    for (const path of ['disable', 'enable', 'recover', 'sendLink', 'withdrawLink'])
      expect((await desk(path, { id: 999_999 })).error, path).toBe(errorCodes.noSuchThing);
    expect((await desk('setRoles', { id: 999_999, roles: [] })).error).toBe(errorCodes.noSuchThing);
    const invite = async (name: string, email: string) =>
      (await desk('invite', { name, displayName: '', email, roles: [] })).error;
    expect(await invite('keeper', 'x@example.com')).toBe(errorCodes.usernameTaken);
    expect(await invite('Keeper!', 'x@example.com')).toBe(errorCodes.invalidField);
    expect(await invite('once', 'x@example')).toBe(errorCodes.invalidField);
    expect(await invite('once', 'Once@example.com')).toBe(0);
    expect(await invite('twice', 'once@Example.com')).toBe(errorCodes.emailTaken);
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

describe('one person with one administrator account', () => {
  const invited = { name: 'puppet', displayName: 'P', email: 'my-own@example.com', roles: ['cashier'] };
  const mails = async () =>
    (await api.db.query<{ to: string }>('select recipient as to from mail order by id')).rows.map(({ to }) => to);

  it('gets nobody who decides about payouts: not by an invitation, a role, a recovery or an address', async () => {
    const { id, token } = (await addStaff(api.db, { name: 'honest', roles: ['cashier'] }))!;
    const helper = (
      await desk('invite', { ...invited, name: 'helper', email: 'helper@example.com', roles: ['support'] })
    ).data.id;
    await api.db.query(`update staff set email = 'honest@example.com' where name = 'honest'`);
    const attempts: [string, object][] = [
      ['invite', invited],
      ['setRoles', { id: helper, roles: ['cashier'] }],
      ['setEmail', { id: Number(id), email: 'mine@example.com' }],
      ['recover', { id: Number(id) }],
    ];
    await api.db.query(`update staff set enabled = false where name in ('left', 'right')`);
    for (const [path, body] of attempts)
      expect((await desk(path, body)).error, path).toBe(errorCodes.noSecondAdministrator);
    const before = await mails();
    const second = await addOperator(api.db, 'partner', ['administrator']);
    for (const [path, body] of attempts) {
      const answer = await desk(path, body);
      expect(answer.error, path).toBe(errorCodes.waitsForSecond);
      expect(JSON.stringify(answer)).not.toContain('invitation#');
      expect((await desk(path, body)).error, path).toBe(errorCodes.secondOperatorNeeded);
    }
    const { rows } = (await api.post('/operator/approval/list', { state: ['waiting'] }, administrator)).data;
    for (const { id: approval, proposedHash, may } of rows) {
      expect(may).toBe(false);
      const own = await api.post('/operator/approval/approve', { id: approval, proposedHash }, administrator);
      expect(own.error).toBe(errorCodes.secondOperatorNeeded);
    }
    const never = { command: 'staff.recover', amountFrom: null, reason: 'mine' };
    expect((await api.post('/operator/policy/add', never, administrator)).error).toBe(errorCodes.invalidField);
    expect(await mails()).toEqual(before);
    expect((await api.post('/operator/auth/me', {}, token)).error).toBe(0);
    const { rows: held } = await api.db.query(
      `select name from staff_held_role where role = 'cashier' and granted_by like 'operator:%'`,
    );
    expect(held).toEqual([]);

    // The second administrator sees exactly what it is, and approves one; the link goes to the person alone.
    const recovery = rows.find(({ command }: { command: string }) => command === 'staff.recover');
    expect(recovery.proposal).toMatchObject({ name: 'honest', to: 'honest@example.com' });
    // Who may read policies and does not manage the staff sees no address of anybody.
    const { token: reader } = (await addStaff(api.db, { name: 'reader', roles: ['finance'] }))!;
    const list = (await api.post('/operator/approval/list', { state: ['waiting'] }, reader)).data.rows;
    expect(list).toHaveLength(rows.length);
    expect(JSON.stringify(list)).not.toMatch(/honest@example|mine@example|my-own@example|helper@example/);
    const seen = { id: recovery.id, proposedHash: recovery.proposedHash };
    expect((await api.post('/operator/approval/approve', seen, token)).error).toBe(errorCodes.notPermitted);
    const approved = await api.post('/operator/approval/approve', seen, second);
    expect(approved.data).toMatchObject({ state: 'carriedOut', outcome: null });
    expect(JSON.stringify(approved)).not.toContain('invitation#');
    expect(await mails()).toEqual([...before, 'honest@example.com']);
    expect((await api.post('/operator/auth/me', {}, token)).error).toBe(errorCodes.loginAgain);
    const address = rows.find(({ command }: { command: string }) => command === 'staff.setEmail');
    await api.post('/operator/approval/approve', { id: address.id, proposedHash: address.proposedHash }, second);
    expect((await mails()).filter((to) => to === 'honest@example.com')).toHaveLength(2);
    const { rows: live } = await api.db.query(
      'select from staff_link where staff_id = $1 and used_at is null and ended_at is null',
      [id],
    );
    expect(live).toEqual([]);
  });

  it('sends a link again at most five times an hour, and can end it', async () => {
    const { data } = await desk('invite', { ...invited, name: 'slow', email: 'slow@example.com', roles: ['support'] });
    expect(data).toMatchObject({ sentTo: 's•••@example.com' });
    expect(JSON.stringify(data)).not.toContain('invitation#');
    for (let sent = 1; sent < 5; sent++) expect((await desk('sendLink', { id: data.id })).error).toBe(0);
    expect((await desk('sendLink', { id: data.id })).error).toBe(errorCodes.linkSentOften);
    expect((await mails()).filter((to) => to === 'slow@example.com')).toHaveLength(5);
    expect((await desk('withdrawLink', { id: data.id })).data).toMatchObject({ linkUntil: null });
    expect((await desk('withdrawLink', { id: data.id })).error).toBe(errorCodes.wrongState);
  });
});

describe('a mail to a colleague', () => {
  const subjectsTo = async (email: string) =>
    (
      await api.db.query<{ subject: string }>('select subject from mail where recipient = $1 order by id', [email])
    ).rows.map(({ subject }) => subject);
  const useDeskIn = (language: string, token: string) =>
    api.post('/operator/auth/me', {}, token, { 'x-fe-lang': language });

  it('is written in the language in which they last used the desk, and an invitation in that of who invites', async () => {
    const pair = [administrator, await addOperator(api.db, 'seconder', ['administrator'])] as const;
    const { id, token } = (await addStaff(api.db, { name: 'tala', roles: ['support'] }))!;
    await api.db.query(`update staff set email = 'tala@example.com' where id = $1`, [id]);
    await useDeskIn('fil', token);
    const byBoth = (path: string, input: object) =>
      byTwo(api.post, `/operator/staff/${path}`, { id: Number(id), reason: 'a test', ...input }, pair);
    expect((await byBoth('recover', {})).error).toBe(0);
    expect((await byBoth('setEmail', { email: 'tala@example.org' })).error).toBe(0);
    expect(await subjectsTo('tala@example.com')).toEqual([
      'I-set up muli ang pag-sign in mo sa desk – Fairhouse',
      'Napalitan ang address mo sa desk – Fairhouse',
    ]);

    const nina = { name: 'nina', displayName: '', email: 'nina@example.com', roles: ['support'] };
    await useDeskIn('fil', administrator);
    const { data } = await desk('invite', nina);
    await useDeskIn('en', administrator);
    expect((await desk('sendLink', { id: data.id })).error).toBe(0);
    expect(await subjectsTo('nina@example.com')).toEqual(Array(2).fill('Imbitasyon mo sa desk – Fairhouse'));
  });
});

describe('the owner of the machine', () => {
  it('adds a second administrator and recovers one, which the audit log tells', async () => {
    const by = { ...deps, clock: () => new Date() };
    const added = await inviteAdministrator(by, { name: 'bea', email: 'bea@example.com' });
    expect(added).toMatchObject({ ok: true, data: { sentTo: 'b•••@example.com' } });
    expect(await inviteAdministrator(by, { name: 'bea', email: 'bea@example.com' })).toMatchObject({ ok: false });
    expect(await recoverAdministrator(by, { name: 'honest', email: undefined })).toMatchObject({ ok: false });
    expect((await recoverAdministrator(by, { name: 'bea', email: 'bea@example.org' })).ok).toBe(true);
    const { rows } = await api.db.query(
      `select a.command from audit_event a join staff s on a.subject = 'staff:' || s.id where s.name = 'bea' and a.actor = 'system:owner' order by a.id`,
    );
    expect(rows).toEqual([{ command: 'staff.invite' }, { command: 'staff.recover' }]);
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
