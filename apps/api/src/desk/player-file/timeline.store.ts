import type { TimelineKind } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

/** Something that happened with a member. `key` puts the things of one kind in their order. */
export interface Happened {
  key: bigint;
  at: Date;
  id: string;
  what: string;
  /** In minor units of `currency`. */
  amount: bigint | null;
  currency: Currency | null;
  by: string | null;
  detail: string | null;
}

/** The newest things of one kind before the key `before`. */
export type ReadHappened = (db: Database, memberId: bigint, before: bigint, limit: number) => Promise<Happened[]>;

/** How each kind is read: along an index by the member. */
export const happenings: Record<TimelineKind, ReadHappened> = {
  event: (db, memberId, before, limit) => auditEventsBefore(db, memberId, before, limit, false),

  view: (db, memberId, before, limit) => auditEventsBefore(db, memberId, before, limit, true),

  posting: async (db, memberId, before, limit) =>
    (
      await db.query<Happened>(
        `select p.seq as key, p.created_at as at, p.seq::text as id, p.type as what, p.amount, b.currency, null::text as by,
           coalesce(
             (select g.name from game_record g where g.vendor = p.source and g.code = p.game_code limit 1),
             p.game_code, p.note) as detail
         from ledger_posting p join ledger_book b on b.member_id = p.member_id
         where p.member_id = $1 and p.seq > 0 and p.seq < $2
         order by p.seq desc limit $3`,
        [memberId, before, limit],
      )
    ).rows,

  deposit: async (db, memberId, before, limit) =>
    (
      await db.query<Happened>(
        `select id as key, created_at as at, id::text as id, state as what, amount, currency, null::text as by,
           method as detail
         from deposit_record
         where member_id = $1 and id < $2 order by key desc limit $3`,
        [memberId, before, limit],
      )
    ).rows,

  cashOut: async (db, memberId, before, limit) =>
    (
      await db.query<Happened>(
        `select id as key, created_at as at, id::text as id, status as what, amount, currency, null::text as by,
           method as detail
         from cash_out_record
         where member_id = $1 and id < $2 order by key desc limit $3`,
        [memberId, before, limit],
      )
    ).rows,

  round: async (db, memberId, before, limit) =>
    (
      await db.query<Happened>(
        `select coalesce(r.opened_seq, 0) as key, r.opened_at as at, r.round_id as id,
           case when r.closed_at is null then 'open' else 'closed' end as what,
           r.won - r.staked + r.returned as amount, r.currency, r.vendor as by,
           coalesce(
             (select g.name from game_record g where g.vendor = r.vendor and g.code = r.game_code limit 1),
             r.game_code) as detail
         from game_round_in_order r
         where r.member_id = $1 and r.opened_seq < $2
         order by r.opened_seq desc limit $3`,
        [memberId, before, limit],
      )
    ).rows,

  document: async (db, memberId, before, limit) =>
    (
      await db.query<Happened>(
        `select id as key, updated_at as at, id::text as id, status as what, null::bigint as amount, null::text as currency,
           null::text as by, kind as detail
         from document_record where member_id = $1 and id < $2 order by key desc limit $3`,
        [memberId, before, limit],
      )
    ).rows,

  session: async (db, memberId, before, limit) =>
    (
      await db.query<Happened>(
        `select id as key, created_at as at, id::text as id,
           case when expires_at > now() then 'open' else 'ended' end as what, null::bigint as amount,
           null::text as currency, address as by, user_agent as detail
         from member_session_record where member_id = $1 and id < $2 order by key desc limit $3`,
        [memberId, before, limit],
      )
    ).rows,

  message: async (db, memberId, before, limit) =>
    (
      await db.query<Happened>(
        `select id as key, created_at as at, id::text as id, kind as what, null::bigint as amount, null::text as currency,
           null::text as by, about as detail
         from message_record where member_id = $1 and id < $2 order by key desc limit $3`,
        [memberId, before, limit],
      )
    ).rows,

  bonus: async (db, memberId, before, limit) =>
    (
      await db.query<Happened>(
        `select id as key, created_at as at, id::text as id, status as what, amount, currency, given_by as by,
           promotion as detail
         from bonus_record
         where member_id = $1 and id < $2 order by key desc limit $3`,
        [memberId, before, limit],
      )
    ).rows,

  note: async (db, memberId, before, limit) =>
    (
      await db.query<Happened>(
        `select id as key, written_at as at, id::text as id, 'note' as what, null::bigint as amount,
           null::text as currency, written_by as by, left(text, 500) as detail
         from member_note where member_id = $1 and id < $2 order by key desc limit $3`,
        [memberId, before, limit],
      )
    ).rows,
};

/** What staff looked at without changing anything. */
const views = ['member.look', 'member.find', 'personal.look', 'document.open', 'contact.show'];

async function auditEventsBefore(
  db: Database,
  memberId: bigint,
  before: bigint,
  limit: number,
  areViews: boolean,
): Promise<Happened[]> {
  const { rows } = await db.query<Happened>(
    `select id as key, at, id::text as id, command as what, null::bigint as amount, null::text as currency, actor as by,
       subject as detail
     from audit_event_record where member_id = $1 and id < $2 and (command = any($4::text[])) = $5 order by key desc limit $3`,
    [memberId, before, limit, views, areViews],
  );
  return rows;
}
