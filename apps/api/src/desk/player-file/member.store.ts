import type { RiskSeverity } from '@fairhouse/contract/operator';
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
  /** These four where the place asks for them. */
  birthName: string | null;
  birthPlace: string | null;
  nationalIdKind: string | null;
  nationalId: string | null;
  countryCode: string;
  city: string;
  address: string;
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
       to_char(m.birthday, 'YYYY-MM-DD') as birthday, m.birth_name as "birthName", m.birth_place as "birthPlace",
       m.national_id_kind as "nationalIdKind", m.national_id as "nationalId",
       m.country_code as "countryCode", m.city,
       concat_ws(', ', nullif(m.address, ''), nullif(concat_ws(' ', nullif(m.postal_code, ''), m.city), '')) as address, m.language, m.type,
       m.vip_level as "vipLevel", m.enabled, m.created_at as "createdAt",
       exists (select from play_barred p where p.member_id = m.id) as blocked,
       b.currency, b.cash, b.bonus, b.held,
       coalesce((select d.amount from deposit_total d where d.member_id = b.member_id), 0) as deposited,
       b.paid_out as "paidOut", b.staked, b.won, b.seq as postings
     from member_record m join ledger_book b on b.member_id = m.id
     where m.id = $1`,
    [memberId],
  );
  return rows[0];
}

type Proof = 'passed' | 'waiting' | 'refused' | 'missing';

/** What stands between a member and play or a payment, beside the account itself. */
export interface Protection {
  byOperator: boolean;
  pauseKind: 'break' | 'exclusion' | 'mandatoryBreak' | null;
  /** null: for good. */
  pauseUntil: Date | null;
  closedAt: Date | null;
  inRegister: boolean;
  notVerified: boolean;
  limits: number;
  identity: Proof;
  address: Proof;
  openDisputes: number;
  alerts: number;
  severity: RiskSeverity | null;
  inCase: boolean;
  lastLogIn: Date | null;
}

export async function protectionOf(db: Database, memberId: bigint): Promise<Protection> {
  const { rows } = await db.query<Protection>(
    `select exists (select from play_block_record where member_id = $1) as "byOperator",
       p.kind as "pauseKind", p.until as "pauseUntil",
       (select closed_at from protection_closed where member_id = $1) as "closedAt",
       exists (select from identity_excluded where member_id = $1) as "inRegister",
       exists (select from identity_barred where member_id = $1) as "notVerified",
       (select count(*)::int from protection_limit_record where member_id = $1) as limits,
       coalesce(k.identity, 'missing') as identity, coalesce(k.address, 'missing') as address,
       (select count(*)::int from payment_claim_record where member_id = $1 and closed_at is null) as "openDisputes",
       r.alerts, r.severity, exists (select from risk_case_open where member_id = $1) as "inCase",
       (select max(created_at) from member_session_record where member_id = $1) as "lastLogIn"
     from identity_as_known k
     left join lateral (
       select kind, nullif(until, 'infinity') as until from protection_pause_record
       where member_id = $1 and ended_at is null and protection_pause_record.until > clock_timestamp()
       order by protection_pause_record.until desc limit 1) p on true
     cross join lateral (
       select count(*)::int as alerts,
         (array['low', 'medium', 'high', 'critical'])[max(array_position(array['low', 'medium', 'high', 'critical'], kind))]
           as severity
       from risk_alert_queue where member_id = $1) r
     where k.member_id = $1`,
    [memberId],
  );
  return rows[0]!;
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

export interface StandingEvent {
  id: bigint;
  at: Date;
  actor: string;
  command: string;
  after: { reason?: string; block?: { reason?: string; cause?: string } | null } | null;
}

/** The last audit event that suspended a member or let the member in, and the last that stopped play or allowed it. */
export async function standingEvents(db: Database, memberId: bigint): Promise<StandingEvent[]> {
  const { rows } = await db.query<StandingEvent>(
    `select distinct on (command) id, at, actor, command, after from audit_event_record
     where subject = $1 and command in ('member.suspend', 'member.blockPlay') order by command, id desc`,
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
