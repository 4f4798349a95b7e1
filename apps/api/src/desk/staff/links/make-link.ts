import type { Transaction } from '@fairhouse/database';
import { newSecretToken } from '../../../lib/secret-token.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { insertLink, type LinkPurpose } from './link.store.ts';

const hour = 60;

/** How long a link can be used: that of a first administrator until the next start makes another. */
const lifetimeMinutes: Record<LinkPurpose, number> = {
  first: 7 * 24 * hour,
  invite: 48 * hour,
  recover: 2 * hour,
  change: 10,
};

/** A one-time link, for the person who uses it alone. The secret stands behind the `#`, which no browser sends to any server. */
export async function makeLink(
  { origin, clock }: Pick<StaffDeps, 'origin' | 'clock'>,
  tx: Transaction,
  { staffId, purpose, by }: { staffId: bigint | null; purpose: LinkPurpose; by: string },
): Promise<{ link: string; token: string; linkUntil: Date }> {
  const { token, hash } = newSecretToken();
  const at = clock();
  const expiresAt = new Date(at.getTime() + lifetimeMinutes[purpose] * 60_000);
  await insertLink(tx, { tokenHash: hash, staffId, purpose, by, at, expiresAt });
  return { link: `${origin}/invitation#${token}`, token, linkUntil: expiresAt };
}
