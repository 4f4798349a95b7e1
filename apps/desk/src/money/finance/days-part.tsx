import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../lib/query.ts';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { DayChart } from './day-chart.tsx';
import { DayPanel } from './day-panel.tsx';
import styles from './finance.module.css';
import { type Charted, charted, currencyOf, type Day, type PartProps, periodOf } from './money-view.ts';
import { PeriodBar } from './period-bar.tsx';
import { ProvenanceLine } from './provenance.tsx';
import { useMoneyTexts } from './texts/index.ts';

export function DaysPart({ view, show }: PartProps) {
  const t = useMoneyTexts();
  const [now] = useState(Date.now);
  const [what, setWhat] = useState<Charted>('ggr');
  const currency = currencyOf(view) ?? 'USD';
  const query = useCall(
    '/operator/finance/days',
    { ...periodOf(view, now), currency },
    { keep: true, staleTimeMs: 30_000 },
  );
  return (
    <>
      <PeriodBar view={view} show={show} currency="one">
        <NativeSelect
          size="xs"
          aria-label={t('chartOf')}
          value={what}
          onChange={(event) => setWhat(charted.find((one) => one === event.currentTarget.value) ?? 'ggr')}
          data={charted.map((one) => ({ value: one, label: `${t('chartOf')} ${t(`line_${one}`)}` }))}
        />
      </PeriodBar>
      <Answered query={query}>
        {(answer) => (
          <div className={styles.part}>
            <ProvenanceLine of={answer} view={view} />
            <DayChart days={answer.days} currency={answer.currency} what={what} />
            <DayTable answer={answer} view={view} show={show} />
          </div>
        )}
      </Answered>
    </>
  );
}

type Answer = { days: readonly Day[]; currency: 'USD' | 'EUR' | 'BRL' | 'BTC' };

function DayTable({ answer: { days, currency }, view, show }: { answer: Answer } & PartProps) {
  const t = useMoneyTexts();
  const open = (day: string | undefined) => {
    const { row: _, ...rest } = view;
    show(day ? { ...rest, row: day } : rest, true);
  };
  // The latest first: that is the one that is asked about.
  const rows = days.toReversed();
  const opened = rows.find(({ day }) => day === view.row);
  const { current, frame } = useRowKeys({ ids: rows.map(({ day }) => day), opened: opened?.day, open });
  const money = (row: Day, line: Charted) => <ExactMoney key={line} value={row[line]} currency={currency} />;
  return (
    <Beside
      panel={opened && <DayPanel key={opened.day} day={opened} currency={currency} close={() => open(undefined)} />}
    >
      <div ref={frame}>
        <PlainTable<Day>
          label={t('tab_days')}
          heads={[
            { name: t('day'), phone: true, width: '128px' },
            { name: t('line_deposits'), figures: true, phone: true },
            { name: t('line_paidOut'), figures: true },
            { name: t('line_stakes'), figures: true },
            { name: t('line_wins'), figures: true },
            { name: t('line_ggr'), figures: true, phone: true },
            { name: t('line_ngr'), figures: true },
            { name: t('closing'), figures: true },
            { name: t('hash'), width: '128px' },
          ].filter((_, at) => !opened || at < 2 || at === 5 || at === 6)}
          rows={rows}
          rowKey={({ day }) => day}
          cells={(row) =>
            [
              <span key="day" className={styles.day}>
                {row.day}
              </span>,
              money(row, 'deposits'),
              money(row, 'paidOut'),
              money(row, 'stakes'),
              money(row, 'wins'),
              money(row, 'ggr'),
              money(row, 'ngr'),
              <ExactMoney key="closing" value={row.closing.all} currency={currency} />,
              row.hash ? (
                <code key="hash" title={row.hash} className={styles.short}>
                  {row.hash.slice(0, 12)}
                </code>
              ) : (
                <Tag key="hash" tone="late">
                  {t('unfinished')}
                </Tag>
              ),
            ].filter((_, at) => !opened || at < 2 || at === 5 || at === 6)
          }
          onOpen={({ day }) => open(day)}
          current={current}
          empty={<Notice title={t('noDays')}>{t('nothingMovedAbout')}</Notice>}
        />
      </div>
    </Beside>
  );
}
