import { useLanguage } from '../../../lib/language/language.ts';
import { useProtectionWords } from '../../../lib/protection/texts/index.ts';
import { minutesText } from '../../../lib/protection/time-text.ts';
import type { LimitKind, LimitPeriod } from '../../../lib/protection/use-protection.ts';
import type { Member } from '../../../lib/session.ts';
import { useSafetyTexts } from '../texts/index.ts';
import { moneyText } from './limit-value.ts';

export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const satisfies readonly LimitKind[];
export const limitPeriods = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[];

const perPeriod = { day: 'daily', week: 'weekly', month: 'monthly' } as const;

/** How limits are named and their values written. */
export function useLimitWords({ currency }: Pick<Member, 'currency'>) {
  const t = useSafetyTexts();
  const words = useProtectionWords();
  const language = useLanguage();
  return {
    /** 'Daily deposit limit'. */
    nameOf: (kind: LimitKind, period: LimitPeriod) =>
      t('limitTitle', { period: t(perPeriod[period]), kind: t(`of_${kind}`) }),
    valueText: (kind: LimitKind, value: number) =>
      kind === 'time' ? minutesText(value, words) : moneyText(value, currency, language),
  };
}
