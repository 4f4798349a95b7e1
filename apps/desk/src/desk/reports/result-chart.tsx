import { amountOf, formatAmount } from '@fairhouse/money';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { exactAmount } from '../../lib/exact.ts';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import type { Result, Row } from './reports-view.ts';
import { chartable, cohortLines, linesOf } from './result-view.ts';
import { useColumnName, useReportTexts } from './texts/index.ts';

/** One line of a report over time, with the period before beside it where there is one; of cohorts one over their age. */
export function ResultChart({ result, name }: { result: Result; name: string }) {
  const t = useReportTexts();
  const columnName = useColumnName();
  const language = useLanguage();
  const measures = chartable(result);
  const [chosen, choose] = useState<string>();
  const [line, chooseLine] = useState<string>();
  const measure = measures.find(({ key }) => key === chosen) ?? measures[0];
  const cohorts = cohortLines(result);
  const lines = cohorts ?? (measure && linesOf(result, measure.key));
  if (!lines || lines.points.length < 2 || lines.series.length === 0) return null;
  const own = lines.series.filter(({ isReference }) => !isReference);
  const shown = own.find((one) => one.name === line) ?? own[0]!;
  const drawn = [shown, ...lines.series.filter(({ isReference }) => isReference)];
  const unit = cohorts ? result.columns.at(-1)!.unit : measure!.unit;
  const currency = unit === 'money' ? currencyOf(result.rows, shown.name) : null;
  const text = (value: string | null) => {
    if (value === null) return '–';
    if (currency) return formatAmount(exactAmount(value, currency), language);
    return unit === 'percent' ? `${value} %` : countText(Number(value), language);
  };
  const caption = cohorts ? t(`kind_cohorts`) : columnName(measure!);
  const unitName = currency ?? (unit === 'percent' ? '%' : '');
  return (
    <LineChart
      caption={[caption, shown.name, currency && !shown.name.includes(currency) ? currency : '']
        .filter(Boolean)
        .join(' · ')}
      axes={{ x: cohorts ? t('column_later', { number: '' }).trim() : t('column_time'), y: unitName || caption }}
      points={lines.points.map((point) => (cohorts ? point : point.slice(2)))}
      series={drawn.map(({ name: of, row, isReference }) => ({
        name: isReference ? t('previous') : of || caption,
        values: row.map((value) =>
          value === null ? null : currency ? Number(exactAmount(value, currency).minor) : Number(value),
        ),
        texts: row.map(text),
        ...(isReference ? { isReference } : {}),
      }))}
      format={(value) =>
        currency
          ? formatAmount(amountOf(currency, BigInt(Math.round(value))), language)
          : unit === 'percent'
            ? `${Math.round(value * 10) / 10} %`
            : countText(value, language)
      }
      fileName={`${name || 'report'}-${measure?.key ?? 'cohorts'}`}
    >
      {measures.length > 1 && !cohorts && (
        <NativeSelect
          size="xs"
          aria-label={t('chartOf')}
          value={measure!.key}
          onChange={(event) => choose(event.currentTarget.value)}
          data={measures.map((one) => ({ value: one.key, label: columnName(one) }))}
        />
      )}
      {own.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label={t('rows')}
          value={shown.name}
          onChange={(event) => chooseLine(event.currentTarget.value)}
          data={own.map((one) => one.name)}
        />
      )}
    </LineChart>
  );
}

function currencyOf(rows: readonly Row[], name: string): Row['currency'] {
  const parts = name.split(' · ');
  return (rows.find(({ currency }) => currency !== null && parts.includes(currency)) ?? rows[0])?.currency ?? null;
}
