import type { CashOutObstacle, QueueName } from '@fairhouse/contract/operator';
import type { QueueRow } from './queue-row.store.ts';
import type { QueuesDeps } from './queues.deps.ts';

/** The decision that an obstacle stands against. */
export const hindered = 'approve';

/** What keeps rows from being approved, by the id of the row: of cash-outs, and of approvals of cash-outs. */
export async function obstaclesOf(
  { db, cashOutObstacles }: Pick<QueuesDeps, 'db' | 'cashOutObstacles'>,
  queue: QueueName,
  rows: readonly QueueRow[],
): Promise<ReadonlyMap<bigint, CashOutObstacle>> {
  const about = rows.filter(
    ({ kind }) => queue === 'cashOuts' || (queue === 'approvals' && kind === 'cashOut.approve'),
  );
  const memberIds = [...new Set(about.flatMap(({ memberId }) => memberId ?? []))];
  if (memberIds.length === 0) return new Map();
  const found = await cashOutObstacles(db, memberIds);
  return new Map(
    about.flatMap(({ id, memberId }) => {
      const obstacle = memberId === null ? undefined : found.get(memberId);
      return obstacle ? [[id, obstacle] as const] : [];
    }),
  );
}

/** As the desk says it when somebody decides all the same. */
export const obstacleWords: Record<CashOutObstacle, string> = {
  owesDeposit: 'blocked, since the member owes a deposit that was taken back,',
  disputesDeposit: 'blocked, since a deposit of the member is disputed,',
};
