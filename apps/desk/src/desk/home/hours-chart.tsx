import { amountOf, type Currency, formatAmount } from '@fairhouse/money';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { download } from '../../lib/download.ts';
import { exactAmount } from '../../lib/exact.ts';
import { ageText, countText, dayMonthText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { Answered } from '../../ui/states.tsx';
import styles from './home.module.css';
import { type CurrencyChoice, clockOf, drawnValue, type Figure, type Hours } from './home-view.ts';
import { useHomeTexts } from './texts/index.ts';

interface HoursChartProps {
  figure: Figure;
  figures: readonly Figure[];
  choice: CurrencyChoice;
  chart: (name: string) => void;
}

/** The hours of a figure, today and a week ago. */
export function HoursChart({ figure, figures, choice, chart }: HoursChartProps) {
  const t = useHomeTexts();
  const isMoney = figure.unit === 'money';
  const asked = { figure: figure.name, ...(isMoney && choice !== 'group' ? { currency: choice } : {}) };
  const query = useCall('/operator/home/hours', asked, { followed: true, keep: true });
  return (
    <Answered query={query}>
      {(hours) => (
        <>
          <Drawn hours={hours} asked={asked}>
            <NativeSelect
              size="xs"
              aria-label={t('chartOf')}
              value={figure.name}
              onChange={(event) => chart(event.currentTarget.value)}
              data={figures
                .filter(({ charted }) => charted)
                .map(({ name }) => ({ value: name, label: t(`figure_${name}`) }))}
            />
          </Drawn>
          {hours.missing.length > 0 && (
            <p className={styles.note} role="status">
              {t('chartMissing', { currencies: hours.missing.join(', ') })}
            </p>
          )}
        </>
      )}
    </Answered>
  );
}

interface DrawnProps {
  hours: Hours;
  asked: { figure: Figure['name']; currency?: Currency };
  children: ReactNode;
}

function Drawn({ hours: { figure, unit, currency, day, hours }, asked, children }: DrawnProps) {
  const t = useHomeTexts();
  const may = useMay();
  const language = useLanguage();
  const weekAgo = new Date(Date.parse(`${day}T00:00:00Z`) - 7 * 86_400_000).toISOString().slice(0, 10);
  const unitText = currency ?? t(`unit_${unit === 'money' ? 'count' : unit}`);
  const exactText = (value: string | null) => {
    if (value === null) return '–';
    if (currency) return formatAmount(exactAmount(value, currency), language);
    if (unit === 'seconds') return ageText(Number(value));
    return unit === 'percent' ? `${value} %` : countText(Number(value), language);
  };
  const format = (value: number) => {
    if (currency) return formatAmount(amountOf(currency, BigInt(Math.round(value))), language);
    if (unit === 'seconds') return ageText(value);
    return unit === 'percent' ? `${Math.round(value * 10) / 10} %` : countText(value, language);
  };
  const series = (name: string, of: 'today' | 'weekAgo') => ({
    name,
    values: hours.map((one) => drawnValue(one[of], currency)),
    texts: hours.map((one) => exactText(one[of])),
    isReference: of === 'weekAgo',
  });
  const saveCsv = async () => {
    const problem = await download('/operator/home/export', asked);
    if (problem === undefined) showToast(t('saved'), 'success');
    else showToast(problem);
  };
  return (
    <LineChart
      caption={t('chart', { figure: t(`figure_${figure}`), unit: unitText })}
      axes={{ x: t('hour'), y: unitText }}
      points={hours.map(({ hour }) => clockOf(hour))}
      series={[
        series(t('today', { day: dayMonthText(day, language) }), 'today'),
        series(t('weekAgoDay', { day: dayMonthText(weekAgo, language) }), 'weekAgo'),
      ]}
      format={format}
      fileName={`home-${figure}-${currency ?? unit}-${day}`}
      saveCsv={may('exports.make') ? () => void saveCsv() : undefined}
    >
      {children}
    </LineChart>
  );
}
