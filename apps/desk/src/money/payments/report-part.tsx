import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/query.ts';
import { Code } from '../../ui/facts/code.tsx';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './payments.module.css';
import { usePaymentsTexts } from './texts/index.ts';

type Row = OperatorCallOutput<'/operator/fee/report'>['rows'][number];

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Orders, acceptance, declines and fees of some days, by provider. */
export function ReportPart() {
  const t = usePaymentsTexts();
  const language = useLanguage();
  const [{ from, until }, setSpan] = useState(() => ({
    from: dayOf(Date.now() - 29 * 86_400_000),
    until: dayOf(Date.now()),
  }));
  const query = useCall('/operator/fee/report', { from, until });
  const count = (number: number) => countText(number, language);
  const day = (name: 'from' | 'until', value: string) => (
    <TextInput
      size="xs"
      type="date"
      label={t(name === 'from' ? 'firstDay' : 'lastDay')}
      value={value}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        if (typed) setSpan({ from, until, [name]: typed });
      }}
    />
  );
  return (
    <>
      <div className={styles.days}>
        {day('from', from)}
        {day('until', until)}
      </div>
      <Answered query={query}>
        {({ rows }) => (
          <PlainTable<Row>
            label={t('part_report')}
            heads={[
              { name: t('provider'), phone: true },
              { name: t('method') },
              { name: t('kind') },
              { name: t('orders'), figures: true, phone: true },
              { name: t('accepted'), figures: true, phone: true },
              { name: t('declines') },
              { name: t('amount'), figures: true },
              { name: t('fees'), figures: true },
              { name: t('feePercent'), figures: true },
            ]}
            rows={rows}
            rowKey={({ kind, provider, method, currency }) => `${kind} ${provider} ${method} ${currency}`}
            cells={(row) => [
              <Code key="provider" of="provider" code={row.provider} />,
              <Code key="method" of="method" code={row.method} />,
              t(`kind_${row.kind}`),
              count(row.orders),
              shareText(row, count),
              row.declines
                .map(({ decline, count: times }) => `${t(`decline_${decline}`)} ${count(times)}`)
                .join(', ') || '–',
              <ExactMoney key="amount" value={row.amount} currency={row.currency} />,
              <ExactMoney key="fees" value={row.fees} currency={row.currency} />,
              row.feePercent === null ? '–' : t('percent', { value: row.feePercent }),
            ]}
            empty={<Notice title={t('noPayments')} />}
          />
        )}
      </Answered>
    </>
  );

  function shareText({ accepted, declined }: Row, number: (of: number) => string): string {
    const decided = accepted + declined;
    const share = decided === 0 ? '' : ` (${Math.round((1_000 * accepted) / decided) / 10}\u00a0%)`;
    return `${number(accepted)}${share}`;
  }
}
