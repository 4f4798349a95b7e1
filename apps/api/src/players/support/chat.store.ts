import type { Database, Transaction } from '@fairhouse/database';

export async function isChatOpen(db: Database): Promise<boolean> {
  const { rows } = await db.query<{ open: boolean }>('select open from chat_desk');
  return rows[0]!.open;
}

/** Answers how it was before. */
export async function setChatOpen(tx: Transaction, open: boolean): Promise<boolean> {
  const { rows } = await tx.query<{ open: boolean }>(
    `with before as (select open from chat_desk for update)
     update chat_desk set open = $1 from before returning before.open`,
    [open],
  );
  return rows[0]!.open;
}
