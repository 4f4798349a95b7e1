import type { DepositRecord } from '@fairhouse/contract';
import { Button } from '@fairhouse/ui/button.tsx';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { FilteredList } from '@fairhouse/ui/lists/filtered-list.tsx';
import { unfiltered } from '@fairhouse/ui/lists/list-filter.ts';
import { useEffect, useState } from 'react';
import { openPopup, type Popups } from '../../../lib/address/popups.ts';
import { momentText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useMethodName } from '../../../lib/method-name/method-name.ts';
import { queries, usePages } from '../../../lib/query.ts';
import { Money } from '../../../ui/money.tsx';
import styles from './history.module.css';
import { historyInput, kinds } from './history-input.ts';
import { Receipt } from './receipt.tsx';
import { Standing } from './standing.tsx';
import { useHistoryTexts } from './texts/index.ts';

const path = '/sys/member/deposit/page';
const reachPx = 30;

/** The member's deposits, latest first, and the receipt of the one that was opened. */
export default function DepositsPopup({ order, onClose }: Popups['deposits'] & { onClose: () => void }) {
  const [opened, setOpened] = useState(order);
  if (opened === undefined) return <DepositList onOpen={setOpened} onClose={onClose} />;
  // Who came for one deposit goes back to where that was; who came for the list, to the list.
  return (
    <Receipt id={opened} onBack={order === undefined ? () => setOpened(undefined) : undefined} onClose={onClose} />
  );
}

function DepositList({ onOpen, onClose }: { onOpen: (id: number) => void; onClose: () => void }) {
  const t = useHistoryTexts();
  const [filter, setFilter] = useState(unfiltered);
  const list = usePages(path, historyInput(filter));

  // A deposit moves on without us: the next look begins again.
  useEffect(() => () => queries.removeQueries({ queryKey: [path] }), []);

  return (
    <Dialog title={t('title')} onClose={onClose} size="m">
      <FilteredList
        list={list}
        kindLabel={t('standing')}
        kinds={(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => ({ value: kind, label: t(kind) }))}
        filter={filter}
        onFilter={setFilter}
        reachPx={reachPx}
        endText={t('endOfList')}
        empty={
          <EmptyState art="no-transactions" title={t('none')}>
            <p>{t('noneText')}</p>
            <Button onClick={() => openPopup('deposit', {})}>{t('toDeposit')}</Button>
          </EmptyState>
        }
      >
        {(deposits) => (
          <ul className={styles.list}>
            {deposits.map((deposit) => (
              <li key={deposit.id}>
                <Row deposit={deposit} onOpen={() => onOpen(deposit.id)} />
              </li>
            ))}
          </ul>
        )}
      </FilteredList>
    </Dialog>
  );
}

function Row({ deposit, onOpen }: { deposit: DepositRecord; onOpen: () => void }) {
  const language = useLanguage();
  const nameOf = useMethodName();
  const { id, createTime, method, methodName, amount, currency, providerReference } = deposit;
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.what}>
        <strong>
          <Money value={amount} currency={currency} />
        </strong>
        <span className={styles.detail}>
          {nameOf({ code: method, name: methodName })}
          {` · #${id}`}
        </span>
        <span className={styles.reference}>
          <time dateTime={createTime}>{momentText(createTime, language)}</time>
          {providerReference && ` · ${providerReference}`}
        </span>
      </span>
      <Standing deposit={deposit} />
      <Icon name="forward" size={18} />
    </button>
  );
}
