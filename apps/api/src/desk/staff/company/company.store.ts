import type { Transaction } from '@fairhouse/database';
import type { StaffLanguage } from '@fairhouse/money';
import type pg from 'pg';

/** An account at the company's provider. */
export interface CompanyAccount {
  issuer: string;
  subject: string;
}

export interface StaffOfAccount {
  staffId: bigint;
  name: string;
  enabled: boolean;
}

export async function findByAccount(
  tx: Transaction,
  { issuer, subject }: CompanyAccount,
): Promise<StaffOfAccount | undefined> {
  const { rows } = await tx.query<StaffOfAccount>(
    `select s.id as "staffId", s.name, s.enabled from staff_company_account a join staff s on s.id = a.staff_id
     where a.issuer = $1 and a.subject = $2`,
    [issuer, subject],
  );
  return rows[0];
}

/** The person with this address who has no account at the company yet. */
export async function findByEmail(
  tx: Transaction,
  email: string,
): Promise<(StaffOfAccount & { language: StaffLanguage }) | undefined> {
  const { rows } = await tx.query<StaffOfAccount & { language: StaffLanguage }>(
    `select s.id as "staffId", s.name, s.enabled, s.language from staff s where s.email = lower($1)
       and not exists (select from staff_company_account a where a.staff_id = s.id)`,
    [email],
  );
  return rows[0];
}

export async function insertAccount(
  tx: Transaction,
  staffId: bigint,
  { issuer, subject }: CompanyAccount,
  at: Date,
): Promise<void> {
  await tx.query('insert into staff_company_account (staff_id, issuer, subject, linked_at) values ($1, $2, $3, $4)', [
    staffId,
    issuer,
    subject,
    at,
  ]);
}

export async function noteUse(tx: Transaction, staffId: bigint, at: Date): Promise<void> {
  await tx.query('update staff_company_account set last_used_at = $2 where staff_id = $1', [staffId, at]);
}

export async function accountOf(
  db: pg.Pool,
  staffId: bigint,
): Promise<{ linkedAt: Date; lastUsedAt: Date | null } | undefined> {
  const { rows } = await db.query<{ linkedAt: Date; lastUsedAt: Date | null }>(
    'select linked_at as "linkedAt", last_used_at as "lastUsedAt" from staff_company_account where staff_id = $1',
    [staffId],
  );
  return rows[0];
}
