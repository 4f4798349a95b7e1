import type { Database } from '@fairhouse/database';
import { hashOf, newToken } from './token.ts';
import { insertLaunch, type NewLaunch } from './wallet.store.ts';

/** A launch address is opened at once by a frame; two minutes forgive a slow network. */
export const launchLifetimeMs = 120_000;

/** A token that opens one game for one member at one vendor, once. Its plain text exists only in the answer. */
export async function issueLaunchToken(
  db: Database,
  launch: Omit<NewLaunch, 'tokenHash' | 'lifetimeMs'>,
  lifetimeMs = launchLifetimeMs,
): Promise<string> {
  const token = newToken();
  await insertLaunch(db, { ...launch, lifetimeMs, tokenHash: hashOf(token) });
  return token;
}
