import type { CallOutput } from '@fairhouse/contract';
import { currencyOfVisitors } from '@fairhouse/jurisdictions';
import { type Amount, amountOf, toWire } from '@fairhouse/money';
import type { SessionMember } from '../../http/session.ts';
import type { Viewer } from '../../http/viewer.ts';
import { listLevels, listPackages } from './offer.store.ts';
import { readPointUnits } from './point-unit.store.ts';
import type { VipDeps } from './vip.deps.ts';

type Ladder = CallOutput<'/sys/vipLevel/describe'>;

/** The ladder with what each level brings now: read from the rows and the terms that payments follow. */
export async function describeLadder(
  { db, rulesFor, weeklyTerms, offersHeldBack }: VipDeps,
  viewer: Viewer,
  member: Pick<SessionMember, 'id' | 'currency'> | undefined,
): Promise<Ladder> {
  const rules = await rulesFor(viewer);
  const currency = member?.currency ?? currencyOfVisitors(rules);
  const [levels, packages, units, weekly, heldBack] = await Promise.all([
    listLevels(db),
    listPackages(db, currency),
    readPointUnits(db),
    weeklyTerms(rules, currency),
    member && offersHeldBack(db, member.id),
  ]);
  const unit = units[currency];
  const isSpared = heldBack !== undefined;
  // Cashback is owed by the terms of the level; a Friday bonus asks for deposits and bets.
  const friday = isSpared ? null : weekly.friday;
  return {
    currency,
    pointStake: toWire(unit),
    levels: levels.map(({ cashbackPercent, points, ...level }) => {
      const fridayOfLevel = friday?.(level.level);
      return {
        ...level,
        points: Number(points),
        staked: toWire(amountOf(currency, unit.minor * points)),
        cashback:
          weekly.cashback && cashbackPercent > 0
            ? { percent: cashbackPercent, least: toWire(weekly.cashback.least) }
            : null,
        friday: fridayOfLevel ? fridayWire(fridayOfLevel) : null,
        packages: packages
          .filter((one) => one.level === level.level)
          .map(({ points: price, bonus }) => ({ points: Number(price), bonus: toWire(bonus) })),
      };
    }),
    wageringTimes: weekly.wageringTimes,
    isSpared,
  };
}

function fridayWire(terms: { deposits: Amount; balanceBelow: Amount; bonus: Amount }) {
  return { deposits: toWire(terms.deposits), balanceBelow: toWire(terms.balanceBelow), bonus: toWire(terms.bonus) };
}
