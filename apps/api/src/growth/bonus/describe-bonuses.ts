import type { CallOutput } from '@fairhouse/contract';
import { toWire } from '@fairhouse/money';
import { databaseTime } from '../../db/database-time.store.ts';
import type { SessionMember } from '../../http/session.ts';
import { offersHeldBack } from '../../protection/index.ts';
import type { BonusDeps } from './bonus.deps.ts';
import { endedBonuses } from './bonus.store.ts';
import { bonusWire } from './bonus.wire.ts';
import { cashbackPercentOf } from './level.store.ts';
import { firstDepositWire, offerWire } from './offer.wire.ts';
import { offersTo } from './offers.ts';
import { refreshBonus } from './refresh-bonus.ts';
import { type BonusRules, isAllowed } from './rules/allowed.ts';
import type { FridayTerms } from './rules/grants.ts';
import { isRunning, type Terms } from './rules/terms.ts';
import { readTerms } from './terms.store.ts';
import { weeklyTerms } from './weekly-terms.ts';

type Overview = CallOutput<'/sys/bonus/overview'>;

const mostEnded = 20;

/** All that the member's bonus screen shows, with every bet counted that was made by now. */
export async function describeBonuses(deps: BonusDeps, member: SessionMember): Promise<Overview> {
  const active = await refreshBonus(deps, member.id);
  const rules = (await deps.rulesOf([member.id])).get(member.id)!;
  const now = await databaseTime(deps.db);
  const bonusTerms = await readTerms(deps.db);
  const offers = await offersTo(deps.db, member, { terms: bonusTerms, rules, now });
  const heldBack = await offersHeldBack(deps.db, member.id);
  const terms = describeTerms(bonusTerms, member, await cashbackPercentOf(deps.db, member.vipLevel), rules, now);
  const ended = await endedBonuses(deps.db, member.id, mostEnded);
  return {
    active: active ? bonusWire(active) : null,
    offers: offers.map(offerWire),
    heldBack: heldBack ?? null,
    // Cashback is owed by the terms of the level, and no offer.
    terms: heldBack ? { ...terms, firstDeposit: null, friday: null } : terms,
    ended: ended.map(bonusWire),
  };
}

function describeTerms(
  terms: Terms,
  { currency, vipLevel }: SessionMember,
  percent: number,
  rules: BonusRules,
  now: Date,
): Overview['terms'] {
  const weekly = weeklyTerms(terms, rules, currency, now);
  const friday = weekly.friday?.(vipLevel);
  return {
    wageringTimes: weekly.wageringTimes,
    idleDays: terms.number('wagering.idleDays'),
    firstDeposit:
      isRunning(terms, 'firstDeposit', now) && isAllowed(rules, 'firstDeposit')
        ? firstDepositWire(terms, currency)
        : null,
    cashback: percent > 0 && weekly.cashback ? { percent, least: toWire(weekly.cashback.least) } : null,
    friday: friday ? fridayWire(friday) : null,
  };
}

function fridayWire({ deposits, balanceBelow, bonus }: FridayTerms) {
  return { deposits: toWire(deposits), balanceBelow: toWire(balanceBelow), bonus: toWire(bonus) };
}
