import { amountOf, type Currency, formatAmount } from '@fairhouse/money';
import { exactAmount } from '../../lib/exact.ts';
import { useLanguage } from '../../lib/language.ts';
import { DayBars } from '../../ui/charts/day-bars.tsx';
import type { Charted, Day } from './money-view.ts';
import { useMoneyTexts } from './texts/index.ts';

/** The course of one line over the days of the table. */
export function DayChart({ days, currency, what }: { days: readonly Day[]; currency: Currency; what: Charted }) {
  const t = useMoneyTexts();
  const language = useLanguage();
  if (days.length < 2) return null;
  return (
    <DayBars
      caption={t('chart', { what: t(`line_${what}`), currency })}
      days={days.map((day) => ({
        day: day.day,
        value: exactAmount(day[what], currency).minor,
        isOpen: !day.finished,
      }))}
      format={(minor) => formatAmount(amountOf(currency, minor), language)}
    />
  );
}
