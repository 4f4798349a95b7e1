import { cashOutStatuses, wordOf } from '@fairhouse/contract/statuses';
import { formatAmount, fromWire } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { FilteredList } from '@fairhouse/ui/lists/filtered-list.tsx';
import { unfiltered } from '@fairhouse/ui/lists/list-filter.ts';
import { useEffect, useState } from 'react';
import { momentText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { queries, usePages } from '../../../lib/query.ts';
import { Money } from '../../../ui/money.tsx';
import { useCashOutTexts } from '../texts/index.ts';
import { useCancelCashOut } from './cancel-cash-out.ts';
import styles from './cash-out-history.module.css';
import { type CashOutRecord, historyInput, statuses } from './history-input.ts';

const path = '/sys/withdraw/listPage';
const reachPx = 30;

/** The member's cash-outs, latest first; those that nobody has looked at yet can be taken back. */
export function CashOutHistory({ onBack, onClose }: { onBack: (() => void) | undefined; onClose: () => void }) {
  const t = useCashOutTexts();
  const [filter, setFilter] = useState(unfiltered);
  const list = usePages(path, historyInput(filter));

  // A status moves on without us: the next look begins again.
  useEffect(() => () => queries.removeQueries({ queryKey: [path] }), []);

  return (
    <Dialog title={t('historyTitle')} onBack={onBack} onClose={onClose} size="m">
      <FilteredList
        list={list}
        kindLabel={t('standing')}
        kinds={statuses.map((status) => ({ value: status, label: t(`${status}Status`) }))}
        filter={filter}
        onFilter={setFilter}
        reachPx={reachPx}
        endText={t('endOfList')}
        empty={<EmptyState art="no-transactions" title={t('noRecords')} />}
      >
        {(records) => (
          <ul className={styles.list}>
            {records.map((record) => (
              <li key={record.id}>
                <Row record={record} onChanged={list.reload} />
              </li>
            ))}
          </ul>
        )}
      </FilteredList>
    </Dialog>
  );
}

function Row({ record, onChanged }: { record: CashOutRecord; onChanged: () => void }) {
  const t = useCashOutTexts();
  const language = useLanguage();
  const { id, createTime, amount, currency, paymentMethod, reason } = record;
  const status = wordOf(cashOutStatuses, record.status);
  const [busy, setBusy] = useState(false);
  const cancel = useCancelCashOut(record, setBusy, onChanged);
  return (
    <article className={styles.row}>
      <div>
        <h3>
          <Money value={amount} currency={currency} />
        </h3>
        <p className={styles.detail}>
          {t(paymentMethod)}
          {' · '}
          <time dateTime={createTime}>{momentText(createTime, language)}</time>
          {` · #${id}`}
        </p>
        {reason && <p className={styles.reason}>{reason}</p>}
        {record.delayed && <p className={styles.reason}>{t('delayedText')}</p>}
      </div>
      <p className={styles.status} data-status={status}>
        {t(record.delayed ? 'delayedStatus' : `${status}Status`)}
      </p>
      {record.cancellable && (
        <Button
          size="s"
          busy={busy}
          aria-label={t('cancelNamed', { number: id, amount: formatAmount(fromWire(amount, currency)!, language) })}
          onClick={() => void cancel()}
        >
          {t('cancelIt')}
        </Button>
      )}
    </article>
  );
}
