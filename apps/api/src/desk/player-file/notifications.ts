import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { notificationsBefore } from './notifications.store.ts';

/** What a member was sent outside of the page, and whether it arrived. */
export async function notificationsOf(
  db: Database,
  memberId: bigint,
  before: bigint | undefined,
  limit: number,
): Promise<OperatorCallOutput<'/operator/member/notifications'>> {
  const found = await notificationsBefore(db, memberId, before, limit + 1);
  const rows = found.slice(0, limit);
  return {
    rows: rows.map(({ id, createdAt, dueAt, doneAt, readAt, ...row }) => ({
      ...row,
      id: Number(id),
      createTime: createdAt.toISOString(),
      dueTime: dueAt.toISOString(),
      doneTime: doneAt?.toISOString() ?? null,
      readTime: readAt?.toISOString() ?? null,
    })),
    next: found.length > limit ? Number(rows.at(-1)!.id) : null,
  };
}
