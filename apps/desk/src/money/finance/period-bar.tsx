import { currencyCodes } from '@fairhouse/money';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { Choice } from '../../ui/choices/choice.tsx';
import styles from './finance.module.css';
import { currencyOf, type PartProps, periodOf, periodOfSpan, spanOf, spans } from './money-view.ts';
import { useMoneyTexts } from './texts/index.ts';

interface PeriodBarProps extends PartProps {
  currency?: 'one' | 'any';
  /** Further choices. */
  children?: ReactNode;
}

/** Which days, and of which currency: it stands in the address. */
export function PeriodBar({ view, show, currency, children }: PeriodBarProps) {
  const t = useMoneyTexts();
  const [now] = useState(Date.now);
  const period = periodOf(view, now);
  const span = spanOf(period, now);
  const { row: _, ...rest } = view;
  useKeys({ filter: () => document.getElementById('money-from')?.focus() });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    show({ ...rest, from: String(form.get('from')), to: String(form.get('to')) });
  };
  return (
    <search className={styles.bar} aria-label={t('period')}>
      <Choice
        label={t('period')}
        options={spans.map((key) => ({ key, name: t(`span_${key}`) }))}
        current={span ?? []}
        choose={(one) => show({ ...rest, ...periodOfSpan(one, now) })}
      />
      <form key={`${period.from} ${period.to}`} className={styles.dates} onSubmit={submit}>
        <TextInput
          id="money-from"
          size="xs"
          type="date"
          name="from"
          required
          aria-label={t('from')}
          defaultValue={period.from}
        />
        <TextInput size="xs" type="date" name="to" required aria-label={t('to')} defaultValue={period.to} />
        <Button type="submit" size="xs" variant="default">
          {t('show')}
        </Button>
      </form>
      {currency && (
        <NativeSelect
          size="xs"
          aria-label={t('currency')}
          value={currencyOf(view) ?? (currency === 'one' ? 'USD' : '')}
          onChange={(event) => {
            const { currency: __, ...others } = rest;
            const chosen = event.currentTarget.value;
            show(chosen ? { ...others, currency: chosen } : others);
          }}
          data={[...(currency === 'any' ? [{ value: '', label: t('anyCurrency') }] : []), ...currencyCodes]}
        />
      )}
      {children}
    </search>
  );
}
