import type { Database } from '@fairhouse/database';
import type { Operators } from '../../http/session.ts';
import { findOperatorByKeyHash } from './operator.store.ts';
import { hashOperatorKey } from './operator-key.ts';

/** Finds the operator behind a key. */
export function createOperators(db: Database): Operators {
  return { find: (key) => findOperatorByKeyHash(db, hashOperatorKey(key)) };
}
