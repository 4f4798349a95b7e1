import { type FreeRoundsState, findFreeRounds, memberOfSession } from '@fairhouse/betting';
import type { WalletAnswer, WalletStatus, walletFreeRoundsCancel } from '@fairhouse/contract/wallet';
import type { Database } from '@fairhouse/database';
import type { z } from 'zod';
import type { PromotionParts } from './promotions.port.ts';
import { callerOf } from './wallet-call.ts';

/** What free rounds answer that are over. Cancelled, by anyone, is what the vendor wants. */
const statusOfState: Record<Exclude<FreeRoundsState, 'open'>, WalletStatus> = {
  cancelled: 'OK',
  usedUp: 'FREE_ROUNDS_USED_UP',
  expired: 'FREE_ROUNDS_EXPIRED',
  ended: 'FREE_ROUNDS_ENDED',
};

/** Cancels what is left of free rounds that this vendor has granted; those of the casino and of other vendors are unknown to it. */
export async function cancelFreeRounds(
  { db, promotions }: { db: Database; promotions: PromotionParts },
  vendor: string,
  input: z.output<typeof walletFreeRoundsCancel.input>,
): Promise<WalletAnswer> {
  const { requestId, freeRoundsId } = input;
  const caller = callerOf(vendor, input);
  const memberId = caller && (await memberOfSession(db, caller));
  if (memberId === undefined) return { requestId, status: 'INVALID_TOKEN' };
  const find = async () => {
    const found = await findFreeRounds(db, memberId, freeRoundsId);
    return found?.source === 'vendor' && found.vendor === vendor ? found : undefined;
  };
  const found = await find();
  if (!found) return { requestId, status: 'FREE_ROUNDS_UNKNOWN' };
  if (found.state !== 'open') return { requestId, status: statusOfState[found.state] };
  const cancelled = await promotions.cancel(memberId, freeRoundsId, `vendor:${vendor}`);
  if (cancelled.ok) return { requestId, status: 'OK' };
  // Their last round, or something else that ends them, was faster.
  const { state } = (await find())!;
  if (state === 'open') throw new Error(`the free rounds ${freeRoundsId} were not cancelled: ${cancelled.error}`);
  return { requestId, status: statusOfState[state] };
}
