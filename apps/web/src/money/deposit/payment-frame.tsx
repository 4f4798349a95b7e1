import { formatAmount } from '@fairhouse/money';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../lib/language/language.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import type { PlacedOrder } from './deposit-method.ts';
import styles from './payment-frame.module.css';
import { onPaymentReturn, type ReturnStatus } from './payment-return.ts';
import type { OrderOutcome, pollCardOrder } from './poll-order.ts';
import { useDepositTexts } from './texts/index.ts';
import { watchLateCredit } from './watch-late-credit.ts';

/**
 * The page of the payment provider, until it comes back or the payer closes it. An order that is left undecided is
 * watched for its credit.
 */
export function PaymentFrame({
  order,
  size = 'm',
  title,
  follow,
  onOutcome,
  onReturn,
  onClose,
}: {
  order: PlacedOrder;
  size?: 'm' | 'full';
  /** The frame's name, where the page is not that of the card provider. */
  title?: string;
  /** Asks about the order while the page is open; closing it stops that. */
  follow?: typeof pollCardOrder;
  onOutcome?: (outcome: Exclude<OrderOutcome, { is: 'stopped' }>) => void;
  onReturn: (status: ReturnStatus) => void;
  onClose: () => void;
}) {
  const t = useDepositTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const returned = useRef(onReturn);
  returned.current = onReturn;
  const isDecided = useRef(false);
  const [loaded, setLoaded] = useState(false);

  useEffect(
    () =>
      onPaymentReturn(
        () => frame.current?.contentWindow,
        (status) => {
          isDecided.current = true;
          returned.current(status);
        },
      ),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: followed once, as long as the page is open.
  useEffect(() => {
    const leaving = new AbortController();
    void follow?.(order.orderId, leaving.signal).then((outcome) => {
      if (outcome.is !== 'paid' && outcome.is !== 'failed') return;
      isDecided.current = true;
      onOutcome?.(outcome);
    });
    return () => leaving.abort();
  }, []);

  // However the page is left: closed, or by the way back of the browser.
  useEffect(
    () => () => {
      if (!isDecided.current) void watchLateCredit(order.orderId);
    },
    [order.orderId],
  );

  return (
    <Dialog title={t('payTitle', { amount: formatAmount(order.amount, language) })} onClose={onClose} size={size} flush>
      <div className={styles.holder} data-full={size === 'full' || undefined}>
        <iframe
          ref={frame}
          className={styles.frame}
          src={order.page}
          title={title ?? t('payFrame')}
          // No way to take this window along: the page may only move itself, and come back in its frame.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          allow="payment"
          data-loaded={loaded || undefined}
          onLoad={() => setLoaded(true)}
        />
        {!loaded && (
          <div className={styles.waiting}>
            <Spinner label={common('loading')} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
