import { currencyCodes } from '@fairhouse/money';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useKindTexts, useStatusTexts } from '../../lib/texts/names/index.ts';
import { bonusPromotions, bonusStatuses, isFiltered, typedFields, withFilter } from './bonus-view.ts';
import styles from './groups.module.css';
import type { PartProps } from './groups-view.ts';
import { useGroupTexts } from './texts/index.ts';

/** What the list of bonuses is filtered by, in the address. */
export function BonusFilters({ view, show }: PartProps) {
  const t = useGroupTexts();
  const statusName = useStatusTexts();
  const kindName = useKindTexts();
  useKeys({ filter: () => document.getElementById('bonus-filter')?.focus() });
  const choices = [
    { name: 'state', any: t('anyState'), label: t('state'), values: bonusStatuses, nameOf: statusName },
    { name: 'kind', any: t('anyPromotion'), label: t('promotion'), values: bonusPromotions, nameOf: kindName },
    { name: 'currency', any: t('anyCurrency'), label: t('currency'), values: currencyCodes, nameOf: String },
  ] as const;
  return (
    <search className={styles.filters} aria-label={t('filters')}>
      {choices.map(({ name, any, label, values, nameOf }, at) => (
        <NativeSelect
          key={name}
          {...(at === 0 ? { id: 'bonus-filter' } : {})}
          size="xs"
          aria-label={label}
          value={(values as readonly string[]).includes(view[name] ?? '') ? view[name] : ''}
          onChange={(event) => show(withFilter(view, { [name]: event.currentTarget.value }))}
          data={[{ value: '', label: any }, ...values.map((value) => ({ value, label: nameOf(value) }))]}
        />
      ))}
      <form
        key={typedFields.map((name) => view[name]).join(' ')}
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          show(withFilter(view, Object.fromEntries(typedFields.map((name) => [name, String(form.get(name)).trim()]))));
        }}
      >
        {typedFields.map((name) => (
          <TextInput
            key={name}
            size="xs"
            name={name}
            aria-label={t(`bonus_${name}`)}
            {...(name === 'from' || name === 'until'
              ? { type: 'date' }
              : { placeholder: t(`bonus_${name}`), maxLength: 80 })}
            defaultValue={view[name] ?? ''}
          />
        ))}
        <Button type="submit" size="xs" variant="default">
          {t('show')}
        </Button>
      </form>
      {isFiltered(view) && (
        <Button size="xs" variant="subtle" onClick={() => show({ tab: 'bonuses' })}>
          {t('clear')}
        </Button>
      )}
    </search>
  );
}
