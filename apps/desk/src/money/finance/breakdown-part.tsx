import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useCountryName } from '../../lib/countries.ts';
import { useCall } from '../../lib/query.ts';
import { useCodeName } from '../../lib/texts/names/index.ts';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Beside, SidePanel } from '../../ui/side-panel.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import styles from './finance.module.css';
import {
  type BreakdownRow,
  currencyOf,
  type Dimension,
  dimensionOf,
  dimensions,
  type PartProps,
  periodOf,
} from './money-view.ts';
import { PeriodBar } from './period-bar.tsx';
import { ProvenanceLine } from './provenance.tsx';
import { Formulas } from './report-part.tsx';
import { Statement } from './statement.tsx';
import type { Line } from './statement-lines.ts';
import { useMoneyTexts } from './texts/index.ts';

/** What a property is asked about first: a game for what was played in it, a method for what was paid by it. */
const linesOf: Record<Dimension, readonly Line[]> = {
  game: ['stakes', 'wins', 'ggr', 'ngr'],
  vendor: ['stakes', 'wins', 'ggr', 'ngr'],
  method: ['deposits', 'cashOutsAsked', 'paidOut', 'fees'],
  country: ['deposits', 'paidOut', 'ggr', 'ngr'],
  cohort: ['deposits', 'paidOut', 'ggr', 'ngr'],
  type: ['deposits', 'paidOut', 'stakes', 'wins'],
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const keyOf = ({ currency, key }: BreakdownRow) => `${currency} ${key}`;

export function BreakdownPart({ view, show }: PartProps) {
  const t = useMoneyTexts();
  const [now] = useState(Date.now);
  const by = dimensionOf(view);
  const currency = currencyOf(view);
  const query = useCall(
    '/operator/finance/breakdown',
    { ...periodOf(view, now), by, ...(currency ? { currency } : {}) },
    { keep: true, staleTimeMs: 30_000 },
  );
  const { row: _, ...rest } = view;
  return (
    <>
      <PeriodBar view={view} show={show} currency="any">
        <NativeSelect
          size="xs"
          aria-label={t('by')}
          value={by}
          onChange={(event) => show({ ...rest, by: event.currentTarget.value })}
          data={dimensions.map((one) => ({ value: one, label: `${t('by')} ${t(`by_${one}`)}` }))}
        />
      </PeriodBar>
      <Answered query={query}>
        {(answer) => (
          <div className={styles.part}>
            <ProvenanceLine of={answer} view={view} by={by} />
            <RowTable rows={answer.rows} by={answer.by} view={view} show={show} />
            <Formulas formulas={answer.formulas} />
          </div>
        )}
      </Answered>
    </>
  );
}

function RowTable({ rows, by, view, show }: { rows: readonly BreakdownRow[]; by: Dimension } & PartProps) {
  const t = useMoneyTexts();
  const open = (key: string | undefined) => {
    const { row: _, ...rest } = view;
    show(key ? { ...rest, row: key } : rest, true);
  };
  const opened = rows.find((row) => keyOf(row) === view.row);
  const { current, frame } = useRowKeys({ ids: rows.map(keyOf), opened: opened && keyOf(opened), open });
  const lines = linesOf[by];
  const nameOf = useKeyName(by);
  const name = (row: BreakdownRow) => nameOf(row.key) ?? (row.name || t('keyNone'));
  return (
    <Beside
      panel={
        opened && (
          <SidePanel key={keyOf(opened)} title={`${name(opened)}, ${opened.currency}`} close={() => open(undefined)}>
            <Statement label={name(opened)} columns={[{ currency: opened.currency, lines: opened }]} />
          </SidePanel>
        )
      }
    >
      <div ref={frame}>
        <PlainTable<BreakdownRow>
          label={`${t('tab_breakdown')}: ${t(`by_${by}`)}`}
          heads={[
            { name: capital(t(`by_${by}`)), phone: true },
            { name: t('currency'), width: '88px' },
            ...lines.map((line, at) => ({ name: t(`line_${line}`), figures: true, phone: at === 0 || at === 2 })),
          ]}
          rows={rows}
          rowKey={keyOf}
          cells={(row) => [
            name(row),
            row.currency,
            ...lines.map((line) => <ExactMoney key={line} value={row[line]} currency={row.currency} />),
          ]}
          onOpen={(row) => open(keyOf(row))}
          current={current}
          empty={<Notice title={t('nothingBroken')}>{t('nothingMovedAbout')}</Notice>}
        />
      </div>
    </Beside>
  );
}

/** The name of a code in the language of the desk, where the property has codes; otherwise as the server calls it. */
function useKeyName(by: Dimension): (key: string) => string | undefined {
  const method = useCodeName('method');
  const type = useCodeName('posting');
  const country = useCountryName();
  if (by === 'country') return (key) => (key ? country(key) : undefined);
  return by === 'method' ? method : by === 'type' ? type : () => undefined;
}
