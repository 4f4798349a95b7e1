import { type Book, lockBook } from '@fairhouse/betting';
import type { Transaction } from '@fairhouse/database';
import { type Amount, amountOf } from '@fairhouse/money';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { post } from '../../db/move-money.ts';
import { unlessRefused } from '../../db/unless-refused.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { BonusDeps } from './bonus.deps.ts';
import { giveOf } from './bonus.postings.ts';
import { type BonusPromotion, delayedCashOuts, hasHad, insertBonus, lockActive } from './bonus.store.ts';
import { findClaimant, takeDuplicateKeys } from './duplicate-key.store.ts';
import { duplicateKeysOf, refuses } from './duplicate-keys.ts';
import { flagShared } from './flag-shared.ts';
import { mayHave } from './may-have.ts';
import { refreshBonus } from './refresh-bonus.ts';
import { type BonusRules, isAllowed } from './rules/allowed.ts';
import { requiredWagering } from './rules/grants.ts';
import type { Terms } from './rules/terms.ts';
import type { WageringTerms } from './rules/wagering.ts';
import { readTerms } from './terms.store.ts';

const dayMs = 24 * 3_600_000;

export interface Grant {
  memberId: bigint;
  promotion: BonusPromotion;
  period: string;
  /** `member:7`, `operator:desk`, `system:fridayFun`. */
  actor: string;
  reason?: string;
  /** Bets to be made, times the bonus, where they were promised with it; its most was as well, and nothing else bounds what is released. */
  wageringTimes?: number;
  /** What it comes to, decided with the book locked. */
  decide(
    tx: Transaction,
    terms: Terms,
    book: Book,
    rules: BonusRules,
  ): Promise<Result<{ amount: Amount; deposit?: Amount }>>;
}

/**
 * Gives a bonus, in one transaction with its posting, its record and what the member is sent. One at a time, none
 * while a cash-out is pending, and of each promotion one for all accounts that have a duplicate key in common. Answers its id.
 */
export async function grantBonus(deps: BonusDeps, grant: Grant): Promise<Result<bigint>> {
  const { memberId, promotion, period } = grant;
  const rules = (await deps.rulesOf([memberId])).get(memberId);
  // Nobody is looked up who could not have it anyway.
  if (!rules || !isAllowed(rules, promotion)) return refuse('bonusNotOffered');
  // One that is over already shall not stand in the way.
  await refreshBonus(deps, memberId);
  return unlessRefused(deps.db, async (tx) => {
    await deps.lockCashOuts(tx, memberId);
    const book = await lockBook(tx, memberId);
    if (await hasHad(tx, memberId, promotion, period)) return refuse('rewardAlreadyTaken');
    if (!(await mayHave(tx, memberId, rules, promotion))) return refuse('bonusNotOffered');
    if (await lockActive(tx, memberId)) return refuse('bonusActive');
    // A payout that is delayed does not count: filling the wallet may take days.
    if (book.balance.held.minor > (await delayedCashOuts(tx, memberId))) return refuse('bonusCashOutPending');
    const terms = await readTerms(tx);
    const decided = await grant.decide(tx, terms, book, rules);
    if (!decided.ok) return decided;
    if (promotion !== 'given') {
      const known = await findClaimant(tx, memberId);
      const keys = duplicateKeysOf(deps.secret, known, await deps.seenWith(tx, memberId));
      const refusing = keys.filter(refuses);
      if (await takeDuplicateKeys(tx, memberId, promotion, period, refusing)) return refuse('bonusShared');
      await flagShared(
        tx,
        memberId,
        keys.filter((key) => !refuses(key)),
      );
    }
    return ok(await give(deps, tx, grant, terms, rules['bonus.wageringMost'], decided.data));
  });
}

async function give(
  { announce }: BonusDeps,
  tx: Transaction,
  { memberId, promotion, period, actor, reason, wageringTimes }: Grant,
  terms: Terms,
  wageringMost: number | null,
  { amount, deposit }: { amount: Amount; deposit?: Amount },
): Promise<bigint> {
  const { currency, minor } = amount;
  const posting = await post(tx, giveOf({ memberId, promotion, period, currency, amount: minor }));
  const wagering = wageringTerms(terms, wageringMost, { promotion, wageringTimes }, amount, deposit, posting.createdAt);
  const id = await insertBonus(tx, {
    memberId,
    promotion,
    period,
    currency,
    amount: minor,
    deposit: deposit?.minor ?? null,
    terms: wagering,
    own: posting.after.cash.minor,
    locked: posting.after.bonus.minor,
    countedSeq: posting.seq,
    givenBy: actor,
    at: posting.createdAt,
  });
  await recordAuditEvent(tx, {
    actor,
    memberId,
    subject: `bonus:${id}`,
    command: 'bonus.give',
    after: {
      status: 'active',
      promotion,
      period,
      amount: String(minor),
      currency,
      required: String(wagering.required),
      ...(reason === undefined ? {} : { reason }),
    },
  });
  await announce(tx, { memberId, kind: 'bonusGiven', about: `bonus:${id}`, values: { amount } });
  return id;
}

/** The terms in force now, which the bonus keeps. A free bonus is one that no deposit was made for. */
function wageringTerms(
  terms: Terms,
  wageringMost: number | null,
  { promotion, wageringTimes }: { promotion: BonusPromotion; wageringTimes: number | undefined },
  amount: Amount,
  deposit: Amount | undefined,
  at: Date,
): WageringTerms {
  const { currency } = amount;
  return {
    required: requiredWagering(terms, amount, deposit, wageringMost, wageringTimes).minor,
    mostCounted: terms.amount('wagering.mostCounted', currency).minor,
    mostReleased: deposit || wageringTimes !== undefined ? null : terms.amount('free.mostReleased', currency).minor,
    idleMs: terms.number('wagering.idleDays') * dayMs,
    deadlineMs: promotion === 'firstDeposit' ? at.getTime() + terms.number('firstDeposit.days') * dayMs : null,
    shares: {
      Slots: terms.number('wagering.slots'),
      'Table Games': terms.number('wagering.tableGames'),
      'Live Casino': terms.number('wagering.liveCasino'),
    },
  };
}

/** An amount of the book's currency. */
export function inBook({ currency }: Book, minor: bigint): Amount {
  return amountOf(currency, minor);
}
