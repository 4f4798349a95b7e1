import { currencyCodes, typedExample } from '@fairhouse/money';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { findPlayerId } from '../../lib/find-player.ts';
import { useLanguage } from '../../lib/language.ts';
import { priorities } from '../../lib/support-words.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { useKindTexts, useProviderName } from '../../lib/texts/names/index.ts';
import { writtenAmount } from '../../lib/typed-amount.ts';
import styles from './queue-bar.module.css';
import { useQueueTexts } from './texts/index.ts';
import type { QueueName, Summary } from './types.ts';
import { type QueueView, readView, savedViewOf } from './view.ts';

interface FilterLineProps {
  queue: QueueName;
  view: QueueView;
  show: (view: QueueView, replace?: boolean) => void;
  summary: Summary | undefined;
}

const knowsFilter = (summary: Summary | undefined, field: string) =>
  summary === undefined || summary.filters.includes(field);

/** What the list is filtered by; what is typed counts with Enter, or when its field is left. */
export function FilterLine({ queue, view, show, summary }: FilterLineProps) {
  const t = useQueueTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const [typed, setTyped] = useState({
    from: view.from ?? '',
    to: view.to ?? '',
    member: String(view.member ?? ''),
    country: view.country ?? '',
  });
  const knows = (field: string) => knowsFilter(summary, field);
  const change = (changed: Record<string, unknown>) => show(readView({ ...view, row: undefined, ...changed }));
  const filter = async () => {
    const player = await findPlayerId(typed.member.trim());
    if ('problem' in player) return showToast(player.problem);
    change({ ...typed, country: typed.country.toUpperCase(), member: player.id });
  };
  /** Why an amount is not filtered by: what is typed can be two amounts, or none. */
  const unclear = (name: 'from' | 'to') =>
    view.currency && typed[name].trim() !== '' && writtenAmount(typed[name], view.currency) === undefined
      ? common('amountUnclear', {
          label: t(name === 'from' ? 'amountFrom' : 'amountTo'),
          example: typedExample(view.currency, language),
        })
      : undefined;
  const isClear = !unclear('from') && !unclear('to');
  const onEnter = (event: KeyboardEvent) => event.key === 'Enter' && isClear && void filter();
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
    onKeyDown: onEnter,
    onBlur: () => isClear && typed[name] !== String(view[name] ?? '') && void filter(),
  });
  return (
    <search className={styles.filters} aria-label={t('filters')}>
      <KindFilters queue={queue} view={view} summary={summary} change={change} />
      {knows('memberId') && (
        <TextInput
          size="xs"
          aria-label={t('memberId')}
          title={t('memberId')}
          placeholder={t('player')}
          maxLength={254}
          {...field('member')}
        />
      )}
      {knows('country') && (
        <TextInput
          size="xs"
          aria-label={t('country')}
          placeholder={t('country')}
          maxLength={2}
          {...field('country')}
          value={typed.country.toUpperCase()}
        />
      )}
      {(['since', 'upTo'] as const).map((name) => (
        <TextInput
          key={name}
          size="xs"
          type="date"
          aria-label={t(name)}
          title={t(name)}
          leftSection={<small aria-hidden>{t(name === 'since' ? 'amountFrom' : 'amountTo')}</small>}
          leftSectionWidth={language === 'fil' ? 72 : 44}
          value={view[name] ?? ''}
          onChange={(event) => change({ [name]: event.currentTarget.value || undefined })}
        />
      ))}
      {knows('currency') && (
        <NativeSelect
          size="xs"
          aria-label={t('currency')}
          value={view.currency ?? ''}
          onChange={(event) => change({ currency: event.currentTarget.value })}
          data={[{ value: '', label: t('anyCurrency') }, ...currencyCodes]}
        />
      )}
      {view.currency &&
        knows('amountFrom') &&
        (['from', 'to'] as const).map((name) => {
          const label = t(name === 'from' ? 'amountFrom' : 'amountTo');
          return (
            <TextInput
              key={name}
              size="xs"
              aria-label={label}
              placeholder={label}
              inputMode="decimal"
              error={unclear(name)}
              {...field(name)}
            />
          );
        })}
      {savedViewOf(view) === undefined && (
        <Button variant="subtle" size="xs" onClick={() => show({})}>
          {t('clear')}
        </Button>
      )}
    </search>
  );
}

interface KindFiltersProps extends Omit<FilterLineProps, 'show'> {
  change: (changed: Record<string, unknown>) => void;
}

function KindFilters({ queue, view, summary, change }: KindFiltersProps) {
  const t = useQueueTexts();
  const kindName = useKindTexts();
  const providerName = useProviderName();
  const isMethod = queue === 'cashOuts';
  const kinds = [...new Set([...(summary?.kinds ?? []), ...(view.kind ?? [])])];
  const providers = [...new Set([...(summary?.providers ?? []), ...(view.provider ?? [])])];
  return (
    <>
      {knowsFilter(summary, 'kind') && (
        <NativeSelect
          id="queue-filter"
          size="xs"
          aria-label={isMethod ? t('method') : t('kind')}
          value={view.kind?.[0] ?? ''}
          onChange={({ currentTarget: { value } }) => change({ kind: value ? [value] : undefined })}
          data={[
            { value: '', label: isMethod ? t('anyMethod') : t('anyKind') },
            ...kinds.map((kind) => ({ value: kind, label: kindName(kind) })),
          ]}
        />
      )}
      {summary?.filters.includes('priority') && (
        <NativeSelect
          size="xs"
          aria-label={t('priority')}
          value={view.priority?.[0] ?? ''}
          onChange={({ currentTarget: { value } }) => change({ priority: value ? [value] : undefined })}
          data={[
            { value: '', label: t('anyPriority') },
            ...priorities.map((priority) => ({ value: priority, label: kindName(priority) })),
          ]}
        />
      )}
      {knowsFilter(summary, 'provider') && (
        <NativeSelect
          size="xs"
          aria-label={t('provider')}
          value={view.provider?.[0] ?? ''}
          onChange={({ currentTarget: { value } }) => change({ provider: value ? [value] : undefined })}
          data={[
            { value: '', label: t('anyProvider') },
            ...providers.map((provider) => ({ value: provider, label: providerName(provider) })),
          ]}
        />
      )}
    </>
  );
}
