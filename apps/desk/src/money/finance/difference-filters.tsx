import { Button, NativeSelect, TextInput } from '@mantine/core';
import { listCountText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import styles from './finance.module.css';
import { differenceKinds, differenceStates, kindOf, knownDay, type PartProps, stateOf } from './money-view.ts';
import { useMoneyTexts } from './texts/index.ts';

export function DifferenceFilters({ view, show, total }: PartProps & { total: number | undefined }) {
  const t = useMoneyTexts();
  const language = useLanguage();
  const change = (name: 'state' | 'kind' | 'part' | 'day', value: string) => {
    const { row: _, [name]: __, ...rest } = view;
    show(value ? { ...rest, [name]: value } : rest);
  };
  const isFiltered = view.state || view.kind || view.part || view.day;
  return (
    <search className={styles.bar} aria-label={t('filters')}>
      <NativeSelect
        id="difference-filter"
        size="xs"
        aria-label={t('state')}
        value={stateOf(view)}
        onChange={(event) => change('state', event.currentTarget.value === 'open' ? '' : event.currentTarget.value)}
        data={[...differenceStates, 'all' as const].map((one) => ({ value: one, label: t(`state_${one}`) }))}
      />
      <NativeSelect
        size="xs"
        aria-label={t('kind')}
        value={kindOf(view) ?? ''}
        onChange={(event) => change('kind', event.currentTarget.value)}
        data={[
          { value: '', label: t('anyKind') },
          ...differenceKinds.map((one) => ({ value: one, label: t(`kind_${one}`) })),
        ]}
      />
      <form
        key={`${view.part} ${view.day}`}
        className={styles.dates}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const { row: _, part: __, day: ___, ...rest } = view;
          const [part, day] = [String(form.get('part')).trim(), String(form.get('day'))];
          show({ ...rest, ...(part && { part }), ...(day && { day }) });
        }}
      >
        <TextInput
          size="xs"
          name="part"
          aria-label={t('part')}
          placeholder={t('part')}
          defaultValue={view.part ?? ''}
          maxLength={120}
        />
        <TextInput size="xs" type="date" name="day" aria-label={t('day')} defaultValue={knownDay(view.day) ?? ''} />
        <Button type="submit" size="xs" variant="default">
          {t('show')}
        </Button>
      </form>
      {isFiltered && (
        <Button size="xs" variant="subtle" onClick={() => show({ tab: 'differences' })}>
          {t('clear')}
        </Button>
      )}
      {total !== undefined && (
        <strong>{total === 1 ? t('rows', { count: 1 }) : t('rows', { count: listCountText(total, language) })}</strong>
      )}
    </search>
  );
}
