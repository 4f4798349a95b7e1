import type { Page } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { deskPage } from '../../../db/list-page.store.ts';
import { type Invitation, invitationColumns } from '../invitation.store.ts';

export type DeskInvitation = Invitation & { inviter: string; username: string };

const columns = `${invitationColumns}, a.username as inviter, m.username`;
const tables = 'invitation i join member_record a on a.id = i.inviter_id join member_record m on m.id = i.member_id';

/** Everybody's, oldest first. */
export async function pageForDesk<Item>(
  db: Database,
  input: object & { pageNum: number; pageSize: number },
  render: (invitation: DeskInvitation) => Item,
): Promise<Page<Item>> {
  return deskPage(db, {
    select: columns,
    from: tables,
    where: 'true',
    params: [],
    fields: {
      status: { sql: 'i.status', type: 'text' },
      inviterId: { sql: 'i.inviter_id', type: 'bigint' },
      memberId: { sql: 'i.member_id', type: 'bigint' },
      createTime: { sql: 'i.created_at', type: 'timestamptz' },
    },
    input,
    defaultOrder: 'i.created_at',
    tieBreak: 'i.id',
    render,
  });
}

export async function findForDesk(db: Database, id: bigint): Promise<DeskInvitation | undefined> {
  const { rows } = await db.query<DeskInvitation>(`select ${columns} from ${tables} where i.id = $1`, [id]);
  return rows[0];
}
