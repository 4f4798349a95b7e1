import { type Amount, formatAmount } from '@fairhouse/money';
import { Button, buttonClass } from '@fairhouse/ui/button.tsx';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCall } from '../../../lib/query.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { refreshSession } from '../../../lib/session.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import amountStyles from '../amount-form.module.css';
import styles from '../code/order-screen.module.css';
import { PayCode } from '../code/pay-code.tsx';
import { useDepositTexts } from '../texts/index.ts';
import { watchLateCredit } from '../watch-late-credit.ts';
import { findTransfer } from './find-transfer.ts';

export interface CashOrder {
  orderId: number;
  /** Credited. */
  amount: Amount;
  /** To be paid. */
  pays: Amount;
}

/** The code and what to pay; the player says when the transfer is made, and only then is it looked for. */
export function CashAppOrder({
  order,
  onBack,
  onClose,
}: {
  order: CashOrder;
  onBack: () => void;
  onClose: () => void;
}) {
  const t = useDepositTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const { orderId } = order;
  const code = useCall('/sys/cash/getImg', { orderId });
  const [looking, setLooking] = useState(false);
  const leaving = useRef(new AbortController());
  const isPaid = useRef(false);

  useEffect(() => {
    leaving.current = new AbortController();
    return () => {
      leaving.current.abort();
      if (!isPaid.current) void watchLateCredit(orderId);
    };
  }, [orderId]);

  async function look(): Promise<void> {
    setLooking(true);
    const found = await findTransfer(orderId, leaving.current.signal);
    if (found === 'stopped') return;
    isPaid.current = found === 'paid';
    void refreshSession();
    onClose();
    if (isPaid.current) showToast(t('cashFound'), 'success');
    else void showAlert({ message: t('cashNotFound', { order: String(orderId) }) });
  }

  const amount = formatAmount(order.amount, language);
  const pays = formatAmount(order.pays, language);
  return (
    <Dialog
      title={t('payTitle', { amount: pays })}
      onBack={onBack}
      onClose={onClose}
      footer={
        <Button variant="primary" wide busy={looking} disabled={!code.data} onClick={() => void look()}>
          {t('transferMade')}
        </Button>
      }
    >
      {code.data ? (
        <div className={styles.screen}>
          <PayCode
            text={code.data.qrText}
            label={t('cashCode', { amount: pays })}
            until={new Date(code.data.expireTime ?? serverNowMs())}
          />
          <dl className={styles.figures}>
            <div className={styles.pays}>
              <dt>{t('cashPays')}</dt>
              <dd>{pays}</dd>
            </div>
            <div>
              <dt>{t('cashGets')}</dt>
              <dd>{amount}</dd>
            </div>
          </dl>
          <ol className={styles.steps}>
            <li>{t('cashStep1')}</li>
            <li>{t('cashStep2', { amount: pays })}</li>
            <li>{t('cashStep3')}</li>
          </ol>
          <a className={buttonClass({ wide: true })} href={code.data.qrAddress} target="_blank" rel="noreferrer">
            {t('cashPage', { host: new URL(code.data.qrAddress).host })}
          </a>
          <p className={styles.note} role="status">
            {looking ? t('cashLooking') : ''}
          </p>
        </div>
      ) : code.error ? (
        <LoadFailed error={code.error} onRetry={code.refetch} />
      ) : (
        <div className={amountStyles.waiting}>
          <Spinner label={common('loading')} />
        </div>
      )}
    </Dialog>
  );
}
