import { createHash } from 'node:crypto';
import { openSession, playableFreeRounds } from '@fairhouse/betting';
import type { WalletAuthenticateAnswer, WalletJurisdiction, walletAuthenticate } from '@fairhouse/contract/wallet';
import { type Database, inTransaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { z } from 'zod';
import { maskedName } from '../../lib/masked-name.ts';
import { freeRoundsWire } from './free-rounds.ts';
import { hashOf, newToken } from './token.ts';
import { findLaunch, type Launch, ownerOfLaunch, useLaunch } from './wallet.store.ts';

export interface SessionSettings {
  /** A vendor session ends when no bet and no balance call came for this long. */
  idleTimeoutMs: number;
  /** A vendor session ends this long after its launch, whatever happens. */
  absoluteTimeoutMs: number;
}

/** Re-authentication after 30 minutes idle: GLI-19 2.5.4. */
export const sessionDefaults: SessionSettings = { idleTimeoutMs: 30 * 60_000, absoluteTimeoutMs: 12 * 3_600_000 };

/** What a place says of play. */
export interface PlayPlace {
  restrictions: WalletJurisdiction;
  /** Whether players may write to one another at shared tables. */
  tableChat: boolean;
  /** What one round of a slot may cost somebody of this age, in minor units; null for no bound. */
  slotStakeMost(currency: Currency, ageYears: number): bigint | null;
}

export interface AuthenticateParts {
  db: Database;
  sessions: SessionSettings;
  /** The rules of where a member lives, as far as play goes by them. */
  placeOf(memberId: bigint): Promise<PlayPlace>;
}

/**
 * Exchanges a one-time launch token for a session. A token that was used, belongs to another vendor or never was is all
 * the same: INVALID_TOKEN. Naming the wrong game does not use it up.
 */
export async function authenticate(
  { db, sessions, placeOf }: AuthenticateParts,
  vendor: string,
  input: z.output<typeof walletAuthenticate.input>,
): Promise<WalletAuthenticateAnswer> {
  const { requestId } = input;
  const tokenHash = hashOf(input.launchToken);
  const owner = await ownerOfLaunch(db, vendor, tokenHash);
  if (owner === undefined) return { requestId, status: 'INVALID_TOKEN' };
  const place = await placeOf(owner);
  return inTransaction<WalletAuthenticateAnswer>(db, async (tx) => {
    const launch = await findLaunch(tx, vendor, tokenHash);
    if (!launch) return { requestId, status: 'INVALID_TOKEN' };
    if (launch.expired) return { requestId, status: 'TOKEN_EXPIRED' };
    if (launch.gameCode !== input.gameCode || !launch.gameEnabled) return { requestId, status: 'INVALID_GAME' };
    if (!launch.mayPlay) return { requestId, status: 'USER_DISABLED' };
    if (launch.minimumBet === null || launch.maximumBet === null) return { requestId, status: 'WRONG_CURRENCY' };

    await useLaunch(tx, tokenHash, launch.gameCode);
    const token = newToken();
    const stakeMost = launch.isSlot ? place.slotStakeMost(launch.currency, launch.ageYears) : null;
    const user = await openSession(tx, { ...launch, ...sessions, vendor, tokenHash: hashOf(token), stakeMost });
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
      maximumBet: Number(stakeMost !== null && stakeMost < launch.maximumBet ? stakeMost : launch.maximumBet),
      openRoundId: launch.openRoundId,
      jurisdiction: place.restrictions,
      alias: aliasOf(launch, user),
      chat: chatOf(launch, place),
      // None with signs of harm, as on the home page: they lead to play.
      freeRounds: launch.spared
        ? []
        : (await playableFreeRounds(tx, launch.memberId, { vendor, gameCode: launch.gameCode })).map(freeRoundsWire),
    };
  });
}

/** A masked name with consent; without it a number that tells players of a table apart. */
function aliasOf({ agreed, username }: Launch, user: string): string {
  return agreed ? maskedName(username) : `#${createHash('sha256').update(user).digest().readUInt32BE() % 10_000}`;
}

/** No chat for members with signs of harm: what others write of their wins leads to play. New accounts read until their mail is confirmed. */
function chatOf({ spared, mailConfirmed }: Launch, { tableChat }: PlayPlace): 'off' | 'read' | 'write' {
  if (!tableChat || spared) return 'off';
  return mailConfirmed ? 'write' : 'read';
}
