import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { recordAct } from '../../db/acts.store.ts';
import { insertOperator, lockOperators } from './operator.store.ts';
import { newOperatorKey } from './operator-key.ts';

export type AddedOperator = { ok: true; key: string } | { ok: false; reason: 'nameTaken' | 'nameInvalid' };

/** Adds an operator and answers the key, which is shown this once. For whoever holds the database. */
export async function addOperator(db: Database, name: string): Promise<AddedOperator> {
  if (!/^[a-z][a-z0-9-]{1,29}$/.test(name)) return { ok: false, reason: 'nameInvalid' };
  return inTransaction(db, (tx) => add(tx, name));
}

/**
 * The first operator of a new house, `desk`; false when there is one already. The key is kept before the operator is
 * there for good: a start that dies in between makes a new one, and no house is left whose key nobody has.
 */
export async function addFirstOperator(db: Database, keep: (key: string) => Promise<void>): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { count } = await lockOperators(tx);
    if (count > 0) return false;
    const added = await add(tx, 'desk');
    if (added.ok) await keep(added.key);
    return added.ok;
  });
}

async function add(tx: Transaction, name: string): Promise<AddedOperator> {
  const { key, hash } = newOperatorKey();
  const id = await insertOperator(tx, name, hash);
  if (id === undefined) return { ok: false, reason: 'nameTaken' };
  await recordAct(tx, { actor: 'system:owner', subject: `operator:${id}`, verb: 'operator.add', after: { name } });
  return { ok: true, key };
}
