import type { Page } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { listPage } from '../../db/list-page.store.ts';

export interface ActRow {
  id: bigint;
  at: Date;
  actor: string;
  memberId: bigint | null;
  subject: string;
  verb: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Acts of everybody unless filtered, newest first. `operator` is the actor without its kind. */
export async function pageOfActs<Item>(
  db: Database,
  input: object & { pageNum: number; pageSize: number },
  render: (row: ActRow) => Item,
): Promise<Page<Item>> {
  return listPage(db, {
    select: 'a.id, a.at, a.actor, a.member_id as "memberId", a.subject, a.verb, a.before, a.after',
    from: 'act_record a',
    where: 'true',
    params: [],
    fields: {
      operator: { sql: "split_part(a.actor, ':', 2)", type: 'text' },
      act: { sql: 'a.verb', type: 'text' },
      memberId: { sql: 'a.member_id', type: 'bigint' },
      subjectId: { sql: "split_part(a.subject, ':', 2)", type: 'text' },
      createTime: { sql: 'a.at', type: 'timestamptz' },
    },
    input,
    defaultOrder: 'a.at desc',
    tieBreak: 'a.id desc',
    render,
  });
}
