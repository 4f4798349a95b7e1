import { type FreeRounds, freeRoundsOfSession } from '@fairhouse/betting';
import type { WalletFreeRounds, WalletFreeRoundsAnswer, walletFreeRoundsList } from '@fairhouse/contract/wallet';
import type { Database } from '@fairhouse/database';
import type { z } from 'zod';
import { callerOf } from './wallet-call.ts';

/** Lists the free rounds that can be used in the game of the session now. */
export async function listFreeRounds(
  { db }: { db: Database },
  vendor: string,
  input: z.output<typeof walletFreeRoundsList.input>,
): Promise<WalletFreeRoundsAnswer> {
  const { requestId } = input;
  const caller = callerOf(vendor, input);
  const found = caller && (await freeRoundsOfSession(db, caller));
  return found
    ? { requestId, status: 'OK', freeRounds: found.map(freeRoundsWire) }
    : { requestId, status: 'INVALID_TOKEN' };
}

export function freeRoundsWire(rounds: FreeRounds): WalletFreeRounds {
  return {
    freeRoundsId: rounds.id,
    gameCode: rounds.gameCode,
    stake: Number(rounds.stake),
    currency: rounds.currency,
    count: rounds.count,
    left: rounds.count - rounds.used,
    won: Number(rounds.won),
    winMost: Number(rounds.winMost),
    wagering: rounds.wagering,
    expiresAt: rounds.expiresAt.toISOString(),
  };
}
