import { randomBytes } from 'node:crypto';
import { vaultOf } from '@fairhouse/betting';

/** A new name for a member among vendors: the vault in two digits, then 128 random bits in hex. */
export function newWalletUser(memberId: bigint): string {
  return String(vaultOf(memberId)).padStart(2, '0') + randomBytes(16).toString('hex');
}

export interface WalletUser {
  id: string;
  vault: number;
}

/** Undefined for what was never such a name. */
export function readWalletUser(id: string): WalletUser | undefined {
  if (!/^\d\d[0-9a-f]{32}$/.test(id)) return undefined;
  const vault = Number(id.slice(0, 2));
  return vault < 64 ? { id, vault } : undefined;
}
