import type { Database, Transaction } from '@fairhouse/database';
import type { RuledPlace } from '@fairhouse/jurisdictions';

export type PauseKind = 'break' | 'exclusion' | 'mandatoryBreak';

export interface Pause {
  id: bigint;
  kind: PauseKind;
  since: Date;
  /** null: for good. */
  until: Date | null;
}

/** Of those that run, the one that ends last. */
export async function runningPause(
  db: Database | Transaction,
  memberId: bigint,
  now: Date,
): Promise<Pause | undefined> {
  const { rows } = await db.query<Pause>(
    `select id, kind, since, nullif(until, 'infinity') as until from play_pause
     where member_id = $1 and ended_at is null and play_pause.until > $2
     order by play_pause.until desc, kind = 'exclusion' desc limit 1`,
    [memberId, now],
  );
  return rows[0];
}

export interface NewPause {
  kind: PauseKind;
  since: Date;
  until: Date | null;
  /** As audit events name who did it. */
  startedBy: string;
  reason: string | undefined;
}

export async function insertPause(tx: Transaction, memberId: bigint, pause: NewPause): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into play_pause (member_id, kind, since, until, started_by, reason)
     values ($1, $2, $3, coalesce($4, 'infinity'::timestamptz), $5, $6) returning id`,
    [memberId, pause.kind, pause.since, pause.until, pause.startedBy, pause.reason ?? null],
  );
  return rows[0]!.id;
}

/** An exclusion for good, locked until the transaction ends. */
export async function lastingExclusion(tx: Transaction, memberId: bigint): Promise<{ id: bigint } | undefined> {
  const { rows } = await tx.query<{ id: bigint }>(
    `select id from play_pause
     where member_id = $1 and kind = 'exclusion' and until = 'infinity' and ended_at is null
     order by since limit 1 for update`,
    [memberId],
  );
  return rows[0];
}

export async function endPause(tx: Transaction, id: bigint, by: string, now: Date): Promise<void> {
  await tx.query('update play_pause set ended_at = $2, ended_by = $3 where id = $1', [id, now, by]);
}

export interface PastPause extends Omit<Pause, 'id'> {
  endedAt: Date | null;
}

/** The latest first, at most so many. */
export async function pausesOf(db: Database, memberId: bigint, most: number): Promise<PastPause[]> {
  const { rows } = await db.query<PastPause>(
    `select kind, since, nullif(until, 'infinity') as until, ended_at as "endedAt" from play_pause
     where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );
  return rows;
}

export async function isBarred(db: Database | Transaction, memberId: bigint): Promise<boolean> {
  const { rows } = await db.query('select from protection_barred where member_id = $1 limit 1', [memberId]);
  return rows.length > 0;
}

/** Members of a place who have played for so long without leaving off, and without a break of this kind in it. */
export async function playingFor(
  db: Database,
  { countryCode, stateCode, ownParts }: RuledPlace,
  { afterMinutes, minutes }: { afterMinutes: number; minutes: number },
  now: Date,
  most: number,
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select m.id from wallet_playing p join member_record m on m.id = p.member_id
     where m.country_code = $1 and (m.state_code = $6 or $6 = '' and m.state_code <> all ($7::text[]))
       and not exists (select from protection_barred b where b.member_id = m.id)
       and greatest(wallet_playing_since(m.id, make_interval(mins => $2), $4),
         (select max(q.until) from play_pause q where q.member_id = m.id and q.kind = 'mandatoryBreak' and q.until <= $4))
         <= $4::timestamptz - make_interval(mins => $3)
     order by m.id limit $5`,
    [countryCode, minutes, afterMinutes, now, most, stateCode, ownParts],
  );
  return rows.map(({ id }) => id);
}

/** Nothing else changes the member's standing or log-ins until the transaction ends. The book is locked before. */
export async function lockMember(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query('select member_lock($1)', [memberId]);
}
