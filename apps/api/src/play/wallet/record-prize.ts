import type { Caller, Prize } from '@fairhouse/betting';
import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';

/** Records a prize without a stake, in the transaction that pays it. `promotionId` is the vendor's name of the promotion, or of the round. */
export async function recordPrize(
  tx: Transaction,
  memberId: bigint,
  { vendor }: Pick<Caller, 'vendor'>,
  prize: Prize,
): Promise<void> {
  await recordAuditEvent(tx, {
    actor: `vendor:${vendor}`,
    memberId,
    subject: `promotion-win:${vendor}/${prize.transactionId}`,
    command: 'promotionWin.pay',
    after: {
      amount: String(prize.amount),
      currency: prize.currency,
      vendor,
      game: prize.gameCode,
      promotionId: prize.roundId,
    },
  });
}
