import type { CashOutMethodCode } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import type { Destination } from './destination.ts';

export interface SavedAccount {
  id: bigint;
  method: CashOutMethodCode;
  destination: Destination;
  usedAt: Date;
}

const columns = 'id, method, destination, used_at as "usedAt"';

/** The last used first. */
export async function savedAccountsOf(db: Database, memberId: bigint): Promise<SavedAccount[]> {
  const { rows } = await db.query<SavedAccount>(
    `select ${columns} from cash_out_account where member_id = $1 order by used_at desc, id desc`,
    [memberId],
  );
  return rows;
}

/** The member's own; another's is as if it did not exist. */
export async function findSavedAccount(db: Database, memberId: bigint, id: bigint): Promise<SavedAccount | undefined> {
  const { rows } = await db.query<SavedAccount>(
    `select ${columns} from cash_out_account where member_id = $1 and id = $2`,
    [memberId, id],
  );
  return rows[0];
}

/** Notes that this account was used. Answers its id where it is new. */
export async function saveAccount(
  tx: Transaction,
  memberId: bigint,
  method: CashOutMethodCode,
  destination: Destination,
): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint; isNew: boolean }>(
    `insert into cash_out_account (member_id, method, destination) values ($1, $2, $3)
     on conflict (member_id, method, md5(destination::text)) do update set used_at = now()
     returning id, xmax = 0 as "isNew"`,
    [memberId, method, JSON.stringify(destination)],
  );
  return rows[0]!.isNew ? rows[0]!.id : undefined;
}

/** Keeps the accounts of a method that were used last. Answers the ids of those that went. */
export async function dropOldAccounts(
  tx: Transaction,
  memberId: bigint,
  method: CashOutMethodCode,
  kept: number,
): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    `delete from cash_out_account where id in (
       select id from cash_out_account where member_id = $1 and method = $2
       order by used_at desc, id desc offset $3)
     returning id`,
    [memberId, method, kept],
  );
  return rows.map(({ id }) => id);
}

/** False where the member has no such account. */
export async function removeAccount(tx: Transaction, memberId: bigint, id: bigint): Promise<boolean> {
  const { rowCount } = await tx.query('delete from cash_out_account where member_id = $1 and id = $2', [memberId, id]);
  return rowCount === 1;
}
