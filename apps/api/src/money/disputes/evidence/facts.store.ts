import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface MemberFacts {
  username: string;
  name: string;
  email: string;
  emailVerifiedAt: Date | null;
  address: string;
  countryCode: string;
  birthday: string;
  joinedAt: Date;
  agreedAt: Date;
  /** Of the terms in force when the member agreed; null: older than what is kept. */
  termsVersion: number | null;
}

export async function memberFacts(db: Database, memberId: bigint): Promise<MemberFacts> {
  const { rows } = await db.query<MemberFacts>(
    `select username, first_name || ' ' || last_name as name, email, email_verified_at as "emailVerifiedAt",
       concat_ws(', ', address, postal_code, city) as address, country_code as "countryCode", birthday::text as birthday,
       created_at as "joinedAt", agreed_at as "agreedAt",
       (select max(v.version) from article_version_record v
        where v.code = 'terms' and v.language = 'en' and v.created_at <= m.agreed_at) as "termsVersion"
     from member_record m where id = $1`,
    [memberId],
  );
  return rows[0]!;
}

export interface DepositFacts {
  id: bigint;
  method: string;
  provider: string;
  reference: string;
  orderId: string | null;
  paymentId: string | null;
  amount: bigint;
  currency: Currency;
  state: string;
  createdAt: Date;
  /** Whether the payer's bank asked the payer; null: the provider keeps it. */
  challenged: boolean | null;
}

const depositColumns = `d.id, d.method, d.provider, d.reference, d.order_id as "orderId", d.payment_id as "paymentId", d.amount,
  d.currency, d.state, d.created_at as "createdAt"`;

export async function depositFacts(db: Database, memberId: bigint, id: bigint): Promise<DepositFacts> {
  const { rows } = await db.query<DepositFacts>(
    `select ${depositColumns}, c.answered as challenged
     from deposit_record d left join deposit_challenge_record c on c.attempt_id = d.id
     where d.member_id = $1 and d.id = $2`,
    [memberId, id],
  );
  return rows[0]!;
}

export interface Step {
  at: Date;
  who: string;
  what: string;
}

export async function stepsOf(db: Database, subject: string, most: number): Promise<Step[]> {
  const { rows } = await db.query<Step>(
    `select at, actor as who, command as what from audit_event_record where subject = $1 order by id limit $2`,
    [subject, most],
  );
  return rows;
}

export async function acceptedDocuments(db: Database, memberId: bigint): Promise<{ kind: string; at: Date }[]> {
  const { rows } = await db.query<{ kind: string; at: Date }>(
    `select kind, max(updated_at) as at from document_record where member_id = $1 and status in ('accepted', 'expired')
     group by kind order by kind`,
    [memberId],
  );
  return rows;
}

export interface Visit {
  from: Date;
  to: Date;
  address: string | null;
  userAgent: string | null;
}

/** Sessions that reach into a time, the earliest first. */
export async function visitsBetween(
  db: Database,
  memberId: bigint,
  { from, until }: { from: Date; until: Date },
  most: number,
): Promise<Visit[]> {
  const { rows } = await db.query<Visit>(
    `select created_at as "from", last_seen_at as "to", address, user_agent as "userAgent" from member_session_record
     where member_id = $1 and last_seen_at >= $2 and created_at <= $3 order by created_at limit $4`,
    [memberId, from, until, most],
  );
  return rows;
}

export interface PlaySum {
  rounds: number;
  staked: bigint;
  won: bigint;
  first: Date | null;
  last: Date | null;
}

/** Rounds that were opened in a time. */
export async function playBetween(
  db: Database,
  memberId: bigint,
  { from, until }: { from: Date; until: Date },
): Promise<PlaySum> {
  const { rows } = await db.query<PlaySum>(
    `select count(*)::int as rounds, coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(won), 0)::bigint as won,
       min(opened_at) as first, max(opened_at) as last
     from wallet_round where member_id = $1 and opened_at >= $2 and opened_at < $3 and free_grant is null`,
    [memberId, from, until],
  );
  return rows[0]!;
}

export interface InstrumentFacts {
  kind: string;
  label: string;
}

export async function instrumentsOf(db: Database, memberId: bigint, depositId: bigint): Promise<InstrumentFacts[]> {
  const { rows } = await db.query<InstrumentFacts>(
    `select kind, label from deposit_instrument_record where attempt_id = $1 and member_id = $2
     order by kind, label`,
    [depositId, memberId],
  );
  return rows;
}

export interface LinkedDeposit extends DepositFacts {
  memberId: bigint;
  username: string;
  /** Whether somebody claims it back, or did. */
  claimed: boolean;
}

/** All deposits that were paid with what this one was paid with, by whomever, the latest first. */
export async function depositsOfInstruments(
  db: Database,
  memberId: bigint,
  depositId: bigint,
  most: number,
): Promise<LinkedDeposit[]> {
  const { rows } = await db.query<LinkedDeposit>(
    `with same as (
       select distinct o.attempt_id, o.member_id
       from deposit_instrument_record i join deposit_instrument_record o on o.kind = i.kind and o.digest = i.digest
       where i.attempt_id = $1 and i.member_id = $2 and o.attempt_id <> $1
       order by o.attempt_id desc limit $3)
     select ${depositColumns}, null::boolean as challenged, d.member_id as "memberId",
       (select m.username from member_record m where m.id = d.member_id) as username,
       exists (select from payment_claim c where c.deposit_id = d.id) as claimed
     from same s join deposit_record d on d.member_id = s.member_id and d.id = s.attempt_id
     order by d.id desc`,
    [depositId, memberId, most],
  );
  return rows;
}

export async function messagesTo(
  db: Database,
  memberId: bigint,
  { from, until }: { from: Date; until: Date },
  most: number,
): Promise<{ kind: string; at: Date; readAt: Date | null }[]> {
  const { rows } = await db.query<{ kind: string; at: Date; readAt: Date | null }>(
    `select kind, created_at as at, read_at as "readAt" from message_record
     where member_id = $1 and created_at >= $2 and created_at < $3 order by id limit $4`,
    [memberId, from, until, most],
  );
  return rows;
}

/** Those of the notes about the dispute that were chosen. */
export async function notesChosen(db: Database, claimId: bigint, ids: readonly bigint[]): Promise<Step[]> {
  const { rows } = await db.query<Step>(
    `select written_at as at, written_by as who, text as what from queue_note_record
     where queue = 'disputes' and row_id = $1 and id = any($2) order by id`,
    [claimId, ids],
  );
  return rows;
}
