import {
  combinationProblem,
  mostReportMeasures,
  mostReportProperties,
  type ReportMeasure,
  type ReportProperty,
  reportMeasureNames,
  reportProperties,
} from '@fairhouse/contract/report-words';
import { Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Choice } from '../../ui/choices/choice.tsx';
import { PeriodFields } from './period-fields.tsx';
import styles from './reports.module.css';
import { listOf, type TableDefinition } from './reports-view.ts';
import { useColumnName, useReportTexts } from './texts/index.ts';

interface FieldsProps {
  draft: TableDefinition;
  change: (draft: TableDefinition) => void;
}

const steps = ['none', 'day', 'week', 'month'] as const;

/** What a table shows. What no sum has together is disabled, with the reason as its title. */
export function TableFields({ draft, change }: FieldsProps) {
  const t = useReportTexts();
  const columnName = useColumnName();
  const filtered = Object.keys(draft.filter) as ReportProperty[];
  const { measures, by } = draft;
  const whyNot = (ofMeasures: readonly ReportMeasure[], properties: readonly ReportProperty[]) => {
    const found = combinationProblem(ofMeasures, properties);
    if (!found) return undefined;
    const { kind, measure, property, other } = found;
    return t(`problem_${kind}`, {
      measure: columnName({ key: measure }),
      property: columnName({ key: property }),
      other: other ? columnName({ key: other }) : '',
    });
  };
  const toggle = <K,>(list: readonly K[], one: K): K[] =>
    list.includes(one) ? list.filter((each) => each !== one) : [...list, one];
  const setMeasures = (next: ReportMeasure[]) => {
    const sort = draft.sort && next.includes(draft.sort.by) ? draft.sort : null;
    if (next.length > 0) change({ ...draft, measures: next, sort });
  };
  return (
    <>
      <fieldset className={styles.boxes}>
        <legend>
          {t('measures')} <small>{t('measuresAbout')}</small>
        </legend>
        {reportMeasureNames.map((name) => {
          const isOn = measures.includes(name);
          const reason = isOn ? undefined : whyNot([name], [...by, ...filtered]);
          return (
            <Checkbox
              key={name}
              size="xs"
              label={columnName({ key: name })}
              checked={isOn}
              disabled={reason !== undefined || (!isOn && measures.length >= mostReportMeasures)}
              title={reason}
              onChange={() => setMeasures(toggle(measures, name))}
            />
          );
        })}
      </fieldset>
      <fieldset className={styles.boxes}>
        <legend>
          {t('properties')} <small>{t('propertiesAbout')}</small>
        </legend>
        {reportProperties.map((name) => {
          const isOn = by.includes(name);
          const reason = isOn ? undefined : whyNot(measures, [...by, ...filtered, name]);
          return (
            <Checkbox
              key={name}
              size="xs"
              label={columnName({ key: name })}
              checked={isOn}
              disabled={reason !== undefined || (!isOn && by.length >= mostReportProperties)}
              title={reason}
              onChange={() => change({ ...draft, by: toggle(by, name) })}
            />
          );
        })}
      </fieldset>
      <div>
        <p className={styles.quiet}>{t('step')}</p>
        <Choice
          label={t('step')}
          options={steps.map((key) => ({ key, name: t(`step_${key}`) }))}
          current={draft.step}
          choose={(step) => change({ ...draft, step })}
        />
      </div>
      <PeriodFields period={draft.period} change={(period) => change({ ...draft, period })} />
      <Checkbox
        size="xs"
        label={t('compare')}
        checked={draft.compare}
        onChange={() => change({ ...draft, compare: !draft.compare })}
      />
      <Choice
        label={t('currency')}
        options={(['each', 'group'] as const).map((key) => ({ key, name: t(`currency_${key}`) }))}
        current={draft.currency}
        choose={(currency) => change({ ...draft, currency })}
      />
      <FilterFields draft={draft} change={change} />
      <SortFields draft={draft} change={change} />
    </>
  );
}

/** One property at a time: which, and its values. Those that are set stay below it. */
function FilterFields({ draft, change }: FieldsProps) {
  const t = useReportTexts();
  const columnName = useColumnName();
  const properties = reportProperties.filter(
    (name) =>
      draft.filter[name] !== undefined ||
      !combinationProblem(draft.measures, [...draft.by, ...(Object.keys(draft.filter) as ReportProperty[]), name]),
  );
  const [property, choose] = useState<ReportProperty>(properties[0] ?? 'country');
  const set = (name: ReportProperty, text: string) => {
    const { [name]: _, ...rest } = draft.filter;
    const values = listOf(text);
    change({ ...draft, filter: values.length > 0 ? { ...rest, [name]: values } : rest });
  };
  return (
    <>
      <div className={styles.pair}>
        <NativeSelect
          size="xs"
          label={t('filterOf', { property: '' }).trim()}
          value={property}
          onChange={(event) => choose(event.currentTarget.value as ReportProperty)}
          data={properties.map((value) => ({ value, label: columnName({ key: value }) }))}
        />
        <ValuesInput
          key={property}
          label={columnName({ key: property })}
          values={draft.filter[property] ?? []}
          change={(text) => set(property, text)}
        />
      </div>
      <ValuesInput
        label={t('currencies')}
        values={draft.currencies}
        change={(text) => change({ ...draft, currencies: listOf(text.toUpperCase()) as TableDefinition['currencies'] })}
      />
      {Object.entries(draft.filter).map(([name, values]) => (
        <p key={name} className={styles.quiet}>
          {t('filterOf', { property: `${columnName({ key: name })}: ${values?.join(', ')}` })}
        </p>
      ))}
    </>
  );
}

interface ValuesInputProps {
  label: string;
  values: readonly string[];
  change: (text: string) => void;
}

/** Codes with commas between them; taken over when the field is left, or by Enter. */
export function ValuesInput({ label, values, change }: ValuesInputProps) {
  const t = useReportTexts();
  const [text, setText] = useState(values.join(', '));
  return (
    <TextInput
      size="xs"
      label={label}
      placeholder={t('filterAbout')}
      title={t('filterAbout')}
      value={text}
      maxLength={400}
      onChange={(event) => {
        setText(event.currentTarget.value);
        change(event.currentTarget.value);
      }}
    />
  );
}

function SortFields({ draft, change }: FieldsProps) {
  const t = useReportTexts();
  const columnName = useColumnName();
  const { sort, measures, top } = draft;
  return (
    <div className={styles.pair}>
      <NativeSelect
        size="xs"
        label={t('sort')}
        value={sort?.by ?? ''}
        onChange={(event) => {
          const by = event.currentTarget.value as ReportMeasure | '';
          change({ ...draft, sort: by === '' ? null : { by, direction: sort?.direction ?? 'desc' } });
        }}
        data={[
          { value: '', label: t('sortNone') },
          ...measures.map((value) => ({ value, label: columnName({ key: value }) })),
        ]}
      />
      <NativeSelect
        size="xs"
        label={t('direction')}
        disabled={!sort}
        value={sort?.direction ?? 'desc'}
        onChange={(event) =>
          sort && change({ ...draft, sort: { ...sort, direction: event.currentTarget.value as 'asc' | 'desc' } })
        }
        data={(['desc', 'asc'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <NumberInput
        size="xs"
        label={t('top')}
        placeholder={t('all')}
        min={1}
        max={1000}
        allowDecimal={false}
        value={top ?? ''}
        onChange={(value) => change({ ...draft, top: typeof value === 'number' && value > 0 ? value : null })}
      />
    </div>
  );
}
