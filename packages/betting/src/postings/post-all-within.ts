import type { Transaction } from '@fairhouse/database';
import { decodeOutcomes, valuesOf } from './post-wire.ts';
import type { PostCommand, PostOutcome } from './posting.ts';

/**
 * Posts one command for each of several members inside the caller's transaction, in one statement; the outcomes stand in
 * the order of the commands. The books are locked in the order of everybody and stay so until the transaction ends.
 * Throws when the members are not all different.
 */
export async function postAllWithin(tx: Transaction, commands: readonly PostCommand[]): Promise<PostOutcome[]> {
  if (commands.length === 0) return [];
  const members = new Set(commands.map(({ memberId }) => memberId));
  if (members.size < commands.length) throw new RangeError('one command for each member at a time');
  const { rows } = await tx.query<{ lines: string[] }>({
    name: 'ledger_post_within',
    text: 'select ledger_post_within($1::ledger_instruction[]) as lines',
    values: valuesOf(commands),
  });
  return decodeOutcomes(rows[0]!.lines, commands);
}
