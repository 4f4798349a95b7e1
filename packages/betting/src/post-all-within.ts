import type { Transaction } from '@fairhouse/database';
import { decodeOutcomes, valuesOf } from './posting/post-wire.ts';
import type { PostCommand, PostOutcome } from './posting/posting.ts';
import { vaultOf } from './vault.ts';

/**
 * Posts one command for each of several members inside the caller's transaction, in one statement; the outcomes stand in
 * the order of the commands. The books are locked in the order of everybody and stay so until the transaction ends.
 * Throws when the members are not all different, or not of one vault unless `mixesVaults` says that they need not be
 * (docs/decisions/001).
 */
export async function postAllWithin(
  tx: Transaction,
  commands: readonly PostCommand[],
  { mixesVaults = false } = {},
): Promise<PostOutcome[]> {
  const [first] = commands;
  if (!first) return [];
  const vault = vaultOf(first.memberId);
  const members = new Set(commands.map(({ memberId }) => memberId));
  if (members.size < commands.length) throw new RangeError('one command for each member at a time');
  if (!mixesVaults && commands.some(({ memberId }) => vaultOf(memberId) !== vault)) {
    throw new RangeError('members of several vaults');
  }
  const { rows } = await tx.query<{ lines: string[] }>({
    name: 'ledger_post_within',
    text: 'select ledger_post_within($1::int, $2::ledger_instruction[]) as lines',
    values: valuesOf(vault, commands),
  });
  return decodeOutcomes(rows[0]!.lines, commands);
}
