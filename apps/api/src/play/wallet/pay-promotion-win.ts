import { memberOfSession, payPrize } from '@fairhouse/betting';
import type { WalletAnswer, walletPromotionWin } from '@fairhouse/contract/wallet';
import type { Database } from '@fairhouse/database';
import type { z } from 'zod';
import type { PromotionParts } from './promotions.port.ts';
import { recordPrize } from './record-prize.ts';
import { spendPromotion } from './spend-promotion.ts';
import { answerOf } from './wallet.statuses.ts';
import { callerOf } from './wallet-call.ts';
import { isOffered } from './win-bound.store.ts';

/**
 * Pays what a player has won in a promotion of the vendor, without a stake, as a prize of a supplier (docs/decisions/346). Within the
 * vendor's bounds, and to players whom something may be offered. The same id pays once, and its repeat is answered also after the rules have changed.
 */
export async function payPromotionWin(
  { db, promotions }: { db: Database; promotions: PromotionParts },
  vendor: string,
  input: z.output<typeof walletPromotionWin.input>,
): Promise<WalletAnswer> {
  const caller = callerOf(vendor, input);
  const owner = caller && (await memberOfSession(db, caller));
  if (!caller || owner === undefined) return { requestId: input.requestId, status: 'INVALID_TOKEN' };
  const isPlaceOpen = await promotions.isPlaceOpen(owner);
  const { gameCode, promotionId, transactionId, currency, amount } = input;
  const prize = { gameCode, roundId: promotionId, transactionId, currency, amount };
  const result = await payPrize(db, caller, prize, async (tx, memberId) => {
    if (!(await isOffered(tx, vendor, gameCode))) return 'invalid_game';
    if (!isPlaceOpen || (await promotions.offersHeldBack(tx, memberId))) return 'player_not_eligible';
    const refusal = await spendPromotion(tx, { vendor, currency, amount: BigInt(amount), isGrant: false });
    if (refusal === null) await recordPrize(tx, memberId, caller, prize);
    return refusal;
  });
  return answerOf(input, result);
}
