import type { Database } from '@fairhouse/database';
import { messageOf } from '../../http/messages/index.ts';
import type { Result } from '../../http/result.ts';
import { setFinished } from './approval.store.ts';

/** Writes down what came of what was approved; what was refused by then says why. */
export async function finish(db: Database, id: bigint, result: Result<unknown>): Promise<void> {
  await setFinished(db, id, result.ok ? null : messageOf(result.saying ?? result.error, 'en', result.values));
}
