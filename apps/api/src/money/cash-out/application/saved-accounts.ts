import { type CashOutMethodCode, mostSavedAccounts } from '@fairhouse/contract';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { CashOutDeps } from '../cash-out.deps.ts';
import type { Destination } from './destination.ts';
import { dropOldAccounts, removeAccount, saveAccount } from './saved-account.store.ts';

/** Keeps the account of a cash-out for the next one, in the transaction that stores the cash-out. */
export async function keepAccount(
  { mailAccount }: Pick<CashOutDeps, 'mailAccount'>,
  tx: Transaction,
  memberId: bigint,
  method: CashOutMethodCode,
  destination: Destination,
): Promise<void> {
  const added = await saveAccount(tx, memberId, method, destination);
  if (added === undefined) return;
  const dropped = await dropOldAccounts(tx, memberId, method, mostSavedAccounts);
  await recordAuditEvent(tx, {
    actor: `member:${memberId}`,
    memberId,
    subject: `member:${memberId}`,
    command: 'cashOut.saveAccount',
    after: { id: String(added), method, ...(dropped.length > 0 ? { dropped: dropped.map(String) } : {}) },
  });
  await mailAccount(tx, memberId, 'payoutAccountAdded');
}

/** Forgets an account of the member, for good. */
export async function forgetAccount(
  { db, mailAccount }: Pick<CashOutDeps, 'db' | 'mailAccount'>,
  memberId: bigint,
  id: bigint,
): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    if (!(await removeAccount(tx, memberId, id))) return refuse('noSuchThing');
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `member:${memberId}`,
      command: 'cashOut.removeAccount',
      before: { id: String(id) },
    });
    await mailAccount(tx, memberId, 'payoutAccountRemoved');
    return ok(null);
  });
}
