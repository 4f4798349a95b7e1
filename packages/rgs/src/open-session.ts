import { randomBytes } from 'node:crypto';
import { freeRoundStakes } from '@fairhouse/game-math';
import { playableOf } from '@fairhouse/games';
import { isCurrency } from '@fairhouse/money';
import { advanceRound, walletOf } from './advance-round.ts';
import { type PlayRestrictions, playRestrictionsOf } from './play-restrictions.ts';
import { type RoundRow, readHistory, readOpenRound } from './round.store.ts';
import { insertSession, type SessionRow, writeBalance } from './session.store.ts';
import type { Studio } from './studio.ts';
import type { FreeRounds, WalletAccount, WalletRefusal } from './wallet-port.ts';

export type LaunchAnswer =
  | { ok: true; sessionToken: string }
  | { ok: false; reason: WalletRefusal | 'unknown_game' | 'wrong_input' | 'wallet_unavailable' };

/** Exchanges the casino's one-time launch token for a session of this casino. */
export async function launchForMoney(
  studio: Studio,
  input: { launchToken: string; gameCode: string; language: string },
): Promise<LaunchAnswer> {
  const game = playableOf(input.gameCode);
  if (!game) return { ok: false, reason: 'unknown_game' };
  const known = await studio.wallet.authenticate(input.launchToken, game.code);
  if (known.status === 'unknown') return { ok: false, reason: 'wallet_unavailable' };
  if (known.status === 'refused') return { ok: false, reason: known.reason };
  const sessionToken = randomBytes(32).toString('base64url');
  const isNewSeed = await insertSession(studio.db, {
    token: sessionToken,
    gameCode: game.code,
    walletUser: known.user,
    walletToken: known.token,
    currency: known.balance.currency,
    language: input.language || known.language,
    alias: known.alias ?? null,
    chat: known.chat ?? 'off',
    balance: known.balance.minor,
    ...playRestrictionsOf(known.restrictions, game.pace),
  });
  if (isNewSeed) await studio.commitments.append();
  return { ok: true, sessionToken };
}

/** Opens a session with a thousand table units of play money; nobody has to be known. `restrictions`: of where the visitor is. */
export async function launchForFun(
  studio: Studio,
  input: { gameCode: string; currency: string; language: string; restrictions?: PlayRestrictions | undefined },
): Promise<LaunchAnswer> {
  const game = playableOf(input.gameCode);
  if (!game) return { ok: false, reason: 'unknown_game' };
  const { currency } = input;
  if (!isCurrency(currency)) return { ok: false, reason: 'wrong_input' };
  const sessionToken = randomBytes(32).toString('base64url');
  const isNewSeed = await insertSession(studio.db, {
    token: sessionToken,
    gameCode: game.code,
    walletUser: null,
    walletToken: null,
    currency,
    language: input.language,
    alias: null,
    chat: 'off',
    balance: currency === 'BTC' ? 1_000_000n : 100_000n,
    ...playRestrictionsOf(input.restrictions, game.pace),
  });
  if (isNewSeed) await studio.commitments.append();
  return { ok: true, sessionToken };
}

export interface Resumed {
  /** Undefined when the wallet does not answer; the last known one is among the session's totals. */
  balance: bigint | undefined;
  openRound: RoundRow | undefined;
  lastRound: RoundRow | undefined;
}

/** Where the player stands: an interrupted round is driven on first, and handed back if it waits for him. */
export async function resumeSession(studio: Studio, session: SessionRow): Promise<Resumed> {
  const open = await readOpenRound(studio.db, session.playerId, session.gameCode);
  if (open && open.state !== 'PLAYING') await advanceRound(studio, open, false);
  const stillOpen = open && (await readOpenRound(studio.db, session.playerId, session.gameCode));
  const [lastRound] = await readHistory(studio.db, session.playerId, { gameCode: session.gameCode, size: 1 });
  return { balance: await readBalance(studio, session), openRound: stillOpen, lastRound };
}

/** Free rounds of the player that the game can be played by now, with its stakes locked to theirs; undefined where there are none. */
export async function readFreeRounds(
  studio: Studio,
  session: SessionRow,
): Promise<{ rounds: FreeRounds; stakes: unknown } | undefined> {
  const game = playableOf(session.gameCode);
  if (!game || session.walletUser === null) return undefined;
  for (const rounds of (await studio.wallet.freeRounds(accountOfSession(session))) ?? []) {
    const stakes = rounds.left > 0 ? freeRoundStakes(game, session.currency, Number(rounds.stake)) : undefined;
    if (stakes) return { rounds, stakes };
  }
  return undefined;
}

function accountOfSession(session: SessionRow): WalletAccount {
  return {
    playerId: session.playerId,
    sessionId: session.id,
    user: session.walletUser ?? '',
    token: session.walletToken ?? '',
    gameCode: session.gameCode,
    currency: session.currency,
  };
}

/** The wallet's own word, in minor units. */
export async function readBalance(studio: Studio, session: SessionRow): Promise<bigint | undefined> {
  const result = await walletOf(studio, session).balance(accountOfSession(session));
  if (result.status !== 'ok' || !result.balance) return undefined;
  await writeBalance(studio.db, session, result.balance.minor);
  return result.balance.minor;
}

/**
 * Whether the wallet still takes the session: it ends it when the player takes a break, is excluded or logs out, and the studio sees
 * that only when it asks. Undefined when the wallet did not answer.
 */
export async function isTakenByWallet(studio: Studio, session: SessionRow): Promise<boolean | undefined> {
  const result = await walletOf(studio, session).balance(accountOfSession(session));
  return result.status === 'unknown' ? undefined : result.status !== 'refused';
}
