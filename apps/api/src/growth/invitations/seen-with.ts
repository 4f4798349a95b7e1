import type { Transaction } from '@fairhouse/database';
import { isLoopback } from '@fairhouse/operation';
import type { InviteDeps } from './invite.deps.ts';
import { type Origin, originsOf } from './origin.store.ts';
import { addressOrigin } from './origin-hash.ts';

/**
 * The devices and payment accounts a member was seen with, and the network addresses of the latest sessions. The
 * machine the casino itself runs on says nothing about anybody.
 */
export async function seenWith(
  secret: string,
  tx: Transaction,
  memberId: bigint,
  addressesOf: InviteDeps['addressesOf'],
): Promise<Origin[]> {
  const noted = (await originsOf(tx, memberId)).filter(({ kind }) => kind !== 'address');
  const addresses = (await addressesOf(tx, memberId)).filter((address) => !isLoopback(address));
  const origins = [...noted, ...addresses.map((address) => addressOrigin(secret, address))];
  return [...new Map(origins.map((origin) => [origin.hash.toString('hex'), origin])).values()];
}
