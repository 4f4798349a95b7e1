import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { download } from '../../lib/download.ts';
import { useMay } from '../../lib/person.ts';
import { CopyButton } from '../../ui/facts/copy-button.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import styles from './finance.module.css';
import { currencyOf, type Dimension, type MoneyView, type Provenance } from './money-view.ts';
import { useMoneyTexts } from './texts/index.ts';

interface ProvenanceLineProps {
  of: Provenance;
  view: MoneyView;
  /** By what the export is broken down. */
  by?: Dimension;
  actions?: ReactNode;
}

/** Of which moment an answer is, whether it can still change, and the hash that anyone can hold it to. */
export function ProvenanceLine({ of, view, by, actions }: ProvenanceLineProps) {
  const t = useMoneyTexts();
  const may = useMay();
  return (
    <section className={styles.provenance} aria-label={t('madeFrom')}>
      <p>
        <strong>{of.from === of.to ? of.from : `${of.from} – ${of.to}`}</strong>{' '}
        <span title={of.finished ? t('finishedAbout') : t('unfinishedAbout')}>
          <Tag tone={of.finished ? 'good' : 'late'}>{of.finished ? t('finished') : t('unfinished')}</Tag>
        </span>{' '}
        <Tag tone={of.closed ? 'casino' : 'plain'}>{of.closed ? t('closed') : t('notClosed')}</Tag>{' '}
        <span className={styles.quiet}>
          {t('asOf')} <Moment at={of.asOf} />
        </span>
      </p>
      <p className={styles.hashLine}>
        <span className={styles.quiet}>{t('madeFrom')}</span> <Hash value={of.madeFrom} />
        <CopyButton value={of.madeFrom} label={t('copyHash')} size="compact-xs" variant="subtle" />
      </p>
      <div className={styles.actions}>
        {actions}
        {may('exports.make') && <ExportButton of={of} view={view} {...(by ? { by } : {})} />}
      </div>
    </section>
  );
}

function ExportButton({ of: { from, to }, view, by }: Pick<ProvenanceLineProps, 'of' | 'view' | 'by'>) {
  const t = useMoneyTexts();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const currency = currencyOf(view);
    const said = await download('/operator/finance/export', {
      from,
      to,
      ...(by ? { by } : {}),
      ...(currency && by ? { currency } : {}),
    });
    setBusy(false);
    if (said === undefined) showToast(t('exported'), 'success');
    else showToast(said);
  };
  return (
    <Button size="xs" variant="default" loading={busy} title={t('exportAbout')} onClick={() => void save()}>
      {t('export')}
    </Button>
  );
}
