import { type Currency, formatAmount } from '@fairhouse/money';
import { exactAmount } from '../../lib/exact.ts';
import { useLanguage } from '../../lib/language.ts';
import { DayBars } from '../../ui/day-bars.tsx';
import type { Charted, Day } from './money-view.ts';
import { useMoneyTexts } from './texts/index.ts';

/** The course of one line over the days of the table. */
export function DayChart({ days, currency, what }: { days: readonly Day[]; currency: Currency; what: Charted }) {
  const t = useMoneyTexts();
  const language = useLanguage();
  if (days.length < 2) return null;
  const amounts = days.map((day) => exactAmount(day[what], currency));
  const most = amounts.reduce((a, b) => (a.minor > b.minor ? a : b));
  const least = amounts.reduce((a, b) => (a.minor < b.minor ? a : b));
  return (
    <DayBars
      caption={t('chart', { what: t(`line_${what}`), currency })}
      days={days.map(({ day, finished }, at) => ({
        day,
        value: amounts[at]!.minor,
        text: formatAmount(amounts[at]!, language),
        isOpen: !finished,
      }))}
      most={formatAmount(most, language)}
      least={least.minor < 0n ? formatAmount(least, language) : '0'}
    />
  );
}
