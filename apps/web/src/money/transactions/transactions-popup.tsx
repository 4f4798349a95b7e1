import type { CallOutput, PostingAbout } from '@fairhouse/contract';
import { formatAmount, fromWire } from '@fairhouse/money';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { FilteredList } from '@fairhouse/ui/lists/filtered-list.tsx';
import { unfiltered } from '@fairhouse/ui/lists/list-filter.ts';
import { useEffect, useState } from 'react';
import { openPopup } from '../../lib/address/popups.ts';
import { momentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { queries, usePages } from '../../lib/query.ts';
import { Money } from '../../ui/money.tsx';
import { historyInput, types } from './history-input.ts';
import { StatementDownload } from './statement-download.tsx';
import { useTransactionsTexts } from './texts/index.ts';
import styles from './transactions.module.css';
import { useAboutText } from './use-about-text.ts';

type Transaction = CallOutput<'/sys/member/transaction/page'>['content'][number];

const path = '/sys/member/transaction/page';
const reachPx = 30;

/** Everything that changed the balance, latest first. */
export default function TransactionsPopup({ onClose }: { onClose: () => void }) {
  const t = useTransactionsTexts();
  const [filter, setFilter] = useState(unfiltered);
  const list = usePages(path, historyInput(filter));

  // What never came into the book stands with the deposits alone.
  const showsDeposits = filter.kind === '' || filter.kind === 'DEPOSIT';

  // The next look must not begin with what the balance was at this one.
  useEffect(() => () => queries.removeQueries({ queryKey: [path] }), []);

  return (
    <Dialog title={t('title')} onClose={onClose} size="m">
      <StatementDownload />
      {showsDeposits && (
        <p className={styles.deposits}>
          {t('pendingAndFailed')}{' '}
          <button type="button" className={styles.receipt} onClick={() => openPopup('deposits', {})}>
            {t('toDeposits')}
          </button>
        </p>
      )}
      <FilteredList
        list={list}
        kindLabel={t('type')}
        kinds={types.map((type) => ({ value: type, label: t(type) }))}
        filter={filter}
        onFilter={setFilter}
        reachPx={reachPx}
        endText={t('endOfList')}
        empty={
          <EmptyState art="no-transactions" title={t('none')}>
            <p>{t('noneText')}</p>
          </EmptyState>
        }
      >
        {(transactions) => (
          <ul className={styles.list}>
            {transactions.map((transaction) => (
              <li key={transaction.id}>
                <Row transaction={transaction} />
              </li>
            ))}
          </ul>
        )}
      </FilteredList>
    </Dialog>
  );
}

function Row({ transaction }: { transaction: Transaction }) {
  const t = useTransactionsTexts();
  const language = useLanguage();
  const { type, createTime, currency, amount, balanceBefore, balanceAfter, about } = transaction;
  const grows = balanceAfter >= balanceBefore;
  return (
    <article className={styles.row}>
      <div>
        <h3>{t(type)}</h3>
        {about && <About about={about} />}
        <time dateTime={createTime}>{momentText(createTime, language)}</time>
      </div>
      <dl className={styles.balances}>
        <div>
          <dt>{t('before')}</dt>
          <dd>
            <Money value={balanceBefore} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('after')}</dt>
          <dd>
            <Money value={balanceAfter} currency={currency} />
          </dd>
        </div>
      </dl>
      {/* A true minus sign, which is as wide as the plus and is read out as one. */}
      <p className={styles.amount} data-grows={grows || undefined}>
        {grows ? '+' : '−'}
        {formatAmount(fromWire(amount, currency)!, language)}
      </p>
    </article>
  );
}

/** A deposit leads to its receipt. */
function About({ about }: { about: PostingAbout }) {
  const aboutOf = useAboutText();
  if (about.is !== 'deposit') return <p className={styles.about}>{aboutOf(about)}</p>;
  return (
    <p className={styles.about}>
      <button type="button" className={styles.receipt} onClick={() => openPopup('deposits', { order: about.order })}>
        {aboutOf(about)}
      </button>
    </p>
  );
}
