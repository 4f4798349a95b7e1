import { randomBytes } from 'node:crypto';
import { errorCodes } from '@fairhouse/contract/errors';
import type { KeyScope, Role } from '@fairhouse/contract/operator';
import { hashToken } from '../../lib/secret-token.ts';
import type { TestAnswer, TestApi } from '../../testing/start-test-api.ts';
import { addStaff } from '../staff/add-staff.ts';

export interface KeyMaker {
  id: bigint;
  name: string;
  token: string;
}

/** A new person of the staff, with a token. */
export async function keyMaker(api: TestApi, name: string, roles: readonly Role[]): Promise<KeyMaker> {
  const { id, token } = (await addStaff(api.db, { name, roles }))!;
  return { id, name, token };
}

/** A fresh proof, as a passkey would have given it. */
export async function proofOf(api: Pick<TestApi, 'db'>, { id }: Pick<KeyMaker, 'id'>): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await api.db.query(
    `insert into staff_link (token_hash, staff_id, purpose, made_by, expires_at)
     values ($1, $2, 'change', 'a test', now() + interval '10 minutes')`,
    [hashToken(token), id],
  );
  return token;
}

export interface Terms {
  name: string;
  scopes: readonly KeyScope[];
  purpose?: string;
  networks?: readonly string[];
  anyNetwork?: boolean;
  days?: number;
  ratePerMinute?: number;
}

export async function askForKey(api: TestApi, maker: KeyMaker, terms: Terms): Promise<TestAnswer> {
  const usual = {
    purpose: 'a test',
    networks: [],
    anyNetwork: !terms.networks?.length,
    days: 90,
    ratePerMinute: 3_000,
  };
  return api.post('/operator/apiKey/create', { ...usual, ...terms, token: await proofOf(api, maker) }, maker.token);
}

export interface MadeKey {
  id: number;
  secret: string;
}

/** A key in force: of one that can write, approved by `second` and fetched by its maker. */
export async function makeKey(api: TestApi, maker: KeyMaker, terms: Terms, second?: string): Promise<MadeKey> {
  const made = await askForKey(api, maker, terms);
  if (made.error === 0) return { id: made.data.key.id, secret: made.data.secret };
  if (made.error !== errorCodes.waitsForSecond || !second) throw new Error(`no key was made: ${made.message}`);
  const id = await approveKey(api, made.data.approvalId, second);
  const revealed = await api.post('/operator/apiKey/reveal', { id, token: await proofOf(api, maker) }, maker.token);
  if (revealed.error !== 0) throw new Error(revealed.message);
  return { id, secret: revealed.data.secret };
}

/** Answers the id of the key that was made. */
export async function approveKey(api: TestApi, approval: number, second: string): Promise<number> {
  const { data } = await api.post('/operator/approval/list', { command: 'apiKey.create' }, second);
  const { id, proposedHash, proposal } = data.rows.find((row: { id: number }) => row.id === approval);
  const approved = await api.post('/operator/approval/approve', { id, proposedHash }, second);
  if (approved.data?.state !== 'carriedOut') throw new Error(approved.message || approved.data.outcome);
  const { rows } = await api.db.query<{ id: number }>('select id from api_key where name = $1', [proposal.name]);
  return rows[0]!.id;
}

/** A call as a system makes it: no cookie, no origin. */
export async function callWith(
  { deskUrl }: Pick<TestApi, 'deskUrl'>,
  secret: string,
  path: string,
  body: object = {},
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  const answer = await fetch(`${deskUrl}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as Omit<TestAnswer, 'status'>) };
}
