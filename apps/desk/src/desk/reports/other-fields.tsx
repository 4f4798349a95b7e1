import { NumberInput } from '@mantine/core';
import { Choice } from '../../ui/choices/choice.tsx';
import styles from './reports.module.css';
import { type Definition, listOf } from './reports-view.ts';
import { ValuesInput } from './table-fields.tsx';
import { useColumnName, useReportTexts } from './texts/index.ts';

type Of<K extends Definition['kind']> = Extract<Definition, { kind: K }>;
interface FieldsProps<K extends Definition['kind']> {
  draft: Of<K>;
  change: (draft: Of<K>) => void;
}

const most = 24;

export function CohortFields({ draft, change }: FieldsProps<'cohorts'>) {
  const t = useReportTexts();
  const columnName = useColumnName();
  const setFilter = (name: 'country' | 'licence', text: string) => {
    const { [name]: _, ...rest } = draft.filter;
    const values = listOf(text);
    change({ ...draft, filter: values.length > 0 ? { ...rest, [name]: values } : rest });
  };
  return (
    <>
      <Choice
        label={t('figure')}
        options={(['retention', 'value'] as const).map((key) => ({ key, name: t(`figure_${key}`) }))}
        current={draft.figure}
        choose={(figure) => change({ ...draft, figure })}
      />
      <Choice
        label={t('cohortUnit')}
        options={(['month', 'week'] as const).map((key) => ({ key, name: t(`cohortUnit_${key}`) }))}
        current={draft.unit}
        choose={(unit) => change({ ...draft, unit })}
      />
      <Count label={t('cohorts')} value={draft.cohorts} change={(cohorts) => change({ ...draft, cohorts })} />
      {draft.figure === 'value' && (
        <Choice
          label={t('currency')}
          options={(['each', 'group'] as const).map((key) => ({ key, name: t(`currency_${key}`) }))}
          current={draft.currency}
          choose={(currency) => change({ ...draft, currency })}
        />
      )}
      <div className={styles.pair}>
        {(['country', 'licence'] as const).map((name) => (
          <ValuesInput
            key={name}
            label={columnName({ key: name })}
            values={draft.filter[name] ?? []}
            change={(text) => setFilter(name, text)}
          />
        ))}
      </div>
    </>
  );
}

export function SaferGamblingFields({ draft, change }: FieldsProps<'saferGambling'>) {
  const t = useReportTexts();
  return (
    <div className={styles.pair}>
      <Count label={t('months')} value={draft.months} change={(months) => change({ ...draft, months })} />
      <ValuesInput
        label={t('licences')}
        values={draft.licences}
        change={(text) => change({ ...draft, licences: listOf(text) })}
      />
    </div>
  );
}

function Count({ label, value, change }: { label: string; value: number; change: (value: number) => void }) {
  return (
    <NumberInput
      size="xs"
      label={label}
      min={1}
      max={most}
      allowDecimal={false}
      value={value}
      onChange={(next) => typeof next === 'number' && next >= 1 && next <= most && change(next)}
    />
  );
}
