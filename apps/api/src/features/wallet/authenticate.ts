import type { WalletAuthenticateAnswer, WalletJurisdiction, walletAuthenticate } from '@fairhouse/contract/wallet';
import { type Database, inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { hashOf, newToken } from './token.ts';
import { findLaunch, openVendorSession, useLaunch } from './wallet.store.ts';

export interface SessionSettings {
  /** A vendor session ends when no bet and no balance call came for this long. */
  idleTimeoutMs: number;
  /** A vendor session ends this long after its launch, whatever happens. */
  absoluteTimeoutMs: number;
}

/** Re-authentication after 30 minutes idle: GLI-19 2.5.4. */
export const sessionDefaults: SessionSettings = { idleTimeoutMs: 30 * 60_000, absoluteTimeoutMs: 12 * 3_600_000 };

export interface AuthenticateParts {
  db: Database;
  sessions: SessionSettings;
  /** How the member may play, by the rules of where he lives. */
  mannersOf(memberId: bigint): Promise<WalletJurisdiction>;
}

/**
 * Exchanges a one-time launch token for a session. A token that was used, belongs to another vendor or never was is all
 * the same: INVALID_TOKEN. Naming the wrong game does not use it up.
 */
export async function authenticate(
  { db, sessions, mannersOf }: AuthenticateParts,
  vendor: string,
  input: z.output<typeof walletAuthenticate.input>,
): Promise<WalletAuthenticateAnswer> {
  const { requestId } = input;
  const tokenHash = hashOf(input.launchToken);
  let memberId: bigint | undefined;
  const answer = await inTransaction<WalletAuthenticateAnswer>(db, async (tx) => {
    const launch = await findLaunch(tx, vendor, tokenHash);
    if (!launch) return { requestId, status: 'INVALID_TOKEN' };
    if (launch.expired) return { requestId, status: 'TOKEN_EXPIRED' };
    if (launch.gameCode !== input.gameCode || !launch.gameEnabled) return { requestId, status: 'INVALID_GAME' };
    if (!launch.mayPlay) return { requestId, status: 'USER_DISABLED' };
    if (launch.minimumBet === null || launch.maximumBet === null) return { requestId, status: 'WRONG_CURRENCY' };

    await useLaunch(tx, tokenHash, launch.gameCode);
    const token = newToken();
    const user = await openVendorSession(tx, { ...launch, ...sessions, vendor, tokenHash: hashOf(token) });
    memberId = launch.memberId;
    return {
      requestId,
      status: 'OK',
      user,
      token,
      balance: Number(launch.balance),
      currency: launch.currency,
      gameCode: launch.gameCode,
      language: launch.language,
      country: launch.country,
      minimumBet: Number(launch.minimumBet),
      maximumBet: Number(launch.maximumBet),
      openRoundId: launch.openRoundId,
    };
  });
  return memberId === undefined ? answer : { ...answer, jurisdiction: await mannersOf(memberId) };
}
