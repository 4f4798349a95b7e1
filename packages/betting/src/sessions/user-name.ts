import { randomBytes } from 'node:crypto';
import { memberSlots, slotOf } from '../slot-of-member.ts';

/** A new name for a member among vendors: the member's hash slot in two digits, by which calls are sent on, then 128 random bits in hex. */
export function newWalletUser(memberId: bigint): string {
  return String(slotOf(memberId)).padStart(2, '0') + randomBytes(16).toString('hex');
}

export interface WalletUser {
  id: string;
  slot: number;
}

/** Undefined for what was never such a name. */
export function readWalletUser(id: string): WalletUser | undefined {
  if (!/^\d\d[0-9a-f]{32}$/.test(id)) return undefined;
  const slot = Number(id.slice(0, 2));
  return slot < memberSlots ? { id, slot } : undefined;
}
