import { createHash, randomUUID } from 'node:crypto';
import { lockBooks } from '@fairhouse/betting';
import type { SettingValue } from '@fairhouse/contract/operator';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { amountOf, compare, formatAmount } from '@fairhouse/money';
import { moveMoney } from '../../../db/move-money.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import type { CashOutDeps } from '../cash-out.deps.ts';
import { holdOf } from '../cash-out.postings.ts';
import {
  type CashOut,
  cashedOutThisMonth,
  findCashOutByKey,
  insertCashOut,
  lockMemberForCashOut,
  type NewCashOut,
} from '../cash-out.store.ts';
import type { Application } from './application.ts';
import { checkApplication } from './check-application.ts';
import { contentHash } from './content-hash.ts';
import { feeOf } from './fee.ts';
import { memberStanding } from './member-standing.store.ts';
import { leftThisMonth } from './most-now.ts';
import { keepAccount } from './saved-accounts.ts';

/** Checks in the specified order, then moves the money from cash to held in the transaction that stores the cash-out. */
export async function applyForCashOut(
  deps: CashOutDeps,
  member: SessionMember,
  input: Application,
  language: string,
): Promise<Result<CashOut>> {
  const { requestKey, memberId: _, ...asked } = input;
  const requestHash = createHash('sha256').update(JSON.stringify(asked)).digest();
  // A repeat is answered before anything is judged: its own money has left the cash by now.
  const repeated = await answerOfRepeat(deps.db, member.id, requestKey, requestHash);
  if (repeated) return repeated;
  const checked = await checkApplication(deps, member, input, language);
  if (!checked.ok) return checked;
  const { amount, destination, proofs, limits } = checked.data;
  const method = input.paymentMethod;
  const fee = feeOf(method, member.currency);
  const content = contentHash({ amount, fee, method, destination });
  const row: NewCashOut = {
    memberId: member.id,
    method,
    amount,
    fee,
    destination,
    proofs,
    contentHash: content,
    instruction: `${member.id}-${randomUUID()}`,
    requestKey,
    requestHash,
  };
  return hold(deps, member.sessionId, row, limits, language);
}

/** The cash-out that this request key made before; `conflict` when it was for something else. */
async function answerOfRepeat(
  db: Database | Transaction,
  memberId: bigint,
  requestKey: string | undefined,
  requestHash: Buffer,
): Promise<Result<CashOut> | undefined> {
  const earlier = requestKey ? await findCashOutByKey(db, memberId, requestKey) : undefined;
  if (!earlier) return undefined;
  return earlier.requestHash.equals(requestHash) ? ok(earlier) : refuse('conflict');
}

/** A refusal after the row was written has to take it back: the transaction ends by this. */
class Refused extends Error {
  constructor(readonly refusal: Result<never>) {
    super('refused');
  }
}

async function hold(
  deps: CashOutDeps,
  sessionId: bigint,
  row: NewCashOut,
  limits: SettingValue<'cashOut'>,
  language: string,
): Promise<Result<CashOut>> {
  try {
    return await inTransaction(deps.db, async (tx) => {
      await lockMemberForCashOut(tx, row.memberId);
      const repeated = await answerOfRepeat(tx, row.memberId, row.requestKey, row.requestHash);
      if (repeated) return repeated;

      // A deposit may have been charged back, or a bonus given, since the checks; no bonus can be given from here on.
      const standing = await memberStanding(tx, row.memberId);
      if (standing.owesDeposit) return refuse('depositOwed');
      if (standing.hasBonus) return refuse('bonusActive');
      const spent = amountOf(row.amount.currency, await cashedOutThisMonth(tx, row.memberId));
      const left = leftThisMonth(limits, spent);
      if (compare(row.amount, left) > 0) {
        return refuse('monthlyLimitReached', { remaining: formatAmount(left, language) });
      }
      const { memberId, method, amount } = row;
      const velocity = await deps.velocity(tx, { kind: 'cashOut', memberId, method, amount });
      if (velocity.refusal) return velocity.refusal;
      await deps.noteAccount(tx, row.memberId, row.method, row.destination);
      // What ends sessions locks the book first and then the member. A call that waited for it is not the member's any more.
      await lockBooks(tx, [row.memberId]);
      if (!(await deps.isLoggedIn(tx, sessionId))) throw new Refused(refuse('loginAgain'));
      await deps.handInProofs(tx, row.memberId, row.proofs);
      const cashOut = (await insertCashOut(tx, row))!;
      await velocity.review(`cash-out:${cashOut.id}`);
      await keepAccount(deps, tx, row.memberId, row.method, row.destination);
      await moveMoney(tx, {
        posting: holdOf(cashOut),
        auditEvent: {
          actor: `member:${row.memberId}`,
          memberId: row.memberId,
          subject: `cash-out:${cashOut.id}`,
          command: 'cashOut.apply',
          after: {
            status: cashOut.status,
            method: row.method,
            amount: String(row.amount.minor),
            currency: row.amount.currency,
            contentHash: row.contentHash,
          },
        },
        refused: ({ reason, balance }) =>
          reason === 'insufficient_funds'
            ? new Refused(refuse('insufficientFunds', { balance: formatAmount(balance!.cash, language) }))
            : undefined,
      });
      return ok(cashOut);
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
