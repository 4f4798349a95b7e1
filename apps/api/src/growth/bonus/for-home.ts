import type { CallOutput } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { databaseTime } from '../../db/database-time.store.ts';
import type { SessionMember } from '../../http/session.ts';
import { firstDepositWire, offerWire } from './offer.wire.ts';
import { offersTo } from './offers.ts';
import type { BonusRules } from './rules/allowed.ts';
import { timesOfBonus } from './rules/grants.ts';
import { readTerms } from './terms.store.ts';
import { type WeeklyTerms, weeklyTerms } from './weekly-terms.ts';

/** What the home page of a member shows of bonuses. */
export interface BonusesForHome {
  weekly: WeeklyTerms;
  /** What the member could claim, each with what it asks for. Counts no bets, and ends nothing. */
  offers(): Promise<CallOutput<'/sys/home/get'>['offers']>;
}

/** Reads the terms once for both. */
export async function forHome(
  db: Database,
  member: Pick<SessionMember, 'id' | 'currency'>,
  rules: BonusRules,
): Promise<BonusesForHome> {
  const [terms, now] = await Promise.all([readTerms(db), databaseTime(db)]);
  const wageringTimes = timesOfBonus(terms, rules['bonus.wageringMost']);
  return {
    weekly: weeklyTerms(terms, rules, member.currency, now),
    offers: async () =>
      (await offersTo(db, member, { terms, rules, now })).map((offer) => ({
        ...offerWire(offer),
        wageringTimes,
        firstDeposit: offer.promotion === 'firstDeposit' ? firstDepositWire(terms, member.currency) : null,
      })),
  };
}
