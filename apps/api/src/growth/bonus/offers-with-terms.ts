import type { CallOutput } from '@fairhouse/contract';
import { databaseTime } from '../../db/database-time.store.ts';
import type { SessionMember } from '../../http/session.ts';
import type { BonusDeps } from './bonus.deps.ts';
import { firstDepositWire, offerWire } from './offer.wire.ts';
import { offersTo } from './offers.ts';
import { timesOfBonus } from './rules/grants.ts';
import { readTerms } from './terms.store.ts';

/** What the member could claim, each with what it asks for: for a short list. Counts no bets, and ends nothing. */
export async function offersWithTerms(
  deps: Pick<BonusDeps, 'db' | 'rulesOf'>,
  member: SessionMember,
): Promise<CallOutput<'/sys/home/get'>['offers']> {
  const offers = await offersTo(deps, member, await databaseTime(deps.db));
  if (offers.length === 0) return [];
  const terms = await readTerms(deps.db);
  const rules = (await deps.rulesOf([member.id])).get(member.id)!;
  const wageringTimes = timesOfBonus(terms, rules['bonus.wageringMost']);
  return offers.map((offer) => ({
    ...offerWire(offer),
    wageringTimes,
    firstDeposit: offer.promotion === 'firstDeposit' ? firstDepositWire(terms, member.currency) : null,
  }));
}
