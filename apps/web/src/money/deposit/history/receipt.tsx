import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useEffect } from 'react';
import { useCall } from '../../../lib/query.ts';
import { refreshSession } from '../../../lib/session.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { Money } from '../../../ui/money.tsx';
import styles from './history.module.css';
import { HowToPay } from './how-to-pay.tsx';
import { NextSteps } from './next-steps.tsx';
import { type ReceiptData, ReceiptFacts } from './receipt-facts.tsx';
import { Standing, standingWord } from './standing.tsx';
import { useHistoryTexts } from './texts/index.ts';

const lookEveryMs = 3_000;

/** Whether it may still change by itself. */
function isOpen(receipt: ReceiptData | undefined): boolean {
  return receipt?.standing === 'waiting' || receipt?.standing === 'processing';
}

/** All there is to know of one deposit, kept up to date while it is open, and what can be done about it. */
export function Receipt({
  id,
  onBack,
  onClose,
}: {
  id: number;
  onBack: (() => void) | undefined;
  onClose: () => void;
}) {
  const t = useHistoryTexts();
  const common = useCommonTexts();
  const { data, error, refetch } = useCall(
    '/sys/member/deposit/receipt',
    { id },
    { staleTimeMs: 0, everyMs: (receipt) => isOpen(receipt) && lookEveryMs },
  );
  const isCredited = data !== undefined && data.credited > 0;
  useEffect(() => {
    if (isCredited) void refreshSession();
  }, [isCredited]);

  const title = t('receipt', { id });
  if (!data) {
    return (
      <Dialog title={title} onBack={onBack} onClose={onClose}>
        {error ? (
          <LoadFailed error={error} onRetry={refetch} />
        ) : (
          <div className={styles.waiting}>
            <Spinner label={common('loading')} />
          </div>
        )}
      </Dialog>
    );
  }
  const word = standingWord(data);
  return (
    <Dialog title={title} onBack={onBack} onClose={onClose} footer={<NextSteps receipt={data} />}>
      <div className={styles.receipt}>
        <div className={styles.top} role="status">
          <p className={styles.amount}>
            <Money value={data.amount} currency={data.currency} />
          </p>
          <Standing deposit={data} />
          <p className={styles.explained}>
            {word === 'waiting' && data.payable ? t('waitingTextPayable') : t(`${word}Text`)}
          </p>
        </div>
        <HowToPay receipt={data} />
        <ReceiptFacts receipt={data} />
      </div>
    </Dialog>
  );
}
