import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { amountOf, type Currency } from '@fairhouse/money';
import { lockBook } from '../books/lock-book.ts';
import { postWithin } from '../postings/post-within.ts';
import type { Caller, InstructionResult, WalletRefusal } from '../rounds/instructions.ts';
import { memberOfSession } from './member-of-session.ts';

/** What a supplier pays without a stake. Amounts in minor units, above zero. */
export interface Prize {
  gameCode: string;
  roundId: string;
  transactionId: string;
  currency: Currency;
  amount: number;
}

/**
 * Decides about a prize, and records it, in the transaction that pays it, with the member's book locked. Answers null, or why the prize is
 * not paid; then nothing that it wrote stays. Never asked about a repeat.
 */
export type DecidePrize = (tx: Transaction, memberId: bigint) => Promise<WalletRefusal | null>;

class Refused extends Error {
  constructor(readonly result: InstructionResult) {
    super(String(result.refusal));
  }
}

/**
 * Pays a prize of a supplier, marked as such in the book. The session has to be one of the vendor's and the member's and may have ended,
 * since prizes come after the play. The same id pays once; its repeat is answered as it was the first time.
 */
export async function payPrize(
  db: Database,
  caller: Caller,
  prize: Prize,
  decide: DecidePrize = async () => null,
): Promise<InstructionResult> {
  try {
    return await inTransaction(db, async (tx) => {
      const result = await payWithin(tx, caller, prize, decide);
      if (result.refusal !== null) throw new Refused(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Refused) return error.result;
    throw error;
  }
}

async function payWithin(
  tx: Transaction,
  caller: Caller,
  prize: Prize,
  decide: DecidePrize,
): Promise<InstructionResult> {
  const memberId = await memberOfSession(tx, caller);
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
  const earlier = await roundOfPosting(tx, memberId, caller.vendor, prize.transactionId);
  // The ledger does not compare rounds: the same id in another round is another content.
  if (earlier && (earlier.gameCode !== prize.gameCode || earlier.roundId !== prize.roundId))
    return known('conflict', before.available.minor);
  if (prize.currency !== currency) return known(earlier ? 'conflict' : 'wrong_currency', before.available.minor);
  const refusal = earlier ? null : await decide(tx, memberId);
  if (refusal !== null) return known(refusal, before.available.minor);
  const posted = await postWithin(tx, {
    memberId,
    type: 'SUPPLIER_PRIZE',
    amount: amountOf(currency, BigInt(prize.amount)),
    source: caller.vendor,
    externalId: prize.transactionId,
    round: { gameCode: prize.gameCode, roundId: prize.roundId },
  });
  if (!posted.ok) return known(posted.reason, (posted.balance ?? before).available.minor);
  return known(null, posted.balance.available.minor, posted.replayed);
}

/** The game and the round of what was posted under this id; undefined where nothing was. */
async function roundOfPosting(
  tx: Transaction,
  memberId: bigint,
  source: string,
  externalId: string,
): Promise<{ gameCode: string | null; roundId: string | null } | undefined> {
  const { rows } = await tx.query<{ gameCode: string | null; roundId: string | null }>(
    `select game_code as "gameCode", round_id as "roundId" from posting
     where member_id = $1 and source = $2 and external_id = $3 limit 1`,
    [memberId, source, externalId],
  );
  return rows[0];
}
