import { errorCodes } from '@fairhouse/contract/errors';
import type { HeldRoleName } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { TestAnswer } from './start-test-api.ts';

/** The token of the last one-time link that was mailed to this address. Throws when there is none. */
export async function tokenMailedTo(db: Database, email: string): Promise<string> {
  const { rows } = await db.query<{ text: string }>(
    `select body_text as text from mail where recipient = $1 and body_text like '%/invitation#%' order by id desc limit 1`,
    [email],
  );
  const token = /\/invitation#([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1];
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}

/** A call of the staff by one administrator and then, where it waits for a second one, by another. */
export async function byTwo(
  post: (path: string, body: object, token: string) => Promise<TestAnswer>,
  path: string,
  body: object,
  [first, second]: readonly [string, string],
): Promise<TestAnswer> {
  const answer = await post(path, body, first);
  return answer.error === errorCodes.waitsForSecond ? post(path, body, second) : answer;
}

/** Somebody new who has not used the mailed link yet. */
export async function inviteByTwo(
  api: { db: Database; post(path: string, body: object, token: string): Promise<TestAnswer> },
  { name, roles, displayName = name }: { name: string; roles: readonly HeldRoleName[]; displayName?: string },
  administrators: readonly [string, string],
): Promise<{ id: number; token: string }> {
  const email = `${name}@example.com`;
  const invited = await byTwo(
    (path, body, token) => api.post(path, body, token),
    '/operator/staff/invite',
    { name, displayName, email, roles },
    administrators,
  );
  if (invited.error !== 0) throw new Error(`${name} was not invited: ${invited.error} ${invited.message}`);
  return { id: invited.data.id, token: await tokenMailedTo(api.db, email) };
}
