import type { Database, Transaction } from '@fairhouse/database';
import { type Amount, amountOf, type Currency } from '@fairhouse/money';
import { firstDepositOf } from './bonus.book.store.ts';
import { hasHad } from './bonus.store.ts';
import { findClaimant } from './duplicate-key.store.ts';
import { mayHave } from './may-have.ts';
import type { BonusRules } from './rules/allowed.ts';
import { firstDepositBonus, requiredWagering } from './rules/grants.ts';
import { isRunning, type Terms } from './rules/terms.ts';

const dayMs = 24 * 3_600_000;

/** `needs` says what is missing before it can be claimed. */
export interface Offer {
  promotion: 'signUp' | 'firstDeposit';
  /** What it comes to; undefined before the deposit that decides it. */
  amount: Amount | undefined;
  required: Amount | undefined;
  needs: 'nothing' | 'mail' | 'deposit';
  until: Date | undefined;
}

/** What offers follow from, as it was read once. */
export interface OfferRules {
  terms: Terms;
  /** Of the place of the member. */
  rules: BonusRules;
  now: Date;
}

interface Asking {
  id: bigint;
  currency: Currency;
}

/** The promotions that this member could claim, now or after one more step; those that are over, taken, held back, or not for the place of the member are left out. */
export async function offersTo(db: Database, member: Asking, by: OfferRules): Promise<Offer[]> {
  const offers = await Promise.all([signUpOffer(db, member, by), firstDepositOffer(db, member, by)]);
  return offers.filter((offer) => offer !== undefined);
}

/** The bonus for joining: to who has confirmed the mail address, so long after joining. */
export async function signUpOffer(
  db: Database | Transaction,
  { id, currency }: Asking,
  { terms, rules, now }: OfferRules,
): Promise<Offer | undefined> {
  const claimant = await findClaimant(db, id);
  const barred = !(await mayHave(db, id, rules, 'signUp')) || (await hasHad(db, id, 'signUp', 'once'));
  const until = new Date(claimant.joinedAt.getTime() + terms.number('signUp.claimDays') * dayMs);
  if (barred || now >= until || !isRunning(terms, 'signUp', now)) return undefined;
  const amount = terms.amount('signUp.bonus', currency);
  if (amount.minor === 0n) return undefined;
  return {
    promotion: 'signUp',
    amount,
    required: requiredWagering(terms, amount, undefined, rules['bonus.wageringMost']),
    needs: claimant.emailVerified ? 'nothing' : 'mail',
    until,
  };
}

/** The bonus on the first deposit: so long after it, and as long as nothing was cashed out. */
export async function firstDepositOffer(
  db: Database | Transaction,
  { id, currency }: Asking,
  { terms, rules, now }: OfferRules,
): Promise<Offer | undefined> {
  const deposit = await firstDepositOf(db, id);
  const barred = !(await mayHave(db, id, rules, 'firstDeposit')) || (await hasHad(db, id, 'firstDeposit', 'once'));
  if (barred || !isRunning(terms, 'firstDeposit', now)) return undefined;
  if (!deposit) {
    return { promotion: 'firstDeposit', amount: undefined, required: undefined, needs: 'deposit', until: undefined };
  }
  const until = new Date(deposit.at.getTime() + terms.number('firstDeposit.claimDays') * dayMs);
  const paidIn = amountOf(currency, deposit.amount);
  const amount = firstDepositBonus(terms, paidIn);
  if (deposit.reversed || now >= until || !amount || amount.minor === 0n) return undefined;
  return {
    promotion: 'firstDeposit',
    amount,
    required: requiredWagering(terms, amount, paidIn, rules['bonus.wageringMost']),
    needs: 'nothing',
    until,
  };
}
