import type { CallOutput } from '@fairhouse/contract';
import { cashOutStatuses, wordOf } from '@fairhouse/contract/statuses';
import { Button, buttonClass } from '@fairhouse/ui/button.tsx';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useEffect } from 'react';
import { hrefOf, navigate, useLocation } from '../../../lib/address/location.ts';
import { openPopup } from '../../../lib/address/popups.ts';
import { longMomentText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCall } from '../../../lib/query.ts';
import { Money } from '../../../ui/money.tsx';
import { useCashOutTexts } from '../texts/index.ts';
import { readCashOutNumber } from './cash-out-number.ts';
import styles from './look-up.module.css';

type CashOut = CallOutput<'/sys/withdraw/find'>;

const unknownNumber = 1002;

/** /withdrawQueryDetail?id=…: where one's own cash-out stands. */
export default function DetailPage() {
  const t = useCashOutTexts();
  const { query } = useLocation();
  const id = readCashOutNumber(query.get('id'));

  useEffect(() => {
    if (id === undefined) navigate('/withdrawQuery', { replace: true });
  }, [id]);

  if (id === undefined) return null;
  return (
    <section className={styles.page}>
      <h1>{t('numbered', { number: id })}</h1>
      <Detail key={id} id={id} />
    </section>
  );
}

function Detail({ id }: { id: number }) {
  const t = useCashOutTexts();
  const found = useCall('/sys/withdraw/find', { id }, { staleTimeMs: 0 });
  if (found.data) return <Standing cashOut={found.data} />;
  if (!found.error) return <Spinner label={t('lookUp')} />;
  return (
    <EmptyState
      art={found.error.code === unknownNumber ? 'no-transactions' : 'offline'}
      title={found.error.code === unknownNumber ? t('notFound', { number: id }) : found.error.message}
    >
      <a className={buttonClass()} href={hrefOf(`/withdrawQuery?id=${id}`)}>
        {t('lookUpAgain')}
      </a>
    </EmptyState>
  );
}

function Standing({ cashOut }: { cashOut: CashOut }) {
  const t = useCashOutTexts();
  const language = useLanguage();
  const { amount, currency, createTime, paymentMethod, reason } = cashOut;
  const status = wordOf(cashOutStatuses, cashOut.status);
  return (
    <>
      <p className={styles.amount}>
        <Money value={amount} currency={currency} />
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('standing')}</dt>
          <dd className={styles.status} data-status={status}>
            {t(`${status}Status`)}
          </dd>
        </div>
        <div>
          <dt>{t('method')}</dt>
          <dd>{t(paymentMethod)}</dd>
        </div>
        <div>
          <dt>{t('appliedOn')}</dt>
          <dd>
            <time dateTime={createTime}>{longMomentText(createTime, language)}</time>
          </dd>
        </div>
        {reason && (
          <div>
            <dt>{t('reason')}</dt>
            <dd>{reason}</dd>
          </div>
        )}
      </dl>
      <p className={styles.lead}>{t(`${status}Next`)}</p>
      <div className={styles.ways}>
        <Button onClick={() => openPopup('cashOut', { section: 'history' })}>{t('historyLink')}</Button>
        <a className={buttonClass({ variant: 'quiet' })} href={hrefOf('/withdrawQuery')}>
          {t('lookUpAgain')}
        </a>
      </div>
    </>
  );
}
