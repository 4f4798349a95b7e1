import type { SettingScope, SettingText } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { slashed } from '../../http/slashed.ts';
import { listAllPackages, listLevels } from './offer.store.ts';

interface FirstOffer {
  level(name: SettingScope<'vipLevel'>): SettingText<'vipLevel'>;
  package(id: SettingScope<'vipPackage'>): SettingText<'vipPackage'>;
}

/** The ladder and the store as the casino has them. */
export async function firstOffer(db: Database): Promise<FirstOffer> {
  const [levels, packages] = await Promise.all([listLevels(db), listAllPackages(db)]);
  return {
    level(name) {
      const { points, cashbackPercent } = levels.find((level) => level.name === name)!;
      return { points: Number(points), cashbackPercent };
    },
    package(id) {
      const { enabled, points, bonuses } = packages.find((one) => String(one.id) === id)!;
      const bonus = (currency: Currency) => slashed([bonuses.find((one) => one.currency === currency)!]);
      return {
        enabled,
        points: Number(points),
        bonusUSD: bonus('USD'),
        bonusEUR: bonus('EUR'),
        bonusBRL: bonus('BRL'),
        bonusBTC: bonus('BTC'),
      };
    },
  };
}
