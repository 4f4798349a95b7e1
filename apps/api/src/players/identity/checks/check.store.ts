import type { ProofStanding } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';

export interface Check {
  id: bigint;
  memberId: bigint;
  provider: string;
  reference: string;
  identity: ProofStanding;
  address: ProofStanding;
  age: ProofStanding;
  reasons: string[];
  canRetry: boolean;
  startedAt: Date;
  changedAt: Date;
  /** Whether the member still has the name, birthday and address that it began with. */
  isOfNow: boolean;
}

const columns = `c.id, c.member_id as "memberId", c.provider, c.reference, c.identity, c.address, c.age, c.reasons,
  c.can_retry as "canRetry", c.started_at as "startedAt", c.changed_at as "changedAt",
  (c.person_digest = p.person_digest and c.address_digest = p.address_digest) as "isOfNow"`;
const source = 'identity_check c join identity_account p on p.member_id = c.member_id';

/** The latest first. */
export async function checksOf(db: Database | Transaction, memberId: bigint, most: number): Promise<Check[]> {
  const { rows } = await db.query<Check>(
    `select ${columns} from ${source} where c.member_id = $1 order by c.id desc limit $2`,
    [memberId, most],
  );
  return rows;
}

/** The name, and everything else that a provider compares; `birthday` as YYYY-MM-DD. */
export interface Person {
  firstName: string;
  lastName: string;
  birthday: string;
  email: string;
  mobile: string;
  address: string;
  city: string;
  postalCode: string;
  countryCode: string;
}

export async function findPerson(db: Database | Transaction, memberId: bigint): Promise<Person | undefined> {
  const { rows } = await db.query<Person>(
    `select first_name as "firstName", last_name as "lastName", birthday::text as birthday, email,
       mobile_prefix || mobile as mobile, address, city, postal_code as "postalCode", country_code as "countryCode"
     from member_record where id = $1`,
    [memberId],
  );
  return rows[0];
}

/** One after the other for each member. */
export async function lockMember(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query('select member_lock($1)', [memberId]);
}

/** A check of who the member is now. It is asked about a minute later, should its webhook be lost. */
export async function insertCheck(
  tx: Transaction,
  { memberId, provider, reference }: Pick<Check, 'memberId' | 'provider' | 'reference'>,
): Promise<void> {
  await tx.query(
    `insert into identity_check (member_id, provider, reference, person_digest, address_digest, ask_at)
     select member_id, $2, $3, person_digest, address_digest, now() + interval '1 minute'
     from identity_account where member_id = $1`,
    [memberId, provider, reference],
  );
}

/** Its provider has told of it: it is asked now. False for a check that nobody knows. */
export async function setDueNow(db: Database, provider: string, reference: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'update identity_check set ask_at = now(), asked = 0 where provider = $1 and reference = $2',
    [provider, reference],
  );
  return rowCount === 1;
}

/** Anyone who began is on their way to hand something in. */
export async function setBegun(db: Database, reference: string): Promise<void> {
  await db.query(`update identity_check set ask_at = now() + interval '1 minute', asked = 0 where reference = $1`, [
    reference,
  ]);
}

/**
 * Takes checks that are due, less and less often for each: after 1, 2, 4 … minutes, at most 6 hours. When this process dies
 * meanwhile they are due again.
 */
export async function claimDueChecks(
  db: Database,
  provider: string,
  most: number,
): Promise<{ reference: string; asked: number }[]> {
  const { rows } = await db.query<{ reference: string; asked: number }>(
    `with due as (
       select id from identity_check where ask_at <= now() and provider = $1 order by ask_at limit $2
       for update skip locked)
     update identity_check c set asked = asked + 1,
       ask_at = now() + least(interval '6 hours', interval '1 minute' * power(2, least(asked, 10)))
     from due where c.id = due.id returning c.reference, c.asked`,
    [provider, most],
  );
  return rows;
}

export async function lockCheck(tx: Transaction, reference: string): Promise<Check | undefined> {
  const { rows } = await tx.query<Check>(`select ${columns} from ${source} where c.reference = $1 for update of c`, [
    reference,
  ]);
  return rows[0];
}

/** `isOver`: it is asked about no more unless its provider tells something. */
export async function setObserved(
  tx: Transaction,
  id: bigint,
  { identity, address, age, reasons, canRetry }: Pick<Check, 'identity' | 'address' | 'age' | 'reasons' | 'canRetry'>,
  isOver: boolean,
): Promise<void> {
  await tx.query(
    `update identity_check set identity = $2, address = $3, age = $4, reasons = $5, can_retry = $6, changed_at = now(),
       ask_at = case when $7 then null else ask_at end
     where id = $1`,
    [id, identity, address, age, reasons, canRetry, isOver],
  );
}

/** Nobody has handed anything in for so long: it is asked about no more unless it is begun again. */
export async function stopAsking(db: Database, reference: string): Promise<void> {
  await db.query('update identity_check set ask_at = null where reference = $1', [reference]);
}
