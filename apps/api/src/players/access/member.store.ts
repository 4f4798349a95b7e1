import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type pg from 'pg';
import type { AskedAtPlace } from './asked-at-place.ts';
import type { NationalId } from './national-id.ts';

export interface Member {
  id: bigint;
  username: string;
  email: string;
  mobilePrefix: string;
  mobile: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  gender: 'MALE' | 'FEMALE';
  currency: Currency;
  countryCode: string;
  stateCode: string;
  city: string;
  postalCode: string;
  address: string;
  type: 0 | 10;
  vipLevel: number;
  enabled: boolean;
  credited: boolean;
  emailVerified: boolean;
  invitationCode: string;
  /** Who brought the member: whose invitation code it was, and what the recommendation link said. */
  invitorId: bigint | null;
  recommendCode: string | null;
  /** Of the mails to the member. */
  language: string;
  createdAt: Date;
}

export interface NewMember
  extends Omit<
      Member,
      | 'id'
      | 'type'
      | 'vipLevel'
      | 'enabled'
      | 'credited'
      | 'emailVerified'
      | 'createdAt'
      | 'invitorId'
      | 'recommendCode'
    >,
    AskedAtPlace {
  birthday: string;
  receiveExclusive: boolean;
  invitorId: bigint | undefined;
  recommendCode?: string;
  /** '+4915112345678'. */
  mobileE164: string;
}

const columns = `id, username, email, mobile_prefix as "mobilePrefix", mobile, password_hash as "passwordHash",
  first_name as "firstName", last_name as "lastName", gender, currency, country_code as "countryCode",
  state_code as "stateCode", city, postal_code as "postalCode", address, type, vip_level as "vipLevel", enabled,
  credited, email_verified_at is not null as "emailVerified", invitation_code as "invitationCode",
  invitor_id as "invitorId", recommend_code as "recommendCode",
  language, created_at as "createdAt"`;

type Queryable = pg.Pool | Transaction;

export async function findMember(db: Queryable, id: bigint): Promise<Member | undefined> {
  const { rows } = await db.query<Member>(`select ${columns} from member where id = $1`, [id]);
  return rows[0];
}

/** Where members live: by this the rules of a place are found. */
export async function placesOfMembers(
  db: Queryable,
  ids: readonly bigint[],
): Promise<Pick<Member, 'id' | 'countryCode' | 'stateCode'>[]> {
  const { rows } = await db.query<Pick<Member, 'id' | 'countryCode' | 'stateCode'>>(
    'select id, country_code as "countryCode", state_code as "stateCode" from member where id = any($1::bigint[])',
    [ids],
  );
  return rows;
}

/** By username or email address, whichever was typed. */
export async function findMemberByIdentity(db: Queryable, identity: string): Promise<Member | undefined> {
  const { rows } = await db.query<Member>(
    `select ${columns} from member where lower(username) = lower($1) or lower(email) = lower($1)
     order by lower(username) = lower($1) desc limit 1`,
    [identity],
  );
  return rows[0];
}

export type TakenField = 'username' | 'email' | 'mobile' | 'nationalId';

/** Which of the fields that must be unique another member has already. */
export async function takenFields(
  db: Queryable,
  fields: {
    username: string;
    email: string;
    mobilePrefix: string;
    mobile: string;
    mobileE164: string | null;
    nationalId?: NationalId | null;
  },
): Promise<TakenField[]> {
  const { rows } = await db.query<{ field: TakenField }>(
    `select 'username' as field where exists (select from member where lower(username) = lower($1) or lower(email) = lower($1))
     union all select 'email' where exists (select from member where lower(email) = lower($2) or lower(username) = lower($2))
     union all select 'mobile' where exists (select from member where mobile_prefix = $3 and mobile = $4)
       or exists (select from member where mobile_e164 = $5 and mobile_standing = 'own')
     union all select 'nationalId' where exists (select from member where national_id_kind = $6 and national_id = $7)`,
    [
      fields.username,
      fields.email,
      fields.mobilePrefix,
      fields.mobile,
      fields.mobileE164,
      fields.nationalId?.kind ?? null,
      fields.nationalId?.number ?? null,
    ],
  );
  return rows.map((row) => row.field);
}

