import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';

type Row = OperatorCallOutput<'/operator/member/notifications'>['rows'][number];

export interface SentRow extends Pick<Row, 'kind' | 'channel' | 'device' | 'state' | 'reason' | 'tries'> {
  id: bigint;
  createdAt: Date;
  dueAt: Date;
  doneAt: Date | null;
  readAt: Date | null;
}

/** A mail that was written counts as sent only when the server of mail has taken it. */
export async function notificationsBefore(
  db: Database,
  memberId: bigint,
  before: bigint | undefined,
  most: number,
): Promise<SentRow[]> {
  const { rows } = await db.query<SentRow>(
    `select n.id, n.kind, n.created_at as "createdAt", n.channel, n.device,
       case when n.state <> 'sent' then n.state when n.channel = 'push' or m.sent_at is not null then 'accepted'
         when m.given_up_at is not null then 'failed' else 'written' end as state,
       case when m.given_up_at is not null then 'mailGivenUp' else n.reason end as reason,
       n.due_at as "dueAt", n.tries, coalesce(m.sent_at, m.given_up_at, n.done_at) as "doneAt", n.read_at as "readAt"
     from notification_record n left join mail_record m on m.id = n.mail_id
     where n.member_id = $1 and ($2::bigint is null or n.id < $2) order by n.id desc limit $3`,
    [memberId, before ?? null, most],
  );
  return rows;
}
