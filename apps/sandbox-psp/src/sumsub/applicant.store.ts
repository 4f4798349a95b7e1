import type { Database, Transaction } from '@fairhouse/database';
import type { Verdict } from './verdicts.ts';

export interface Profile {
  firstName?: string | undefined;
  lastName?: string | undefined;
  dob?: string | undefined;
}

export interface Applicant {
  id: string;
  externalUserId: string;
  profile: Profile;
  token: string;
  returnUrl: string | null;
  verdict: Verdict | null;
}

const columns = `id, external_user_id as "externalUserId", profile, token, return_url as "returnUrl", verdict`;

/** Undefined when there is one of this reference already. */
export async function insertApplicant(
  db: Database,
  { id, externalUserId, profile, token }: Pick<Applicant, 'id' | 'externalUserId' | 'profile' | 'token'>,
): Promise<Applicant | undefined> {
  const { rows } = await db.query<Applicant>(
    `insert into applicant (id, external_user_id, profile, token) values ($1, $2, $3, $4)
     on conflict do nothing returning ${columns}`,
    [id, externalUserId, JSON.stringify(profile), token],
  );
  return rows[0];
}

export async function findApplicant(
  db: Database,
  by: 'id' | 'external_user_id' | 'token',
  value: string,
): Promise<Applicant | undefined> {
  const { rows } = await db.query<Applicant>(`select ${columns} from applicant where ${by} = $1`, [value]);
  return rows[0];
}

export async function setReturnUrl(db: Database, id: string, returnUrl: string): Promise<void> {
  await db.query('update applicant set return_url = $2 where id = $1', [id, returnUrl]);
}

export async function setVerdict(tx: Transaction, id: string, verdict: Verdict): Promise<Applicant> {
  const { rows } = await tx.query<Applicant>(`update applicant set verdict = $2 where id = $1 returning ${columns}`, [
    id,
    verdict,
  ]);
  return rows[0]!;
}
