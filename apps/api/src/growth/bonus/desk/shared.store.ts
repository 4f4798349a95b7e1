import type { Page } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import { deskPage } from '../../../db/list-page.store.ts';

export interface Shared {
  id: bigint;
  notedAt: Date;
  promotion: string;
  period: string;
  kind: string;
  label: string;
  memberId: bigint;
  firstMemberId: bigint;
  closedBy: string | null;
  closedReason: string | null;
}

/** Oldest first: the longest waiting is looked at first. */
export async function pageOfShared<Item>(
  db: Database,
  input: object & { pageNum: number; pageSize: number },
  render: (shared: Shared) => Item,
): Promise<Page<Item>> {
  return deskPage(db, {
    select: `s.id, s.noted_at as "notedAt", s.promotion, s.period, s.kind, s.label, s.member_id as "memberId",
      s.first_member_id as "firstMemberId", s.closed_by as "closedBy", s.closed_reason as "closedReason"`,
    from: 'bonus_shared s',
    where: 'true',
    params: [],
    fields: {
      closed: { sql: '(s.closed_at is not null)', type: 'boolean' },
      memberId: { sql: 's.member_id', type: 'bigint' },
      createTime: { sql: 's.noted_at', type: 'timestamptz' },
    },
    input,
    defaultOrder: 's.noted_at',
    tieBreak: 's.id',
    render,
  });
}

/** Whose it was; undefined when there is none that is open. */
export async function closeShared(
  tx: Transaction,
  id: bigint,
  by: string,
  reason: string,
): Promise<{ memberId: bigint; firstMemberId: bigint } | undefined> {
  const { rows } = await tx.query<{ memberId: bigint; firstMemberId: bigint }>(
    `update bonus_shared set closed_at = clock_timestamp(), closed_by = $2, closed_reason = $3
     where id = $1 and closed_at is null
     returning member_id as "memberId", first_member_id as "firstMemberId"`,
    [id, by, reason],
  );
  return rows[0];
}
