import { currencyCodes, typedExample } from '@fairhouse/money';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { download } from '../../lib/download.ts';
import { findPlayerId } from '../../lib/find-player.ts';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { useKindTexts, useProviderName } from '../../lib/texts/names/index.ts';
import { writtenAmount } from '../../lib/typed-amount.ts';
import { viewOf } from '../../lib/views.ts';
import { Age } from '../../ui/moment.tsx';
import { Money } from '../../ui/money.tsx';
import { SavedViews } from '../../ui/saved-views.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Holding } from './dialogs/hold-dialog.tsx';
import styles from './queue-bar.module.css';
import { savedViewNames } from './queue-name.ts';
import { decisionName, useQueueTexts } from './texts/index.ts';
import type { Decision, QueueName, Row, Summary, Totals } from './types.ts';
import { listInputOf, type QueueView, readView, type SavedView, savedViewOf, savedViews } from './view.ts';

interface QueueBarProps {
  queue: QueueName;
  view: QueueView;
  show: (view: QueueView, replace?: boolean) => void;
  summary: Summary | undefined;
  totals: Totals | undefined;
  selected: readonly Row[];
  clearSelection: () => void;
  claimNext: () => void;
  /** Chooses the columns of the list. */
  columnMenu: ReactNode;
  bulk: {
    decisions: readonly Decision[];
    make: (decision: Decision) => void;
    hold: (what: Holding['what']) => void;
  };
}

/** Views, filters and the totals of the very same filter; what can be done with several rows while some are selected. */
export function QueueBar(props: QueueBarProps) {
  const { queue, view, show, totals, selected } = props;
  const t = useQueueTexts();
  const may = useMay();
  const [exporting, setExporting] = useState(false);
  const save = async () => {
    setExporting(true);
    const said = await download('/operator/queue/export', listInputOf(queue, view));
    setExporting(false);
    if (said !== undefined) showToast(said);
  };
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <Tabs
          label={t('views')}
          tabs={savedViewNames.map((name) => ({ key: name, name: t(`view_${name}`) }))}
          current={savedViewOf(view) ?? ('' as SavedView)}
          show={(name) => show(savedViews[name] as QueueView)}
        />
        <div className={styles.acts}>
          <SavedViews
            place={`queue/${props.queue}`}
            current={viewOf(view, 'row')}
            show={(search) => show(readView(search))}
          />
          {props.columnMenu}
          {may('exports.make') && (
            <Button variant="default" size="xs" loading={exporting} onClick={() => void save()}>
              {t('export')}
            </Button>
          )}
          <Button variant="light" size="xs" onClick={props.claimNext} rightSection={<kbd>N</kbd>}>
            {t('next')}
          </Button>
        </div>
      </div>
      {selected.length > 0 ? <BulkLine {...props} /> : <FilterLine key={JSON.stringify(view)} {...props} />}
      <TotalsLine totals={totals} summary={props.summary} />
    </div>
  );
}

function FilterLine({ queue, view, show, summary }: QueueBarProps) {
  const t = useQueueTexts();
  const kindLabel = queue === 'cashOuts' ? t('method') : t('kind');
  const kindName = useKindTexts();
  const providerName = useProviderName();
  const common = useCommonTexts();
  const language = useLanguage();
  const [typed, setTyped] = useState({
    from: view.from ?? '',
    to: view.to ?? '',
    member: String(view.member ?? ''),
    country: view.country ?? '',
  });
  const knows = (field: string) => summary === undefined || summary.filters.includes(field);
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
  const kinds = [...new Set([...(summary?.kinds ?? []), ...(view.kind ?? [])])];
  const providers = [...new Set([...(summary?.providers ?? []), ...(view.provider ?? [])])];
  return (
    <search className={styles.filters} aria-label={t('filters')}>
      {knows('kind') && (
        <NativeSelect
          id="queue-filter"
          size="xs"
          aria-label={kindLabel}
          value={view.kind?.[0] ?? ''}
          onChange={(event) => change({ kind: event.currentTarget.value ? [event.currentTarget.value] : undefined })}
          data={[
            { value: '', label: queue === 'cashOuts' ? t('anyMethod') : t('anyKind') },
            ...kinds.map((kind) => ({ value: kind, label: kindName(kind) })),
          ]}
        />
      )}
      {knows('provider') && (
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
      {view.currency && knows('amountFrom') && (
        <>
          <TextInput
            size="xs"
            aria-label={t('amountFrom')}
            placeholder={t('amountFrom')}
            inputMode="decimal"
            error={unclear('from')}
            {...field('from')}
          />
          <TextInput
            size="xs"
            aria-label={t('amountTo')}
            placeholder={t('amountTo')}
            inputMode="decimal"
            error={unclear('to')}
            {...field('to')}
          />
        </>
      )}
      {savedViewOf(view) === undefined && (
        <Button variant="subtle" size="xs" onClick={() => show({})}>
          {t('clear')}
        </Button>
      )}
    </search>
  );
}

function BulkLine({ selected, clearSelection, bulk }: QueueBarProps) {
  const t = useQueueTexts();
  const common = useCommonTexts();
  return (
    <div className={styles.filters}>
      <strong>{common('selected', { count: selected.length })}</strong>
      {bulk.decisions
        .filter(({ may, bulk: many }) => may && (many || selected.length === 1))
        .map((decision) => (
          <Button key={decision.name} variant="light" size="xs" onClick={() => bulk.make(decision)}>
            {decisionName(t, decision.name)}
          </Button>
        ))}
      <Button variant="default" size="xs" onClick={() => bulk.hold('assign')}>
        {t('assign')}
      </Button>
      <Button variant="default" size="xs" onClick={() => bulk.hold('snooze')}>
        {t('snooze')}
      </Button>
      <Button variant="default" size="xs" onClick={() => bulk.hold('escalate')}>
        {t('escalate')}
      </Button>
      <Button variant="subtle" size="xs" onClick={clearSelection}>
        {t('clear')}
      </Button>
    </div>
  );
}

function TotalsLine({ totals, summary }: { totals: Totals | undefined; summary: Summary | undefined }) {
  const t = useQueueTexts();
  const language = useLanguage();
  return (
    <p className={styles.totals} aria-live="off">
      {totals && (
        <>
          <strong>
            {totals.count === 1 ? t('totals', { count: 1 }) : t('totals', { count: countText(totals.count, language) })}
          </strong>
          {totals.amounts.map(({ currency, count, amount }) => (
            <span key={currency}>
              <Money value={amount} currency={currency} /> <small>({countText(count, language)})</small>
            </span>
          ))}
          {totals.amber > 0 && <span data-tone="amber">{t('lateCount', { count: totals.amber })}</span>}
          {totals.red > 0 && <span data-tone="red">{t('overdueCount', { count: totals.red })}</span>}
          {totals.oldest && (
            <span>
              {t('oldest')}{' '}
              <Age
                since={totals.oldest}
                amberSeconds={summary && summary.amberMinutes * 60}
                redSeconds={summary && summary.redMinutes * 60}
              />
            </span>
          )}
        </>
      )}
    </p>
  );
}
