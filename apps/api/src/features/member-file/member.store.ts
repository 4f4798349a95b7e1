import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export async function isMember(db: Database | Transaction, memberId: bigint): Promise<boolean> {
  return (await db.query('select from member_record where id = $1', [memberId])).rowCount === 1;
}

export interface MemberRow {
  id: bigint;
  username: string;
  name: string;
  email: string;
  emailVerified: boolean;
  mobile: string;
  birthday: string;
  countryCode: string;
  city: string;
  language: string;
  type: number;
  vipLevel: number;
  enabled: boolean;
  createdAt: Date;
  blocked: boolean;
  currency: Currency;
  cash: bigint;
  bonus: bigint;
  held: bigint;
  deposited: bigint;
  paidOut: bigint;
  staked: bigint;
  won: bigint;
  postings: bigint;
}

export async function readMember(db: Database, memberId: bigint): Promise<MemberRow | undefined> {
  const { rows } = await db.query<MemberRow>(
    `select m.id, m.username, m.first_name || ' ' || m.last_name as name, m.email,
       m.email_verified_at is not null as "emailVerified", coalesce(m.mobile_e164, '+' || m.mobile_prefix || m.mobile) as mobile,
       to_char(m.birthday, 'YYYY-MM-DD') as birthday, m.country_code as "countryCode", m.city, m.language, m.type,
       m.vip_level as "vipLevel", m.enabled, m.created_at as "createdAt",
       exists (select from play_barred p where p.member_id = m.id) as blocked,
       b.currency, b.cash, b.bonus, b.held, b.deposited, b.paid_out as "paidOut", b.staked, b.won, b.seq as postings
     from member_record m join ledger_book b on b.vault = (m.id % 64)::smallint and b.member_id = m.id
     where m.id = $1`,
    [memberId],
  );
  return rows[0];
}

export interface MuteAtTables {
  until: Date | null;
  by: string;
  at: Date;
  reason: string;
}

/** Of several vendors the latest. */
export async function muteAtTables(db: Database, memberId: bigint): Promise<MuteAtTables | undefined> {
  const { rows } = await db.query<MuteAtTables>(
    `select m.until, m.set_by as by, m.set_at as at, m.reason from tables_muted m where m.member_id = $1
     order by m.order_id desc limit 1`,
    [memberId],
  );
  return rows[0];
}

export interface StandingAct {
  id: bigint;
  at: Date;
  actor: string;
  verb: string;
  after: { reason?: string; block?: { reason?: string; cause?: string } | null } | null;
}

/** The last act that suspended a member or let the member in, and the last that stopped play or allowed it. */
export async function standingActs(db: Database, memberId: bigint): Promise<StandingAct[]> {
  const { rows } = await db.query<StandingAct>(
    `select distinct on (verb) id, at, actor, verb, after from act_record
     where subject = $1 and verb in ('member.suspend', 'member.blockPlay') order by verb, id desc`,
    [`member:${memberId}`],
  );
  return rows;
}

export interface Invited {
  by: bigint | null;
  state: string | null;
  invited: number;
}

const mostCounted = 1_000;

export async function invitationsOf(db: Database, memberId: bigint): Promise<Invited> {
  const { rows } = await db.query<Invited>(
    `select (select inviter_id from invitation_record where member_id = $1) as by,
       (select status from invitation_record where member_id = $1) as state,
       (select count(*)::int from (select from invitation_record where inviter_id = $1 limit ${mostCounted}) i) as invited`,
    [memberId],
  );
  return rows[0]!;
}
