import type { Transaction } from '@fairhouse/database';
import { hashToken } from '../../../lib/secret-token.ts';
import { lockLink, spendLink } from '../links/link.store.ts';

/** Spends a fresh proof of this person for something else than what they sign in with. False: it is none, or is spent or over. */
export async function spendProof(tx: Transaction, staffId: bigint, token: string, at: Date): Promise<boolean> {
  const link = await lockLink(tx, hashToken(token), at);
  if (link?.purpose !== 'change' || link.staffId !== staffId) return false;
  await spendLink(tx, link.tokenHash, at);
  return true;
}
