import { permissionNames, roleNames } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Operator } from '../../http/session.ts';

export async function findOperatorByKeyHash(db: Database, keyHash: Buffer): Promise<Operator | undefined> {
  const { rows } = await db.query<Pick<Operator, 'id' | 'name'>>(
    'select id, name from operator where key_hash = $1 and enabled',
    [keyHash],
  );
  return rows[0] && { ...rows[0], roles: roleNames, permissions: new Set(permissionNames), memberIds: [] };
}

/** Undefined when the name is taken. */
export async function insertOperator(tx: Transaction, name: string, keyHash: Buffer): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into operator (name, key_hash) values ($1, $2) on conflict (name) do nothing returning id',
    [name, keyHash],
  );
  return rows[0]?.id;
}

/** Of several processes that start at once, one makes the first operator and the others find it. */
export async function lockOperators(tx: Transaction): Promise<{ count: number }> {
  await tx.query('lock table operator in share row exclusive mode');
  const { rows } = await tx.query<{ count: number }>('select count(*)::int as count from operator');
  return rows[0]!;
}
