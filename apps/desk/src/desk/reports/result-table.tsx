import { useMemo, useState } from 'react';
import { countryNames } from '../../lib/countries.ts';
import { countText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Notice } from '../../ui/states.tsx';
import { column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { stepFrom } from '../../ui/table/step-from.ts';
import styles from './reports.module.css';
import { type Column, isHead, type Result, type Row } from './reports-view.ts';
import { changeOf } from './result-view.ts';
import { useColumnName, useReportTexts } from './texts/index.ts';

type Shown = Row & { id: string; isTotal: boolean };

/** The rows of a result and its totals below them. */
export function ResultTable({ result }: { result: Result }) {
  const t = useReportTexts();
  const columnName = useColumnName();
  const headText = useHeadText(result);
  const rows = useMemo(
    (): Shown[] => [
      ...result.rows.map((row, at) => ({ ...row, id: `row${at}`, isTotal: false })),
      ...(result.rows.length > 1 ? result.totals : []).map((row, at) => ({ ...row, id: `total${at}`, isTotal: true })),
    ],
    [result],
  );
  const [pointed, setActive] = useState<string>();
  const steps = useMemo(() => rows.map(({ id }) => ({ id, waits: true })), [rows]);
  useKeys({
    down: () => setActive(stepFrom(steps, pointed, 1)),
    up: () => setActive(stepFrom(steps, pointed, -1)),
  });
  const heads = result.columns.filter(isHead);
  const values = result.columns.filter((one) => !isHead(one));
  const columns = [
    ...heads.map((one, at) =>
      column<Shown>(
        one.key,
        columnName(one),
        ({ heads: own, isTotal }) => headText(one, own[at] ?? null, isTotal && at === 0),
        {
          phone: at < 2,
          width: one.key === 'currency' ? '84px' : '132px',
          phoneWidth: '96px',
        },
      ),
    ),
    ...values.map((one, at) =>
      column<Shown>(
        `${one.key}${one.number ?? ''}`,
        columnName(one),
        (row) => <Cell row={row} at={at} unit={one.unit} compares={result.previous !== null} />,
        { figures: true, phone: at < 2, width: result.previous ? '176px' : '140px', phoneWidth: '120px' },
      ),
    ),
  ];
  return (
    <div className={styles.table}>
      <DataTable<Shown>
        label={t('results')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        active={pointed}
        onActive={setActive}
        stateOf={({ isTotal }) => (isTotal ? 'total' : undefined)}
        narrowBelow={640}
        empty={<Notice title={t('noRows')} />}
      />
    </div>
  );
}

function Cell({ row, at, unit, compares }: { row: Row; at: number; unit: Column['unit']; compares: boolean }) {
  const value = row.values[at] ?? null;
  const before = row.previous?.[at] ?? null;
  return (
    <>
      <Value value={value} row={row} unit={unit} />
      {compares && (
        <span className={styles.previous}>
          {' '}
          ({<Value value={before} row={row} unit={unit} />}
          <Change tenths={changeOf(value, before)} />)
        </span>
      )}
    </>
  );
}

function Change({ tenths }: { tenths: number | undefined }) {
  if (tenths === undefined || tenths === 0) return null;
  const size = (Math.abs(tenths) / 10).toFixed(1);
  return (
    <span className={styles.change} data-direction={tenths > 0 ? 'up' : 'down'}>
      {tenths > 0 ? ` ▲\u00a0+${size}\u00a0%` : ` ▼\u00a0−${size}\u00a0%`}
    </span>
  );
}

function Value({ value, row, unit }: { value: string | null; row: Row; unit: Column['unit'] }) {
  const language = useLanguage();
  if (value === null) return row.isMasked ? '< 10' : '–';
  if (unit === 'money' && row.currency) return <ExactMoney value={value} currency={row.currency} />;
  if (unit === 'percent') return <data value={value}>{value}&nbsp;%</data>;
  return <data value={value}>{countText(Number(value), language)}</data>;
}

function useHeadText(result: Result): (column: Column, value: string | null, isFirstOfTotal: boolean) => string {
  const t = useReportTexts();
  const language = useLanguage();
  const country = useMemo(() => countryNames(language), [language]);
  return ({ key }, value, isFirstOfTotal) => {
    if (value === null) return isFirstOfTotal ? t('total') : t('all');
    if (isFirstOfTotal) return `${t('total')} ${value}`;
    if (value === '') return t('none_value');
    if (key === 'country') return `${country(value)} (${value})`;
    if (key === 'month') return value.slice(0, 7);
    return result.names[value] ?? value;
  };
}
