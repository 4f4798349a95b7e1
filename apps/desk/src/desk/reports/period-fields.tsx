import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { Choice } from '../../ui/choices/choice.tsx';
import styles from './reports.module.css';
import type { TableDefinition } from './reports-view.ts';
import { useReportTexts } from './texts/index.ts';

type Period = TableDefinition['period'];

interface PeriodFieldsProps {
  period: Period;
  change: (period: Period) => void;
}

const today = () => new Date().toISOString().slice(0, 10);

function firstOf(kind: Period['kind']): Period {
  if (kind === 'days') return { kind, from: `${today().slice(0, 8)}01`, to: today() };
  return kind === 'last' ? { kind, unit: 'month', count: 1 } : { kind, unit: 'month' };
}

/** Days, whole units that are over, or the unit so far. */
export function PeriodFields({ period, change }: PeriodFieldsProps) {
  const t = useReportTexts();
  return (
    <>
      <Choice
        label={t('period')}
        options={(['last', 'current', 'days'] as const).map((key) => ({ key, name: t(`period_${key}`) }))}
        current={period.kind}
        choose={(kind) => kind !== period.kind && change(firstOf(kind))}
      />
      {period.kind === 'days' ? (
        <div className={styles.pair}>
          <TextInput
            size="xs"
            type="date"
            label={t('from')}
            value={period.from}
            onChange={(event) => event.currentTarget.value && change({ ...period, from: event.currentTarget.value })}
          />
          <TextInput
            size="xs"
            type="date"
            label={t('to')}
            value={period.to}
            onChange={(event) => event.currentTarget.value && change({ ...period, to: event.currentTarget.value })}
          />
        </div>
      ) : (
        <div className={styles.pair}>
          {period.kind === 'last' && (
            <NumberInput
              size="xs"
              label={t('count')}
              min={1}
              max={400}
              allowDecimal={false}
              value={Number(period.count)}
              onChange={(value) => typeof value === 'number' && value >= 1 && change({ ...period, count: value })}
            />
          )}
          <NativeSelect
            size="xs"
            label={t('unit')}
            value={period.unit}
            onChange={(event) => change({ ...period, unit: event.currentTarget.value } as Period)}
            data={(period.kind === 'last' ? (['day', 'week', 'month'] as const) : (['week', 'month'] as const)).map(
              (value) => ({ value, label: t(`unit_${value}`) }),
            )}
          />
        </div>
      )}
    </>
  );
}
