import type { JourneyLeaving } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';

export interface ListedPlayer {
  id: bigint;
  memberId: bigint;
  username: string;
  version: number;
  step: string;
  state: 'active' | 'done' | 'left';
  reason: JourneyLeaving | null;
  enteredAt: Date;
  dueAt: Date;
}

/** Players of a journey, at one of its steps or all, the latest first. */
export async function playersOf(
  db: Database,
  asked: { id: number; step: string | undefined; before: bigint | undefined; most: number },
): Promise<ListedPlayer[]> {
  const { rows } = await db.query<ListedPlayer>(
    `select p.id, p.member_id as "memberId", m.username, p.version, p.step, p.state, nullif(p.reason, '') as reason,
       p.entered_at as "enteredAt", p.due_at as "dueAt"
     from journey_player p join member_record m on m.id = p.member_id
     where p.journey_id = $1 and ($2::text is null or p.step = $2) and ($3::bigint is null or p.id < $3)
     order by p.id desc limit $4`,
    [asked.id, asked.step ?? null, asked.before ?? null, asked.most],
  );
  return rows;
}
