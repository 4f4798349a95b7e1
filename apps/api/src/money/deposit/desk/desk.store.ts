import type { Page } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { deskPage } from '../../../db/list-page.store.ts';
import { type Attempt, type AttemptRow, attemptColumns, attemptOf } from '../attempt.store.ts';

export interface AttemptOfMember {
  attempt: Attempt;
  username: string;
}

type Row = AttemptRow & { username: string };

const columns = `${attemptColumns}, (select m.username from member_record m where m.id = member_id) as username`;

const ofMember = ({ username, ...row }: Row): AttemptOfMember => ({ attempt: attemptOf(row), username });

/** Everybody's deposits that need an operator, oldest first. */
export async function pageForDesk<Item>(
  db: Database,
  input: object & { pageNum: number; pageSize: number },
  render: (it: AttemptOfMember) => Item,
): Promise<Page<Item>> {
  return deskPage(db, {
    select: columns,
    from: 'deposit_attempt',
    where: `(state = 'review' or review_reason is not null or shortfall > 0)`,
    params: [],
    fields: {
      memberId: { sql: 'member_id', type: 'bigint' },
      createTime: { sql: 'created_at', type: 'timestamptz' },
    },
    input,
    defaultOrder: 'created_at',
    tieBreak: 'id',
    render: (row: Row) => render(ofMember(row)),
  });
}

export async function findForDesk(db: Database, id: bigint): Promise<AttemptOfMember | undefined> {
  const { rows } = await db.query<Row>(`select ${columns} from deposit_attempt where id = $1`, [id]);
  return rows[0] && ofMember(rows[0]);
}
