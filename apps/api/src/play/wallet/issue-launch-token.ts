import { lockBooks } from '@fairhouse/betting';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { hashOf, newToken } from './token.ts';
import { insertLaunch, type NewLaunch } from './wallet.store.ts';

/** A launch address is opened at once by a frame; two minutes forgive a slow network. */
export const launchLifetimeMs = 120_000;

/** A token that opens one game for one member at one vendor, once. Its plain text exists only in the answer. */
export async function issueLaunchToken(
  db: Database | Transaction,
  launch: Omit<NewLaunch, 'tokenHash' | 'lifetimeMs'>,
  lifetimeMs = launchLifetimeMs,
): Promise<string> {
  const token = newToken();
  await insertLaunch(db, { ...launch, lifetimeMs, tokenHash: hashOf(token) });
  return token;
}

/**
 * The same for a member who is still logged in, and undefined otherwise. What ends sessions ends launches behind the lock of
 * the book (`endGameSessions`): either it comes later and finds this launch, or this finds the session ended.
 */
export async function issueWhileLoggedIn(
  db: Database,
  isLoggedIn: (tx: Transaction) => Promise<boolean>,
  launch: Omit<NewLaunch, 'tokenHash' | 'lifetimeMs'>,
): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    await lockBooks(tx, [launch.memberId]);
    return (await isLoggedIn(tx)) ? issueLaunchToken(tx, launch) : undefined;
  });
}
