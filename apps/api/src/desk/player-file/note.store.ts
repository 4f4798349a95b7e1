import type { Database, Transaction } from '@fairhouse/database';

export interface StoredNote {
  id: bigint;
  memberId: bigint;
  text: string;
  by: string;
  at: Date;
}

const columns = 'id, member_id as "memberId", text, written_by as by, written_at as at';

/** Undefined when this key was used before. */
export async function insertNote(
  tx: Transaction,
  note: { memberId: bigint; text: string; by: string; requestKey: string | undefined },
): Promise<StoredNote | undefined> {
  const { rows } = await tx.query<StoredNote>(
    `insert into member_note (member_id, text, written_by, request_key) values ($1, $2, $3, $4)
     on conflict (written_by, request_key) do nothing returning ${columns}`,
    [note.memberId, note.text, note.by, note.requestKey ?? null],
  );
  return rows[0];
}

export async function noteOfKey(
  tx: Transaction,
  by: string,
  requestKey: string | undefined,
): Promise<StoredNote | undefined> {
  const { rows } = await tx.query<StoredNote>(
    `select ${columns} from member_note where written_by = $1 and request_key = $2`,
    [by, requestKey ?? null],
  );
  return rows[0];
}

/** The newest first. */
export async function notesOf(
  db: Database,
  memberId: bigint,
  before: bigint | undefined,
  limit: number,
): Promise<StoredNote[]> {
  const { rows } = await db.query<StoredNote>(
    `select ${columns} from member_note where member_id = $1 and id < coalesce($2, 9223372036854775807)
     order by id desc limit $3`,
    [memberId, before ?? null, limit],
  );
  return rows;
}
