import type { Transaction } from '@fairhouse/database';
import { holdMatches } from './hold-matches.ts';
import { insertOrigins, invitedWith } from './origin.store.ts';
import { accountOrigin } from './origin-hash.ts';

const mostInvited = 100;

/**
 * Notes an account that a member is paid at. Everybody invited who uses the same one is looked at again; call it before
 * the member's book is locked, since counting locks the invitation first and the book after it.
 */
export async function noteAccount(
  secret: string,
  tx: Transaction,
  memberId: bigint,
  method: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const account = accountOrigin(secret, method, fields);
  await insertOrigins(tx, memberId, [account]);
  for (const invited of await invitedWith(tx, account, mostInvited)) await holdMatches(tx, invited);
}
