import { type Database, inTransaction } from '@fairhouse/database';
import { amountOf, type Currency } from '@fairhouse/money';
import { lockBook } from '../books/lock-book.ts';
import { postWithin } from '../postings/post-within.ts';
import type { Caller, InstructionResult } from '../rounds/instructions.ts';

/** What a supplier pays without a stake. Amounts in minor units, above zero. */
export interface Prize {
  gameCode: string;
  roundId: string;
  transactionId: string;
  currency: Currency;
  amount: number;
}

/**
 * Pays a prize of a supplier, marked as such in the book. The session has to be one of the vendor's and the member's and may have ended,
 * since prizes come after the play. The same id pays once; its repeat is answered as it was the first time.
 */
export function payPrize(db: Database, caller: Caller, prize: Prize): Promise<InstructionResult> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.query<{ memberId: bigint }>(
      `select member_id as "memberId" from vendor_session
       where token_hash = decode($1, 'hex') and vendor = $2 and user_id = $3`,
      [caller.tokenHash, caller.vendor, caller.user.id],
    );
    const memberId = rows[0]?.memberId;
    if (memberId === undefined)
      return { refusal: 'invalid_token', replayed: false, balance: undefined, currency: undefined };
    const { balance: before } = await lockBook(tx, memberId);
    const { currency } = before;
    const known = (refusal: InstructionResult['refusal'], available: bigint, replayed = false): InstructionResult => ({
      refusal,
      replayed,
      balance: Number(available),
      currency,
    });
    if (prize.currency !== currency) return known('wrong_currency', before.available.minor);
    const posted = await postWithin(tx, {
      memberId,
      type: 'SUPPLIER_PRIZE',
      amount: amountOf(currency, BigInt(prize.amount)),
      source: caller.vendor,
      externalId: prize.transactionId,
      round: { gameCode: prize.gameCode, roundId: prize.roundId },
    });
    if (!posted.ok) return known(posted.reason, (posted.balance ?? before).available.minor);
    const { round } = posted.posting;
    // The ledger does not compare rounds: the same id in another round is another content.
    if (round?.gameCode !== prize.gameCode || round.roundId !== prize.roundId)
      return known('conflict', before.available.minor);
    return known(null, posted.balance.available.minor, posted.replayed);
  });
}