export async function findInvitor(db: Queryable, invitationCode: string): Promise<bigint | undefined> {
  const { rows } = await db.query<{ id: bigint }>(
    'select id from member where invitation_code = upper($1) and enabled',
    [invitationCode],
  );
  return rows[0]?.id;
}

/** Adds the member; undefined when somebody took the username, email or mobile number in the meantime. */
export async function insertMember(tx: Transaction, member: NewMember): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
       currency, country_code, state_code, city, postal_code, address, receive_exclusive, language, invitation_code, invitor_id,
       mobile_e164, recommend_code, mobile_standing, national_id_kind, national_id,
       birth_name, birth_place)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, 'own', $22, $23, $24, $25)
     on conflict do nothing returning id`,
    [
      member.username,
      member.email,
      member.mobilePrefix,
      member.mobile,
      member.passwordHash,
      member.firstName,
      member.lastName,
      member.gender,
      member.birthday,
      member.currency,
      member.countryCode,
      member.stateCode,
      member.city,
      member.postalCode,
      member.address,
      member.receiveExclusive,
      member.language,
      member.invitationCode,
      member.invitorId ?? null,
      member.mobileE164,
      member.recommendCode ?? null,
      member.nationalId?.kind ?? null,
      member.nationalId?.number ?? null,
      member.birthName,
      member.birthPlace,
    ],
  );
  return rows[0]?.id;
}

/** Whether the birthday lies at least `years` back, by the database's calendar in UTC. */
export async function isAtLeast(db: Queryable, birthday: string, years: number): Promise<boolean> {
  const { rows } = await db.query<{ old: boolean }>(
    `select $1::date <= (now() at time zone 'utc')::date - make_interval(years => $2) as old`,
    [birthday, years],
  );
  return rows[0]!.old;
}

export async function setPasswordHash(tx: Transaction, id: bigint, passwordHash: string): Promise<void> {
  await tx.query('update member set password_hash = $2 where id = $1', [id, passwordHash]);
}

/** False when the member has another password by now than the one that was found. */
export async function replacePasswordHash(
  tx: Transaction,
  found: Pick<Member, 'id' | 'passwordHash'>,
  passwordHash: string,
): Promise<boolean> {
  const { rowCount } = await tx.query('update member set password_hash = $3 where id = $1 and password_hash = $2', [
    found.id,
    found.passwordHash,
    passwordHash,
  ]);
  return rowCount === 1;
}

/**
 * Whether the member is enabled and has the password that was found when somebody proved to be the member. Both stay
 * so until the transaction ends.
 */
export async function isUnchanged(
  tx: Transaction,
  { id, passwordHash }: Pick<Member, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const { rowCount } = await tx.query('select from member where id = $1 and enabled and password_hash = $2 for share', [
    id,
    passwordHash,
  ]);
  return rowCount === 1;
}

export async function isEmailVerified(db: Queryable, id: bigint): Promise<boolean> {
  const { rows } = await db.query<{ verified: boolean }>(
    'select email_verified_at is not null as verified from member where id = $1',
    [id],
  );
  return rows[0]?.verified === true;
}

/** True when this activated the member, false when it was active before. */
export async function setEmailVerified(tx: Transaction, id: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update member set email_verified_at = now() where id = $1 and email_verified_at is null',
    [id],
  );
  return rowCount === 1;
}

export async function setCredited(tx: Transaction, id: bigint): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'member_credited',
    text: 'update member set credited = true where id = $1 and not credited',
    values: [id],
  });
  return rowCount === 1;
}

/** The same for many at once. */
export async function setAllCredited(tx: Transaction, ids: readonly bigint[]): Promise<void> {
  await tx.query({
    name: 'members_credited',
    text: 'update member set credited = true where id = any($1) and not credited',
    values: [ids],
  });
}

/** Undefined when there is no such member; else whether anything changed. */
export async function setEnabled(tx: Transaction, id: bigint, enabled: boolean): Promise<boolean | undefined> {
  const { rows } = await tx.query<{ changed: boolean }>(
    `with before as (select id, enabled from member where id = $1 for no key update)
     update member set enabled = $2 from before where member.id = before.id returning before.enabled <> $2 as changed`,
    [id, enabled],
  );
  return rows[0]?.changed;
}

/** Whether anybody has joined. */
export async function hasMembers(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.query<{ has: boolean }>('select exists (select from member) as has');
  return rows[0]!.has;
}
