import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { download } from '../../lib/download.ts';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { viewOf } from '../../lib/views.ts';
import { Age } from '../../ui/facts/moment.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { SavedViews } from '../../ui/table/saved-views.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Holding } from './dialogs/hold-dialog.tsx';
import { FilterLine } from './filter-line.tsx';
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
        <div className={styles.actions}>
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
