import type { Database, Transaction } from '@fairhouse/database';
import { type Amount, amountOf, type Currency } from '@fairhouse/money';
import { firstDepositOf } from './bonus.book.store.ts';
import type { BonusDeps } from './bonus.deps.ts';
import { hasHad } from './bonus.store.ts';
import { findClaimant } from './duplicate-key.store.ts';
import { mayHave } from './may-have.ts';
import type { BonusRules } from './rules/allowed.ts';
import { firstDepositBonus, requiredWagering } from './rules/grants.ts';
import { isRunning } from './rules/terms.ts';
import { readTerms } from './terms.store.ts';

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

type OfferDeps = Pick<BonusDeps, 'db' | 'rulesOf'>;

interface Asking {
  id: bigint;
  currency: Currency;
}

/** The promotions that this member could claim, now or after one more step; those that are over, taken, held back, or not for the place of the member are left out. */
export async function offersTo({ db, rulesOf }: OfferDeps, member: Asking, now: Date): Promise<Offer[]> {
  const rules = (await rulesOf([member.id])).get(member.id)!;
  const offers = await Promise.all([signUpOffer(db, member, rules, now), firstDepositOffer(db, member, rules, now)]);
  return offers.filter((offer) => offer !== undefined);
}

/** The bonus for joining: to who has confirmed the mail address, so long after joining. */
export async function signUpOffer(
  db: Database | Transaction,
  { id, currency }: Asking,
  rules: BonusRules,
  now: Date,
): Promise<Offer | undefined> {
  const terms = await readTerms(db);
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
  rules: BonusRules,
  now: Date,
): Promise<Offer | undefined> {
  const terms = await readTerms(db);
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
