import { databaseTime } from '../../db/database-time.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { firstDepositOf } from './bonus.book.store.ts';
import type { BonusDeps } from './bonus.deps.ts';
import { type Grant, grantBonus, inBook } from './grant-bonus.ts';
import { firstDepositOffer, type Offer, signUpOffer } from './offers.ts';

/** Gives a promotion to the member who asks for it. Asked for any number of times at once, it is given once. */
export async function claimBonus(
  deps: BonusDeps,
  member: Pick<SessionMember, 'id' | 'currency'>,
  promotion: Offer['promotion'],
): Promise<Result<bigint>> {
  return grantBonus(deps, {
    memberId: member.id,
    promotion,
    period: 'once',
    actor: `member:${member.id}`,
    decide: promotion === 'signUp' ? decideSignUp(member) : decideFirstDeposit(member),
  });
}

function decideSignUp(member: Pick<SessionMember, 'id' | 'currency'>): Grant['decide'] {
  return async (tx, terms, _book, rules) => {
    const offer = await signUpOffer(tx, member, { terms, rules, now: await databaseTime(tx) });
    if (!offer) return refuse('bonusNotOffered');
    return offer.needs === 'mail' ? refuse('bonusNeedsMail') : ok({ amount: offer.amount! });
  };
}

function decideFirstDeposit(member: Pick<SessionMember, 'id' | 'currency'>): Grant['decide'] {
  return async (tx, terms, book, rules) => {
    const offer = await firstDepositOffer(tx, member, { terms, rules, now: await databaseTime(tx) });
    if (offer?.needs === 'deposit') return refuse('bonusNeedsDeposit');
    // What was cashed out again was no deposit to play with.
    if (!offer || book.totals.paid_out > 0n) return refuse('bonusNotOffered');
    const deposit = (await firstDepositOf(tx, member.id))!;
    return ok({ amount: offer.amount!, deposit: inBook(book, deposit.amount) });
  };
}
