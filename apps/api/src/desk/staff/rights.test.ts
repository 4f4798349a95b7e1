import type { Call } from '@fairhouse/contract';
import { errorCodes } from '@fairhouse/contract/errors';
import { operatorCalls, permissionsOf, type Role, roleNames } from '@fairhouse/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { byTwo } from '../../testing/invite-staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const guarded = (Object.values(operatorCalls) as Call[]).filter(({ access }) => access === 'operator');
const held: Record<string, Role[]> = { nobody: [], ...Object.fromEntries(roleNames.map((role) => [role, [role]])) };

let api: TestApi;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '1000000' });
  for (const [who, roles] of Object.entries(held)) tokens[who] = await addOperator(api.db, `a-${who}`, roles);
});
afterAll(() => api.close());

function allows({ permission }: Call, who: string): boolean {
  return permission === 'self' || permissionsOf(held[who]!).some((it) => it === permission);
}

/** A body that no call reads, and an upload without a file: who may call is told that, and nothing is done. */
async function knock({ method, path, upload }: Call, token: string): Promise<number> {
  const body = upload ? new FormData() : '[]';
  const answer = await fetch(`${api.deskUrl}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(upload ? {} : { 'content-type': 'application/json' }) },
    ...(method === 'POST' ? { body } : {}),
  });
  // A stream has begun: that is let go of, and was a yes.
  if (answer.headers.get('content-type') === 'text/event-stream') {
    await answer.body!.cancel();
    return errorCodes.notFound;
  }
  return ((await answer.json()) as { error: number }).error;
}

describe('what a role may do', () => {
  it.each(Object.keys(held))('%s: exactly the calls of the table', async (who) => {
    const answered = await Promise.all(
      guarded.map(async (call) => [call.path, await knock(call, tokens[who]!)] as const),
    );
    for (const call of guarded) {
      const error = answered.find(([path]) => path === call.path)![1];
      // A picture wants more than its permission, and without an id there is none.
      if (call.method === 'GET' && allows(call, who)) {
        expect([errorCodes.notPermitted, errorCodes.notFound], call.path).toContain(error);
        continue;
      }
      const allowed = call.upload ? errorCodes.missingField : errorCodes.unreadableBody;
      expect(error, call.path).toBe(allows(call, who) ? allowed : errorCodes.notPermitted);
    }
  });

  it('is recorded where it was denied, and nowhere else', async () => {
    const { rows } = await api.db.query<{ denied: string }>(
      `select name || ' ' || call as denied from staff_sign_in where outcome = 'denied'`,
    );
    const expected = Object.keys(held).flatMap((who) =>
      guarded.filter((call) => !allows(call, who)).map(({ path }) => `a-${who} ${path}`),
    );
    expect(rows.map(({ denied }) => denied).sort()).toEqual(expected.sort());
    await expect(api.db.query('delete from staff_sign_in')).rejects.toThrow('never changed');
  });

  it('changes with the next call of an open session, up and down', async () => {
    const token = await addOperator(api.db, 'bob', ['cashier']);
    const second = await addOperator(api.db, 'second', ['administrator']);
    const list = async () => (await api.post('/operator/cashOut/listPage', {}, token)).error;
    expect(await list()).toBe(0);
    const bob = (await api.post('/operator/staff/list', {}, tokens.administrator)).data.find(
      ({ name }: { name: string }) => name === 'bob',
    );
    const set = (roles: Role[]) =>
      byTwo(
        (path, body, key) => api.post(path, body, key),
        '/operator/staff/setRoles',
        { id: bob.id, roles, reason: 'a test' },
        [second, tokens.administrator!],
      );
    expect((await set(['content'])).data.roles).toEqual(['content']);
    expect(await list()).toBe(errorCodes.notPermitted);
    await set(['finance', 'content', 'finance']);
    expect(await list()).toBe(0);
    const { rows } = await api.db.query(
      'select role, granted_by, revoked_by from staff_role where staff_id = $1 order by id',
      [bob.id],
    );
    expect(rows).toEqual([
      { role: 'cashier', granted_by: 'system:owner', revoked_by: 'operator:a-administrator' },
      { role: 'content', granted_by: 'operator:a-administrator', revoked_by: null },
      { role: 'finance', granted_by: 'operator:a-administrator', revoked_by: null },
    ]);
    const auditEvents = await api.db.query(
      `select before, after from audit_event where command = 'staff.setRoles' order by id`,
    );
    expect(auditEvents.rows[0]).toMatchObject({
      before: { roles: ['cashier'] },
      after: { roles: ['content'], reason: 'a test' },
    });
  });
});

describe('personal data', () => {
  it('is whole for who needs it, which is recorded, and masked for everybody else', async () => {
    const member = await api.join({ firstName: 'Maria', lastName: 'Santos' });
    const find = async (who: string) =>
      (await api.post('/operator/member/find', { member: member.username }, tokens[who])).data;
    expect(await find('cashier')).toMatchObject({ firstName: 'Maria', email: expect.stringContaining('@example.com') });
    expect(await find('finance')).toMatchObject({
      username: member.username,
      firstName: 'M•••',
      lastName: 'S•••',
      email: expect.stringMatching(/^.•••@e•••\.com$/),
    });
    const { rows } = await api.db.query(`select actor from audit_event where command = 'member.find' order by id`);
    expect(rows.map(({ actor }) => actor)).toEqual(['operator:a-cashier', 'operator:a-finance']);
  });
});
