import type { Database, Transaction } from '@fairhouse/database';

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
  /** As acts name who did it. */
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

/** Ends what runs of this kind; answers what ended. */
export async function endPauses(
  tx: Transaction,
  memberId: bigint,
  kind: PauseKind,
  by: string,
  now: Date,
): Promise<Pause[]> {
  const { rows } = await tx.query<Pause>(
    `update play_pause set ended_at = $3, ended_by = $4
     where member_id = $1 and kind = $2 and ended_at is null and until > $3
     returning id, kind, since, nullif(until, 'infinity') as until`,
    [memberId, kind, now, by],
  );
  return rows;
}

/** Nothing else changes the member's standing or log-ins until the transaction ends. */
export async function lockMember(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query('select member_lock($1)', [memberId]);
}
