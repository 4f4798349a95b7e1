import { randomBytes } from 'node:crypto';
import { type Role, roleNames } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { Secret, TOTP } from 'otpauth';
import { addStaff } from '../../apps/api/src/desk/index.ts';
import { tokenMailedTo } from '../../apps/api/src/testing/invite-staff.ts';

/** Who asks the desk: somebody with all roles of those that decide, and somebody who manages the staff and its rules. */
export type Who = 'everyday' | 'manager';

const rolesOf: Record<Who, Role[]> = {
  everyday: roleNames.filter((role) => role !== 'administrator' && role !== 'compliance'),
  manager: ['administrator', 'compliance'],
};

export interface DeskOrigin {
  origin: string;
  /** Asks as nobody, or with a token. Throws when the desk refuses. */
  ask<Data>(path: string, input: object, token?: string): Promise<Data>;
}

export function deskAt(origin: string): DeskOrigin {
  return {
    origin,
    async ask<Data>(path: string, input: object, token?: string) {
      const response = await fetch(`${origin}/api${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(input),
      });
      // A file is the answer itself; it comes in parts, and anyone who saves it sees the first.
      if (!response.headers.get('content-type')?.includes('json')) {
        const reader = response.body!.getReader();
        const { value } = await reader.read();
        await reader.cancel();
        return value as Data;
      }
      const answer = (await response.json()) as { error: number; message: string; data: Data };
      if (answer.error !== 0) throw new Error(`${path} answered ${answer.error}: ${answer.message}`);
      return answer.data;
    },
  };
}

/**
 * Personal tokens as the command line has them: invited, with a password and an authenticator app, and signed in. The casino
 * is kept, and names are never given twice: so they are new ones at each run.
 */
export async function signIn(db: Database, desk: DeskOrigin): Promise<Record<Who, string>> {
  const name = `bench-${randomBytes(5).toString('hex')}`;
  const owner = await addStaff(db, { name, roles: ['administrator'] });
  const second = await addStaff(db, { name: `${name}-second`, roles: ['administrator'] });
  if (!owner || !second) throw new Error('the name is taken');
  const one = async (who: Who) => {
    const password = randomBytes(9).toString('base64url');
    const person = {
      name: `${name}-${who}`,
      displayName: who,
      email: `${name}-${who}@example.com`,
      roles: rolesOf[who],
    };
    // Proposed by one administrator, and approved by the other who asks for the same.
    await desk.ask('/operator/staff/invite', person, owner.token).catch(() => undefined);
    await desk.ask('/operator/staff/invite', person, second.token);
    const token = await tokenMailedTo(db, person.email);
    const { secret } = await desk.ask<{ secret: string }>('/operator/auth/password/set', { token, password });
    const codes = new TOTP({ secret: Secret.fromBase32(secret) });
    await desk.ask('/operator/auth/password/confirm', { token, code: codes.generate() });
    // A code works once; that of the next half minute is taken as well.
    const code = codes.generate({ timestamp: Date.now() + 30_000 });
    const given = { name: person.name, password, code, as: 'token' };
    return (await desk.ask<{ token: string }>('/operator/auth/signIn', given)).token;
  };
  return { everyday: await one('everyday'), manager: await one('manager') };
}
