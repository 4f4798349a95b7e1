import type { Database } from '@fairhouse/database';

export interface RecordedAuditEvent {
  id: bigint;
  at: Date;
  actor: string;
  memberId: bigint | null;
  subject: string;
  command: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Null until it has its place. */
  position: bigint | null;
}

export interface AuditEventFilter {
  actor?: string;
  memberId?: number;
  subject?: string;
  command?: string;
  from?: string;
  until?: string;
  /** The audit events that stand behind this one in the list. */
  before?: number;
}

/** Newest first. What is not asked for falls out of the statement when it is planned, so each search has its index. */
export async function searchAuditEvents(
  db: Database,
  filter: AuditEventFilter,
  most: number,
): Promise<RecordedAuditEvent[]> {
  const last = filter.before === undefined ? undefined : await momentOf(db, filter.before);
  if (filter.before !== undefined && last === undefined) return [];
  const { rows } = await db.query<RecordedAuditEvent>(
    `select a.id, a.at, a.actor, a.member_id as "memberId", a.subject, a.command, a.before, a.after, e.position
     from audit_event_record a left join audit_log_entry e on e.audit_event_id = a.id
     where ($1::text is null or a.actor = $1)
       and ($2::bigint is null or a.member_id = $2)
       and ($3::text is null or a.subject = $3)
       and ($4::text is null or a.command = $4)
       and ($5::timestamptz is null or a.at >= $5)
       and ($6::timestamptz is null or a.at < $6)
       and ($7::timestamptz is null or (a.at, a.id) < ($7::timestamptz, $8::bigint))
     order by a.at desc, a.id desc limit $9`,
    [
      filter.actor ?? null,
      filter.memberId ?? null,
      filter.subject ?? null,
      filter.command ?? null,
      filter.from ?? null,
      filter.until ?? null,
      last ?? null,
      filter.before ?? null,
      most,
    ],
  );
  return rows;
}

/** As text: a Date would lose its microseconds, and the page rows. */
async function momentOf(db: Database, id: number): Promise<string | undefined> {
  const { rows } = await db.query<{ at: string }>('select at::text as at from audit_event_record where id = $1', [id]);
  return rows[0]?.at;
}
