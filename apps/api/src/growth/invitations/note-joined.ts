import type { Transaction } from '@fairhouse/database';
import { holdMatches } from './hold-matches.ts';
import { insertInvitation } from './invitation.store.ts';
import type { InviteDeps } from './invite.deps.ts';
import { insertOrigins } from './origin.store.ts';
import { addressOrigin, deviceOrigin } from './origin-hash.ts';

export interface JoinedMember {
  memberId: bigint;
  inviterId: bigint | undefined;
  /** Random, of the browser's storage. */
  deviceId: string | undefined;
  address: string;
}

/** Notes where a new member came from and, for one who was invited, whether that is where the family came from too. */
export async function noteJoined(
  { secret, addressesOf }: Pick<InviteDeps, 'secret' | 'addressesOf'>,
  tx: Transaction,
  { memberId, inviterId, deviceId, address }: JoinedMember,
): Promise<void> {
  await insertOrigins(tx, memberId, [
    addressOrigin(secret, address),
    ...(deviceId === undefined ? [] : [deviceOrigin(secret, deviceId)]),
  ]);
  if (inviterId === undefined) return;
  const addresses = await addressesOf(tx, inviterId);
  const seen = new Map(addresses.map((one) => [one, addressOrigin(secret, one)]));
  const distinct = new Map([...seen.values()].map((origin) => [origin.hash.toString('hex'), origin]));
  await insertOrigins(tx, inviterId, [...distinct.values()]);
  await insertInvitation(tx, inviterId, memberId);
  await holdMatches(tx, memberId);
}
