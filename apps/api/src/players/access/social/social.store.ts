import type { SocialProviderName } from '@fairhouse/contract';
import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';

/** From the button to the return of the browser, and from there to the end of the forms. */
const awayMinutes = 10;
const finishingMinutes = 30;

export interface StartedAttempt {
  provider: SocialProviderName;
  stateHash: Buffer;
  browserHash: Buffer;
  codeVerifier: string;
  nonce: string;
}

export async function insertAttempt(db: pg.Pool, attempt: StartedAttempt): Promise<void> {
  await db.query(
    `insert into social_attempt (state_hash, provider, browser_hash, code_verifier, nonce, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
    [attempt.stateHash, attempt.provider, attempt.browserHash, attempt.codeVerifier, attempt.nonce, awayMinutes],
  );
}

/** The attempt this state belongs to, once, while it lives. */
export async function takeReturn(
  db: pg.Pool,
  provider: SocialProviderName,
  stateHash: Buffer,
): Promise<Pick<StartedAttempt, 'codeVerifier' | 'nonce'> | undefined> {
  const { rows } = await db.query<Pick<StartedAttempt, 'codeVerifier' | 'nonce'>>(
    `update social_attempt set returned_at = now()
     where state_hash = $1 and provider = $2 and returned_at is null and expires_at > now()
     returning code_verifier as "codeVerifier", nonce`,
    [stateHash, provider],
  );
  return rows[0];
}

/** What a provider says of a person. */
export interface Identity {
  subject: string;
  /** Empty when the provider did not tell. */
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

export async function keepIdentity(
  db: pg.Pool,
  stateHash: Buffer,
  proofHash: Buffer,
  identity: Identity,
): Promise<void> {
  await db.query(
    `update social_attempt set proof_hash = $2, subject = $3, email = $4, email_verified = $5, first_name = $6,
       last_name = $7, expires_at = now() + make_interval(mins => $8) where state_hash = $1`,
    [
      stateHash,
      proofHash,
      identity.subject,
      identity.email,
      identity.emailVerified,
      identity.firstName,
      identity.lastName,
      finishingMinutes,
    ],
  );
}

export interface ProvenIdentity extends Identity {
  provider: SocialProviderName;
}

/** Who stands behind a proof, if this is the browser that began. */
export async function findIdentity(
  db: pg.Pool | Transaction,
  proofHash: Buffer,
  browserHash: Buffer,
): Promise<ProvenIdentity | undefined> {
  const { rows } = await db.query<ProvenIdentity>(
    `select provider, subject, email, email_verified as "emailVerified", first_name as "firstName",
       last_name as "lastName"
     from social_attempt where proof_hash = $1 and browser_hash = $2 and expires_at > now()
       and subject is not null and email is not null and email_verified is not null and first_name is not null
       and last_name is not null`,
    [proofHash, browserHash],
  );
  return rows[0];
}

/** Spends the proof; false when somebody else did so before. */
export async function spendProof(db: pg.Pool | Transaction, proofHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query('delete from social_attempt where proof_hash = $1', [proofHash]);
  return rowCount === 1;
}

export async function memberOfIdentity(
  db: pg.Pool,
  { provider, subject }: Pick<ProvenIdentity, 'provider' | 'subject'>,
): Promise<bigint | undefined> {
  const { rows } = await db.query<{ memberId: bigint }>(
    'select member_id as "memberId" from social_identity where provider = $1 and subject = $2',
    [provider, subject],
  );
  return rows[0]?.memberId;
}

/** Links; a member has one identity with each provider, so that another one takes the place of the former. */
export async function linkIdentity(
  tx: Transaction,
  { provider, subject }: Pick<ProvenIdentity, 'provider' | 'subject'>,
  memberId: bigint,
): Promise<void> {
  await tx.query('delete from social_identity where provider = $1 and member_id = $2', [provider, memberId]);
  await tx.query('insert into social_identity (provider, subject, member_id) values ($1, $2, $3)', [
    provider,
    subject,
    memberId,
  ]);
}

/** Answers the providers whose identities of the member went. */
export async function removeIdentities(tx: Transaction, memberId: bigint): Promise<SocialProviderName[]> {
  const { rows } = await tx.query<{ provider: SocialProviderName }>(
    'delete from social_identity where member_id = $1 returning provider',
    [memberId],
  );
  return rows.map(({ provider }) => provider);
}

export async function removeOldAttempts(db: pg.Pool): Promise<void> {
  await db.query('delete from social_attempt where expires_at < now()');
}
