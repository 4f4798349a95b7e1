import type { CallOutput } from '@fairhouse/contract';
import { type Amount, toWire } from '@fairhouse/money';
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
import { isRunning, type Promotion, type Terms, type WeeklyLevel, weeklyLevels } from './rules/terms.ts';
import { readTerms } from './terms.store.ts';

type Overview = CallOutput<'/sys/bonus/overview'>;

const mostEnded = 20;

/** All that the member's bonus screen shows, with every bet counted that was made by now. */
export async function describeBonuses(deps: BonusDeps, member: SessionMember): Promise<Overview> {
  const active = await refreshBonus(deps, member.id);
  const rules = (await deps.rulesOf([member.id])).get(member.id)!;
  const now = await databaseTime(deps.db);
  const offers = await offersTo(deps, member, now);
  const heldBack = await offersHeldBack(deps.db, member.id);
  const terms = describeTerms(
    await readTerms(deps.db),
    member,
    await cashbackPercentOf(deps.db, member.vipLevel),
    rules,
    now,
  );
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
  const level = (Object.keys(weeklyLevels) as WeeklyLevel[]).find((name) => weeklyLevels[name] === vipLevel);
  const runs = (promotion: Promotion) => isRunning(terms, promotion, now) && isAllowed(rules, promotion);
  const money = (amount: Amount) => toWire(amount);
  return {
    wageringTimes: Math.min(terms.number('wagering.times'), rules['bonus.wageringMost'] ?? Number.POSITIVE_INFINITY),
    idleDays: terms.number('wagering.idleDays'),
    firstDeposit: runs('firstDeposit') ? firstDepositWire(terms, currency) : null,
    cashback:
      percent > 0 && runs('cashback') ? { percent, least: money(terms.amount('cashback.least', currency)) } : null,
    friday:
      level && runs('fridayFun')
        ? {
            deposits: money(terms.amount(`fridayFun.${level}.deposits`, currency)),
            balanceBelow: money(terms.amount(`fridayFun.${level}.balanceBelow`, currency)),
            bonus: money(terms.amount(`fridayFun.${level}.bonus`, currency)),
          }
        : null,
  };
}
